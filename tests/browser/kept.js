// What the page keeps, and when it has drawn: nothing of it belongs to one game.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Waits for what follows a press by a frame, as targets and the preview do. */
export const drawn = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done)))),
  );

/** What a screen waits for; after the last count, once the winner is named, it goes on to the final score. */
export const seen = async (page, state) => {
  if (state !== "counted") return state;
  await page.locator(".last-count .see").press("Enter");
  await page.locator(".score").waitFor();
  return "score";
};

/** A match that is kept for tests, as text. */
export const fixture = (name) => readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8");

/** A match as the page keeps it: the name of its text, and the text. */
export const shelved = (match, id = createHash("sha256").update(match).digest("hex").slice(0, 16)) => {
  const now = Date.now();
  const about = `"envelope":1,"id":"${id}","revision":1,"began":${now},"changed":${now}`;
  return [`curia.match.${id}.odd`, `{${about},"match":${match}}`];
};

/** Opens the set-up of a game, which stays in its drawer until it is asked for. */
export const pullDrawer = async (page) => {
  const handle = page.getByRole("button", { name: "Set up a game" });
  if ((await handle.getAttribute("aria-expanded")) === "false") await handle.click();
};

/** Clicks a button of a table's bar, which a phone has in a menu. */
export const fromBar = async (page, control) => {
  const more = page.locator(".top > .more");
  if (await more.isVisible()) await more.click();
  await control.click();
};

/** Puts texts where the page keeps its own, before it is opened: beside one of its files that runs nothing. */
export const keep = async (page, ...texts) => {
  await page.goto("crash.js");
  await page.evaluate((texts) => texts.forEach(([name, text]) => localStorage.setItem(name, text)), texts);
};

/** From a table back to the start page, with a match as if another tab had left it meanwhile. */
const leaveInPage = async (page, [name, text]) => {
  await page.getByRole("button", { name: "To the start page" }).click();
  await page.locator(".home").waitFor();
  await page.evaluate(
    ([name, text]) => {
      const [, , id] = name.split(".");
      const older = Object.keys(localStorage).filter((name) => name.includes(id));
      older.forEach((name) => localStorage.removeItem(name));
      localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent("storage"));
      dispatchEvent(new Event("visibilitychange"));
    },
    [name, text],
  );
};

/** The start page with a match that was left, given as text; what else is kept stays. A page at a table is
 * not loaded anew. */
export const leave = async (page, match) => {
  if (await page.locator(".app > .top .menu").isVisible()) {
    await leaveInPage(page, shelved(match));
  } else {
    await keep(page, shelved(match));
    await page.goto("./");
  }
  // Once its game has come and has looked at it, the list is drawn again.
  await page.locator(":is(.continue .frame, .saved) :is(.map, .hall-art, .towers-map) *").first().waitFor({ state: "attached" });
};

/** What is kept of the match that was saved last: its envelope, once nothing waits to be saved. */
export const keptEnvelope = async (page) => {
  await drawn(page);
  await page.waitForFunction(() => {
    const tags = [...document.querySelectorAll(".top .tag")];
    return !tags.some((tag) => ["Saving", "Enregistrement…"].includes(tag.textContent));
  });
  return page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("curia.match."));
    const kept = names.map((name) => ({ name, ...JSON.parse(localStorage.getItem(name)) }));
    const order = ({ changed, revision }) => changed * 1000 + revision;
    return kept.sort((one, other) => order(one) - order(other)).at(-1);
  });
};

/** The match that was saved last. */
export const keptMatch = async (page) => (await keptEnvelope(page))?.match;

/** Every write of a text whose name begins so fails from now on, until there is room again. */
export const fill = (page, beginning = "") =>
  page.evaluate((beginning) => {
    const write = Storage.prototype.setItem;
    window.makeRoom = () => (Storage.prototype.setItem = write);
    Storage.prototype.setItem = function (name, text) {
      if (name.startsWith(beginning)) throw new DOMException("full", "QuotaExceededError");
      write.call(this, name, text);
    };
  }, beginning);
export const makeRoom = (page) => page.evaluate(() => window.makeRoom());
