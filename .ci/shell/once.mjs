// once.mjs <program.wasm>: counts the functions of `web` that are compiled once for each game instead of once for all:
// those whose names hold a game. Those of `web::state` seat a match at its table; any other is there for something that a
// game draws itself. Fails if there are more of either than there were. It reads the program as cargo builds it for
// tests, where names are whole and little is inlined, so that the numbers follow what is written and not what the
// optimiser made of it.

import { readFileSync, realpathSync } from "node:fs";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { Reader } from "./wasm.mjs";

/**
 * How many there are at most: as many as there are, and some room for a compiler that inlines less. They may only fall.
 */
export const MOST = { seated: 940, drawn: 65 };

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

/** The module of `web` that is written for a game, or something of it that another is given. */
const OF_STATE = /5curia3web5state|B[0-9A-Za-z]*_5state/;

/**
 * Returns the names of functions of `web` that hold a game, each once, as the compiler may have made several copies: those
 * that seat a match, and those for what a game draws itself.
 */
export const of_a_game = (names) => {
  const all = [...new Set(names)].filter((name) => OF_WEB.test(name) && GAME.test(name));
  return { seated: all.filter((name) => OF_STATE.test(name)), drawn: all.filter((name) => !OF_STATE.test(name)) };
};

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  const [program] = argv.slice(2);
  if (!program) throw new Error("usage: node .ci/shell/once.mjs <program.wasm>");
  const { seated, drawn } = of_a_game(names(readFileSync(program)));
  const says = (what, count, most) => console.log(`curia: ${count} functions of web are compiled for games to ${what}, at most ${most}`);
  says("seat a match", seated.length, MOST.seated);
  says("draw what is theirs", drawn.length, MOST.drawn);
  if (seated.length > MOST.seated || drawn.length > MOST.drawn) exit(1);
}
