//! What crosses: exactly the keys and types of the contract, as plain objects, with null and never undefined.

use super::{VARIANTS, api, call, construct, get, json, text_of};
use js_sys::{Array, Function, Object, Reflect};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Sowing {
    hole: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    way: Option<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Outcome {
    reason: String,
    winner: Option<u8>,
    totals: [u8; 2],
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct MatchOutcome {
    reason: String,
    winner: Option<u8>,
    stocks: [u8; 2],
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct View {
    variant: String,
    holes: Vec<u8>,
    closed: Vec<bool>,
    banks: [u8; 2],
    mover: u8,
    second_sowing: bool,
    legal: Vec<Sowing>,
    endless: Vec<Sowing>,
    round: u32,
    outcome: Option<Outcome>,
    match_outcome: Option<MatchOutcome>,
    text: String,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct FilledHole {
    hole: u8,
    seeds: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "camelCase")]
enum Event {
    Scoop {
        hole: u8,
        seeds: u8,
    },
    Drop {
        hole: u8,
    },
    BankDrop {
        player: u8,
    },
    Ripe {
        hole: u8,
        seeds: u8,
        player: u8,
    },
    Saada {
        hole: u8,
    },
    Capture {
        holes: Vec<u8>,
        seeds: u8,
        player: u8,
    },
    Again {
        player: u8,
        reason: String,
    },
    Turn {
        player: u8,
    },
    Keep {
        player: u8,
        holes: Vec<u8>,
        seeds: u8,
    },
    RoundOver(Outcome),
    Refill {
        player: u8,
        closed: Vec<u8>,
        bank: u8,
        filled: Vec<FilledHole>,
    },
}

/// Reads a value as one of the types above, and demands that it says nothing else: written anew it is the same,
/// key for key, with the nulls where they were.
fn read<T: DeserializeOwned + Serialize>(value: &JsValue) -> T {
    let read: T = serde_wasm_bindgen::from_value(value.clone())
        .unwrap_or_else(|error| panic!("{error}: {}", text_of(value)));
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    let written = read.serialize(&serializer).expect("a plain value");
    assert_eq!(sorted(value), sorted(&written));
    assert_plain(value);
    read
}

/// The JSON text with every object's keys in order.
fn sorted(value: &JsValue) -> String {
    if Array::is_array(value) {
        let each: Vec<String> = Array::from(value)
            .iter()
            .map(|each| sorted(&each))
            .collect();
        return format!("[{}]", each.join(","));
    }
    if !value.is_object() {
        return text_of(value);
    }
    let mut entries: Vec<String> = Object::keys(value.unchecked_ref::<Object>())
        .iter()
        .map(|key| {
            format!(
                "{}:{}",
                text_of(&key),
                sorted(&get(value, &key.as_string().unwrap()))
            )
        })
        .collect();
    entries.sort();
    format!("{{{}}}", entries.join(","))
}

/// No class, no map, no undefined: what may be posted to a worker, saved, compared.
fn assert_plain(value: &JsValue) {
    assert!(!value.is_undefined());
    if value.is_object() && !Array::is_array(value) {
        let plain = get(&get(&js_sys::global(), "Object"), "prototype");
        assert!(
            Object::is(&Object::get_prototype_of(value), &plain),
            "no plain object"
        );
        for each in Object::values(value.unchecked_ref::<Object>()).iter() {
            assert_plain(&each);
        }
    }
}

/// Plays the first legal sowing, or the next round, until the match is over, and reads all that is shown.
fn play_and_read(api: &JsValue, variant: &str) {
    let game = construct(api, "Game", &[variant.into()]).expect("a game");
    for ply in 0..200_usize {
        let view: View = read(&call(&game, "view", &[]).expect("a view"));
        assert_eq!(view.variant, variant);
        assert_eq!(view.holes.len(), view.closed.len());
        if view.match_outcome.is_some() {
            return;
        }
        let trace = match view.legal.len() {
            0 => call(&game, "nextRound", &[]),
            legal => call(&game, "play", &[sowing(&view.legal[ply % legal])]),
        };
        for event in Array::from(&trace.expect("a trace")).iter() {
            read::<Event>(&event);
        }
    }
}

fn sowing(sowing: &Sowing) -> JsValue {
    sowing
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .expect("a plain value")
}

#[wasm_bindgen_test]
async fn views_and_events_have_the_shapes_of_the_contract() {
    let api = api().await;
    for variant in VARIANTS {
        play_and_read(&api, variant);
    }
}

#[wasm_bindgen_test]
async fn the_way_of_a_sowing_is_told_only_where_both_are_allowed() {
    let api = api().await;
    for variant in VARIANTS {
        let game = construct(&api, "Game", &[variant.into()]).expect("a game");
        let view: View = read(&call(&game, "view", &[]).expect("a view"));
        let told = view.legal.iter().all(|sowing| sowing.way.is_some());
        let left_out = view.legal.iter().all(|sowing| sowing.way.is_none());
        assert_eq!(
            (told, left_out),
            (
                variant.ends_with("either-way"),
                !variant.ends_with("either-way")
            )
        );
    }
}

#[wasm_bindgen_test]
async fn variants_are_listed_the_default_first() {
    let list = Array::from(&call(&api().await, "variants", &[]).expect("a list"));
    let ids: Vec<String> = list
        .iter()
        .map(|info| get(&info, "id").as_string().unwrap())
        .collect();
    assert_eq!(ids, VARIANTS);
    for info in list.iter() {
        assert_plain(&info);
        let keys = Object::keys(info.unchecked_ref::<Object>());
        assert_eq!(
            text_of(&keys.sort()),
            r#"["book","dials","id","matches","names","opening","openings","puzzles","ring","row","ways"]"#
        );
    }
}

#[wasm_bindgen_test]
async fn views_and_traces_can_be_posted_to_a_worker() {
    let api = api().await;
    let game = construct(&api, "Game", &["kalah".into()]).expect("a game");
    let clone = get(&js_sys::global(), "structuredClone");
    for value in [
        call(&game, "view", &[]).expect("a view"),
        call(&game, "play", &[json(r#"{"hole":9}"#)]).expect("a trace"),
        get(&game, "rounds"),
    ] {
        let cloned = Reflect::apply(
            clone.unchecked_ref::<Function>(),
            &JsValue::UNDEFINED,
            &Array::of1(&value),
        );
        assert_eq!(sorted(&cloned.expect("a copy")), sorted(&value));
    }
}

#[wasm_bindgen_test]
async fn undo_and_redo_give_a_view_or_null() {
    let api = api().await;
    let game = construct(&api, "Game", &["pallanguzhi".into()]).expect("a game");
    assert!(call(&game, "undo", &[]).expect("null").is_null());
    assert!(call(&game, "redo", &[]).expect("null").is_null());
    call(&game, "play", &[json(r#"{"hole":13}"#)]).expect("a trace");
    let after: View = read(&call(&game, "view", &[]).expect("a view"));
    let before: View = read(&call(&game, "undo", &[]).expect("a view"));
    let again: View = read(&call(&game, "redo", &[]).expect("a view"));
    assert_eq!((before.holes[13], again.text), (12, after.text));
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    sowing: Sowing,
    worth: i16,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Puzzle {
    variant: String,
    kind: String,
    seed: u32,
    grade: u8,
    position: String,
    choices: Vec<Choice>,
    best: i16,
    line: Vec<Sowing>,
    falls: Option<u8>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Daily {
    variant: String,
    kind: String,
    seed: u32,
    grade: u8,
}

#[wasm_bindgen_test]
async fn the_puzzle_of_a_day_has_the_shape_of_the_contract() {
    let api = api().await;
    let daily: Daily = read(&call(&api, "daily", &["2026-12-01".into()]).expect("a puzzle"));
    let engine = construct(&api, "Engine", &[daily.variant.as_str().into()]).expect("an engine");
    let asked = [
        daily.kind.as_str().into(),
        daily.seed.into(),
        daily.grade.into(),
    ];
    let puzzle: Puzzle = read(&call(&engine, "puzzle", &asked).expect("a puzzle"));
    let told = (puzzle.variant, puzzle.kind, puzzle.seed);
    assert_eq!(told, (daily.variant, daily.kind, daily.seed));
    assert_eq!(puzzle.position, "0,1,0,1,0,0,0/0,2,1,1,1,1,0 68-72 S");
}
