// optimise.mjs <-Oz|-O3> <file...>: makes wasm files smaller or quicker by wasm-opt, as many at a time as there are
// processors. What only tools read is removed before: wasm-opt would remark on it.

import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { argv } from "node:process";
import { promisify } from "node:util";
import { without_names } from "./wasm.mjs";

/** Features that Rust uses for this target, and those that wasm-bindgen adds. */
const FEATURES = ["simd", "bulk-memory", "nontrapping-float-to-int", "sign-ext", "mutable-globals", "reference-types"]
  .concat("multivalue")
  .map((name) => `--enable-${name}`);

/** What it does: to be small, control flow is put together anew, and all is done until nothing changes any more. */
const PASSES = { "-Oz": ["--flatten", "--rereloop", "-Oz", "--converge"], "-O3": ["-O3"] };

const [level, ...waiting] = argv.slice(2);
const work = async () => {
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    writeFileSync(path, without_names(readFileSync(path)).wasm);
    await promisify(execFile)("wasm-opt", [...PASSES[level], path, "--output", path, ...FEATURES]);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
