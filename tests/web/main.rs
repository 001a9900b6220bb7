//! The JS API in a browser: `wasm-pack test --headless --chrome`, or `--firefox`. What is tested is in `api/`.

#![cfg(target_arch = "wasm32")]

mod api;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
