//! The JS API: the only folder that names wasm-bindgen. It converts, it never decides.
//!
//! Whatever JavaScript passes is looked at before it is used; what is not understood is answered by a thrown
//! `Error` with a `code` and a `detail`, and nothing has changed.
//!
//! | file | one idea |
//! |---|---|
//! | `game` | the class `Game`: a match, with its undo and redo |
//! | `engine`, `analysis` | the class `Engine`; what an analysis answers |
//! | `puzzle` | a puzzle as a plain object |
//! | `variant_info` | the rules of each game as a plain object |
//! | `input` | what JavaScript passes, checked |
//! | `view` | a match as plain objects |
//! | `types` | the TypeScript of all of these |
//! | `code`, `errors` | the codes of errors, and every error as a thrown `Error` |

mod analysis;
mod code;
mod engine;
mod errors;
mod game;
mod input;
mod puzzle;
mod types;
mod variant_info;
mod view;

use crate::play::PlayError;
use crate::rules::Variant;
use errors::{Coded, JsResult};
use view::to_js;
use wasm_bindgen::prelude::*;

/// Makes a panic, which would be a fault of ours, readable in the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// All games, in the order in which a page offers them.
#[wasm_bindgen(unchecked_return_type = "VariantInfo[]")]
pub fn variants() -> JsResult {
    to_js(&Variant::ALL.map(variant_info::VariantInfo::of))
}

/// The name of a sowing in this game: `B4`, or `B4+` and `B4-` where both ways are allowed. It does not depend on what
/// lies on the board.
///
/// Throws `noSuchVariant`, `noSuchHole`, `noSuchWay`, `wayNotAllowed`, `badOption` (not an object).
#[wasm_bindgen]
pub fn name(
    #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: JsValue,
) -> Result<String, JsValue> {
    let rules = input::variant(&variant)?.rules();
    let sowing = input::sowing(rules.ring_of_holes(), &sowing)?;
    match rules.ways.allows(sowing.way) {
        true => Ok(rules.sowing_name(sowing)),
        false => Err(PlayError::WayNotAllowed(sowing.way).coded()),
    }
}

/// The sowing of this game that has this name. It does not depend on what lies on the board.
///
/// Throws `noSuchVariant`, `noSuchSowing`.
#[wasm_bindgen(unchecked_return_type = "Sowing")]
pub fn sowing(
    #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
) -> JsResult {
    let rules = input::variant(&variant)?.rules();
    to_js(&view::JsSowing::of(
        rules,
        input::sowing_named(rules, &name)?,
    ))
}

/// The number of different sequences of exactly `depth` sowings from a position: for tests and benchmarks.
///
/// Throws `noSuchVariant`, `badPosition`, `badOption` (the depth).
#[wasm_bindgen]
pub fn perft(
    #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] depth: JsValue,
) -> Result<f64, JsValue> {
    let rules = input::variant(&variant)?.rules();
    let position = input::position(rules, &position)?;
    let depth = input::whole_number(&depth, "depth", 0..=input::MAX_PERFT_DEPTH)?;
    Ok(crate::play::perft(&position, depth) as f64)
}

/// The first laps of a sowing, endless or not; nothing is played, and the hand is empty after the last.
///
/// Throws `noSuchVariant`, `badPosition`, `noSuchHole`, `notYourHole`, `closedHole`, `emptyHole`, `noSuchWay`,
/// `wayNotAllowed`, `badOption`.
#[wasm_bindgen(unchecked_return_type = "Event[]")]
pub fn watch(
    #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] laps: JsValue,
) -> JsResult {
    let position = input::position(input::variant(&variant)?.rules(), &position)?;
    let laps = input::whole_number(&laps, "laps", 1..=crate::sowing::MAX_LAPS)?;
    let watched = position.watch(input::sowing(position.board().ring(), &sowing)?, laps);
    to_js(&watched.map_err(|error| error.coded())?)
}

/// The puzzle of a day, written `2026-11-30`: the same for everybody.
///
/// Throws `noSuchDay`.
#[wasm_bindgen(unchecked_return_type = "DailyPuzzle")]
pub fn daily(#[wasm_bindgen(unchecked_param_type = "string")] day: JsValue) -> JsResult {
    to_js(&puzzle::Daily::of(crate::puzzle::DailyPuzzle::of(
        input::day(&day)?,
    )))
}
