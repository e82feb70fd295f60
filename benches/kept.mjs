// Game files as the page keeps their matches, for measurements.

import { readFileSync } from "node:fs";

const TURN = /\d+\. (?:"(?:\\.|[^"\\])*"|[^":]+): /;

/** The JSON of the match in a game file. */
export const kept = (file) => {
  const text = readFileSync(file, "utf8");
  const plain = (text) => text.replace(/\\(.)/g, "$1");
  const head = (name) => plain(text.match(new RegExp(`^\\[${name} "(.*)"\\]$`, "m"))[1]);
  const players = Number(head("Players"));
  const seats = Array.from({ length: players }, (_, at) => {
    const [, name, colour, who] = head(`Seat${at}`).match(/^(.*), (\w+), (\w+)(?: bot)?$/);
    return { name, colour, controller: who === "person" ? who : { bot: who } };
  });
  // Turns stand behind the empty line after the headers; the result is behind the last one.
  const moves = text.slice(text.indexOf("]\n\n") + 3).replace(/\{[^}]*\}/g, " ");
  const [, ...turns] = moves.split(TURN);
  const actions = turns.flatMap((turn) => turn.split(",").map((action) => action.trim().replace(/\s+/g, " ")));
  const end = actions.findLastIndex((action) => /^end\b/.test(action));
  return JSON.stringify({
    format: 1,
    game: "council-of-4",
    rules: 1,
    setup: { players, sides: head("Sides").split(" "), nobility: head("Nobility"), first: null },
    seed: head("Seed"),
    seats,
    actions: [...actions.slice(0, end), "end"],
  });
};
