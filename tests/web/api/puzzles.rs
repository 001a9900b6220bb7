//! Puzzles of every kind in every game, and those of some days: made anew they are the same, and their answers can be
//! played.

use super::{api, ask, construct, engine, get, json, list, text_in, text_of};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

/// A week, over the end of a year.
const DAYS: [&str; 7] = [
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
];

/// Plays the answer, and holds what the puzzle says of it against the trace.
fn assert_answered(api: &JsValue, puzzle: &JsValue) {
    let options = json(&format!(
        r#"{{"position":"{}"}}"#,
        text_in(puzzle, "position")
    ));
    let game = construct(api, "Game", &[get(puzzle, "variant"), options]).expect("a position");
    let line = list(&get(puzzle, "line"));
    let traces: Vec<JsValue> = line
        .into_iter()
        .map(|sowing| ask(&game, "play", &[sowing]))
        .collect();
    let last = list(traces.last().expect("an answer"));
    let fallen = last
        .iter()
        .rfind(|event| text_in(event, "kind").ends_with("rop"));
    let hole = get(fallen.expect("a seed falls"), "hole");
    assert_eq!(
        hole.as_f64(),
        get(puzzle, "falls").as_f64(),
        "{}",
        text_of(puzzle)
    );
}

#[wasm_bindgen_test]
async fn every_kind_of_puzzle_has_an_answer_in_every_game() {
    let api = api().await;
    for info in list(&ask(&api, "variants", &[])) {
        let engine = engine(&api, &text_in(&info, "id"));
        for kind in list(&get(&info, "puzzles")) {
            let puzzle = ask(&engine, "puzzle", &[kind.clone(), 5.into()]);
            assert_eq!(get(&puzzle, "kind"), kind);
            assert_answered(&api, &puzzle);
            let again = ask(&engine, "puzzle", &[kind, 5.into()]);
            assert_eq!(text_of(&again), text_of(&puzzle));
        }
        ask(&engine, "free", &[]);
    }
}

#[wasm_bindgen_test]
async fn every_day_has_its_puzzle() {
    let api = api().await;
    for day in DAYS {
        let daily = ask(&api, "daily", &[day.into()]);
        let engine = engine(&api, &text_in(&daily, "variant"));
        let wished = ["kind", "seed", "grade"].map(|key| get(&daily, key));
        let puzzle = ask(&engine, "puzzle", &wished);
        assert_eq!(get(&puzzle, "seed"), get(&daily, "seed"));
        assert_answered(&api, &puzzle);
        ask(&engine, "free", &[]);
    }
}
