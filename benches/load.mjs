// How long it takes until the start page can be used: on the first visit, over a slow mobile network, and
// once the page is kept in the browser; at a quarter of the processor's speed, and with what the server
// sends compressed by brotli.
//
//     node benches/load.mjs <folder with the built page>
//
// "shown" is the frame after the start page has come, "usable" the end of the last task behind it that a
// press would have to wait for (Long Tasks: more than 50 ms), both from the beginning of the visit.

import { serve } from "./page.mjs";

const SLOWER = 4;
const PORT = 47_107;
const ROUNDS = 3;
/** What measurements of pages call fast 3G: bytes a second, and milliseconds there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 768e3 / 8 };
/** So long no long task comes any more, in milliseconds. */
const QUIET = 1500;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node benches/load.mjs <folder>");

const { address, browser, close } = await serve(folder, PORT, "--brotli");

/** Notes when the start page is shown, and every long task. */
const watch = () => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.tasks.push(startTime + duration);
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    if (!document.querySelector(".home main button")) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (window.shown = performance.now())));
  };
  requestAnimationFrame(look);
};

/** One visit: bytes and requests until it is usable, and the two moments in milliseconds. */
const visit = async (context) => {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  const done = [];
  const begun = new Map();
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => begun.set(requestId, request.url));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) =>
    done.push({ url: begun.get(requestId), bytes: encodedDataLength, at: timestamp }),
  );
  let start;
  cdp.on("Network.requestWillBeSent", ({ timestamp }) => (start ??= timestamp));
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  await page.waitForFunction(() => window.shown);
  await page.waitForFunction((quiet) => performance.now() - Math.max(window.shown, ...window.tasks) > quiet, QUIET);
  const { shown, usable } = await page.evaluate(() => {
    // What comes after the page can be used has its own time.
    const ends = window.tasks.filter((end) => end < window.shown + 1000);
    return { shown: window.shown, usable: Math.max(window.shown, ...ends) };
  });
  const before = done.filter(({ at }) => (at - start) * 1000 <= usable);
  const kilobytes = before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { page, figures: [before.length, kilobytes, shown, usable] };
};

/** Until all of the page is kept. */
const kept = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== "activated") await new Promise((done) => active.addEventListener("statechange", done));
  });

const median = (values) => values.sort((one, other) => one - other)[values.length >> 1];

const rows = { "first visit": [], "kept, next visit": [] };
for (let round = 0; round < ROUNDS; round++) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1180, height: 820 } });
  const first = await visit(context);
  rows["first visit"].push(first.figures);
  await kept(first.page);
  await first.page.close();
  rows["kept, next visit"].push((await visit(context)).figures);
  await context.close();
}
await close();

console.log(`processor ${SLOWER} times slower, 1.6 Mbit/s, 150 ms there and back; medians of ${ROUNDS}\n`);
console.log(["visit".padEnd(18), "requests", "kB", "shown ms", "usable ms"].map((head) => head.padStart(10)).join(""));
for (const [name, figures] of Object.entries(rows)) {
  const columns = [0, 1, 2, 3].map((at) => median(figures.map((one) => one[at])).toFixed(0).padStart(10));
  console.log(name.padEnd(18) + columns.join(""));
}
