//! The engine in every game: it knows what sowings are worth, plays at every level, and goes by a book.

use super::{VARIANTS, api, ask, engine, game, get, json, list, text_in, text_of};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

const LEVELS: [&str; 6] = [
    "first-game",
    "child",
    "learner",
    "player",
    "expert",
    "perfect",
];
const AVALANCHE: &str = include_str!("../../../www/books/avalanche.txt");

fn texts(values: &[JsValue]) -> Vec<String> {
    values.iter().map(text_of).collect()
}

fn legal(game: &JsValue) -> Vec<String> {
    texts(&list(&get(&ask(game, "view", &[]), "legal")))
}

fn position(game: &JsValue) -> JsValue {
    get(&ask(game, "view", &[]), "text")
}

#[wasm_bindgen_test]
async fn it_says_what_every_legal_sowing_is_worth_in_every_game() {
    let api = api().await;
    for variant in VARIANTS {
        let game = game(&api, variant);
        let engine = engine(&api, variant);
        let thought = ask(
            &engine,
            "think",
            &[position(&game), json(r#"{"nodes":2000}"#)],
        );
        let values = list(&get(&thought, "values"));
        let valued: Vec<String> = values
            .iter()
            .map(|value| text_of(&get(value, "sowing")))
            .collect();
        assert_eq!(valued, legal(&game), "{variant}");
        assert!(
            valued.contains(&text_of(&get(&thought, "sowing"))),
            "{variant}"
        );
        ask(&engine, "free", &[]);
    }
}

#[wasm_bindgen_test]
async fn every_level_sows_what_is_legal_in_every_game() {
    let api = api().await;
    for variant in VARIANTS {
        let game = game(&api, variant);
        let engine = engine(&api, variant);
        for level in LEVELS {
            let options = json(&format!(r#"{{"level":"{level}","nodes":2000,"seed":3}}"#));
            let sowing = get(
                &ask(&engine, "think", &[position(&game), options]),
                "sowing",
            );
            assert!(
                legal(&game).contains(&text_of(&sowing)),
                "{variant}, {level}"
            );
        }
        ask(&engine, "free", &[]);
    }
}

#[wasm_bindgen_test]
async fn two_engines_play_a_round_to_its_end_in_every_game() {
    let api = api().await;
    for variant in VARIANTS {
        let game = game(&api, variant);
        let engine = engine(&api, variant);
        while get(&ask(&game, "view", &[]), "outcome").is_null() {
            let past = list(&ask(&game, "history", &[])).into_iter();
            let past: Vec<String> = past
                .map(|step| format!("\"{}\"", text_in(&step, "position")))
                .collect();
            let history = past.join(",");
            let options = json(&format!(
                r#"{{"level":"learner","nodes":2000,"history":[{history}]}}"#
            ));
            let thought = ask(&engine, "think", &[position(&game), options]);
            ask(&game, "play", &[get(&thought, "sowing")]);
        }
        let done = ask(&engine, "think", &[position(&game)]);
        assert_eq!(
            get(&done, "sowing").is_null(),
            list(&get(&done, "values")).is_empty()
        );
        ask(&engine, "free", &[]);
    }
}

#[wasm_bindgen_test]
async fn it_goes_by_the_book_without_searching() {
    let api = api().await;
    let engine = engine(&api, "avalanche");
    ask(&engine, "loadBook", &[AVALANCHE.into()]);
    let opening = position(&game(&api, "avalanche"));
    let thought = ask(&engine, "think", &[opening, json(r#"{"level":"perfect"}"#)]);
    let told = (
        get(&thought, "nodes").as_f64(),
        get(&thought, "exact").as_bool(),
    );
    assert_eq!(told, (Some(0.0), Some(true)));
    ask(&engine, "free", &[]);
}

#[wasm_bindgen_test]
async fn asked_again_it_knows_more_and_says_the_same() {
    let api = api().await;
    let engine = engine(&api, "ali-guli-mane");
    let opening = position(&game(&api, "ali-guli-mane"));
    let nodes = json(r#"{"nodes":1000000}"#);
    let first = ask(&engine, "think", &[opening.clone(), nodes.clone()]);
    let again = ask(&engine, "think", &[opening, nodes]);
    assert_eq!(get(&first, "exact").as_bool(), Some(true));
    assert_eq!(
        text_of(&get(&first, "values")),
        text_of(&get(&again, "values"))
    );
    assert!(get(&again, "nodes").as_f64() <= get(&first, "nodes").as_f64());
    ask(&engine, "free", &[]);
}

#[wasm_bindgen_test]
async fn where_banks_are_in_the_ring_endgames_can_be_prepared() {
    let api = api().await;
    let engine = engine(&api, "kalah");
    assert_eq!(
        ask(&engine, "prepare", &[1_000.into()]).as_bool(),
        Some(true)
    );
    ask(&engine, "free", &[]);
}
