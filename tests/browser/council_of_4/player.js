// A player of Council of 4 at the screen: it looks for what is marked as possible and uses nothing but the
// screen's own controls, as a person would.

import { expect } from "@playwright/test";

import { drawn, fixture, leave, pullDrawer, seen } from "../kept.js";

export const action = (page, name) => page.locator(`.acts .act[aria-label="${name}"]`);
export const confirm = (page) => page.locator(".rib .confirm");
export const endTurn = (page) => page.locator(".dock .end-turn");

/** Clicks, or taps on a page that is marked as touched. */
const press = (target, options) => (target.page().touched ? target.tap(options) : target.click(options));

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];
const COLOURS = ["scarlet", "cobalt", "forest", "amber"];

/** A match that nobody has played in yet, as text. `seats`: "person" or "bot" for each seat. */
export const dealt = (seats, seed, bot) =>
  JSON.stringify({
    format: 1,
    game: "council-of-4",
    rules: 1,
    setup: { players: seats.length, sides: ["1", "1", "1"], nobility: "printed", first: null },
    seed,
    seats: seats.map((who, at) => ({
      name: NAMES[at],
      colour: COLOURS[at],
      controller: who === "person" ? "person" : { bot },
    })),
    actions: [],
  });

/** Leaves a match, given as text, and goes on with it. */
const goOn = async (page, match) => {
  await leave(page, match);
  await press(page.locator(".continue").getByRole("button", { name: "Resume", exact: true }));
};

/** Starts a game; as one that was left before its first action, which is quicker than through the form. */
export const start = (page, { seats, seed, level = "adept" }) => goOn(page, dealt(seats, seed, level));

/** Goes on with a match of the fixtures after so many of its moves, where only the end of a game matters.
 * `controllers`: who plays the seats from then on, if not the same as before. */
export const goOnAfter = (page, moves, name, controllers = []) => {
  const match = JSON.parse(fixture(name));
  match.actions.length = moves;
  for (const [at, controller] of controllers.entries()) match.seats[at].controller = controller;
  return goOn(page, JSON.stringify(match));
};

/** Sets up a game in the form and starts it; `at`: where the page lies. */
export const setUp = async (page, { seats, seed, sides = {}, level, at = "./" }) => {
  await page.goto(at);
  await pullDrawer(page);
  await page.getByRole("button", { name: `${seats.length} players` }).click();
  for (const [at, who] of seats.entries()) {
    const group = page.getByRole("group", { name: `Who plays seat ${at + 1}` });
    await group.getByRole("button", { name: who === "person" ? "Person" : "Bot" }).click();
    if (who === "bot" && level) {
      await page.getByLabel(`Level of the bot in seat ${at + 1}`).selectOption(level);
    }
  }
  for (const [region, side] of Object.entries(sides)) {
    const group = page.getByRole("group", { name: region, exact: true });
    await group.getByRole("button", { name: String(side) }).click();
  }
  await page.getByLabel("Seed", { exact: true }).fill(seed);
  await page.getByRole("button", { name: "Start game" }).click();
};

/** Puts a kept match where the page keeps its own, and goes on with it; returns what it waits for. */
export const resume = async (page, name) => {
  await goOn(page, fixture(name));
  return wanted(page);
};

/** What the screen waits for: "turn", "choice", "curtain" or "score". */
export const wanted = async (page) => {
  const state = await page.waitForFunction(() => {
    if (document.querySelector(".app[aria-busy]")) return null;
    if (document.querySelector(".score")) return "score";
    if (document.querySelector(".last-count .named")) return "counted";
    // For a moment it takes no press, which may still belong to the turn before.
    if (document.querySelector(".curtain")) {
      return document.querySelector(".curtain .pri:not([aria-disabled])") ? "curtain" : null;
    }
    if (document.querySelector(".app[data-choice]")) return "choice";
    const end = document.querySelector(".dock .end-turn:not([aria-disabled])");
    const main = document.querySelector('.act[aria-label="Elect a councillor"]:not([aria-disabled])');
    return end || main ? "turn" : null;
  });
  // The log follows the table by a frame.
  await drawn(page);
  return seen(page, await state.jsonValue());
};

const all = (page, selector) => page.locator(selector).all();

const isReady = async (page) => (await confirm(page).getAttribute("aria-disabled")) === null;

const possible = async (page, name) =>
  (await action(page, name).getAttribute("aria-disabled")) === null;

/** Confirms, and waits until it is done: what a screen says before that is of the turn before. */
const done = async (page) => {
  await press(confirm(page));
  await drawn(page);
};

/** Answers the choice that is open with the first possible answer. */
export const answer = async (page) => {
  for (const target of await all(page, "g.spot:has(.city.target), .permit.legal:not(.pile)")) {
    await press(target, { force: true });
    await drawn(page);
    if (await isReady(page)) break;
  }
  if (!(await isReady(page))) {
    await press(page.locator(".perms .pile"));
    await press(page.locator(".dlg[open] .permit.legal").first());
  }
  await done(page);
};

const build = async (page) => {
  if (!(await possible(page, "Place a merchant"))) return false;
  await press(action(page, "Place a merchant"));
  const permits = page.locator(".perms .permit.legal, .perms .permit.chosen");
  await press(permits.first());
  await press(page.locator("g.spot:has(.city.target)").first(), { force: true });
  await done(page);
  return true;
};

/** Acquires the first permit that is possible, if any is. */
export const acquire = async (page) => {
  if (!(await possible(page, "Acquire a permit"))) return false;
  await press(action(page, "Acquire a permit"));
  await press(page.locator(".strips .permit.legal").first());
  await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
  await done(page);
  return true;
};

const queen = async (page) => {
  if (!(await possible(page, "Place with the queen"))) return false;
  await press(action(page, "Place with the queen"));
  await press(page.locator("g.spot:has(.city.target)").first(), { force: true });
  await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
  await done(page);
  return true;
};

/** Elects the first colour of the reserve that is there to the coast's council. */
export const elect = async (page, council = /^Coast council/) => {
  await press(action(page, "Elect a councillor"));
  await press(page.locator(".resv .rv.legal").first());
  await press(page.getByRole("button", { name: council }));
  await done(page);
};

/** Main actions as long as there are any, then the end of the turn. */
export const turn = async (page, onChoice = () => {}) => {
  for (;;) {
    const state = await wanted(page);
    if (state === "choice") {
      onChoice();
      await answer(page);
    } else if (state === "turn" && (await possible(page, "Elect a councillor"))) {
      (await build(page)) || (await queen(page)) || (await acquire(page)) || (await elect(page));
    } else if (state === "turn") {
      await press(endTurn(page));
      return;
    } else {
      return;
    }
  }
};
