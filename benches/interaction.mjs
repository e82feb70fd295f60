// How long the page takes from a press or a key to the next frame, at a quarter of the processor's
// speed: what the browser itself reports for each interaction (Event Timing), in a match that is kept.
//
//     node benches/interaction.mjs <folder with the built page> [match] [word]
//
// The match is one of tests/fixtures (`table-usual`, `table-rich`); with a word only interactions
// that have it in their name are shown. As with a hand, the pointer rests on its target before it
// presses, and what is pressed is held for a tenth of a second. The browser rounds to 8 ms and says
// nothing of what took less than 16.
//
// Beside it stands the longest task until the page rests again, where one held up the page for 50 ms or
// more: what a press set going that was put off until the press had its answer counts there, too.

import { readFileSync } from "node:fs";
import { action, confirm, endTurn, wanted } from "../tests/browser/council_of_4/player.js";
import { shelved } from "../tests/browser/kept.js";
import { serve } from "./page.mjs";

const SLOWER = 4;
const PAGE = { width: 1180, height: 820 };
const WINDOW = { width: 1400, height: 1100 };
const PORT = 47_105;
/** So long a button or a key stays pressed, in milliseconds. */
const HELD = 100;
/** So often is all of it done; the middle one of the times counts. */
const ROUNDS = 3;
/** What is not possible within so many milliseconds is not possible in this position. */
const PATIENCE = 4000;

const [folder, match = "table-usual", word = ""] = process.argv.slice(2);
if (!folder) throw new Error("usage: node benches/interaction.mjs <folder> [match] [word]");
const kept = readFileSync(new URL(`../tests/fixtures/${match}.json`, import.meta.url), "utf8");

const { address, browser, close } = await serve(folder, PORT);

/** Everything that is measured: a name and what is pressed, a locator or a key, in this order. */
const interactions = (page) => {
  const act = (name) => [`open: ${name}`, action(page, name)];
  const button = (name) => page.getByRole("button", { name }).first();
  const target = (selector) => page.locator(selector).first();
  const city = target("g.spot:has(.city.target)");
  const confirmed = (what) => [
    [`confirm: ${what}`, confirm(page)],
    [`undo: ${what}`, "Control+z"],
  ];
  return [
    ["refused: a card with nothing open", target(".hand .card")],
    ["refused: a permit with nothing open", target(".perms .permit.used, .tiles .rew")],
    ["pick a permit with nothing open", target(".strips .permit.legal")],
    ["close it", "Escape"],
    act("Elect a councillor"),
    ["pick a councillor", target(".resv .rv.legal")],
    ["pick a council", button("Hills council")],
    ...confirmed("an election"),
    ["redo: an election", "Control+y"],
    ["undo again: an election", "Control+z"],
    act("Acquire a permit"),
    ["pick a permit to acquire", target(".strips .permit.legal")],
    ["take a card out of the payment", target(".hand .card.sel")],
    ["put it back", target(".hand .card:not(.sel)")],
    ["confirm: a permit", confirm(page)],
    ["undo: a permit, asks", "Control+z"],
    ["undo: a permit", page.locator("dialog[open]").getByRole("button", { name: "Undo" })],
    act("Place a merchant"),
    ["pick a permit to place with", target(".perms .permit.legal")],
    ["pick a city to place in", city],
    ...confirmed("a merchant"),
    act("Place with the queen"),
    ["pick a city for the queen", city],
    ...confirmed("the queen"),
    act("Engage a servant"),
    ...confirmed("a servant"),
    act("Send a servant"),
    ["pick a colour to send for", target(".resv .rv.legal")],
    ["pick a council to send to", button("Coast council")],
    ...confirmed("a servant sent"),
    act("Extra main action"),
    ...confirmed("an extra main action"),
    act("Change permits"),
    ["pick a region", target(".strips .strip .legal")],
    ["close", "Escape"],
    ["open the list of legal moves", "m"],
    ["next move in the list", "ArrowDown"],
    ["close the list", "Escape"],
    ["open the keys", "?"],
    ["close the keys", "Escape"],
    ["open a seat's details", target(".seats .pl button")],
    ["close the details", "Escape"],
    ["arrows over the map", "c"],
    ["next city", "ArrowRight"],
    ["end the turn", endTurn(page)],
  ];
};

/** Puts the pointer to where the target can be pressed, or has the key ready. */
const aim = async (page, target) => {
  if (typeof target === "string") return () => page.keyboard.press(target, { delay: HELD });
  await target.waitFor();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(HELD);
    await page.mouse.up();
  };
};

/** Until nothing moves any more, and the frame after everything that is due has been drawn. */
const settle = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const endless = (animation) => animation.effect.getComputedTiming().endTime === Infinity;
    const moves = () => document.getAnimations().some((one) => one.playState === "running" && !endless(one));
    do {
      await frame();
      await frame();
      await new Promise((done) => setTimeout(done, 150));
    } while (moves());
  });

/** Sits down to the match that is kept, and presses everything once. Returns the times. */
const round = async () => {
  const page = await browser.newPage({
    baseURL: address,
    serviceWorkers: "block", // keeps nothing while it is measured
    viewport: PAGE,
  });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(([name, text]) => {
    localStorage.setItem(name, text);
    window.seen = [];
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.tasks.push(Math.round(entry.duration));
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.interactionId) window.seen.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 });
  }, shelved(kept));
  await page.goto("./");
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  const cdp = await page.context().newCDPSession(page);
  // The page is as tall as the window with the browser's own bars: what lies below its edge would
  // never be shown, and pressing it would seem to wait for whatever changes elsewhere.
  const { windowId } = await cdp.send("Browser.getWindowForTarget");
  await cdp.send("Browser.setWindowBounds", { windowId, bounds: WINDOW });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const times = [];
  for (const [name, target] of interactions(page)) {
    try {
      const press = await aim(page, target);
      await settle(page);
      await page.evaluate(() => {
        window.seen = [];
        window.tasks = [];
      });
      await press();
    } catch {
      times.push([name, null, null]);
      continue;
    }
    await settle(page);
    const longest = () => [window.seen, window.tasks].map((all) => Math.max(0, ...all));
    times.push([name, ...(await page.evaluate(longest))]);
  }
  await page.close();
  return times;
};

const said = (time) => ({ 0: "under 16", null: "not possible here" })[time] ?? String(time);
const middle = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

try {
  const rounds = [];
  for (let at = 0; at < ROUNDS; at++) rounds.push(await round());
  const rows = rounds[0]
    .map(([name], row) => [name, ...[1, 2].map((column) => rounds.map((times) => times[row][column]))])
    .filter(([name]) => name.includes(word));
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`${match}, ms to the next frame, processor ${SLOWER} times slower: the middle one of ${ROUNDS}, and all`);
  for (const [name, times, tasks] of rows) {
    const task = middle(tasks) ? `  longest task ${middle(tasks)}` : "";
    console.log(`${name.padEnd(width)}  ${said(middle(times)).padStart(8)}  (${times.map(said).join(", ")})${task}`);
  }
} finally {
  await close();
}
