//! Every error that is thrown on purpose: an Error with its code, its details, and a message.

use super::api;
use js_sys::Array;
use std::collections::BTreeSet;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

/// Where the codes are, for Rust and for TypeScript.
const CODES: &str = include_str!("../../../src/wasm/code.rs");
const TYPES: &str = include_str!("../../../src/wasm/types.d.ts");

#[wasm_bindgen(module = "/tests/js/refusals.js")]
extern "C" {
    /// What is wrong with how calls are refused.
    fn wrongs(api: &JsValue) -> Array;
    /// The codes that are raised.
    fn raised(api: &JsValue) -> Array;
}

/// The words between quotation marks.
fn quoted(text: &str) -> BTreeSet<String> {
    let words = text.split('"').skip(1).step_by(2);
    words.map(str::to_owned).collect()
}

#[wasm_bindgen_test]
async fn what_is_refused_is_refused_with_its_code_and_its_details() {
    let wrongs = wrongs(&api().await);
    assert_eq!(wrongs.length(), 0, "{wrongs:?}");
}

#[wasm_bindgen_test]
async fn every_code_is_raised_by_some_call_and_known_to_typescript() {
    let raised = raised(&api().await);
    let raised: BTreeSet<String> = raised.iter().filter_map(|code| code.as_string()).collect();
    let (_, names) = CODES.split_once("fn name").expect("the names of the codes");
    let (_, error) = TYPES
        .split_once("interface EngineError")
        .expect("the errors");
    assert_eq!(raised, quoted(names));
    assert_eq!(raised, quoted(error));
}
