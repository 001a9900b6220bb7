//! The JS API as a browser has it: the generated classes and functions around the module, in Chromium.
//!
//! The bulk of the API's tests runs in Node.js (`tests/js/api.test.mjs`, `tests/js/hostile.test.mjs`) on the
//! built module; these here make sure that a browser is told the same.

#![cfg(target_arch = "wasm32")]

mod errors;
mod fair;
mod hostile;
mod shapes;

use ali_guli_mane as _; // so that what it exports to JavaScript is in the module that runs these tests
use js_sys::{Array, Function, JSON, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);

const VARIANTS: [&str; 6] = [
    "ali-guli-mane",
    "ali-guli-mane-either-way",
    "pallanguzhi",
    "pallanguzhi-traditional",
    "kalah",
    "avalanche",
];

/// What the module exports to JavaScript; the runner serves it under this name.
async fn api() -> JsValue {
    let import = Function::new_no_args("return import('/wasm-bindgen-test')");
    let promise: Promise = import
        .call0(&JsValue::NULL)
        .expect("a promise")
        .unchecked_into();
    promise.await.expect("the module that runs these tests")
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
