// How long the bots' thread takes for a decision, by level: over a game of bots of that level in
// the page, or its first 300 decisions, from the question to the answer, progress and messages included.
//
//     node benches/thinking.mjs <folder with the built page> [players] [level ...]
//
// Browsers slow down only the page's own thread, so for a device of a quarter of this one's speed the
// times are taken four times.

import { start } from "../tests/browser/council_of_4/player.js";
import { serve } from "./page.mjs";

const SLOWER = 4;
/** Some levels would never end the game. */
const MOST = 300;
const PORT = 47_106;
const LEVELS = ["random", "novice", "greedy", "adept", "expert", "master", "champion"];

const [folder, players = "2", ...levels] = process.argv.slice(2);
if (!folder) throw new Error("usage: node benches/thinking.mjs <folder> [players] [level ...]");

const { address, browser, close } = await serve(folder, PORT);

/**
 * Notes how long the thread takes for each answer. The first byte of a message says what it is: its place
 * among the variants of `Order` and `Reply` in src/bots/protocol.rs.
 */
const watch = () => {
  // No move waits until somebody has seen it.
  localStorage.setItem("curia.settings", JSON.stringify({ version: 1, speed: "off" }));
  const [ASK, ANSWER] = [0, 2];
  const times = [];
  window.thinking = times;
  window.Worker = class extends Worker {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        if (data[0] === ANSWER) times.push(performance.now() - this.asked);
      });
    }

    postMessage(order) {
      if (order[0] === ASK) this.asked = performance.now();
      super.postMessage(order);
    }
  };
};

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const millis = (time) => time.toFixed(1).padStart(9);

console.log(`${players} players, ms a decision; times ${SLOWER} in brackets\n`);
console.log(`level     decisions   median      (x${SLOWER})  95 in 100      (x${SLOWER})`);
for (const level of levels.length > 0 ? levels : LEVELS) {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: "block", // keeps nothing while it is measured
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await start(page, { seats: Array(Number(players)).fill("bot"), seed: "thinking", level });
  const enough = (most) => document.querySelector(".score, .last-count") || window.thinking.length >= most;
  await page.waitForFunction(enough, MOST, { timeout: 0 });
  const times = (await page.evaluate(() => window.thinking)).sort((one, other) => one - other);
  const [median, most] = [at(times, 0.5), at(times, 0.95)];
  const figures = [median, median * SLOWER, most, most * SLOWER].map(millis).join(" ");
  console.log(`${level.padEnd(9)}${String(times.length).padStart(10)}${figures}`);
  await context.close();
}
await close();
