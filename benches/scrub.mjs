// How long the page takes for a step of a replay: a match of four with 153 turns is gone through from
// its beginning to its end and back, by turn and by action, at the full speed of the processor.
//
//     node benches/scrub.mjs <folder with the built page>
//
// A step is what happens from the key's event to the page laid out anew: scripts, styles and layout,
// the work that keeps a frame from being drawn. Its time on the processor counts, which other programs
// on the machine change less than the time on the clock. The target is 16 ms, one frame.

import { kept } from "./kept.mjs";
import { serve } from "./page.mjs";
import { shelved } from "../tests/browser/kept.js";

const PORT = 47_106;
const MATCH = new URL("../tests/golden/council_of_4/211-4-b.curia", import.meta.url);
const TARGET = 16;
/** What the browser counts of that, in seconds. */
const WORK = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node benches/scrub.mjs <folder>");
const { address, browser, close } = await serve(folder, PORT);

/** Presses a key, and lets everything that it brings about be done. Returns whether it led anywhere. */
const press = ({ code, key, shift }) => {
  const place = () => document.querySelector(".index [aria-current]");
  const before = place();
  window.dispatchEvent(new KeyboardEvent("keydown", { code, key, shiftKey: shift, bubbles: true }));
  // Signals are followed in tasks of their own.
  const { port1, port2 } = new MessageChannel();
  const done = new Promise((done) => (port1.onmessage = done));
  port2.postMessage(null);
  return done.then(() => {
    document.body.getBoundingClientRect();
    return place() !== before;
  });
};

try {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ baseURL: address, viewport, serviceWorkers: "block" });
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), shelved(kept(MATCH)));
  await page.goto("./");
  await page.getByRole("button", { name: /^More for/ }).first().click();
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await page.locator(".index [aria-current]").waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  /** Milliseconds that the page's thread has worked. */
  const worked = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    const seconds = metrics.filter(({ name }) => WORK.includes(name)).map(({ value }) => value);
    return 1000 * seconds.reduce((one, other) => one + other, 0);
  };
  const rows = [
    ["turns, on", { code: "BracketRight", key: "}", shift: true }],
    ["turns, back", { code: "BracketLeft", key: "{", shift: true }],
    ["actions, on", { code: "BracketRight", key: "]", shift: false }],
    ["actions, back", { code: "BracketLeft", key: "[", shift: false }],
  ];
  for (const [name, stroke] of rows) {
    const times = [];
    for (;;) {
      // What was due after the step before is done.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
      const before = await worked();
      if (!(await page.evaluate(press, stroke))) break;
      times.push((await worked()) - before);
    }
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
    const over = times.filter((time) => time > TARGET).length;
    console.log(
      `${name.padEnd(14)} ${String(times.length).padStart(4)} steps: median ${at(0.5)} ms, ` +
        `95 % ${at(0.95)} ms, max ${at(1)} ms, ${over} above ${TARGET} ms`,
    );
  }
} finally {
  await close();
}
