//! Every function and method that the module exports is called, and answers.

use super::{api, ask, call, engine, game, get, json, list, text_of};
use js_sys::{Array, Function, Object, Reflect};
use std::collections::BTreeSet;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

type Calls<'a> = &'a [(&'a str, &'a str, &'a str)];

/// Calls one after the other on the same object: name, arguments, and how the answer begins as JSON.
fn assert_answers(object: &JsValue, calls: Calls) {
    for (name, args, begins) in calls {
        let answer = ask(object, name, &list(&json(args)));
        let answer = match answer.is_undefined() {
            true => "undefined".to_owned(),
            false => text_of(&answer),
        };
        assert!(answer.starts_with(begins), "{name}{args}: {answer}");
    }
}

fn names_of(calls: Calls) -> BTreeSet<String> {
    calls.iter().map(|(name, ..)| (*name).to_owned()).collect()
}

/// The functions among an object's own properties, but for those that wasm-bindgen adds.
fn own_functions(object: &JsValue) -> BTreeSet<String> {
    let added = ["constructor", "default", "free", "initSync", "start"];
    let names = Reflect::own_keys(object).expect("an object");
    let names = names.iter().filter_map(|name| name.as_string());
    let functions = names.filter(|name| {
        let descriptor =
            Object::get_own_property_descriptor(object.unchecked_ref::<Object>(), &name.into());
        get(&descriptor, "value").is_function()
    });
    functions
        .filter(|name| !name.starts_with("__") && !added.contains(&name.as_str()))
        .collect()
}

fn methods_of(api: &JsValue, class: &str) -> BTreeSet<String> {
    own_functions(&get(&get(api, class), "prototype"))
}

const FUNCTIONS: Calls = &[
    ("variants", "[]", "[{\"id\":\"ali-guli-mane\""),
    (
        "perft",
        r#"["kalah","4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",3]"#,
        "185",
    ),
    (
        "watch",
        r#"["ali-guli-mane","1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S",{"hole":13},1]"#,
        r#"[{"kind":"scoop","hole":13,"seeds":2},{"kind":"drop","hole":12},{"kind":"drop","hole":11}]"#,
    ),
    (
        "daily",
        r#"["2026-12-01"]"#,
        r#"{"variant":"pallanguzhi","kind":"keepTheWin""#,
    ),
    (
        "name",
        r#"["ali-guli-mane-either-way",{"hole":10,"way":"clockwise"}]"#,
        "\"B4-\"",
    ),
    ("sowing", r#"["kalah","B3"]"#, r#"{"hole":9}"#),
];

#[wasm_bindgen_test]
async fn every_function_answers() {
    let api = api().await;
    assert_answers(&api, FUNCTIONS);
    let classes = ["Engine", "Game", "WasmBindgenTestContext"];
    let exported = own_functions(&api);
    let exported = exported
        .into_iter()
        .filter(|name| !classes.contains(&name.as_str()));
    assert_eq!(exported.collect::<BTreeSet<_>>(), names_of(FUNCTIONS));
}

const GAME: Calls = &[
    ("view", "[]", r#"{"variant":"ali-guli-mane","holes":[5,"#),
    ("summary", r#"[{"hole":10}]"#, r#"{"player":0,"laps":"#),
    (
        "preview",
        r#"[{"hole":10}]"#,
        r#"[{"kind":"scoop","hole":10,"seeds":5},{"kind":"drop","hole":9}"#,
    ),
    (
        "play",
        r#"[{"hole":10}]"#,
        r#"[{"kind":"scoop","hole":10,"seeds":5},{"kind":"drop","hole":9}"#,
    ),
    (
        "history",
        "[]",
        r#"[{"kind":"sow","round":1,"position":"5,5,"#,
    ),
    ("undo", "[]", r#"{"variant":"ali-guli-mane","holes":[5,"#),
    ("redo", "[]", r#"{"variant":"ali-guli-mane","holes":[0,"#),
    (
        "resign",
        "[]",
        r#"[{"kind":"roundOver","reason":"resigned","winner":1,"totals":[15,0]}]"#,
    ),
    ("nextRound", "[]", r#"[{"kind":"refill","player":0"#),
    (
        "record",
        "[]",
        r#""game: ali-guli-mane\nopening: 5\n\nround 1\n1. B4 resigns"#,
    ),
];

#[wasm_bindgen_test]
async fn every_method_of_a_game_answers() {
    let api = api().await;
    let game = game(&api, "ali-guli-mane");
    assert_answers(&game, GAME);
    assert_eq!(methods_of(&api, "Game"), names_of(GAME));
    assert_eq!(
        own_functions(&get(&api, "Game")),
        ["fromRecord".to_owned()].into()
    );
    for (property, value) in [
        ("canUndo", "true"),
        ("canRedo", "false"),
        ("options", r#"{"openingSeeds":5}"#),
    ] {
        assert_eq!(text_of(&get(&game, property)), value);
    }
    assert_eq!(list(&get(&game, "rounds")).len(), 2);
}

#[wasm_bindgen_test]
async fn every_method_of_an_engine_answers() {
    let api = api().await;
    const NEAR_THE_END: &str = "0,0,0,0,0,1/0,0,0,0,1,0 24-22 S";
    let position = format!("[\"{NEAR_THE_END}\"]");
    let position = position.as_str();
    let calls: Calls = &[
        ("prepare", "[0]", "true"),
        ("loadBook", r#"["kalah 47 B3=8 A1=-3 A1=-3"]"#, "undefined"),
        ("think", position, r#"{"sowing":{"hole":10},"exact":true"#),
        (
            "fairStarts",
            &format!("[\"{NEAR_THE_END}\",1]"),
            r#"{"starts":[{"sowings":[{"hole":10}"#,
        ),
        ("swap", position, r#"{"change":"#),
        ("cut", position, r#"{"sowing":{"hole":10}"#),
        (
            "puzzle",
            r#"["keepTheWin",1]"#,
            r#"{"variant":"kalah","kind":"keepTheWin","seed":1"#,
        ),
    ];
    assert_answers(&engine(&api, "kalah"), calls);
    assert_eq!(methods_of(&api, "Engine"), names_of(calls));
}

#[wasm_bindgen_test]
async fn what_is_freed_is_gone() {
    let api = api().await;
    for object in [game(&api, "kalah"), engine(&api, "kalah")] {
        ask(&object, "free", &[]);
        let again: Function = get(&object, "free").unchecked_into();
        assert!(Reflect::apply(&again, &object, &Array::new()).is_err());
        assert!(call(&object, "view", &[]).is_err() || call(&object, "think", &[]).is_err());
    }
}
