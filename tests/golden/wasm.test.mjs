// Runs what wasm.rs shows, from the page's build. A panic is told by the console, and fails the test.

import { strictEqual } from "node:assert";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const golden = createRequire(import.meta.url)("../../target/packed/tested/golden/golden.js");

const games = new URL("../../src/games/", import.meta.url);
const all = readdirSync(games, { recursive: true });
test("what Champion judges by is read", () => {
  for (const name of golden.missing()) {
    const [path] = all.filter((path) => path.endsWith(name));
    strictEqual(golden.give(name, readFileSync(new URL(path, games), "utf8")), true, name);
  }
});

for (let number = 0; golden.name(number) !== undefined; number += 1) {
  test(golden.name(number), () => golden.show(number));
}
