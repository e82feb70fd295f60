// A player of Four Towers at the screen: it looks for what is marked as possible and uses nothing but the screen's
// own controls, as a person would.

import { drawn, keep, seen } from "../kept.js";
import { golden as goldenOf, goOn, dealt as dealtOf, press } from "../match.js";

export { press };

export const confirm = (page) => page.locator(".rib .confirm");
export const pile = (page) => page.locator(".ft-pile:not([aria-disabled])");
export const village = (page) => page.locator(".spot:has(.village.legal)");
export const bursting = (page) => page.locator(".spot:has(.village.bursts)");
export const space = (page) => page.locator(".ft-trade.legal, .ft-frow.legal");
export const play = (page, name) => page.locator(".ft-play").filter({ hasText: name });

/** A match that nobody has played in yet, or only these actions, as text. `seats`: "person" or a bot's level. */
export const dealt = (seats, seed, actions) => dealtOf("four-towers", seats, seed, actions);

/** The seed and the actions of a golden game. */
export const golden = (name) => goldenOf("four_towers", name);

/** Starts a game as one that was left before its first action, by somebody who knows the game. */
export const start = async (page, { seats, seed }) => {
  await keep(page, ["curia.seen.four-towers", "1"]);
  await goOn(page, dealt(seats, seed));
};

/** The same by somebody who sees it for the first time. */
export const startAsNew = (page, { seats, seed }) => goOn(page, dealt(seats, seed));

/** Goes on with a golden game after so many of its moves. */
export const goOnAfter = (page, moves, name, seats) => {
  const { seed, actions } = golden(name);
  return goOn(page, dealt(seats, seed, actions.slice(0, moves)));
};

/** What the screen waits for: a kind of action, or "score". */
export const wanted = async (page) => {
  const state = await page.waitForFunction(() => {
    if (document.querySelector(".score")) return "score";
    if (document.querySelector(".last-count .named")) return "counted";
    const app = document.querySelector(".app:not([aria-busy])");
    return app?.dataset.asks ?? null;
  });
  // The log follows the table by a frame.
  await drawn(page);
  return seen(page, await state.jsonValue());
};

/** On a phone: shows a part of the table. */
const show = async (page, name) => {
  const tab = page.locator(".tabs").getByRole("button", { name });
  if (await tab.isVisible()) await press(tab);
};

/** Does what the screen waits for, in the simplest way. Returns what that was. */
export const step = async (page) => {
  const state = await wanted(page);
  if (state === "draw") {
    // The third peasant ends the draw.
    for (let taken = 0; taken < 3; taken += 1) {
      await press(pile(page).first());
      await drawn(page);
    }
  } else if (state === "place") {
    await show(page, "Map");
    const bursts = (await bursting(page).count()) > 0;
    await press((bursts ? bursting(page) : village(page)).first(), { force: true });
    // No preview came before a finger: what makes a village expand is confirmed.
    if (bursts && page.touched) {
      await drawn(page);
      await press(confirm(page));
    }
  } else if (state === "assign") {
    await show(page, "Mats");
    if ((await space(page).count()) > 0) await press(space(page).first());
    else await press(page.locator(".temple .btn"));
  } else if (state !== "score") {
    await press(confirm(page));
  }
  await drawn(page);
  return state;
};

/** The same by keys alone. */
export const stepByKeys = async (page) => {
  const state = await wanted(page);
  const type = async (keys) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await drawn(page);
      if ((await page.evaluate(() => document.querySelector(".app")?.dataset.asks)) !== state) return;
    }
  };
  const letters = "abcdefghijklmnopqrstu";
  if (state === "draw") await type("rrryyygggbbb");
  else if (state === "place") await type(letters);
  else if (state === "assign") await type("1234");
  else if (state !== "score") await page.keyboard.press("Enter");
  await drawn(page);
  return state;
};
