// How long the page takes for a step of a replay: a match of four with 153 turns is gone through from
// its beginning to its end and back, by turn and by action, at the full speed of the processor.
//
//     node benches/scrub.mjs <folder with the built page>
//
// A step is what happens from the key's event to the page laid out anew: the work that keeps a frame
// from being drawn. The target is 16 ms, one frame.

import { kept } from "./kept.mjs";
import { serve } from "./page.mjs";

const PORT = 47_106;
const MATCH = new URL("../tests/golden/games/211-4-b.curia", import.meta.url);
const TARGET = 16;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node benches/scrub.mjs <folder>");
const { address, browser, close } = await serve(folder, PORT);

/** Presses a key until the end is reached; returns the milliseconds of each step. */
const walk = (page, code, key, shift) =>
  page.evaluate(
    async ({ code, key, shift }) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const place = () => document.querySelector(".index [aria-current]");
      const times = [];
      for (;;) {
        // What was due after the step before is done; nothing else is on its way.
        await frame();
        await new Promise((done) => setTimeout(done, 0));
        await new Promise((done) => setTimeout(done, 0));
        const before = place();
        const begun = performance.now();
        window.dispatchEvent(new KeyboardEvent("keydown", { code, key, shiftKey: shift, bubbles: true }));
        // Signals are followed in tasks of their own.
        await Promise.resolve();
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        });
        document.body.getBoundingClientRect();
        times.push(performance.now() - begun);
        if (place() === before) return times.slice(0, -1);
      }
    },
    { code, key, shift },
  );

try {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } });
  await page.addInitScript((match) => localStorage.setItem("curia.match", match), kept(MATCH));
  await page.goto("./");
  await page.getByRole("button", { name: /^More for/ }).first().click();
  const asked = Date.now();
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await page.locator(".index [aria-current]").waitFor();
  console.log(`opened after ${Date.now() - asked} ms`);
  const rows = [
    ["turns, on", "BracketRight", "}", true],
    ["turns, back", "BracketLeft", "{", true],
    ["actions, on", "BracketRight", "]", false],
    ["actions, back", "BracketLeft", "[", false],
  ];
  for (const [name, code, key, shift] of rows) {
    const times = (await walk(page, code, key, shift)).sort((a, b) => a - b);
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
