// The last lines of `make test`: the names of the tests that failed, and how many there were.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const COUNT = fileURLToPath(new URL("../../.ci/count.sh", import.meta.url));
const spec = (title, ok) => ({ ok, file: "a.spec.js", line: 3, title });
const REPORTS = {
  "native.log": "test one::two ... ok\ntest one::three ... FAILED\ntest result: FAILED. 1 passed; 1 failed; 2 ignored;\n",
  "node.tap": "ok 1 - four\nnot ok 2 - five six\n# pass 1\n# fail 1\n# skipped 0\n",
  "browser.json": JSON.stringify({
    stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [{ specs: [spec("seven", true)], suites: [{ specs: [spec("eight", false)] }] }],
  }),
};

test("failed tests are named, and all are counted", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "curia-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const paths = Object.entries(REPORTS).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const said = execFileSync(COUNT, [...paths, join(folder, "missing.json")], { encoding: "utf8" });
  assert.equal(said, "failed: one::three\nfailed: five six\nfailed: a.spec.js:3 eight\n5 passed, 3 failed, 2 skipped\n");
});
