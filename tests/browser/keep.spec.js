// Nothing of a match is lost: not by a reload, not by a damaged or missing storage.

import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { elect, setUp, start, turn, wanted } from "./council_of_4/player.js";
import { keep, keptEnvelope, keptMatch, shelved } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const stored = (page, name) => page.evaluate((name) => localStorage.getItem(name), name);
const saved = (page) => page.locator(".tag", { hasText: "Saved on this device" });
const put = (page, name, text) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, text]);
const home = (page) => page.getByRole("button", { name: "To the start page" }).click();
const rows = (page) => page.locator(".saved .match");
const menu = async (page, name, item) => {
  await page.getByRole("button", { name: `More for “${name}”` }).click();
  await page.getByRole("dialog", { name }).getByRole("button", { name: item }).click();
};
/** Waits until everything that the log tells is kept. */
const settled = async (page) => {
  const told = await page.locator(".log .entry").count();
  await expect.poll(async () => (await keptMatch(page))?.actions.length).toBe(told);
};
/** Every write fails from now on, until there is room again. */
const fill = (page) =>
  page.evaluate(() => {
    const write = Storage.prototype.setItem;
    window.makeRoom = () => (Storage.prototype.setItem = write);
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });

const withoutLocks = (context) =>
  context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
/** Two tabs without locks go on with one match: what is kept is what the first did. */
const bothSave = async (page, context) => {
  await withoutLocks(context);
  await start(page, { seats: ["person", "bot"], seed: "no locks" });
  await wanted(page);
  const second = await context.newPage();
  await second.goto("./");
  await second.getByRole("button", { name: "Resume" }).click();
  await wanted(second);
  await elect(page);
  await expect(saved(page)).toBeVisible();
  const first = await keptMatch(page);
  await second.locator('.act[aria-label="Engage a servant"]').click();
  await second.locator(".rib .confirm").click();
  await expect(second.getByRole("alert")).toContainText("Another tab has saved this game since");
  return { second, first };
};

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

test("many matches: each is listed and gone on with, and a new one takes nothing away", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "first" });
  await elect(page);
  const first = await table(page);
  await home(page);
  await expect(page.locator(".continue")).toContainText("Ada’s turn");
  await page.getByRole("button", { name: "Set up a game" }).click();
  await page.getByLabel("Seed", { exact: true }).fill("second");
  await page.getByRole("button", { name: "Start game" }).click();
  await wanted(page);
  expect((await keptMatch(page)).seed).toBe("second");
  await home(page);
  await page.getByRole("button", { name: "Same as last time" }).click();
  await wanted(page);
  await home(page);
  await expect(rows(page)).toHaveCount(2);
  // The oldest is the last of the list.
  await rows(page).last().getByRole("button", { name: /^Resume/ }).click();
  await wanted(page);
  expect(await table(page)).toEqual(first);
});

test("a match is renamed, copied, found by its name, deleted and brought back", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "named" });
  await elect(page);
  await home(page);
  await menu(page, "Ada, Bruno", "Rename");
  await page.getByLabel("Name of this game").fill("Kitchen <b>table</b>");
  await page.keyboard.press("Enter");
  await expect(page.locator(".continue")).toContainText("Kitchen <b>table</b>");
  await menu(page, "Kitchen <b>table</b>", "Make a copy");
  await expect(page.locator(".continue")).toContainText("Copy of Kitchen <b>table</b>");
  await expect(rows(page)).toHaveCount(1);
  for (let copies = 2; copies < 6; copies += 1) {
    await menu(page, "Kitchen <b>table</b>", "Make a copy");
    await expect(rows(page)).toHaveCount(copies);
  }
  const search = page.getByRole("searchbox", { name: "Name or player" });
  await search.fill("copy bruno");
  await expect(rows(page).filter({ visible: true })).toHaveCount(4);
  await search.fill("nobody");
  await expect(page.getByText("No game with that name")).toBeVisible();
  await search.fill("");
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await menu(page, "Kitchen <b>table</b>", "Delete");
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(rows(page)).toHaveCount(5);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(before);
  await menu(page, "Kitchen <b>table</b>", "Delete");
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
});

test("a match is saved as a game file and as data", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "files" });
  await elect(page);
  const match = await keptMatch(page);
  await home(page);
  const got = async (item) => {
    const download = page.waitForEvent("download");
    await menu(page, "Ada, Bruno", item);
    const file = await download;
    return [file.suggestedFilename(), readFileSync(await file.path(), "utf8")];
  };
  const [json, data] = await got("Save as data (JSON)");
  expect([json, JSON.parse(data)]).toEqual(["Ada, Bruno.json", match]);
  const [name, file] = await got("Save as a game file");
  expect(name).toBe("Ada, Bruno.curia");
  expect(file).toContain(match.actions[0]);
});

test("a damaged match is listed with the reason, given as a file, and goes only when thrown away", async ({
  page,
}) => {
  const name = "curia.match.00000000000000aa.odd";
  await keep(page, [name, '{"envelope":1,"id":']);
  await page.goto("./");
  await expect(page.getByRole("alert")).toContainText("damaged at line 1");
  await page.getByRole("button", { name: "Start game" }).click();
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  expect(await stored(page, name)).toBe('{"envelope":1,"id":');
  await home(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `Save as a file: ${name}` }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toBe('{"envelope":1,"id":');
  await page.getByRole("button", { name: `Delete: ${name}` }).click();
  await expect(page.getByText("Deleted.")).toBeVisible();
  expect(await stored(page, name)).toBe(null);
  await page.getByRole("button", { name: "Restore" }).click();
  expect(await stored(page, name)).toBe('{"envelope":1,"id":');
});

test("of a match whose last save is damaged the one before is opened, and the damaged text put aside", async ({
  page,
}) => {
  await start(page, { seats: ["person", "bot"], seed: "part" });
  await turn(page);
  await wanted(page);
  const { name } = await keptEnvelope(page);
  await put(page, name, "not a match");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("You see the other");
  expect(await stored(page, name)).toBe("not a match");
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  expect(await stored(page, "curia.damaged.1")).toBe("not a match");
  await home(page);
  await expect(page.getByText("curia.damaged.1")).toBeVisible();
});

test("of a match with an impossible action the part before it is kept", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "part" });
  await turn(page);
  await wanted(page);
  const before = await table(page);
  const { name } = await keptEnvelope(page);
  const broken = await page.evaluate((name) => {
    const envelope = JSON.parse(localStorage.getItem(name));
    envelope.match.actions.push("place H09 A", "end");
    localStorage.setItem(name, JSON.stringify(envelope));
    return localStorage.getItem(name);
  }, name);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("“place H09 A” isn’t possible there");
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  expect(await table(page)).toEqual(before);
  await expect(saved(page)).toBeVisible();
  expect(await stored(page, "curia.damaged.1")).toBe(broken);
});

test("a match of a newer version is named and left alone", async ({ page }) => {
  const name = "curia.match.00000000000000aa.odd";
  const text = JSON.stringify({ envelope: 99, news: true });
  await keep(page, [name, text], shelved(JSON.stringify({ format: 99, game: "council-of-4", rules: 1 })));
  await page.goto("./");
  await expect(page.getByRole("alert")).toContainText("Another version of Curia saved it (format 99)");
  await expect(page.getByRole("alert")).toContainText("format 99");
  await page.getByRole("button", { name: "Start game" }).click();
  await wanted(page);
  expect(await stored(page, name)).toBe(text);
});

test("a damaged list of the matches costs none of them", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "index" });
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  await put(page, "curia.index", "]");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("rebuilt from the games themselves");
  await page.getByRole("button", { name: "Resume" }).click();
  await elect(page);
  await expect(saved(page)).toBeVisible();
  await home(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("what the browser threw away while the page is open is saved again", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "evicted" });
  await wanted(page);
  await page.evaluate(() => localStorage.clear());
  await elect(page);
  await expect(saved(page)).toBeVisible();
  const match = await keptMatch(page);
  expect(match.actions.length).toBeGreaterThan(0);
});

test("a match that the browser threw away is named, and the others stay", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "evicted" });
  await elect(page);
  await settled(page);
  await page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("curia.match."));
    names.forEach((name) => localStorage.removeItem(name));
  });
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("The browser no longer has this game’s data");
});

test("two tabs on one match: the second looks on, can take over, and no save is lost", async ({ page, context }) => {
  await start(page, { seats: ["person", "bot"], seed: "two tabs" });
  await wanted(page);
  const second = await context.newPage();
  await second.goto("./");
  await second.getByRole("button", { name: "Resume" }).click();
  await expect(second.getByRole("alert")).toContainText("open in another tab");
  // It follows what is done in the first, and does nothing itself.
  await elect(page);
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await table(second)).log).toEqual((await table(page)).log);
  await second.locator('.act[aria-label="Engage a servant"]').click();
  await second.locator(".rib .confirm").click();
  await expect(second.locator(".rib")).toContainText("open in another tab");
  expect((await keptMatch(page)).actions).toHaveLength(1);
  await second.getByRole("button", { name: "Play here" }).click();
  await expect(second.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText("open in another tab");
  await second.keyboard.press("Escape");
  await second.locator('.act[aria-label="Engage a servant"]').click();
  await second.locator(".rib .confirm").click();
  await expect(saved(second)).toBeVisible();
  await expect.poll(async () => (await keptMatch(second)).actions.length).toBe(2);
  await expect.poll(async () => (await table(page)).log).toEqual((await table(second)).log);
  // And back again.
  await page.getByRole("button", { name: "Play here" }).click();
  await expect(second.getByRole("alert")).toContainText("open in another tab");
  await turn(page);
  await wanted(page);
  await expect(saved(page)).toBeVisible();
});

test("what could not be saved before another tab went on is a match of its own", async ({ page, context }) => {
  await start(page, { seats: ["person", "bot"], seed: "full here" });
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  await fill(page);
  await elect(page);
  await expect(page.getByRole("alert")).toContainText("storage is full");
  const second = await context.newPage();
  await second.goto("./");
  await second.getByRole("button", { name: "Resume" }).click();
  await second.getByRole("button", { name: "Play here" }).click();
  await expect(page.getByRole("alert")).toContainText("open in another tab");
  await page.evaluate(() => window.makeRoom());
  await second.locator('.act[aria-label="Engage a servant"]').click();
  await second.locator(".rib .confirm").click();
  await expect(saved(second)).toBeVisible();
  await expect(page.locator(".rib")).toContainText("now a separate game");
  await expect.poll(async () => (await table(page)).log).toEqual((await table(second)).log);
  await home(page);
  await expect(page.getByText("Only in this tab")).toHaveCount(0);
  const copy = page.locator(".continue, .saved .match").filter({ hasText: "Copy of Ada, Bruno" });
  await copy.getByRole("button", { name: /^Resume/ }).click();
  await wanted(page);
  await expect(page.locator(".log .entry").first()).toContainText("elected");
});

test("a match that nobody went on with elsewhere is taken back as it was, unsaved", async ({ page, context }) => {
  await start(page, { seats: ["person", "bot"], seed: "full here" });
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  await fill(page);
  await elect(page);
  await expect(page.getByRole("alert")).toContainText("storage is full");
  const before = await table(page);
  const second = await context.newPage();
  await second.goto("./");
  await second.getByRole("button", { name: "Resume" }).click();
  await second.getByRole("button", { name: "Play here" }).click();
  await page.getByRole("button", { name: "Play here" }).click();
  await expect(second.getByRole("alert")).toContainText("open in another tab");
  await expect(page.getByRole("alert")).toContainText("storage is full");
  expect(await table(page)).toEqual(before);
  await page.evaluate(() => window.makeRoom());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(saved(page)).toBeVisible();
  await home(page);
  await expect(page.locator(".continue, .saved .match")).toHaveCount(1);
});

test("a tab that looks on plays for no bot", async ({ page, context }) => {
  await start(page, { seats: ["person", "bot"], seed: "looks on" });
  for (let turns = 0; turns < 2; turns += 1) {
    await wanted(page);
    await turn(page);
  }
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  const kept = await keptEnvelope(page);
  await home(page);
  // It is a bot's turn, in a match that this tab holds without showing it.
  const ends = kept.match.actions.flatMap((action, at) => (action === "end" ? [at] : []));
  kept.match.actions.length = ends.at(-2) + 1;
  await page.evaluate(async ({ name, ...kept }) => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("curia.match."));
    names.forEach((name) => localStorage.removeItem(name));
    localStorage.setItem(name, JSON.stringify(kept));
    await new Promise((held) => navigator.locks.request(`curia.match.${kept.id}`, () => new Promise(held)));
  }, kept);
  const second = await context.newPage();
  let release;
  const released = new Promise((done) => (release = done));
  await second.route("**/bot_worker_loader.js", async (route) => {
    await released;
    await route.continue();
  });
  await second.goto("./");
  await second.getByRole("button", { name: "Resume" }).click();
  await expect(second.getByRole("alert")).toContainText("open in another tab");
  const entries = second.locator(".log .entry");
  await expect(entries).toHaveCount(kept.match.actions.length);
  // What the turn waits for is thought about before what a person wants to know.
  await entries.locator(".why").first().click();
  release();
  await expect(second.locator(".why-sheet[open]")).toContainText(/when the game is over|no other move/);
  await second.keyboard.press("Escape");
  await expect(entries).toHaveCount(kept.match.actions.length);
  await home(second);
  await expect(second.locator(".continue")).toBeVisible();
  await expect(second.getByText("Copy of")).toHaveCount(0);
});

test("a match that is only renamed elsewhere keeps the hand shown where one looks on", async ({ page, context }) => {
  await start(page, { seats: ["person", "person"], seed: "looks on" });
  await wanted(page);
  await page.getByRole("button", { name: /show my hand/ }).click();
  await turn(page);
  await wanted(page);
  const second = await context.newPage();
  await second.goto("./");
  await second.getByRole("button", { name: "Resume" }).click();
  await second.getByRole("button", { name: /show my hand/ }).click();
  await expect(second.getByRole("alert")).toContainText("open in another tab");
  const hand = second.locator(".hand .card");
  await expect(hand.first()).toBeVisible();
  const third = await context.newPage();
  await third.goto("./");
  const heard = second.evaluate(
    () => new Promise((done) => addEventListener("storage", () => requestAnimationFrame(() => setTimeout(done)))),
  );
  await menu(third, "Ada, Bruno", "Rename");
  await third.locator(".match-menu .inp").fill("Ours");
  await third.getByRole("button", { name: "Save name" }).click();
  await heard;
  await expect(hand.first()).toBeVisible();
  await expect(second.locator(".curtain")).toHaveCount(0);
});

test("on a match that another tab went on with, trying again keeps what was done here besides", async ({
  page,
  context,
}) => {
  await withoutLocks(context);
  await start(page, { seats: ["person", "bot"], seed: "loose" });
  await wanted(page);
  await fill(page);
  await elect(page);
  await home(page);
  await expect(page.getByText("Only in this tab")).toHaveCount(1);
  const second = await context.newPage();
  await second.goto("./");
  await second.getByRole("button", { name: "Resume" }).click();
  await wanted(second);
  await second.locator('.act[aria-label="Engage a servant"]').click();
  await second.locator(".rib .confirm").click();
  await expect(saved(second)).toBeVisible();
  await page.evaluate(() => window.makeRoom());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Only in this tab")).toHaveCount(0);
  const titles = page.locator(".continue, .saved .match");
  await expect(titles).toHaveCount(2);
  await expect(titles.filter({ hasText: "Copy of Ada, Bruno" })).toHaveCount(1);
});

test("without locks the tab that saves second is told, and can keep both", async ({ page, context }) => {
  const { second, first } = await bothSave(page, context);
  expect(await keptMatch(page)).toEqual(first);
  await second.getByRole("button", { name: "Keep this one too" }).click();
  await expect(saved(second)).toBeVisible();
  expect((await keptMatch(second)).actions).not.toEqual(first.actions);
  await home(second);
  // The one of the first tab and the copy, both saved.
  await expect(rows(second)).toHaveCount(1);
  await expect(second.locator(".continue")).toBeVisible();
  await expect(second.getByText("Only in this tab")).toHaveCount(0);
  await rows(second).getByRole("button", { name: /^Resume/ }).click();
  await wanted(second);
  await expect(second.locator(".log .entry").first()).toContainText("elected");
});

test("without locks a tab that leaves after it could not save leaves a match of its own", async ({ page, context }) => {
  const { second, first } = await bothSave(page, context);
  await home(second);
  await expect(second.getByText("Only in this tab")).toHaveCount(0);
  await expect(second.locator(".continue")).toContainText("Copy of Ada, Bruno");
  await expect(rows(second)).toHaveCount(1);
  await rows(second).getByRole("button", { name: /^Resume/ }).click();
  await wanted(second);
  await expect(second.locator(".log .entry").first()).toContainText("elected");
  expect((await keptMatch(page)).actions).not.toEqual(first.actions);
  await turn(page);
  await expect(saved(page)).toBeVisible();
});

test("a tab that looks on keeps the newest, takes no hints, and its name for the match is kept", async ({
  page,
  context,
}) => {
  await start(page, { seats: ["person", "bot"], seed: "stale list" });
  await wanted(page);
  // The start page of the second tab does not know what the first does next.
  const second = await context.newPage();
  await second.goto("./");
  await expect(second.locator(".continue")).toBeVisible();
  await elect(page);
  await expect(saved(page)).toBeVisible();
  await menu(second, "Ada, Bruno", "Rename");
  await second.locator(".match-menu .inp").fill("Ours");
  await second.getByRole("button", { name: "Save name" }).click();
  await expect(second.locator(".continue")).toContainText("Ours");
  // The first goes on as if nothing had been, and keeps the name.
  const { length } = (await keptMatch(page)).actions;
  await page.locator('.act[aria-label="Engage a servant"]').click();
  await page.locator(".rib .confirm").click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await keptEnvelope(page)).match.actions.length).toBe(length + 1);
  expect(await page.evaluate(() => Object.values(localStorage).filter((text) => text.includes('"name":"Ours"')).length)).toBe(2);

  await second.getByRole("button", { name: "Resume" }).click();
  await expect(second.getByRole("alert")).toContainText("open in another tab");
  await expect(second.locator(".log .entry")).toHaveCount(length + 1);
  const hint = second.getByRole("button", { name: "Hint" });
  await expect(hint).toHaveAttribute("aria-disabled", "true");
  await second.keyboard.press(".");
  await expect(second.locator(".rib")).toContainText("open in another tab");
  await home(second);
  await expect(second.getByText("Only in this tab")).toHaveCount(0);
  await turn(page);
  await expect(saved(page)).toBeVisible();
});

test("the list is that of now when one comes back to it", async ({ page, context }) => {
  await start(page, { seats: ["person", "bot"], seed: "list" });
  await wanted(page);
  const second = await context.newPage();
  await second.goto("./");
  const standing = second.locator(".continue h2");
  await expect(standing).toContainText("round 1");
  await turn(page);
  await turn(page);
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  await expect(standing).toContainText("round 1");
  await second.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(standing).toContainText("round 3");
});

test("where the browser lets the page have no locks it is played as where there are none", async ({ page }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException("no", "SecurityError"));
  });
  await start(page, { seats: ["person", "bot"], seed: "refused" });
  await turn(page);
  await wanted(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".log .entry", { hasText: "Bruno" }).first()).toBeVisible();
});

test("a match that another tab deleted can be kept after all", async ({ page, context }) => {
  await start(page, { seats: ["person", "bot"], seed: "deleted" });
  await wanted(page);
  const second = await context.newPage();
  await second.goto("./");
  await menu(second, "Ada, Bruno", "Delete");
  await expect(second.getByText("Deleted “Ada, Bruno”")).toBeVisible();
  await elect(page);
  await expect(page.getByRole("alert")).toContainText("deleted in another tab");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("curia.match.")))).toEqual([]);
  await page.getByRole("button", { name: "Keep it anyway" }).click();
  await expect(saved(page)).toBeVisible();
  expect((await keptMatch(page)).actions).toHaveLength(1);
});

test("where storage is blocked the page says so and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await setUp(page, { seats: ["person", "bot"], seed: "blocked" });
  await turn(page);
  await wanted(page);
  await expect(page.locator(".tag", { hasText: "Not saved" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("blocks storage");
});

test("a match that could not be saved stays in this tab, and is saved once that works", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "full" });
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  const before = await keptMatch(page);
  await fill(page);
  await elect(page);
  await expect(page.getByRole("alert")).toContainText("storage is full");
  await home(page);
  await expect(page.getByRole("alert")).toContainText("lost when you close this tab");
  await expect(page.locator(".continue")).toContainText("Only in this tab");
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  expect((await table(page)).log).toHaveLength(before.actions.length + 1);
  await home(page);
  // Deleted, it can be brought back as it was, unsaved.
  await page.evaluate(() => window.makeRoom());
  await menu(page, "Ada, Bruno", "Delete");
  await expect(page.getByText("Only in this tab")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.locator(".continue")).toContainText("Only in this tab");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect((await keptMatch(page)).actions).toHaveLength(before.actions.length + 1);
});

test("a match that could be saved after all is not hidden by what it was", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "loose" });
  await wanted(page);
  await fill(page);
  await elect(page);
  await page.locator(".alarm.over").getByRole("button", { name: "Close" }).click();
  await home(page);
  await expect(page.getByText("Only in this tab")).toHaveCount(1);
  await page.evaluate(() => window.makeRoom());
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  await turn(page);
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  const { length } = (await keptMatch(page)).actions;
  // From the replay on to another table, without leaving this one.
  await page.locator(".log .entry button[data-look]").first().click();
  await expect(page.locator(".replay")).toBeVisible();
  await page.locator(".transport").getByRole("button", { name: "To the start" }).click();
  await page.locator(".transport").getByRole("button", { name: /^What if/ }).click();
  await page.getByRole("dialog", { name: /^What if: round/ }).getByRole("button", { name: "Play on" }).click();
  await wanted(page);
  await home(page);
  await expect(page.getByText("Only in this tab")).toHaveCount(0);
  await rows(page).filter({ hasNotText: "What if" }).getByRole("button", { name: /^Resume/ }).click();
  await wanted(page);
  await expect(page.locator(".log .entry")).toHaveCount(length);
});

test("where storage is full the table says so, keeps the last state and tries again", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "full" });
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  const before = (await keptMatch(page)).actions.length;
  await fill(page);
  await elect(page);
  await expect(page.getByRole("alert")).toContainText("storage is full");
  expect((await page.evaluate(() => Object.values(localStorage))).join()).not.toContain("elect");
  await page.evaluate(() => window.makeRoom());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(saved(page)).toBeVisible();
  expect((await keptMatch(page)).actions).toHaveLength(before + 1);
});

test("a private window of an old Safari, which takes nothing, is told from the first move on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room at all", "QuotaExceededError");
    };
  });
  await setUp(page, { seats: ["person", "bot"], seed: "private" });
  await wanted(page);
  await expect(page.locator(".tag", { hasText: "Not saved" })).toBeVisible();
  await turn(page);
  await wanted(page);
});

test("on a tablet of Apple's the page says what keeps its matches", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await start(page, { seats: ["person", "bot"], seed: "ipad" });
  await wanted(page);
  await home(page);
  await expect(page.locator(".keep-note")).toContainText("Add Curia to the Home Screen");
});

test("the browser is asked not to throw away what is kept", async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = 0;
    navigator.storage.persist = async () => (window.asked += 1) > 0;
  });
  await setUp(page, { seats: ["person", "bot"], seed: "persist" });
  await wanted(page);
  expect(await page.evaluate(() => window.asked)).toBe(1);
});

test("a damaged text that can’t be put aside is never written over", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "locked" });
  await turn(page);
  await wanted(page);
  const { name } = await keptEnvelope(page);
  await put(page, name, "not a match");
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    window.full = true;
    Storage.prototype.setItem = function (key, value) {
      if (window.full && key.startsWith("curia.damaged")) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    };
  });
  await page.reload();
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  await expect(page.locator(".tag", { hasText: "Not saved" })).toBeVisible();
  expect(await stored(page, name)).toBe("not a match");
  // Once there is room for it, trying again puts it aside and saves.
  await page.evaluate(() => (window.full = false));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(saved(page)).toBeVisible();
  expect(await stored(page, "curia.damaged.1")).toBe("not a match");
});
