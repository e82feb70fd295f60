// The three games as the engines' test plays them: where it sits down, and what a person does there, by mouse or by
// keys, with what is marked as possible.

import { own as ofCouncilOf4 } from "../browser/council_of_4/own.js";
import { own as ofFourTowers } from "../browser/four_towers/own.js";
import { own as ofTheCouncil } from "../browser/the_council/own.js";
import { fixture } from "../browser/kept.js";
import { dealt, golden } from "../browser/match.js";
import { count, press, pressIfThere, until, wanted } from "./table.mjs";

const CONFIRM = ".rib .confirm:not([aria-disabled])";

/** Types keys until what the table asks for is another thing, or can be confirmed. */
const type = async (page, keys) => {
  const asked = () => page.evaluate(() => document.querySelector(".app")?.dataset.asks);
  const before = await asked();
  for (const key of keys) {
    await page.key(key);
    await until(page, "a frame", () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true)))));
    if ((await count(page, CONFIRM)) > 0 || (await asked()) !== before) return;
  }
};

/** A golden game with so many of its moves, and these seats. */
const played = (game, [folder, name], moves, seats) => {
  const { seed, actions } = golden(folder, name);
  return dealt(game, seats, seed, actions.slice(0, moves(actions)));
};

export const GAMES = {
  "Council of 4": {
    own: ofCouncilOf4,
    least: 36,
    byLink: {
      of: ["council_of_4", "111-3-a"],
      head: { game: "council-of-4", rules: 1, setup: { players: 3, sides: ["1", "1", "1"], nobility: "printed", first: 2 } },
      moves: () => 64,
    },
    table: () => fixture("table-usual"),
    start: () =>
      JSON.stringify({
        ...JSON.parse(dealt("council-of-4", ["person", "novice"], "engines")),
        setup: { players: 2, sides: ["1", "1", "1"], nobility: "printed", first: null },
      }),
    async step(page, byKeys) {
      await wanted(page);
      if (byKeys) {
        await page.key("1");
        await type(page, [..."wkopbr"].flatMap((colour) => [colour, "1"]));
        await page.key("Enter");
      } else {
        await press(page, '.acts .act[aria-label="Elect a councillor"]');
        await press(page, ".resv .rv.legal");
        await press(page, 'button.council[aria-label^="Coast council"]');
        await press(page, CONFIRM);
      }
      await until(page, "the end of the turn", () => document.querySelector(".dock .end-turn:not([aria-disabled])") !== null);
      if (byKeys) await page.key("Shift+Enter");
      else await press(page, ".dock .end-turn");
    },
  },
  "The Council": {
    own: ofTheCouncil,
    least: 36,
    byLink: {
      of: ["the_council", "3-a"],
      head: { game: "the-council", rules: 1, setup: { players: 3 } },
      moves: () => 1,
    },
    table: () => played("the-council", ["the_council", "5-b"], () => 40, ["person", ...Array(4).fill("novice")]),
    /** A bid shows the most. */
    async arrange(page) {
      while ((await wanted(page)) !== "bid") await this.step(page, false);
    },
    start: () => dealt("the-council", ["person", "novice", "novice"], "engines"),
    async step(page, byKeys) {
      const state = await wanted(page);
      if (byKeys) {
        await type(page, { draft: ["1"], commit: [..."123450"], bid: [..."mswlyk0"] }[state] ?? []);
        await page.key("Enter");
        return;
      }
      if (state === "draft") await press(page, ".draft-hand .tcard.legal");
      else if (state === "bid") (await pressIfThere(page, ".stepr .step-by:last-child:not([aria-disabled])")) || (await press(page, ".presets .act", "Pass"));
      else if (state === "commit") (await pressIfThere(page, ".own-cards .tcard.legal")) || (await press(page, ".presets .act"));
      await press(page, CONFIRM);
    },
  },
  "Four Towers": {
    own: ofFourTowers,
    least: 20,
    byLink: {
      of: ["four_towers", "3-a"],
      head: { game: "four-towers", rules: 3, setup: { players: 3 } },
      moves: (actions) => actions.findIndex((action, at) => action.startsWith("draw") && at >= 60),
    },
    table: () => {
      const draws = (actions) => actions.findIndex((action, at) => action.startsWith("draw") && at >= 120);
      return played("four-towers", ["four_towers", "4-a"], draws, Array(4).fill("person"));
    },
    start: () => dealt("four-towers", ["person", "novice"], "engines"),
    async step(page, byKeys) {
      const state = await wanted(page);
      const keys = { draw: [..."rrryyygggbbb"], place: [..."abcdefghijklmnopqrstu"], assign: [..."1234"] }[state];
      if (byKeys) {
        if (keys) await type(page, keys);
        else await page.key("Enter");
        return;
      }
      if (state === "draw") for (let taken = 0; taken < 3; taken += 1) await press(page, ".ft-pile:not([aria-disabled])");
      else if (state === "place") (await pressIfThere(page, ".spot .village.bursts")) || (await press(page, ".spot .village.legal"));
      else if (state === "assign") (await pressIfThere(page, ".ft-trade.legal, .ft-frow.legal")) || (await press(page, ".temple .btn"));
      else await press(page, CONFIRM);
    },
  },
};
