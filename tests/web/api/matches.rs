//! Matches from the first sowing to the last, told, taken back, and played once more.

use super::{VARIANTS, api, ask, construct, game, get, json, list, text_in, text_of};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

/// No match of these rules and rounds is as long.
const MAX_STEPS: usize = 3_000;

fn view(game: &JsValue) -> JsValue {
    ask(game, "view", &[])
}

fn is_null(object: &JsValue, key: &str) -> bool {
    get(object, key).is_null()
}

/// Sows anything legal, or begins the next round. False when the match is over.
fn go_on(game: &JsValue, step: usize) -> bool {
    let view = view(game);
    if !is_null(&view, "matchOutcome") {
        return false;
    }
    match is_null(&view, "outcome") {
        true => {
            let legal = list(&get(&view, "legal"));
            ask(game, "play", &[legal[step * 7 % legal.len()].clone()])
        }
        false => ask(game, "nextRound", &[]),
    };
    true
}

/// A match of two rounds, where there can be two.
fn played_out(api: &JsValue, variant: &str) -> JsValue {
    let options = match variant {
        "kalah" | "avalanche" => json("{}"),
        _ => json(r#"{"rounds":2}"#),
    };
    let game = construct(api, "Game", &[variant.into(), options]).expect("a game");
    let over = (0..MAX_STEPS).find(|&step| !go_on(&game, step));
    assert!(over.is_some(), "{variant} goes on for ever");
    game
}

fn seeds(view: &JsValue) -> f64 {
    let lying = list(&get(view, "holes")).into_iter();
    let banked = list(&get(view, "banks"));
    lying.chain(banked).filter_map(|seeds| seeds.as_f64()).sum()
}

#[wasm_bindgen_test]
async fn a_match_can_be_played_to_its_end_in_every_game() {
    let api = api().await;
    for variant in VARIANTS {
        let (over, begun) = (view(&played_out(&api, variant)), view(&game(&api, variant)));
        assert_eq!(seeds(&over), seeds(&begun), "{variant}");
        assert!(list(&get(&over, "legal")).is_empty());
        let outcome = get(&over, "matchOutcome");
        let stocks: Vec<f64> = list(&get(&outcome, "stocks"))
            .iter()
            .filter_map(JsValue::as_f64)
            .collect();
        let winner = match stocks[0].total_cmp(&stocks[1]) {
            std::cmp::Ordering::Greater => "0",
            std::cmp::Ordering::Less => "1",
            std::cmp::Ordering::Equal => "null",
        };
        assert_eq!(
            text_of(&get(&outcome, "winner")),
            winner,
            "{variant}: {stocks:?}"
        );
    }
}

#[wasm_bindgen_test]
async fn a_record_is_the_same_match_in_every_game() {
    let api = api().await;
    for variant in VARIANTS {
        let game = played_out(&api, variant);
        let record = ask(&game, "record", &[]);
        let again = ask(
            &get(&api, "Game"),
            "fromRecord",
            std::slice::from_ref(&record),
        );
        assert_eq!(ask(&again, "record", &[]), record);
        assert_eq!(text_of(&view(&again)), text_of(&view(&game)));
        assert_eq!(
            text_of(&get(&again, "rounds")),
            text_of(&get(&game, "rounds"))
        );
    }
}

#[wasm_bindgen_test]
async fn the_history_of_a_match_is_what_can_be_taken_back() {
    let api = api().await;
    for variant in VARIANTS {
        let game = played_out(&api, variant);
        let end = text_of(&view(&game));
        for step in list(&ask(&game, "history", &[])).iter().rev() {
            let before = ask(&game, "undo", &[]);
            assert_eq!(text_in(step, "position"), text_in(&before, "text"));
            for key in ["mover", "banks", "round"] {
                assert_eq!(
                    text_of(&get(step, key)),
                    text_of(&get(&before, key)),
                    "{variant}"
                );
            }
        }
        assert!(ask(&game, "undo", &[]).is_null());
        assert!(list(&ask(&game, "history", &[])).is_empty());
        while !ask(&game, "redo", &[]).is_null() {}
        assert_eq!(text_of(&view(&game)), end);
    }
}

#[wasm_bindgen_test]
async fn a_history_names_every_sowing_and_played_once_more_is_the_same_match() {
    let api = api().await;
    for variant in VARIANTS {
        let game = played_out(&api, variant);
        let args = [variant.into(), get(&game, "options")];
        let again = construct(&api, "Game", &args).expect("a game");
        for step in list(&ask(&game, "history", &[])) {
            let (kind, sowing, name) = (
                text_in(&step, "kind"),
                get(&step, "sowing"),
                get(&step, "name"),
            );
            if kind != "sow" {
                ask(&again, &kind, &[]);
                continue;
            }
            assert_eq!(ask(&api, "name", &[variant.into(), sowing.clone()]), name);
            let named = ask(&api, "sowing", &[variant.into(), name]);
            assert_eq!(text_of(&named), text_of(&sowing));
            ask(&again, "play", &[named]);
        }
        assert_eq!(ask(&again, "record", &[]), ask(&game, "record", &[]));
    }
}

#[wasm_bindgen_test]
async fn the_history_of_a_round_is_a_part_of_that_of_the_match() {
    let api = api().await;
    let game = played_out(&api, "ali-guli-mane");
    let round = |number: u32| list(&ask(&game, "history", &[number.into()]));
    let all = list(&ask(&game, "history", &[]));
    let parts: Vec<JsValue> = round(1).into_iter().chain(round(2)).collect();
    let texts = |steps: &[JsValue]| steps.iter().map(text_of).collect::<Vec<_>>();
    assert_eq!(texts(&parts), texts(&all));
    assert_eq!(
        text_in(round(1).last().expect("a step"), "kind"),
        "nextRound"
    );
}

#[wasm_bindgen_test]
async fn a_summary_is_what_the_sowing_then_comes_to() {
    let api = api().await;
    for variant in VARIANTS {
        let game = game(&api, variant);
        for sowing in list(&get(&view(&game), "legal")) {
            let summary = ask(&game, "summary", std::slice::from_ref(&sowing));
            let trace = list(&ask(&game, "preview", std::slice::from_ref(&sowing)));
            let before = view(&game);
            ask(&game, "play", &[sowing]);
            let after = view(&game);
            let bank = |view: &JsValue| list(&get(view, "banks"))[0].as_f64().expect("seeds");
            assert_eq!(
                get(&summary, "wins").as_f64(),
                Some(bank(&after) - bank(&before))
            );
            let laps = trace
                .iter()
                .filter(|event| text_in(event, "kind") == "scoop");
            assert_eq!(get(&summary, "laps").as_f64(), Some(laps.count() as f64));
            assert_eq!(get(&get(&summary, "next"), "player"), get(&after, "mover"));
            ask(&game, "undo", &[]);
        }
    }
}
