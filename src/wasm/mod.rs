//! The JS API: the only folder that names wasm-bindgen. It converts, it never decides.
//!
//! Whatever JavaScript passes is looked at before it is used; what is not understood is answered by a thrown
//! `Error` with a `code` and a `detail`, and nothing has changed.

mod code;
mod engine;
mod errors;
mod input;
mod puzzle;
mod types;
mod view;

use crate::board::Ring;
use crate::play::{Match, PlayError};
use crate::rules::Variant;
use code::Code;
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
    to_js(&Variant::ALL.map(view::VariantInfo::of))
}

/// What a sowing of this game is called: `B4`, or `B4+` and `B4-` where both ways are allowed. What lies on the board
/// is not asked.
///
/// Throws `noSuchVariant`, `noSuchHole`, `noSuchWay`, `wayNotAllowed`, `badOption` (no sowing at all).
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

/// The sowing of this game that is called so. What lies on the board is not asked.
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

/// In how many ways exactly so many sowings can follow a position: for tests and benchmarks.
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

/// A match of one or more rounds. Whatever it refuses leaves it as it was.
#[wasm_bindgen]
pub struct Game {
    game: Match,
}

#[wasm_bindgen]
impl Game {
    /// A match of this game, laid out as usual or as the options say.
    ///
    /// Throws `noSuchVariant`, `badOption`, `badPosition`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let agreed = input::match_options(input::variant(&variant)?, &options)?;
        Ok(Game {
            game: Match::new(agreed),
        })
    }

    /// The match that a record tells of.
    ///
    /// Throws `badRecord`; its detail has the line and the column, if it is text at all.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    ) -> Result<Game, JsValue> {
        let record = input::text(&record, Code::BadRecord)?;
        let game = Match::from_record(&record).map_err(|error| error.coded())?;
        Ok(Game { game })
    }

    /// Everything there is to see.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&self) -> JsResult {
        to_js(&view::View::of(&self.game))
    }

    /// Sows, and tells what happens, in order.
    ///
    /// Throws `roundOver`, `noSuchHole`, `notYourHole`, `closedHole`, `emptyHole`, `noSuchWay`, `wayNotAllowed`,
    /// `endlessSowing`, `badOption` (no sowing at all).
    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: JsValue,
    ) -> JsResult {
        let sowing = input::sowing(self.ring(), &sowing)?;
        to_js(&self.game.play(sowing).map_err(|error| error.coded())?)
    }

    /// What `play` would tell, and what it would throw. Nothing is played.
    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: JsValue,
    ) -> JsResult {
        let sowing = input::sowing(self.ring(), &sowing)?;
        to_js(
            &self
                .game
                .preview(sowing)
                .map_err(|error| error.coded())?
                .trace,
        )
    }

    /// What `play` would come to, added up, and what it would throw. Nothing is played.
    #[wasm_bindgen(unchecked_return_type = "Summary")]
    pub fn summary(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: JsValue,
    ) -> JsResult {
        let sowing = input::sowing(self.ring(), &sowing)?;
        to_js(&self.game.summary(sowing).map_err(|error| error.coded())?)
    }

    /// Takes back the last sowing, resigning or new round; null where there is none.
    #[wasm_bindgen(unchecked_return_type = "View | null")]
    pub fn undo(&mut self) -> JsResult {
        match self.game.undo() {
            true => self.view(),
            false => Ok(JsValue::NULL),
        }
    }

    /// Does again what was taken back last; null where there is nothing.
    #[wasm_bindgen(unchecked_return_type = "View | null")]
    pub fn redo(&mut self) -> JsResult {
        match self.game.redo() {
            true => self.view(),
            false => Ok(JsValue::NULL),
        }
    }

    /// Is there anything to take back?
    #[wasm_bindgen(getter, js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.game.can_undo()
    }

    /// Is there anything to do again?
    #[wasm_bindgen(getter, js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    /// Lays out the next round with what each player holds, and tells how.
    ///
    /// Throws `roundRunning`, `matchOver`.
    #[wasm_bindgen(js_name = nextRound, unchecked_return_type = "Event[]")]
    pub fn next_round(&mut self) -> JsResult {
        to_js(&self.game.next_round().map_err(|error| error.coded())?)
    }

    /// The player to move gives up the round.
    ///
    /// Throws `roundOver`.
    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn resign(&mut self) -> JsResult {
        to_js(&self.game.resign().map_err(|error| error.coded())?)
    }

    /// How the match was set up: what the constructor takes to begin the same again.
    #[wasm_bindgen(getter, unchecked_return_type = "GameOptions")]
    pub fn options(&self) -> JsResult {
        to_js(&view::GameOptions::of(self.game.options()))
    }

    /// Every round so far, the running one last.
    #[wasm_bindgen(getter, unchecked_return_type = "RoundInfo[]")]
    pub fn rounds(&self) -> JsResult {
        to_js(&view::rounds(&self.game))
    }

    /// Everything that was done so far, or in one round, the first step first: what `undo` takes back, one by one.
    ///
    /// Throws `badOption` (no such round).
    #[wasm_bindgen(unchecked_return_type = "HistoryStep[]")]
    pub fn history(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] round: JsValue,
    ) -> JsResult {
        let steps: Vec<view::HistoryStep> = match input::round(&round, &self.game)? {
            None => self.game.history().map(view::HistoryStep::of).collect(),
            Some(round) => {
                let steps = self.game.history_of(round);
                steps.map(view::HistoryStep::of).collect()
            }
        };
        to_js(&steps)
    }

    /// The whole match as text, for `fromRecord`.
    pub fn record(&self) -> String {
        self.game.record()
    }
}

impl Game {
    fn ring(&self) -> Ring {
        self.game.options().rules.ring_of_holes()
    }
}
