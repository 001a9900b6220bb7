//! The JS API: the only file that names wasm-bindgen. It converts, it never decides.
//!
//! Whatever JavaScript passes is looked at before it is used; what is not understood is answered by a thrown
//! `Error` with a `code` and a `detail`, and nothing has changed.

#![allow(missing_docs)] // the types and docs of this API are the TypeScript section below

mod engine;
mod errors;
mod input;
mod puzzle;
mod types;
mod view;

use crate::rounds::Match;
use crate::rules::Variant;
use errors::{Coded, JsResult};
use view::to_js;
use wasm_bindgen::prelude::*;

/// Makes a panic, which would be a fault of ours, readable in the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

#[wasm_bindgen(unchecked_return_type = "VariantInfo[]")]
pub fn variants() -> JsResult {
    to_js(&Variant::ALL.map(view::VariantInfo::of))
}

#[wasm_bindgen]
pub fn perft(
    #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] depth: JsValue,
) -> Result<f64, JsValue> {
    let rules = input::variant(&variant)?.rules();
    let position = input::position(rules, &position)?;
    let depth = input::whole_number(&depth, "depth", 0..=input::DEEPEST_PERFT)?;
    Ok(crate::perft(&position, depth) as f64)
}

#[wasm_bindgen(unchecked_return_type = "Event[]")]
pub fn watch(
    #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] laps: JsValue,
) -> JsResult {
    let position = input::position(input::variant(&variant)?.rules(), &position)?;
    let laps = input::whole_number(&laps, "laps", 1..=crate::MOST_LAPS)?;
    let watched = position.watch(input::sowing(&sowing)?, laps);
    to_js(&watched.map_err(|error| error.coded())?)
}

#[wasm_bindgen(unchecked_return_type = "DailyPuzzle")]
pub fn daily(#[wasm_bindgen(unchecked_param_type = "string")] day: JsValue) -> JsResult {
    to_js(&puzzle::Daily::of(crate::Today::of(input::day(&day)?)))
}

#[wasm_bindgen]
pub struct Game {
    game: Match,
}

#[wasm_bindgen]
impl Game {
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let setup = input::setup(input::variant(&variant)?, &options)?;
        Ok(Game {
            game: Match::new(setup),
        })
    }

    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    ) -> Result<Game, JsValue> {
        let record = input::text(&record, "badRecord")?;
        let game = Match::from_record(&record).map_err(|error| error.coded())?;
        Ok(Game { game })
    }

    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&self) -> JsResult {
        to_js(&view::View::of(&self.game))
    }

    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: JsValue,
    ) -> JsResult {
        let sowing = input::sowing(&sowing)?;
        to_js(&self.game.play(sowing).map_err(|error| error.coded())?)
    }

    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: JsValue,
    ) -> JsResult {
        let sowing = input::sowing(&sowing)?;
        to_js(
            &self
                .game
                .preview(sowing)
                .map_err(|error| error.coded())?
                .trace,
        )
    }

    #[wasm_bindgen(unchecked_return_type = "View | null")]
    pub fn undo(&mut self) -> JsResult {
        match self.game.undo() {
            true => self.view(),
            false => Ok(JsValue::NULL),
        }
    }

    #[wasm_bindgen(unchecked_return_type = "View | null")]
    pub fn redo(&mut self) -> JsResult {
        match self.game.redo() {
            true => self.view(),
            false => Ok(JsValue::NULL),
        }
    }

    #[wasm_bindgen(getter, js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.game.can_undo()
    }

    #[wasm_bindgen(getter, js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    #[wasm_bindgen(js_name = nextRound, unchecked_return_type = "Event[]")]
    pub fn next_round(&mut self) -> JsResult {
        to_js(&self.game.next_round().map_err(|error| error.coded())?)
    }

    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn resign(&mut self) -> JsResult {
        to_js(&self.game.resign().map_err(|error| error.coded())?)
    }

    #[wasm_bindgen(getter, unchecked_return_type = "GameOptions")]
    pub fn options(&self) -> JsResult {
        to_js(&view::GameOptions::of(self.game.setup()))
    }

    #[wasm_bindgen(getter, unchecked_return_type = "RoundInfo[]")]
    pub fn rounds(&self) -> JsResult {
        to_js(&view::rounds(&self.game))
    }

    pub fn record(&self) -> String {
        self.game.record()
    }
}
