//! Whatever JavaScript can pass, in a browser: the values and the parameters are those of the tests in Node.js.

use super::{api, call, construct, json};
use js_sys::{Array, Function, Object};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen(module = "/tests/js/hostile.js")]
extern "C" {
    /// Values of every type and size.
    fn values(api: &JsValue) -> Object;
    /// Every parameter of every function, as a function of the value.
    fn parameters(api: &JsValue) -> Object;
    /// Every parameter of a game's methods.
    fn methods(game: &JsValue) -> Object;
    /// The names of the values with which something is amiss.
    fn amiss(call: &JsValue, values: &Object, is_right: &Function) -> Array;
    #[wasm_bindgen(js_name = isSensible)]
    fn is_sensible(thrown: &JsValue) -> bool;
}

/// Passes every value to every parameter.
fn assert_nothing_amiss(
    api: &JsValue,
    parameters: &Object,
    is_right: impl Fn(JsValue) -> bool + 'static,
) {
    let is_right = Closure::<dyn Fn(JsValue) -> bool>::new(is_right);
    let all = values(api);
    let named = Object::entries(parameters);
    assert!(named.length() > 0 && Object::keys(&all).length() > 50);
    for entry in named.iter().map(|entry| Array::from(&entry)) {
        let wrong = amiss(&entry.get(1), &all, is_right.as_ref().unchecked_ref());
        assert_eq!(wrong.length(), 0, "{:?} with {wrong:?}", entry.get(0));
    }
}

/// A panic would have left the module dead.
fn is_alive(api: &JsValue) -> bool {
    let opening = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S".into();
    call(api, "perft", &["kalah".into(), opening, 2.into()]).is_ok_and(|count| count == 35)
}

fn thrown_or_returned(outcome: &JsValue) -> (JsValue, JsValue) {
    (
        super::get(outcome, "thrown"),
        super::get(outcome, "returned"),
    )
}

#[wasm_bindgen_test]
async fn the_functions_take_any_value() {
    let api = api().await;
    let module = api.clone();
    assert_nothing_amiss(&api, &parameters(&api), move |outcome| {
        let (thrown, returned) = thrown_or_returned(&outcome);
        is_alive(&module) && (!returned.is_undefined() || is_sensible(&thrown))
    });
}

#[wasm_bindgen_test]
async fn a_game_takes_any_value_and_is_as_it_was() {
    let api = api().await;
    let game = construct(&api, "Game", &["ali-guli-mane".into()]).expect("a game");
    call(&game, "play", &[json(r#"{"hole":13}"#)]).expect("a trace");
    let before = call(&game, "record", &[]).expect("a record");
    let same = game.clone();
    assert_nothing_amiss(&api, &methods(&game), move |outcome| {
        let (thrown, returned) = thrown_or_returned(&outcome);
        let unchanged = call(&same, "record", &[]).is_ok_and(|record| record == before);
        unchanged && returned.is_undefined() && is_sensible(&thrown)
    });
}

#[wasm_bindgen_test]
async fn a_freed_game_throws_and_the_module_lives() {
    let api = api().await;
    let game = construct(&api, "Game", &["kalah".into()]).expect("a game");
    call(&game, "free", &[]).expect("nothing");
    for method in [
        "view",
        "play",
        "preview",
        "undo",
        "redo",
        "nextRound",
        "resign",
        "record",
        "summary",
        "history",
    ] {
        let thrown = call(&game, method, &[json(r#"{"hole":6}"#)]).expect_err(method);
        assert!(is_sensible(&thrown), "{thrown:?}");
    }
    assert!(is_alive(&api));
}
