// How long the page takes from a click or a key to the next frame, at a quarter of the processor's
// speed: what the browser itself reports for each interaction (Event Timing), in the middle of a game.
//
//     node benches/interaction.mjs <folder with the built page>
//
// The browser rounds to 8 ms and says nothing of what took less than 16.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { chromium as path } from "../tests/browser/chromium.mjs";
import { action, confirm, endTurn, start, turn, wanted } from "../tests/browser/player.js";

const { chromium } = createRequire(new URL("../tests/browser/", import.meta.url))("@playwright/test");

const SLOWER = 4;
const PORT = 47_105;
const TURNS_BEFORE = 6;
/** What is not possible within so many milliseconds is not possible in this position. */
const PATIENCE = 4000;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node benches/interaction.mjs <folder>");

const server = spawn(
  process.execPath,
  [new URL("../tests/browser/serve.mjs", import.meta.url).pathname]
    .concat(["--root", folder, "--base", "/", "--port", PORT]),
  { stdio: ["ignore", "pipe", "inherit"] },
);
await once(server.stdout, "data");
const browser = await chromium.launch({
  executablePath: path(),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});

/** Everything that is measured: a name, what is done first, and the interaction itself. */
const interactions = (page) => {
  const open = (name) => action(page, name).click();
  const reserve = page.locator(".resv .rv.legal").first();
  const city = page.locator("g.spot:has(.city.target)").first();
  const permit = page.locator(".strips .permit.legal").first();
  const cancel = () => page.keyboard.press("Escape").then(() => page.keyboard.press("Escape"));
  return [
    ["open: elect a councillor", () => {}, () => open("Elect a councillor")],
    ["pick a colour", () => {}, () => reserve.click()],
    ["pick a council", () => {}, () => page.getByRole("button", { name: "Hills council" }).click()],
    ["confirm an election", () => {}, () => confirm(page).click()],
    ["undo", () => {}, () => page.keyboard.press("Control+z")],
    ["redo", () => {}, () => page.keyboard.press("Control+y")],
    ["undo again", () => {}, () => page.keyboard.press("Control+z")],
    ["open: acquire a permit", () => {}, () => open("Acquire a permit")],
    ["pick a permit", () => {}, () => permit.click()],
    ["back and close", () => {}, cancel],
    ["pick a permit with nothing open", cancel, () => page.locator(".strips .permit").first().click()],
    ["close", () => {}, cancel],
    ["open: place with the queen", cancel, () => open("Place with the queen")],
    ["pick a city", () => {}, () => city.click({ force: true })],
    ["close the queen", () => {}, cancel],
    ["open the digest", () => {}, () => page.locator(".lk.since").click()],
    ["close the digest", () => {}, () => page.keyboard.press("Escape")],
    ["end the turn", () => open("Elect a councillor")
      .then(() => reserve.click())
      .then(() => page.getByRole("button", { name: "Hills council" }).click())
      .then(() => confirm(page).click()), () => endTurn(page).click()],
  ];
};

/** Until the frame after everything that is due has been drawn. */
const settle = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)))),
  );

try {
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1180, height: 820 },
  });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    window.seen = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.interactionId) window.seen.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page, { seats: ["person", "bot", "bot"], seed: "interaction" });
  for (let turns = 0; turns < TURNS_BEFORE; turns++) await turn(page);
  await wanted(page);

  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const rows = [];
  for (const [name, before, interact] of interactions(page)) {
    try {
      await before();
      await settle(page);
      await page.evaluate(() => (window.seen = []));
      await interact();
    } catch {
      rows.push([name, null]);
      continue;
    }
    await settle(page);
    const longest = await page.evaluate(() => Math.max(0, ...window.seen));
    rows.push([name, longest]);
  }
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`${"interaction".padEnd(width)}  ms to the next frame, processor ${SLOWER} times slower`);
  for (const [name, longest] of rows) {
    const said = { 0: "under 16", null: "not possible here" }[longest] ?? longest;
    console.log(`${name.padEnd(width)}  ${said}`);
  }
} finally {
  await browser.close();
  server.kill();
}
