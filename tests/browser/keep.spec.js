// Nothing of a match is lost: not by a reload, not by a damaged or missing storage.

import { expect, test } from "@playwright/test";

import { elect, start, turn, wanted } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const stored = (page, key = "curia.match") => page.evaluate((key) => localStorage.getItem(key), key);

const table = async (page) => ({
  round: await page.locator(".tag.round").innerText(),
  seats: await page.locator(".seats .pl").allInnerTexts(),
  hand: await page.locator(".hand .card").evaluateAll((cards) => cards.map((c) => c.ariaLabel)),
  log: await page.locator(".log .entry").allInnerTexts(),
  councils: await page.locator("button.council").evaluateAll((all) => all.map((c) => c.ariaLabel)),
  permits: await page.locator(".permit").evaluateAll((all) => all.map((p) => p.ariaLabel)),
});

test("a reload in the middle goes on exactly there", async ({ page }) => {
  await start(page, { seats: ["person", "bot", "bot"], seed: "reload" });
  for (let turns = 0; turns < 4; turns += 1) await turn(page);
  await wanted(page);
  await elect(page);
  await expect(page.locator(".tag", { hasText: "Saved on this device" })).toBeVisible();
  const before = await table(page);
  await page.reload();
  await expect(page.getByText("Continue")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  expect(await table(page)).toEqual(before);
  // And it is the same match that goes on.
  await turn(page);
  await wanted(page);
});

test("a new game asks before it replaces the one in progress", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "first" });
  await wanted(page);
  const first = await stored(page);
  await page.reload();
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("dialog")).toContainText("will be replaced");
  await page.getByRole("button", { name: "Keep the old one" }).click();
  expect(await stored(page)).toBe(first);
  await page.getByRole("button", { name: "Start game" }).click();
  await page.getByRole("button", { name: "Start new game" }).click();
  await wanted(page);
  expect(await stored(page)).not.toBe(first);
});

test("a damaged match is put aside and named, and a new game can be saved", async ({ page }) => {
  await page.goto("./");
  await page.evaluate(() => localStorage.setItem("curia.match", '{"format":1,"game":'));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("damaged at line 1");
  await expect(page.getByRole("alert")).toContainText("curia.damaged.1");
  expect(await stored(page, "curia.damaged.1")).toBe('{"format":1,"game":');
  await page.getByRole("button", { name: "Start game" }).click();
  await wanted(page);
  await expect(page.locator(".tag", { hasText: "Saved on this device" })).toBeVisible();
  expect(await stored(page, "curia.damaged.1")).toBe('{"format":1,"game":');
});

test("of a match with an impossible action the part before it is kept", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "part" });
  await turn(page);
  await wanted(page);
  const broken = await page.evaluate(() => {
    const match = JSON.parse(localStorage.getItem("curia.match"));
    match.actions.push("place H09 A", "end");
    const text = JSON.stringify(match);
    localStorage.setItem("curia.match", text);
    return text;
  });
  const before = await table(page);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("“place H09 A” is not possible there");
  expect(await stored(page, "curia.damaged.1")).toBe(broken);
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  expect(await table(page)).toEqual(before);
});

test("a match of a newer format is left alone", async ({ page }) => {
  await page.goto("./");
  const text = JSON.stringify({ format: 99, game: "council-of-4", rules: 1, news: true });
  await page.evaluate((text) => localStorage.setItem("curia.match", text), text);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("format 99");
  expect(await stored(page, "curia.damaged.1")).toBe(text);
  expect(await stored(page)).toBe(text);
});

test("where storage is blocked the page says so and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await start(page, { seats: ["person", "bot"], seed: "blocked" });
  await turn(page);
  await wanted(page);
  await expect(page.locator(".tag", { hasText: "Not saved" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("lets the page store nothing");
});

test("where storage is full the page says so, keeps the last state and tries again", async ({
  page,
}) => {
  await start(page, { seats: ["person", "bot"], seed: "full" });
  await wanted(page);
  const before = await stored(page);
  await page.evaluate(() => {
    const write = Storage.prototype.setItem;
    window.makeRoom = () => (Storage.prototype.setItem = write);
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await elect(page);
  await expect(page.getByRole("alert")).toContainText("storage for this page is full");
  expect(await stored(page)).toBe(before);
  await page.evaluate(() => window.makeRoom());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".tag", { hasText: "Saved on this device" })).toBeVisible();
  expect(await stored(page)).not.toBe(before);
});

test("a damaged text that can't be put aside is never written over", async ({ page }) => {
  await page.goto("./");
  await page.evaluate(() => localStorage.setItem("curia.match", "not a match"));
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    window.full = true;
    Storage.prototype.setItem = function (key, value) {
      if (window.full && key.startsWith("curia.damaged")) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    };
  });
  await start(page, { seats: ["person", "bot"], seed: "locked" });
  await turn(page);
  await wanted(page);
  await expect(page.locator(".tag", { hasText: "Not saved" })).toBeVisible();
  expect(await stored(page)).toBe("not a match");
  // Once there is room for it, trying again puts it aside and saves.
  await page.evaluate(() => (window.full = false));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".tag", { hasText: "Saved on this device" })).toBeVisible();
  expect(await stored(page, "curia.damaged.1")).toBe("not a match");
});
