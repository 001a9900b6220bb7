/**
 * What the module that `wasm-pack test` builds exports, as its user has it: the generated classes and functions. It is
 * the very module that runs the tests, so it is named as the runner names it.
 */
export const exported = () =>
  import(import.meta.url.startsWith("file:") ? "../../../../wasm-bindgen-test.js" : "/wasm-bindgen-test");
