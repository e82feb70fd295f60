// once.mjs <program.wasm>: counts the functions of `web` that are compiled once for each game instead of once for all:
// those whose names hold a game. Fails if there are more than there were. It reads the program as cargo builds it for
// tests, where names are whole and little is inlined, so that the number follows what is written and not what the
// optimiser made of it.

import { readFileSync, realpathSync } from "node:fs";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { Reader } from "./wasm.mjs";

/** How many there are at most: 1159, and some room for a compiler that inlines less. It may only fall. */
export const MOST = 1200;

const FOR_TOOLS = 0;
const OF_FUNCTIONS = 1;

/** Returns the names of the functions in a wasm file. */
export const names = (wasm) => {
  const found = [];
  const reader = new Reader(wasm, 8);
  while (reader.at < wasm.length) {
    const kind = wasm[reader.at++];
    const end = reader.number() + reader.at;
    if (kind === FOR_TOOLS && reader.text() === "name") {
      while (reader.at < end) {
        const of = wasm[reader.at++];
        const rest = reader.number() + reader.at;
        if (of === OF_FUNCTIONS) {
          for (let count = reader.number(); count > 0; count -= 1) {
            reader.number();
            found.push(reader.text());
          }
        }
        reader.at = rest;
      }
    }
    reader.at = end;
  }
  return found;
};

/** A path of Rust's mangling "v0" that begins in `curia::web`, be it a function, a closure or a method. */
const OF_WEB = /^_R(?:N[A-Za-z]|I|[MX](?:s[0-9A-Za-z]*_)?)*C(?:s[0-9A-Za-z]*_)?5curia3web/;
/** The module of a game, anywhere in it. */
const GAME = /5games\d+[a-z]/;

/** Returns the names of functions of `web` that hold a game, each once: the compiler may have made several copies. */
export const of_a_game = (names) => [...new Set(names)].filter((name) => OF_WEB.test(name) && GAME.test(name));

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  const [program] = argv.slice(2);
  if (!program) throw new Error("usage: node .ci/shell/once.mjs <program.wasm>");
  const count = of_a_game(names(readFileSync(program))).length;
  console.log(`curia: ${count} functions of web are compiled for each game, at most ${MOST}`);
  if (count > MOST) exit(1);
}
