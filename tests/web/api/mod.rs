//! The JS API as its user has it: the generated classes and functions around the module.
//!
//! What is tested in Node.js on the built module (`tests/js/api.test.mjs`, `tests/js/hostile.test.mjs`) shares its
//! hostile values and its refusals with these.

mod engines;
mod errors;
mod fair;
mod functions;
mod hostile;
mod matches;
mod puzzles;
mod shapes;

use ali_guli_mane as _; // so that what it exports to JavaScript is in the module that runs these tests
use js_sys::{Array, Function, JSON, Promise, Reflect};
use wasm_bindgen::prelude::*;

const VARIANTS: [&str; 6] = [
    "ali-guli-mane",
    "ali-guli-mane-either-way",
    "pallanguzhi",
    "pallanguzhi-traditional",
    "kalah",
    "avalanche",
];

#[wasm_bindgen(module = "/tests/js/module.js")]
extern "C" {
    /// A promise of what the module exports to JavaScript.
    fn exported() -> Promise;
}

/// What the module exports to JavaScript.
async fn api() -> JsValue {
    exported().await.expect("the module that runs these tests")
}

fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).expect("an object")
}

/// Calls a function or a method.
fn call(object: &JsValue, name: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = get(object, name).unchecked_into();
    Reflect::apply(&function, object, &args.iter().collect::<Array>())
}

/// `new api.Class(...args)`
fn construct(api: &JsValue, class: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
    let class: Function = get(api, class).unchecked_into();
    Reflect::construct(&class, &args.iter().collect::<Array>())
}

/// A plain object or list, or any other value that JSON has.
fn json(text: &str) -> JsValue {
    JSON::parse(text).expect(text)
}

fn text_of(value: &JsValue) -> String {
    JSON::stringify(value).expect("no cycle").into()
}

/// A list, as its values.
fn list(value: &JsValue) -> Vec<JsValue> {
    assert!(Array::is_array(value), "no list: {}", text_of(value));
    Array::from(value).to_vec()
}

/// A text among an object's properties.
fn text_in(object: &JsValue, key: &str) -> String {
    let value = get(object, key);
    let text = value.as_string();
    text.unwrap_or_else(|| panic!("{key} is no text: {}", text_of(&value)))
}

/// `new Game(variant)`
fn game(api: &JsValue, variant: &str) -> JsValue {
    construct(api, "Game", &[variant.into()]).expect("a game")
}

/// `new Engine(variant)`
fn engine(api: &JsValue, variant: &str) -> JsValue {
    construct(api, "Engine", &[variant.into()]).expect("an engine")
}

/// Calls what is not refused.
#[track_caller]
fn ask(object: &JsValue, name: &str, args: &[JsValue]) -> JsValue {
    call(object, name, args).unwrap_or_else(|thrown| panic!("{name} threw {thrown:?}"))
}
