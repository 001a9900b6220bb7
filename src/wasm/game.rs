//! A match, as JavaScript plays it.

use super::errors::{Coded, JsResult};
use super::input;
use super::view::{self, to_js};
use crate::board::Ring;
use crate::play::Match;
use wasm_bindgen::prelude::*;

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
        let record = input::record(&record)?;
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
    /// `endlessSowing`, `badOption` (not an object). A sowing without a valid hole number throws `noSuchHole`.
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
