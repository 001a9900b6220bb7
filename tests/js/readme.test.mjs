// What the README shows to those who use the rules in JavaScript runs as it stands there, with our own build in place
// of "your site".

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";

const dist = new URL("../../dist/", import.meta.url);

it("the README's example plays a sowing", async () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const [, example] = readme.match(/^```js\n(.*?)^```/ms);
  globalThis.readmeModule = readFileSync(new URL("ali_guli_mane_bg.wasm", dist)); // Node fetches no files
  const script = example
    .replace(/"https:.*\/ali_guli_mane\.js"/, JSON.stringify(new URL("ali_guli_mane.js", dist).href))
    .replace("init()", "init({ module_or_path: globalThis.readmeModule })")
    .replace(/^console\.log.*$/m, "export { game, trace };");
  const { game, trace } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  assert.equal(trace[0].kind, "scoop");
  assert.equal(game.view().round, 1);
  assert.notEqual(game.view().text, "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S");
});
