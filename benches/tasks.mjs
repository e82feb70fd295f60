// How long the page's own thread works at a stretch while two bots of each level play a whole game: the
// longest task between the first entries of the log and the score, in milliseconds of the thread's own time.
// What else the machine was at does not count; what draws the table or the score is another screen's.
//
//     node benches/tasks.mjs <folder with the built page> [level...]
//
// The same game is the same work, so the shortest of three games' longest tasks counts. Nothing may hold up
// the page for 50 ms: this fails if something does.

import process from "node:process";
import { setUp } from "../tests/browser/council_of_4/player.js";
import { serve } from "./page.mjs";

const PORT = 47_107;
const GAMES = 3;
const LONGEST = 50;
const LEVELS = ["Random", "Novice", "Greedy", "Adept", "Expert", "Master"];

const [folder, ...named] = process.argv.slice(2);
if (!folder) throw new Error("usage: node benches/tasks.mjs <folder> [level...]");
const { address, browser, close } = await serve(folder, PORT);

/** Marks when the first actions of a game have been told, and when the score is there. */
const mark = () => {
  const marks = { begun: ".log .entry:nth-of-type(3)", over: ".score" };
  const seen = () => {
    for (const [name, selector] of Object.entries(marks)) {
      const is = performance.getEntriesByName(name).length === 0 && document.querySelector(selector);
      if (is) performance.mark(name);
    }
  };
  new MutationObserver(seen).observe(document, { childList: true, subtree: true });
};

const longestTask = (trace) => {
  const { traceEvents } = JSON.parse(trace.toString());
  const at = (mark) => traceEvents.find(({ name, cat }) => name === mark && cat.includes("user_timing"));
  const [begun, over] = [at("begun"), at("over")];
  const isBetween = ({ pid, tid, ts, dur }) =>
    pid === over.pid && tid === over.tid && ts > begun.ts && ts + dur < over.ts;
  const tasks = traceEvents.filter((event) => event.name.endsWith("RunTask") && event.tdur && isBetween(event));
  if (tasks.length <= 100) throw new Error(`only ${tasks.length} tasks were traced`);
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
};

for (const level of named.length ? named : LEVELS) {
  const looks = { viewport: { width: 1440, height: 900 }, locale: "en-GB", serviceWorkers: "block" };
  let longest = Infinity;
  for (let games = 0; games < GAMES; games += 1) {
    const page = await browser.newPage(looks);
    await page.addInitScript(mark);
    await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
    await setUp(page, { seats: ["bot", "bot"], seed: `long tasks ${level}`, level, at: address });
    await page.locator(".score").waitFor({ timeout: 300_000 });
    longest = Math.min(longest, longestTask(await browser.stopTracing()));
    await page.close();
  }
  console.log(`${level.padEnd(8)} ${longest.toFixed(0).padStart(4)} ms`);
  if (longest >= LONGEST) process.exitCode = 1;
}
await close();
