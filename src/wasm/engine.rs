//! The engine as JavaScript asks it: a position as text in, what it thinks out.

use super::errors::JsResult;
use super::input;
use super::view::{JsSowing, Thought, to_js};
use crate::ai::{Level, choose};
use crate::position::Position;
use crate::rules::Variant;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
pub struct Engine {
    variant: Variant,
}

#[wasm_bindgen]
impl Engine {
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    ) -> Result<Engine, JsValue> {
        let variant = input::variant(&variant)?;
        Ok(Engine { variant })
    }

    #[wasm_bindgen(unchecked_return_type = "Thought")]
    pub fn think(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ThinkOptions")] options: JsValue,
    ) -> JsResult {
        let position: Position = input::position(self.variant.rules(), &position)?;
        let level = input::level(&options)?.unwrap_or(Level::Greedy);
        let sowing = choose(&position, level);
        to_js(&Thought {
            sowing: sowing.map(|sowing| JsSowing::of(position.rules(), sowing)),
        })
    }
}
