//! Fair starts and the swap rule, as a browser is told of them.

use super::{api, call, construct, json, text_of};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn fair_starts_and_the_swap_rule_have_the_shapes_of_the_contract() {
    let engine = construct(&api().await, "Engine", &["ali-guli-mane".into()]).expect("an engine");
    let ask = |name: &str, args: &[JsValue]| text_of(&call(&engine, name, args).expect(name));
    let few: JsValue = "0,0,0,0,0,0,1/0,0,0,0,0,0,1 34-34 S".into();
    let found = ask(
        "fairStarts",
        &[few.clone(), 1.into(), json("{\"nodes\":1000}")],
    );
    let starts = "[{\"sowings\":[{\"hole\":13}],\"margin\":0}]";
    assert_eq!(
        found,
        format!("{{\"starts\":{starts},\"complete\":true,\"nodes\":0}}")
    );
    let beginner = json("{\"level\":\"first-game\"}");
    let behind: JsValue = "0,0,0,0,0,0,1/0,0,0,0,0,0,1 34-34 N".into();
    let swap = ask("swap", &[behind, beginner.clone()]);
    assert_eq!(swap, "{\"change\":false,\"exact\":false,\"nodes\":0}");
    let cut = ask("cut", &[few, beginner]);
    assert_eq!(
        cut,
        "{\"sowing\":{\"hole\":13},\"exact\":false,\"nodes\":0}"
    );
}
