// How long the start page takes with many saved games: to open, to import them all from one file, to delete one, to
// delete the others together and to restore them. For each the time until it is done and drawn, and the longest task
// of the page's own thread, in milliseconds of the thread's own time.
//
//     node benches/shelf.mjs <folder with the built page> [--games N] [--runs N]
//
// What else the machine was at makes times longer, never shorter, so the least of three runs counts. Nothing may hold
// up the page for 50 ms: this fails if something but opening it does.

import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { serve } from "./page.mjs";

const PORT = 47_108;
const LONG = 50;
/** Microseconds after which all is drawn for sure. */
const SETTLED = 500_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: "string", default: "200" }, runs: { type: "string", default: "3" } },
});
const [games, runs] = [values.games, values.runs].map(Number);
const [folder] = positionals;
if (!folder) throw new Error("usage: node benches/shelf.mjs <folder> [--games N] [--runs N]");
const { address, browser, close } = await serve(folder, PORT);

const daily = JSON.parse(readFileSync(new URL("../tests/fixtures/daily.json", import.meta.url), "utf8"));
// From its end backwards, so that each is another one.
const match = (at) => {
  const length = daily.actions.length - (at % 200);
  return JSON.stringify({ ...daily, seed: `${daily.seed}`, actions: daily.actions.slice(0, length) });
};
const file = `[\n${Array.from({ length: games }, (_, at) => match(at)).join(",\n")}\n]\n`;

/** The longest task of a trace between two marks. */
const longest = (trace) => {
  const { traceEvents } = JSON.parse(trace.toString());
  const at = (mark) => traceEvents.findLast(({ name, cat }) => name === mark && cat.includes("user_timing"));
  const [begun, done] = [at("begun"), at("done")];
  const isBetween = ({ pid, tid, ts, dur }) =>
    pid === done.pid && tid === done.tid && ts + dur > begun.ts && ts < done.ts + SETTLED;
  const tasks = traceEvents.filter((event) => event.name.endsWith("RunTask") && event.tdur && isBetween(event));
  return Math.max(...tasks.map(({ tdur }) => tdur / 1000));
};

/** Does something in the page until `text` is there and drawn. */
const measured = async (page, act, text) => {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.evaluate((text) => {
    window.done = new Promise((done) => {
      const look = () => {
        if (!document.querySelector(".home")?.textContent.includes(text)) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark("done") && done(performance.now())));
      };
      const seen = new MutationObserver(look);
      seen.observe(document, { childList: true, subtree: true, characterData: true });
    });
    const begin = () => {
      performance.mark("begun");
      window.begun = performance.now();
    };
    addEventListener("click", begin, { capture: true, once: true });
    addEventListener("drop", begin, { capture: true, once: true });
  }, text);
  await act();
  const took = await page.evaluate(async () => (await window.done) - window.begun);
  await page.waitForTimeout(SETTLED / 1000);
  return { took, longest: longest(await browser.stopTracing()) };
};

const figures = new Map();
for (let run = 0; run < runs; run += 1) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  const button = (name) => page.getByRole("button", { name });
  const note = (what, figure) => figures.set(what, [...(figures.get(what) ?? []), figure]);
  await page.goto(address);
  await page.locator(".board-box .map").waitFor();
  // The file is there before the time begins.
  await page.evaluate((text) => {
    window.given = new DataTransfer();
    window.given.items.add(new File([text], "all.json"));
  }, file);
  const choose = () => page.evaluate(() => dispatchEvent(new DragEvent("drop", { dataTransfer: window.given, cancelable: true })));
  note("import all", await measured(page, choose, `Added ${games} of ${games}`));
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.addInitScript(() => {
    performance.mark("begun");
    const seen = new MutationObserver(() => {
      if (!document.querySelector(".match .map *")) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark("done")));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("done").length > 0);
  const took = await page.evaluate(() => performance.getEntriesByName("done")[0].startTime);
  await page.waitForTimeout(SETTLED / 1000);
  note("open", { took, longest: longest(await browser.stopTracing()) });
  await page.locator(".match .ib").first().click();
  note("delete one", await measured(page, () => button("Delete").click(), "Deleted “"));
  await button("Select").click();
  await button(/^Select all/).click();
  await button(/^Delete \d+ games/).click();
  const rest = page.getByRole("dialog").getByRole("button", { name: /^Delete \d+ games/ });
  note("delete the rest", await measured(page, () => rest.click(), "Deleted "));
  note("restore them", await measured(page, () => button("Restore").click(), `Saved games${games - 2}`));
  await context.close();
}
await close();
for (const [what, all] of figures) {
  const least = (figure) => Math.min(...all.map(figure));
  const [took, task] = [least(({ took }) => took), least(({ longest }) => longest)];
  console.log(`${what.padEnd(16)} ${took.toFixed(0).padStart(5)} ms, longest task ${task.toFixed(0).padStart(3)} ms`);
  if (task >= LONG && what !== "open") process.exitCode = 1;
}
