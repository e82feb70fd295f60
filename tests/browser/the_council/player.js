// A player of The Council at the screen: it looks for what is marked as possible and uses nothing but the screen's
// own controls, as a person would.

import { drawn, seen } from "../kept.js";
import { golden as goldenOf, goOn, dealt as dealtOf, press } from "../match.js";

export { press };

export const confirm = (page) => page.locator(".rib .confirm");
export const clear = (page) => page.locator(".rib .cancel");
export const handCard = (page) => page.locator(".draft-hand .tcard.legal");
export const ownCard = (page) => page.locator(".own-cards .tcard.legal");
export const preset = (page, name) => page.locator(".presets .act").filter({ hasText: name });

/** A match that nobody has played in yet, or only these actions, as text. `seats`: "person" or a bot's level. */
export const dealt = (seats, seed, actions) => dealtOf("the-council", seats, seed, actions);

/** The seed and the actions of a golden game. */
export const golden = (name) => goldenOf("the_council", name);

/** Starts a game as one that was left before its first action. */
export const start = (page, { seats, seed }) => goOn(page, dealt(seats, seed));

/** Goes on with a golden game after so many of its moves. */
export const goOnAfter = (page, moves, name, seats) => {
  const { seed, actions } = golden(name);
  return goOn(page, dealt(seats, seed, actions.slice(0, moves)));
};

/** What the screen waits for: "draft", "bid", "commit", "result", "curtain" or "score". */
export const wanted = async (page) => {
  const state = await page.waitForFunction(() => {
    if (document.querySelector(".score")) return "score";
    if (document.querySelector(".last-count .named")) return "counted";
    // For a moment it takes no press, which may still belong to the turn before.
    if (document.querySelector(".curtain")) {
      return document.querySelector(".curtain .pri:not([aria-disabled])") ? "curtain" : null;
    }
    const app = document.querySelector(".app:not([aria-busy])");
    if (app?.hasAttribute("data-result")) return "result";
    return app?.dataset.asks ?? null;
  });
  // The log follows the table by a frame.
  await drawn(page);
  return seen(page, await state.jsonValue());
};

/** Takes the first card of the hand. */
export const draft = async (page) => {
  await press(handCard(page).first());
  await drawn(page);
  await press(confirm(page));
};

/** Bids a chip of the first suit that has one, else passes. */
export const bid = async (page) => {
  const more = page.locator(".stepr .step-by:last-child:not([aria-disabled])");
  if ((await more.count()) > 0) await press(more.first());
  else await press(preset(page, "Pass"));
  await drawn(page);
  await press(confirm(page));
};

/** Commits the first card that fits, or nothing. */
export const commit = async (page, card = true) => {
  if (card) await press(ownCard(page).first());
  else await press(preset(page, "Commit nothing"));
  await drawn(page);
  await press(confirm(page));
};

/** Does what the screen waits for, in the simplest way. Returns what that was. */
export const step = async (page) => {
  const state = await wanted(page);
  if (state === "draft") await draft(page);
  else if (state === "bid") await bid(page);
  else if (state === "commit") await commit(page);
  else if (state === "result") await press(confirm(page));
  else if (state === "curtain") await press(page.locator(".curtain .pri"));
  await drawn(page);
  return state;
};

/** The same by keys alone. */
export const stepByKeys = async (page) => {
  const state = await wanted(page);
  const ready = () => confirm(page).getAttribute("aria-disabled").then((is) => is === null);
  const keys = { draft: ["1"], commit: ["1", "2", "3", "4", "5", "0"], result: [], bid: [..."mswlyk", "0"] }[state] ?? [];
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawn(page);
    if (await ready()) break;
  }
  if (state !== "score") await page.keyboard.press("Enter");
  await drawn(page);
  return state;
};
