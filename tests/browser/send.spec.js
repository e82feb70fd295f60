// Matches leave and come back: as files, as links, as the deal of the day.

import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { elect, start, wanted } from "./council_of_4/player.js";
import { faults } from "./faults.js";
import { fixture, keep, keptMatch, leave } from "./kept.js";

const finished = JSON.parse(fixture("match-v1"));
const today = JSON.parse(fixture("daily"));
const malformed = JSON.parse(
  readFileSync(new URL("../fixtures/malformed-links.json", import.meta.url), "utf8"),
);

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const home = (page) => page.getByRole("button", { name: "To the start page" }).click();
const menu = async (page, item) => {
  await page.getByRole("button", { name: /^More for/ }).first().click();
  await page.locator(".match-menu").getByRole("button", { name: item }).click();
};
const linked = (page) => page.getByRole("dialog", { name: "Shared game" });
const share = (page) => page.getByRole("dialog", { name: "Share as a link" });
const address = (page) => share(page).getByRole("textbox", { name: "Link" }).inputValue();
const rows = (page) => page.locator(".continue, .saved .match");
const everything = (page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
const bringIn = async (page, name, text) => {
  await page.locator(".bring-in input[type=file]").setInputFiles({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
};
const said = (page) => page.locator(".done");

test("a match goes out as a file and comes back from it, chosen or dropped", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "files" });
  await elect(page);
  const match = await keptMatch(page);
  await home(page);
  const download = page.waitForEvent("download");
  await menu(page, "Save as a game file");
  const file = readFileSync(await (await download).path(), "utf8");
  await bringIn(page, "Sunday.curia", file);
  await expect(said(page)).toContainText("Added “Sunday”");
  await expect(rows(page)).toHaveCount(2);
  expect(await keptMatch(page)).toEqual(match);
  // Dropped anywhere.
  const data = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "dropped.json", { type: "application/json" }));
    return data;
  }, JSON.stringify(finished));
  await page.dispatchEvent(".home", "dragover", { dataTransfer: data });
  await expect(page.getByText("Drop to import")).toBeVisible();
  await page.dispatchEvent(".home", "drop", { dataTransfer: data });
  await expect(said(page)).toContainText("Added “dropped”");
  await expect(rows(page)).toHaveCount(3);
  expect(await keptMatch(page)).toEqual(finished);
});

test("of several files each is told of", async ({ page }) => {
  await page.goto("./");
  const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator(".bring-in input[type=file]").setInputFiles([
    file("half.json", '{"format":1,'),
    file("whole.json", JSON.stringify(finished)),
    file("empty.curia", ""),
  ]);
  await expect(said(page)).toContainText("Added “whole”");
  await expect(said(page)).toContainText("half.json: ");
  await expect(said(page)).toContainText("empty.curia: ");
  // And of the next ones alone.
  await bringIn(page, "again.json", JSON.stringify(finished));
  await expect(said(page)).toContainText("Added “again”");
  await expect(said(page)).not.toContainText("half.json");
});

test("of a file that can't be read in full the part before it is taken in, and what was wrong is said", async ({ page }) => {
  await page.goto("./");
  const broken = { ...finished, actions: [...finished.actions.slice(0, 30), "place H09 A"] };
  await bringIn(page, "part.json", JSON.stringify(broken));
  await expect(said(page)).toContainText("Added “part” (30 moves)");
  await expect(said(page)).toContainText("“place H09 A” isn’t possible there");
  const before = await everything(page);
  for (const [name, text, why] of [
    ["empty.curia", "", "can’t be opened"],
    ["picture.png", "\u0089PNG\u0000", "can’t be opened"],
    ["half.json", '{"format":1,', "damaged at line 1"],
    ["newer.json", '{"format":7,"game":"council-of-4","rules":1}', "format 7"],
    ["other.json", '{"format":1,"game":"chess","rules":1}', "chess"],
    ["huge.json", " ".repeat(5 << 20), "up to 4 MB"],
  ]) {
    await bringIn(page, name, text);
    await expect(said(page)).toContainText(name);
    await expect(said(page)).toContainText(why);
    expect(await everything(page)).toBe(before);
  }
});

test("all matches in one file, as the crash screen saves them, come back", async ({ page }) => {
  await page.goto("./");
  const all = [finished, { ...today, actions: today.actions.slice(0, 9) }].map((one) => JSON.stringify(one));
  await bringIn(page, "all.json", `[\n${[...all, JSON.stringify("{damaged")].join(",\n")}\n]\n`);
  await expect(rows(page)).toHaveCount(2);
  await expect(said(page)).toContainText("Added 2 of 3 games from the file.");
  await expect(said(page)).toContainText("damaged at line 1");

  // However much is wrong, not all of it is told.
  await bringIn(page, "none.json", JSON.stringify(Array(900).fill("{damaged")));
  await expect(said(page)).toContainText("Added 0 of 900 games from the file.");
  expect((await said(page).textContent()).match(/damaged at/g)).toHaveLength(5);
  await expect(rows(page)).toHaveCount(2);
});

test("a match is sent as a link and opened from it beside one's own", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await start(page, { seats: ["person", "bot"], seed: "sent" });
  await elect(page);
  const match = await keptMatch(page);
  await home(page);
  await menu(page, "Share as a link");
  await expect(share(page)).toContainText("can work out everything hidden in it");
  const link = await address(page);
  expect(link).toMatch(/^http:[^#]+#m=[\w-]+$/);
  await share(page).getByRole("button", { name: "Copy" }).click();
  await expect(share(page)).toContainText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await faults(page)).toEqual([]);
  await share(page).getByRole("button", { name: "Only the deal" }).click();
  const deal = await address(page);
  expect(deal.length).toBeLessThan(link.length);
  await page.keyboard.press("Escape");
  const before = await everything(page);

  await page.goto("about:blank");
  await page.goto(link);
  await expect(linked(page)).toContainText(`A game after ${match.actions.length} move`);
  await expect(linked(page)).toContainText("Ada, Bruno");
  expect(await faults(page)).toEqual([]);
  // Nothing is kept before it is begun, and the address is clean again.
  expect(await everything(page)).toBe(before);
  expect(new URL(page.url()).hash).toBe("");
  await linked(page).getByRole("button", { name: "Continue from there" }).click();
  await wanted(page);
  expect((await keptMatch(page)).seed).toBe("sent");
  await home(page);
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole("textbox", { name: "Link to the game" }).fill(deal);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(linked(page)).toContainText("A deal to play");
  await expect(linked(page).getByRole("button", { name: "Continue from there" })).toHaveCount(0);
  await linked(page).getByRole("button", { name: "Play this deal" }).click();
  await wanted(page);
  const { setup, seed } = await keptMatch(page);
  expect([setup, seed]).toEqual([match.setup, match.seed]);
});

test("without a clipboard the address is selected, to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.addInitScript(() => delete Navigator.prototype.clipboard);
  await start(page, { seats: ["person", "bot"], seed: "clipboard" });
  await wanted(page);
  await home(page);
  await menu(page, "Share as a link");
  const link = await address(page);
  await share(page).getByRole("button", { name: "Copy" }).click();
  await expect(share(page)).toContainText("The link is selected");
  expect(await page.evaluate(() => getSelection().toString() || document.activeElement.value.slice(
    document.activeElement.selectionStart, document.activeElement.selectionEnd))).toBe(link);
});

test("links that are none, damaged, newer or made up are told apart and change nothing", async ({ page }) => {
  await page.goto("./");
  const field = page.getByRole("textbox", { name: "Link to the game" });
  const before = await everything(page);
  const words = new Set();
  for (const { what, link } of malformed.filter(({ link }) => link.trim() !== "").slice(0, 40)) {
    await field.fill(link);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    const alert = linked(page).getByRole("alert");
    await expect(alert, what).toBeVisible();
    const told = await alert.innerText();
    expect(told.length, what).toBeGreaterThan(20);
    words.add(told);
    await page.keyboard.press("Escape");
    await expect(linked(page)).toHaveCount(0);
  }
  expect(words.size).toBeGreaterThan(12);
  expect(await everything(page)).toBe(before);
});

test("the deal of the day is the same for all, and is gone on with", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await page.goto("./");
  const daily = page.locator(".daily");
  await expect(daily).toContainText("Nov 21");
  await daily.getByRole("button", { name: "Play" }).click();
  await wanted(page);
  const match = await keptMatch(page);
  expect([match.seed, match.setup]).toEqual(["daily 2026-11-21", today.setup]);
  await home(page);
  await daily.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  expect(await keptMatch(page)).toEqual(match);
});

test("the result of the day's deal goes out as a text with its link, which anybody can verify", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await leave(page, JSON.stringify(today));
  const result = await page.locator(".daily b").innerText();
  expect(result).toMatch(/^\d+ VP, \d(st|nd|rd|th) of 4$/);
  await expect(page.locator(".daily")).toContainText("1 day in a row");
  await page.locator(".daily").getByRole("button", { name: "See the score" }).click();
  await page.getByRole("button", { name: "Share as a link" }).click();
  const text = await address(page);
  expect(text).toContain(`Council of 4, daily challenge of 2026-11-21: ${result} in `);
  const link = text.split("\n").at(-1);
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(linked(page)).toContainText("The daily challenge of 2026-11-21.");
  await linked(page).getByRole("button", { name: "See the score" }).click();
  await expect(page.locator(".score")).toContainText(result.split(" ")[0]);
  expect((await keptMatch(page)).actions).toEqual(today.actions);
});

test("of several games of the day's deal the first one counts, and is the one that is shown", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  const kept = (id, began, match) => {
    const text = JSON.stringify({ envelope: 1, id, name: "", revision: 1, began, changed: 1795000000000 + began, origin: null, match });
    return [`curia.match.${id}.odd`, text];
  };
  // The second one, with help, was saved last; another is not over.
  const unfinished = { ...today, actions: today.actions.slice(0, 9) };
  const texts = [
    kept("0000000000000001", 1000, today),
    kept("0000000000000002", 2000, { ...today, assisted: true }),
    kept("0000000000000003", 500, unfinished),
  ];
  await keep(page, ...texts);
  await page.goto("./");
  await expect(page.locator(".daily b")).toContainText("VP");
  await page.locator(".daily").getByRole("button", { name: "See the score" }).click();
  await page.getByRole("button", { name: "Share as a link" }).click();
  expect(await address(page)).not.toContain("assisted");
});

test("of several games of the day's deal under way the one that was played last goes on", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  const kept = (id, began, changed, actions) => {
    const match = { ...today, actions: today.actions.slice(0, actions) };
    const text = JSON.stringify({ envelope: 1, id, name: "", revision: 1, began, changed, origin: null, match });
    return [`curia.match.${id}.odd`, text];
  };
  // A copy of it was put by.
  const texts = [kept("0000000000000001", 1000, 9000, 20), kept("0000000000000002", 2000, 2000, 9)];
  await keep(page, ...texts);
  await page.goto("./");
  await page.locator(".daily").getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  expect(await page.locator(".log .entry").count()).toBeGreaterThanOrEqual(20);
});

test("after a long game a file of it is recommended, and both ways out are there", async ({ page }) => {
  await leave(page, JSON.stringify(finished));
  await page.getByRole("button", { name: "See the score" }).click();
  await expect(page.getByText("save it as a file to keep it")).toHaveCount(finished.actions.length >= 100 ? 1 : 0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a game file" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.curia$/);
  await page.getByRole("button", { name: "Share as a link" }).click();
  await expect(share(page)).not.toContainText("hidden");
  expect((await address(page)).length).toBeLessThan(1500);
});
