// The parts of the built page, which come after its first load.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { BUILT } from "./folders.js";

const files = readdirSync(BUILT);
/** The parts by name: the ends of their files' names, each with what it shares with others. */
const PARTS = (() => {
  const script = readFileSync(join(BUILT, files.find((path) => /^page-[0-9a-f]+\.js$/.test(path))), "utf8");
  const found = script.matchAll(/__wasm_split_load_(\w+) = wrapAsyncCb\(part\("(\w+)", \[([^\]]*)\]\)\)/g);
  const ends = (own, others) => [own, ...(others.match(/chunk_\d+/g) ?? [])].map((end) => `_${end}.wasm`);
  return new Map([...found].map(([, name, own, others]) => [name, ends(own, others)]));
})();

/** The files of the parts whose names pass, sorted. */
const files_of = (passes) => {
  const ends = [...PARTS].filter(([name]) => passes(name)).flatMap(([, ends]) => ends);
  return files.filter((path) => ends.some((end) => path.endsWith(end))).sort();
};

/** The files that the page fetches in the background when it speaks English and this game is chosen. */
export const background = (game = "council_of_4") => {
  const styles = files.filter((path) => path.endsWith("_later.css"));
  return [...files_of((name) => name === "rest" || name.startsWith(game)), ...styles].sort();
};
