// A person at any table in any of the engines: looks for what is marked as possible, presses it by mouse or key, and
// waits for states, never for time.

import { setTimeout } from "node:timers/promises";

/** So long a state may take to come: how slow the machine may be is not what is tested. */
const PATIENCE = 300_000;

/** Waits until a function of the page gives something, and gives it. */
export const until = async (page, what, look, argument) => {
  for (const end = Date.now() + PATIENCE; ; ) {
    const found = await page.evaluate(look, argument);
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what}: not in ${PATIENCE / 1000} s; ${await page.evaluate(() => document.body.innerText.slice(0, 300))}`);
    await setTimeout(30);
  }
};

/** Waits for what follows a press by a frame. */
export const drawn = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done())))),
  );

/** Where the first element of a selector, with such a text if one is given, can be pressed; undefined if nowhere. */
const spot = ({ selector, text }) => {
  const root = document.documentElement;
  // Some engines give areas in the pixels of a page that has grown, and take places in those of the screen.
  const probe = Object.assign(document.createElement("div"), { style: "position:fixed;height:100px" });
  root.append(probe);
  const grown = root.dataset.scale / probe.getBoundingClientRect().height || 1;
  probe.remove();
  for (const element of document.querySelectorAll(selector)) {
    if (text !== undefined && !element.textContent.includes(text) && element.ariaLabel !== text) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    // Of cards that lie on each other a corner is free.
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.5], [0.15, 0.15], [0.5, 0.15], [0.85, 0.5], [0.5, 0.85]]) {
      const at = [(left + width * x) * grown, (top + height * y) * grown];
      const over = document.elementFromPoint(...at);
      if (over && (element.contains(over) || over.contains(element))) return at;
    }
  }
  return undefined;
};

/** Presses the first of these elements with the mouse, once it is there and free. */
export const press = async (page, selector, text) => {
  const at = await until(page, `${selector} ${text ?? ""}`, spot, { selector, text });
  await page.clickAt(...at);
  await drawn(page);
};

/** The same if there is one now. */
export const pressIfThere = async (page, selector, text) => {
  const at = await page.evaluate(spot, { selector, text });
  if (at) await page.clickAt(...at);
  await drawn(page);
  return Boolean(at);
};

/** Left, top, right and bottom of the first element in sight, in the pixels of the window. */
export const placeOf = (page, selector) =>
  until(page, selector, (selector) => {
    const root = document.documentElement;
    const probe = Object.assign(document.createElement("div"), { style: "position:fixed;height:100px" });
    root.append(probe);
    const grown = root.dataset.scale / probe.getBoundingClientRect().height || 1;
    probe.remove();
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!element) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom].map((length) => length * grown);
  }, selector);

/** How many elements are in sight. */
export const count = (page, selector) =>
  page.evaluate((selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length, selector);

/** Opens the page with these texts kept, and nothing else. */
export const openWith = async (page, address, texts) => {
  // One of its files that runs nothing.
  await page.open(`${address}crash.js`);
  await page.evaluate((texts) => {
    localStorage.clear();
    for (const [name, text] of texts) localStorage.setItem(name, text);
  }, texts);
  await page.open(address);
};

/** What the table waits for, as the game says it; takes the screen over where a person hands it on. */
export const wanted = async (page) => {
  for (;;) {
    const state = await until(page, "somebody's turn", () => {
      const named = [".score", ".last-count .named", ".curtain .pri:not([aria-disabled])"];
      const found = named.find((selector) => document.querySelector(selector));
      if (found) return found;
      const app = document.querySelector(".app:not([aria-busy])");
      if (!app || document.querySelector(".curtain")) return undefined;
      if (app.hasAttribute("data-result")) return "result";
      if (app.dataset.asks) return app.dataset.asks;
      if (app.hasAttribute("data-choice")) return "choice";
      return document.querySelector(".dock .end-turn:not([aria-disabled]), .acts .act:not([aria-disabled])") && "turn";
    });
    if (!state.startsWith(".curtain")) {
      await drawn(page);
      return state;
    }
    await press(page, ".curtain .pri");
  }
};

/** Sits down at the match that was left. */
export const resume = async (page) => {
  await press(page, ".continue button, .saved .match button", "Resume");
  return wanted(page);
};
