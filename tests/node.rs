//! The JS API in Node.js: `wasm-pack test --node`. The same tests as in a browser; none of them needs one.

#![cfg(target_arch = "wasm32")]

#[path = "web/api/mod.rs"]
mod api;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_node_experimental);
