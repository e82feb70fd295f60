// The bots' thread: what the page does when it is missing, and that it never holds up the page.

import { expect, test } from "@playwright/test";

import { elect, endTurn, start, wanted } from "./council_of_4/player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const turnUpToItsEnd = async (page) => {
  await elect(page);
  await endTurn(page).click();
};

test("where no thread comes a simple bot plays on, the page says so, and tries again each turn", async ({ page }) => {
  let loads = 0;
  let works = false;
  await page.route("**/bot_worker_loader.js", async (route) => {
    loads += 1;
    if (works || loads === 1) await route.continue();
    else await route.fulfill({ contentType: "text/javascript", body: "throw new WebAssembly.RuntimeError('no');" });
  });
  await page.route("**/bot_worker_bg.wasm", (route) => (works ? route.continue() : route.abort()));
  await start(page, { seats: ["person", "bot"], seed: "no thread", level: "novice" });
  for (let turns = 0; turns < 2; turns += 1) {
    expect(await wanted(page)).toBe("turn");
    await turnUpToItsEnd(page);
  }
  expect(await wanted(page)).toBe("turn");
  const trouble = page.locator(".tag.trouble");
  await expect(trouble).toContainText("A simpler bot plays until they’re back");
  // It was started anew at once, and again with each question, and that it broke down is no crash.
  expect(loads).toBeGreaterThan(2);
  await expect(page.locator(".crash")).toHaveCount(0);

  await test.step("that is said in every window", async () => {
    for (const [width, height] of [[1180, 820], [820, 1180], [390, 844]]) {
      await page.setViewportSize({ width, height });
      await expect(trouble).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("a thread that comes back plays on, without a reload", async () => {
    works = true;
    await expect
      .poll(async () => {
        await turnUpToItsEnd(page);
        expect(await wanted(page)).toBe("turn");
        return trouble.count();
      })
      .toBe(0);
  });
});

test("a thread that does not load is started anew once, and then serves all tables of the page", async ({
  page,
  baseURL,
}) => {
  const elsewhere = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL)) elsewhere.push(request.url());
  });
  let loads = 0;
  await page.route("**/bot_worker_loader.js", async (route) => {
    loads += 1;
    if (loads === 1) await route.abort();
    else await route.continue();
  });
  await start(page, { seats: ["person", "bot"], seed: "first table", level: "novice" });
  for (const seed of ["second table", null]) {
    expect(await wanted(page)).toBe("turn");
    await turnUpToItsEnd(page);
    expect(await wanted(page)).toBe("turn");
    expect(loads).toBe(2);
    await expect(page.locator(".tag.bad")).toHaveCount(0);
    if (seed) await start(page, { seats: ["person", "bot"], seed, level: "novice" });
  }
  // And nothing is asked of any other place than the page's own.
  expect(elsewhere).toEqual([]);
});

test("what a hint is judged by comes when one is asked for, and is asked for again if it doesn't", async ({ page }) => {
  const asked = [];
  let comes = false;
  await page.route("**/*-champion*.txt", async (route) => {
    asked.push(new URL(route.request().url()).pathname.split("/").pop());
    if (comes) await route.continue();
    else await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Not found</title>" });
  });
  await start(page, { seats: ["person", "bot"], seed: "weights", level: "master" });
  for (let turns = 0; turns < 2; turns += 1) {
    expect(await wanted(page)).toBe("turn");
    await turnUpToItsEnd(page);
  }
  expect(await wanted(page)).toBe("turn");
  expect(asked).toEqual([]);
  const hint = async () => {
    await page.keyboard.press(".");
    return page.locator(".rib");
  };
  const rib = await hint();
  await page.getByRole("dialog", { name: "Play with hints?" }).getByRole("button", { name: "Show hint" }).click();
  await expect(rib).toContainText("the bots aren’t responding");
  // Once, and once more by another thread.
  expect(asked).toEqual(["council-of-4-champion.txt", "council-of-4-champion.txt"]);
  await page.keyboard.press("Escape");
  comes = true;
  await expect(async () => {
    await hint();
    await expect(rib.locator(".hint")).toHaveCount(3, { timeout: 3000 });
  }).toPass();
  expect(new Set(asked)).toEqual(new Set(["council-of-4-champion.txt"]));
  const before = asked.length;
  await page.keyboard.press("Escape");
  await hint();
  await expect(rib.locator(".hint")).toHaveCount(3);
  expect(asked.length).toBe(before);
});

test("a browser that lets the page have no thread is told from one that does", async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException("no", "SecurityError");
      }
    };
  });
  await start(page, { seats: ["person", "bot"], seed: "no worker", level: "novice" });
  expect(await wanted(page)).toBe("turn");
  await expect(page.locator(".tag.bad")).toContainText("A simpler bot plays until");
  await turnUpToItsEnd(page);
  expect(await wanted(page)).toBe("turn");
});

test("a killed thread costs five seconds, and a new one has its own time, however many questions are open", async ({
  page,
}) => {
  // Threads that have said that they are loading.
  let loads = 0;
  let release;
  const released = new Promise((done) => (release = done));
  await page.route("**/bot_worker_bg.wasm", async (route) => {
    loads += 1;
    if (loads > 1) await released;
    await route.continue();
  });
  await page.clock.install();
  await start(page, { seats: ["person", "bot"], seed: "two questions", level: "novice" });
  await page.clock.resume();
  expect(await wanted(page)).toBe("turn");
  await turnUpToItsEnd(page);
  expect(await wanted(page)).toBe("turn");
  // From now on the thread is told nothing more, and says nothing.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
  await turnUpToItsEnd(page);
  await expect(page.getByText("Bruno is deciding.").first()).toBeVisible();
  await page.locator(".log .entry .why").first().click();
  await expect(page.locator(".why-sheet[open]")).toContainText("Thinking");
  await page.clock.runFor(6_000);
  await expect.poll(() => loads).toBe(2);
  // It has said that it loads, and may take its time for that.
  await page.clock.runFor(6_000);
  expect(loads).toBe(2);
  await expect(page.locator(".tag.bad")).toHaveCount(0);
  release();
});

test("a thread that falls silent again and again costs ten seconds once, not the game", async ({ page }) => {
  await page.clock.install();
  await page.route("**/bot_worker_loader.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "// says nothing" }),
  );
  await start(page, { seats: ["person", "bot"], seed: "silent", level: "novice" });
  const ready = page.locator('.act[aria-label="Elect a councillor"]:not([aria-disabled])');
  const waiting = page.getByText("Bruno is deciding.");
  // Whoever begins, the bot's first turn takes all the patience that the page has.
  await expect(ready.or(waiting).first()).toBeVisible();
  if (await ready.isVisible()) await turnUpToItsEnd(page);
  // On a slow machine it may be at its end already.
  const trouble = page.locator(".tag.bad");
  await expect(waiting.or(trouble).first()).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(trouble).toContainText("A simpler bot plays until they’re back");
  expect(await wanted(page)).toBe("turn");
  // The next turn does not wait again.
  await turnUpToItsEnd(page);
  await page.clock.runFor(2_000);
  expect(await wanted(page)).toBe("turn");
});
