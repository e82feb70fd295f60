// The parts of the built page, which come after its first load.

import { readdirSync } from "node:fs";

import { entries } from "../../.ci/shell/weigh.mjs";
import { BUILT } from "./folders.js";

const styles = readdirSync(BUILT).filter((path) => path.endsWith("_later.css"));

/** The files that the table of a game needs. */
export const table = (game = "council_of_4") => [...styles, ...entries(BUILT).get(game)].sort();

/** The files that the page fetches in the background when it speaks English and this game is chosen. */
export const background = (game = "council_of_4") => {
  const fetched = [...entries(BUILT)].filter(([entry]) => entry === "rest" || entry.startsWith(game));
  return [...new Set([...styles, ...fetched.flatMap(([, files]) => files)])].sort();
};
