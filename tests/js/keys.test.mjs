// Which letter a key stands for, whatever keyboard it is on.

import assert from "node:assert/strict";
import { it } from "node:test";
import { nameOf } from "../../www/js/table/keys.js";

const key = (key, code, shiftKey = false) => nameOf({ key, code, shiftKey });

it("a Latin letter is the one that is written on the key", () => {
  assert.equal(key("u", "KeyU"), "u");
  assert.equal(key("U", "KeyU", true), "u");
  assert.equal(key("u", "KeyF"), "u", "Dvorak");
  assert.equal(key("o", "KeyS"), "o", "Dvorak: no s");
  assert.equal(key("n", "KeyB"), "n");
  assert.equal(key("?", "Minus", true), "?", "German");
  assert.equal(key(" ", "Space"), " ");
});

it("any other letter is the one that lies there on most keyboards", () => {
  const keyboards = { Russian: "г", Greek: "υ", Hebrew: "ו", Arabic: "ع", Kannada: "ಹ", Thai: "ี", Turkish: "ı" };
  for (const [name, letter] of Object.entries(keyboards)) assert.equal(key(letter, "KeyU"), "u", name);
  assert.equal(key("Process", "KeyU"), "u", "where a method of input is at work");
  assert.equal(key("Unidentified", "KeyU"), "u");
  assert.equal(key("؟", "Slash", true), "?", "Arabic");
});

it("other keys are no letters", () => {
  for (const name of ["Shift", "Enter", "ArrowLeft", "F5"]) assert.equal(key(name, name), "");
  assert.equal(key("é", "Digit2"), "");
  assert.equal(key("_", "Slash", true), "_", "German");
});
