// Runs what wasm.rs shows, from the page's build. A panic is told by the console, and fails the test.

import { createRequire } from "node:module";
import { test } from "node:test";

const golden = createRequire(import.meta.url)("../../target/packed/tested/golden/golden.js");

for (let number = 0; golden.name(number) !== undefined; number += 1) {
  test(golden.name(number), () => golden.show(number));
}
