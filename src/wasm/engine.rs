//! The engine as JavaScript asks it: a position as text in, what it thinks out.

use super::analysis::{Analysis, EvenSowing, FairStarts, SwapDecision};
use super::code::Code;
use super::errors::{Coded, JsResult};
use super::input;
use super::puzzle;
use super::view::to_js;
use crate::ai;
use crate::play::Position;
use crate::rules::{Rules, Variant};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;

/// Searching this many nodes takes minutes, and nobody would wait longer.
const MAX_NODES: u32 = 1_000_000_000;

/// No round is longer than this; what came before can hardly come again.
const MAX_HISTORY_LENGTH: u32 = 10_000;

/// Enough to find the fairest beginnings where that takes no longer than a few seconds.
const NODES_FOR_STARTS: u64 = 2_000_000;

/// What an engine has computed takes megabytes, and JavaScript frees late or never: so all engines of one game share
/// it, for as long as there is one.
type Shared = RefCell<ai::Engine>;

thread_local! {
    static ENGINES: RefCell<[Weak<Shared>; Variant::ALL.len()]> = RefCell::default();
}

/// The engine of a game, a new one if there is none now.
fn shared(variant: Variant) -> Rc<Shared> {
    ENGINES.with_borrow_mut(|engines| {
        let known = &mut engines[variant as usize];
        known.upgrade().unwrap_or_else(|| {
            let engine = Rc::new(RefCell::new(ai::Engine::new(variant)));
            *known = Rc::downgrade(&engine);
            engine
        })
    })
}

/// Computes what each sowing is worth. All engines of one game share their transposition table; `free` of the last
/// one gives its memory back.
///
/// Where it is asked about a position it throws `badPosition`, and `badOption` or `noSuchLevel` for options.
#[wasm_bindgen]
pub struct Engine {
    engine: Rc<Shared>,
    variant: Variant,
}

#[wasm_bindgen]
impl Engine {
    /// An engine for this game. Where banks are in the ring its first endgames take some tenths of a second.
    ///
    /// Throws `noSuchVariant`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    ) -> Result<Engine, JsValue> {
        let variant = input::variant(&variant)?;
        Ok(Engine {
            engine: shared(variant),
            variant,
        })
    }

    /// Goes by this opening book from now on, as do all engines of the game, and searches only where it says nothing.
    /// Its worths are believed.
    ///
    /// Throws `badBook`; what was loaded before is kept.
    #[wasm_bindgen(js_name = loadBook)]
    pub fn load_book(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<(), JsValue> {
        let text = input::text(&text, Code::BadBook)?;
        let book = ai::Book::read(self.variant, &text).map_err(|error| error.coded())?;
        self.engine.borrow_mut().load_book(book);
        Ok(())
    }

    /// Computes the values of so many more endgames, some milliseconds for ten thousand; false once there are no more.
    /// Later searches are several times shorter: something to do while nobody asks.
    ///
    /// Throws `badOption`.
    pub fn prepare(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] positions: JsValue,
    ) -> Result<bool, JsValue> {
        let positions = input::whole_number(&positions, "positions", 0..=u32::MAX)?;
        Ok(self.engine.borrow_mut().prepare(positions as usize))
    }

    /// What the engine thinks of a position, within the options' number of positions to look at.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn think(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ThinkOptions")] options: JsValue,
    ) -> JsResult {
        let (position, options) = self.question(&position, &options)?;
        to_js(&Analysis::of(
            self.rules(),
            self.engine.borrow_mut().think(&position, &options),
        ))
    }

    /// The fairest first turn, or first turn of each, from this position.
    #[wasm_bindgen(js_name = fairStarts, unchecked_return_type = "FairStarts")]
    pub fn fair_starts(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
        #[wasm_bindgen(unchecked_param_type = "1 | 2")] turns: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "FairOptions")] options: JsValue,
    ) -> JsResult {
        let position = input::position(self.rules(), &position)?;
        let turns = input::whole_number(&turns, "turns", 1..=2)? as u8;
        let nodes = input::number_option(&options, "nodes", 0..=MAX_NODES)?;
        let nodes = nodes.map_or(NODES_FOR_STARTS, u64::from);
        let mut engine = self.engine.borrow_mut();
        to_js(&FairStarts::of(
            self.rules(),
            engine.fair_starts(&position, turns, nodes),
        ))
    }

    /// Would the player to move rather sit on the other side?
    #[wasm_bindgen(unchecked_return_type = "SwapDecision")]
    pub fn swap(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ThinkOptions")] options: JsValue,
    ) -> JsResult {
        let (position, options) = self.question(&position, &options)?;
        to_js(&SwapDecision::of(
            self.engine.borrow_mut().decide_swap(&position, &options),
        ))
    }

    /// How to sow if the other may change sides after this turn.
    #[wasm_bindgen(unchecked_return_type = "EvenSowing")]
    pub fn cut(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ThinkOptions")] options: JsValue,
    ) -> JsResult {
        let (position, options) = self.question(&position, &options)?;
        to_js(&EvenSowing::of(
            self.rules(),
            self.engine.borrow_mut().even_sowing(&position, &options),
        ))
    }

    /// The puzzle of this kind and seed, of this grade or one near it.
    ///
    /// Throws `noSuchPuzzle` where the game has none of the kind, `badOption` for a seed or grade.
    #[wasm_bindgen(unchecked_return_type = "Puzzle")]
    pub fn puzzle(
        &self,
        #[wasm_bindgen(unchecked_param_type = "PuzzleKind")] kind: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Grade")] grade: JsValue,
    ) -> JsResult {
        let kind = input::kind(self.rules(), &kind)?;
        let seed = input::whole_number(&seed, "seed", 0..=u32::MAX)?;
        let grade = input::grade(&grade)?;
        let mut engine = self.engine.borrow_mut();
        let puzzle =
            crate::puzzle::Puzzle::make(&mut engine, self.variant, kind, u64::from(seed), grade);
        let puzzle = puzzle.ok_or_else(input::no_such_puzzle)?;
        to_js(&puzzle::Puzzle::of(seed, puzzle))
    }

    fn rules(&self) -> &'static Rules {
        self.variant.rules()
    }

    fn question(
        &self,
        position: &JsValue,
        options: &JsValue,
    ) -> Result<(Position, ai::ThinkOptions), JsValue> {
        Ok((
            input::position(self.rules(), position)?,
            self.options(options)?,
        ))
    }

    fn options(&self, options: &JsValue) -> Result<ai::ThinkOptions, JsValue> {
        let defaults = ai::ThinkOptions::default();
        let number = |key, range| input::number_option(options, key, range);
        let nodes = number("nodes", 0..=MAX_NODES)?;
        let seed = number("seed", 0..=u32::MAX)?;
        let history = input::list_option(options, "history", MAX_HISTORY_LENGTH)?;
        let history: Result<Vec<Position>, JsValue> = history
            .iter()
            .map(|text| input::position(self.rules(), text))
            .collect();
        Ok(ai::ThinkOptions {
            level: input::level(options)?,
            nodes: nodes.map_or(defaults.nodes, u64::from),
            history: history?,
            seed: seed.map_or(defaults.seed, u64::from),
        })
    }
}
