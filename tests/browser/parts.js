// The parts of the built page, which come after its first load.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { BUILT } from "./folders.js";

const files = readdirSync(BUILT);
/** The entries by name, each with its files. */
const ENTRIES = (() => {
  const script = readFileSync(join(BUILT, files.find((path) => /^page-[0-9a-f]+\.js$/.test(path))), "utf8");
  const found = script.matchAll(/^__wasm_split_load_(\w+): entry\((.*)\),$/gm);
  return [...found].map(([, name, files]) => [name, JSON.parse(files)]);
})();

/** The files of the entries whose names pass. */
const files_of = (passes) => {
  const names = ENTRIES.filter(([entry]) => passes(entry)).flatMap(([, names]) => names);
  return files.filter((path) => names.some((name) => new RegExp(`^page-[0-9a-f]+_${name}\\.wasm$`).test(path)));
};

/** The files that the page fetches in the background when it speaks English and this game is chosen. */
export const background = (game = "council_of_4") => {
  const styles = files.filter((path) => path.endsWith("_later.css"));
  return [...files_of((name) => name === "rest" || name.startsWith(game)), ...styles].sort();
};
