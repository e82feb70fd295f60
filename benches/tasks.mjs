// How long the page's own thread works at a stretch while bots of each level play a whole game: the longest task
// between the first entries of the log and the score, in milliseconds of the thread's own time, and how many
// take 50 or more. What else the machine was at does not count; what draws the table or the score is another
// screen's.
//
//     node benches/tasks.mjs <folder with the built page> [--seats N] [--slowed N] [--games N] [level...]
//
// The same game is the same work, so the least of three games counts. Nothing may hold up the page for 50 ms: this
// fails if something does. On a processor slowed four times, nothing for 150 ms, and 20 times for 50.

import process from "node:process";
import { parseArgs } from "node:util";
import { setUp } from "../tests/browser/council_of_4/player.js";
import { serve } from "./page.mjs";

const PORT = 47_107;
const LONG = 50;
const LEVELS = ["Random", "Novice", "Greedy", "Adept", "Expert", "Master", "Champion"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: "string", default: "2" },
    slowed: { type: "string", default: "1" },
    games: { type: "string", default: "3" },
  },
});
const [seats, slowed, games] = [values.seats, values.slowed, values.games].map(Number);
const [folder, ...named] = positionals;
if (!folder) throw new Error("usage: node benches/tasks.mjs <folder> [--seats N] [--slowed N] [--games N] [level...]");
/** The longest task allowed, and how many long ones. */
const [LONGEST, MOST] = slowed > 1 ? [150, 20] : [LONG, 0];
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

/** The longest task of a trace, and the number of long ones. */
const tasksOf = (trace) => {
  const { traceEvents } = JSON.parse(trace.toString());
  const at = (mark) => traceEvents.find(({ name, cat }) => name === mark && cat.includes("user_timing"));
  const [begun, over] = [at("begun"), at("over")];
  const isBetween = ({ pid, tid, ts, dur }) =>
    pid === over.pid && tid === over.tid && ts > begun.ts && ts + dur < over.ts;
  const tasks = traceEvents.filter((event) => event.name.endsWith("RunTask") && event.tdur && isBetween(event));
  if (tasks.length <= 100) throw new Error(`only ${tasks.length} tasks were traced`);
  const millis = tasks.map(({ tdur }) => tdur / 1000);
  return { longest: Math.max(...millis), long: millis.filter((one) => one >= LONG).length };
};

for (const level of named.length ? named : LEVELS) {
  const looks = { viewport: { width: 1440, height: 900 }, locale: "en-GB", serviceWorkers: "block" };
  const played = [];
  for (let game = 0; game < games; game += 1) {
    const page = await browser.newPage(looks);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
    await page.addInitScript(mark);
    await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
    await setUp(page, { seats: Array(seats).fill("bot"), seed: `long tasks ${level}`, level, at: address });
    await page.locator(".score").waitFor({ timeout: 1_800_000 });
    played.push(tasksOf(await browser.stopTracing()));
    await page.close();
  }
  const least = (figure) => Math.min(...played.map(figure));
  const [longest, long] = [least(({ longest }) => longest), least(({ long }) => long)];
  console.log(`${level.padEnd(8)} ${longest.toFixed(0).padStart(4)} ms, ${long} tasks of ${LONG} ms or more`);
  if (longest >= LONGEST || long > MOST) process.exitCode = 1;
}
await close();
