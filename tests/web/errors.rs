//! Every error that is thrown on purpose: an Error with its code, its details, and a message.

use super::{api, call, construct, get, json, text_of};
use js_sys::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

#[track_caller]
fn assert_refused(result: Result<JsValue, JsValue>, code: &str, detail: &str) {
    let thrown = result.expect_err(code);
    assert!(thrown.is_instance_of::<Error>());
    assert_eq!(get(&thrown, "code").as_string().as_deref(), Some(code));
    assert_eq!(text_of(&get(&thrown, "detail")), detail);
    assert!(thrown.unchecked_ref::<Error>().message().length() > 0);
}

fn game_at(api: &JsValue, position: &str) -> JsValue {
    let options = json(&format!(r#"{{"position":"{position}"}}"#));
    construct(api, "Game", &["ali-guli-mane".into(), options]).expect(position)
}

#[wasm_bindgen_test]
async fn a_sowing_that_is_not_allowed() {
    let api = api().await;
    let play =
        |position: &str, sowing: &str| call(&game_at(&api, position), "play", &[json(sowing)]);
    let opening = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S";
    assert_refused(
        play(opening, r#"{"hole":14}"#),
        "noSuchHole",
        r#"{"hole":14}"#,
    );
    assert_refused(
        play(opening, r#"{"hole":6}"#),
        "notYourHole",
        r#"{"hole":6}"#,
    );
    assert_refused(
        play(opening, r#"{"hole":7,"way":"clockwise"}"#),
        "wayNotAllowed",
        "{}",
    );
    assert_refused(
        play(opening, r#"{"hole":7,"way":"up"}"#),
        "noSuchWay",
        r#"{"option":"way"}"#,
    );
    let closed = "5,5,5,5,5,5,5/x,0,5,5,5,5,5 10-0 S";
    assert_refused(play(closed, r#"{"hole":7}"#), "closedHole", r#"{"hole":7}"#);
    assert_refused(play(closed, r#"{"hole":8}"#), "emptyHole", r#"{"hole":8}"#);
    let ajji_aata = "1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S";
    assert_refused(
        play(ajji_aata, r#"{"hole":13}"#),
        "endlessSowing",
        r#"{"hole":13}"#,
    );
    let stuck = "3,0,0,0,0,0,0/0,0,0,0,0,0,0 37-30 S";
    assert_refused(play(stuck, r#"{"hole":7}"#), "roundOver", "{}");
}

#[wasm_bindgen_test]
async fn a_round_that_cannot_begin_or_be_given_up() {
    let api = api().await;
    let running = game_at(&api, "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S");
    assert_refused(call(&running, "nextRound", &[]), "roundRunning", "{}");
    let beaten = game_at(&api, "0,0,0,0,0,0,0/0,0,0,0,0,0,0 66-4 S");
    assert_refused(call(&beaten, "nextRound", &[]), "matchOver", "{}");
    assert_refused(call(&beaten, "resign", &[]), "roundOver", "{}");
}

#[wasm_bindgen_test]
async fn a_variant_an_option_a_position_a_record() {
    let api = api().await;
    let new =
        |variant: &str, options: &str| construct(&api, "Game", &[variant.into(), json(options)]);
    assert_refused(
        new("oware", "{}"),
        "noSuchVariant",
        r#"{"option":"variant"}"#,
    );
    assert_refused(
        new("kalah", r#"{"rounds":2}"#),
        "badOption",
        r#"{"option":"rounds"}"#,
    );
    assert_refused(
        new("kalah", r#"{"openingSeeds":5}"#),
        "badOption",
        r#"{"option":"openingSeeds"}"#,
    );
    assert_refused(
        new("kalah", r#"{"position":"4,4,4,4,4,4/4,4,4,x,4,4 0-0 S"}"#),
        "badPosition",
        r#"{"column":19,"faults":[{"column":19,"what":"noClosedHoles"}]}"#,
    );
    let record = "game: kalah\n\nround 1\n1. B3 B9";
    assert_refused(
        call(&get(&api, "Game"), "fromRecord", &[record.into()]),
        "badRecord",
        r#"{"line":4,"column":7,"what":"notASowing"}"#,
    );
}
