// Matches given as text, for the tables of the games whose set-up is no more than a number of players.

import { readFileSync } from "node:fs";

import { leave } from "./kept.js";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario", "Elena"];
/** The version of a game's rules, if it is not the first. */
const RULES = { "four-towers": 3 };
const COLOURS = ["scarlet", "cobalt", "forest", "amber", "onyx"];

/** Clicks, or taps on a page that is marked as touched. */
export const press = (target, options) =>
  target.page().touched ? target.tap(options) : target.click(options);

/** A match of a game that nobody has played in yet, or only these actions, as text. `seats`: "person" or a bot's
 * level. */
export const dealt = (game, seats, seed, actions = []) =>
  JSON.stringify({
    format: 1,
    game,
    rules: RULES[game] ?? 1,
    setup: { players: seats.length },
    seed,
    seats: seats.map((who, at) => ({
      name: NAMES[at],
      colour: COLOURS[at],
      controller: who === "person" ? "person" : { bot: who },
    })),
    actions,
  });

/** The seed and the actions of a golden game. */
export const golden = (folder, name) => {
  const text = readFileSync(new URL(`../golden/${folder}/${name}.curia`, import.meta.url), "utf8");
  // A turn may go on over several lines, with what was the case between its moves.
  const turns = text.replace(/\{[^}]*\}/g, "").replace(/\n {2,}/g, " ").split("\n");
  const moves = turns.flatMap((turn) => /^\d+\. [^:]+: (.*)$/.exec(turn)?.[1].split(",") ?? []);
  return { seed: /\[Seed "([^"]*)"\]/.exec(text)[1], actions: moves.map((move) => move.trim()).filter(Boolean) };
};

/** Leaves a match, given as text, and goes on with it. */
export const goOn = async (page, match) => {
  await leave(page, match);
  await press(page.locator(".continue").getByRole("button", { name: "Resume", exact: true }));
};
