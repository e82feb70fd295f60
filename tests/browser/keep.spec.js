// Nothing of a match is lost: not by a reload, not by a damaged or missing storage.

import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { elect, endTurn, setUp, start, turn, wanted } from "./council_of_4/player.js";
import { fill, fixture, keep, keptMatch, leave, makeRoom, pullDrawer, shelved } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const stored = (page, name) => page.evaluate((name) => localStorage.getItem(name), name);
const saved = (page) => page.locator(".tag", { hasText: "Saved on this device" });
const notSaved = (page) => page.locator(".tag", { hasText: "Not saved" });
const home = (page) => page.getByRole("button", { name: "To the start page" }).click();
const button = (page, name) => page.getByRole("button", { name, exact: true });
const rows = (page) => page.locator(".saved .match");
/** Shows all saved games and the tools of the list. */
const showAll = (page) => page.getByRole("button", { name: /^All \d/ }).click();
const games = (page) => page.locator(".continue, .saved .match");
const goOn = async (page, game) => {
  await game.getByRole("button", { name: /^Resume/ }).click();
  return wanted(page);
};
const menu = async (page, name, item) => {
  await page.getByRole("button", { name: `More for “${name}”` }).click();
  await page.getByRole("dialog", { name }).getByRole("button", { name: item }).click();
};
const rename = async (page, from, to) => {
  await menu(page, from, "Rename");
  await page.getByLabel("Name of this game").fill(to);
  await page.keyboard.press("Enter");
};
const engage = async (page) => {
  await page.locator('.act[aria-label="Engage a servant"]').click();
  await page.locator(".rib .confirm").click();
};
const entries = (page) => page.locator(".log .entry");
const elsewhere = (page) => page.getByRole("alert").filter({ hasText: "open in another tab" });
const left = (page) => page.getByRole("alert").filter({ hasText: "The other tab has closed this game" });
/** Whether the browser would ask before it leaves the page. */
const asks = (page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

/** The first moves of a game of a bot, Ada, and a person, Zoë; and what else stands there. */
const played = (moves, more = []) => {
  const whole = JSON.parse(fixture("match-v1"));
  whole.seats[0].controller = { bot: "novice" };
  return JSON.stringify({ ...whole, actions: [...whole.actions.slice(0, moves), ...more] });
};

/** A person and a bot. */
const two = (seed) => ({ seats: ["person", "bot"], level: "novice", seed });

const table = async (page) => ({
  round: await page.locator(".tag.round").innerText(),
  seats: await page.locator(".seats .pl").allInnerTexts(),
  hand: await page.locator(".hand .card").evaluateAll((cards) => cards.map((c) => c.ariaLabel)),
  log: await entries(page).allInnerTexts(),
  councils: await page.locator("button.council").evaluateAll((all) => all.map((c) => c.ariaLabel)),
  permits: await page.locator(".permit").evaluateAll((all) => all.map((p) => p.ariaLabel)),
});

test("a reload goes on exactly there, and a new game takes nothing from the one before", async ({ page }) => {
  await leave(page, played(31));
  await button(page, "Resume").click();
  await wanted(page);
  await elect(page);
  await expect(saved(page)).toBeVisible();
  const before = await table(page);
  await page.reload();
  await wanted(page);
  expect(await table(page)).toEqual(before);
  await page.goBack();
  await expect(page.locator(".continue")).toContainText("Zoë’s turn");
  await page.goForward();
  await wanted(page);
  expect(await table(page)).toEqual(before);
  // So does a replay, which leads back to its table by its own button.
  await entries(page).locator("[data-look]").first().click();
  await expect(page.locator(".replay")).toBeVisible();
  await page.keyboard.press("Escape");
  await wanted(page);
  await page.reload();
  await wanted(page);
  await page.goBack();
  await expect(page.locator(".continue")).toBeVisible();
  await button(page, "Resume").click();
  await wanted(page);

  await home(page);
  await expect(page.locator(".continue")).toContainText("Zoë’s turn");
  expect(new URL(page.url()).hash).toBe("");
  await pullDrawer(page);
  await page.getByLabel("Seed", { exact: true }).fill("second");
  await button(page, "Start game").click();
  await wanted(page);
  expect((await keptMatch(page)).seed).toBe("second");
  await home(page);
  await button(page, "Same as last time").click();
  await wanted(page);
  await home(page);
  await expect(rows(page)).toHaveCount(2);
  // The oldest is the last of the list.
  await goOn(page, rows(page).last());
  expect(await table(page)).toEqual(before);
  // And it is the same match that goes on.
  await endTurn(page).click();
  await wanted(page);
});

// 2 seconds.
test("somebody's first game is one press away, against two bots", async ({ page }) => {
  await page.goto("./");
  await button(page, "Play against two bots").click();
  await wanted(page);
  const { seats } = await keptMatch(page);
  expect(seats.map(({ controller }) => controller)).toEqual(["person", { bot: "novice" }, { bot: "novice" }]);
  await home(page);
  await expect(button(page, "Play against two bots")).toBeVisible();
});

test("a match is saved as a file, renamed, copied, found by its name, deleted and brought back", async ({ page }) => {
  await leave(page, played(5));
  const got = async (item) => {
    const download = page.waitForEvent("download");
    await menu(page, "Ada, Zoë", item);
    const file = await download;
    return [file.suggestedFilename(), readFileSync(await file.path(), "utf8")];
  };
  const match = JSON.parse(played(5));
  const [json, data] = await got("Save as JSON");
  expect(json).toBe("Ada, Zoë.json");
  expect(JSON.parse(data)).toMatchObject(match);
  const [name, file] = await got("Save game file");
  expect(name).toBe("Ada, Zoë.curia");
  expect(file).toContain(match.actions[0]);

  await rename(page, "Ada, Zoë", "Kitchen <b>table</b>");
  await expect(page.locator(".continue")).toContainText("Kitchen <b>table</b>");
  await menu(page, "Kitchen <b>table</b>", "Make a copy");
  await expect(page.locator(".continue")).toContainText("Copy of Kitchen <b>table</b>");
  await expect(rows(page)).toHaveCount(1);
  for (let copies = 2; copies < 6; copies += 1) {
    await menu(page, "Kitchen <b>table</b>", "Make a copy");
    if (copies === 2) await showAll(page);
    await expect(rows(page)).toHaveCount(copies);
  }
  const search = page.getByRole("searchbox", { name: "Name or player" });
  await search.fill("copy zoë");
  await expect(rows(page).filter({ visible: true })).toHaveCount(4);
  await search.fill("nobody");
  await expect(page.getByText("No games found.")).toBeVisible();
  await search.fill("");
  await page.getByRole("button", { name: "Finished", exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "In progress", exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await menu(page, "Kitchen <b>table</b>", "Delete");
  await expect(rows(page)).toHaveCount(4);
  await button(page, "Restore").click();
  await expect(rows(page)).toHaveCount(5);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(before);
  await menu(page, "Kitchen <b>table</b>", "Delete");
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await showAll(page);
  await expect(rows(page)).toHaveCount(4);
  await test.step("several at once, after a question, and brought back together", async () => {
    const all = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    await button(page, "Select").click();
    await expect(button(page, "Delete 0 games")).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("checkbox").first().check();
    await button(page, "Select all 4").click();
    await page.getByRole("checkbox").last().uncheck();
    await button(page, "Delete 3 games").click();
    await page.getByRole("dialog", { name: "Delete 3 games?" }).getByRole("button", { name: "Delete 3 games" }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText("Deleted 3 games.")).toBeVisible();
    await expect(button(page, "Restore")).toBeFocused();
    await button(page, "Restore").click();
    await expect(rows(page)).toHaveCount(4);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(all);
  });
});

test("what is damaged is named and left alone, and put aside before anything is written over it", async ({ page }) => {
  const [half, newer] = ["curia.match.00000000000000aa.odd", "curia.match.00000000000000bb.odd"];
  const [cut, news] = ['{"envelope":1,"id":', JSON.stringify({ envelope: 99, news: true })];
  const last = "curia.match.00000000000000cc.even";
  const impossible = shelved(played(25, ["place H09 A", "end"]), "00000000000000dd");
  await keep(
    page,
    [half, cut],
    [newer, news],
    shelved(JSON.stringify({ format: 99, game: "council-of-4", rules: 1 })),
    // Of this one the save before can be read.
    shelved(played(31), "00000000000000cc"),
    [last, "not a match"],
    impossible,
    ["curia.index", "]"],
  );
  await page.goto("./");
  const list = page.getByRole("alert").filter({ has: page.locator("li") });
  await test.step("each is named, and the list made anew", async () => {
    await expect(list).toContainText("damaged at line 1");
    await expect(list).toContainText("It was saved by another version of Curia (format 99)");
    await expect(list.locator("li")).toHaveCount(3);
    await expect(page.getByRole("alert").filter({ hasText: "rebuilt from the games themselves" })).toBeVisible();
    await expect(games(page)).toHaveCount(2);
  });
  await test.step("what can't be opened is given as a file, and goes only when thrown away", async () => {
    const download = page.waitForEvent("download");
    await button(page, `Save as file: ${half}`).click();
    expect(readFileSync(await (await download).path(), "utf8")).toBe(cut);
    await button(page, `Delete: ${half}`).click();
    await expect(page.getByText("Deleted.")).toBeVisible();
    expect(await stored(page, half)).toBe(null);
    await button(page, "Restore").click();
    expect(await stored(page, half)).toBe(cut);
  });
  await test.step("where it can't be put aside nothing is written over it", async () => {
    await expect(page.getByText("You see the other")).toBeVisible();
    expect(await stored(page, last)).toBe("not a match");
    await fill(page, "curia.damaged");
    await goOn(page, games(page).filter({ hasText: "round 8" }));
    await expect(entries(page)).toHaveCount(31);
    await expect(notSaved(page)).toBeVisible();
    expect(await stored(page, last)).toBe("not a match");
    await makeRoom(page);
    await button(page, "Try again").click();
    await expect(saved(page)).toBeVisible();
    // The list was made anew when something was deleted.
    expect(await stored(page, "curia.damaged.1")).toBe("]");
    expect(await stored(page, "curia.damaged.2")).toBe("not a match");
    await home(page);
    await expect(page.getByText("curia.damaged.1")).toBeVisible();
    await expect(page.getByText("rebuilt from the games themselves")).toHaveCount(0);
  });
  await test.step("the part before an impossible move is kept", async () => {
    await expect(page.getByText("“place H09 A” isn’t possible there")).toBeVisible();
    await goOn(page, games(page).filter({ hasText: "round 7" }));
    await expect(entries(page)).toHaveCount(25);
    await expect(saved(page)).toBeVisible();
    const { match } = JSON.parse(await stored(page, impossible[0]));
    expect(match.actions).toEqual(JSON.parse(played(25)).actions);
    expect(await stored(page, "curia.damaged.3")).toBe(impossible[1]);
  });
  expect(await stored(page, half)).toBe(cut);
  expect(await stored(page, newer)).toBe(news);
});

test("a game of other rules, a clock that was ahead and another application are told of, and nothing is lost", async ({
  page,
}) => {
  const [id, ahead, now] = ["00000000000000aa", "00000000000000bb", Date.now()];
  const year = 365 * 24 * 3600 * 1000;
  const later = shelved(played(25), ahead);
  const newerLog = '{"results":2}\nof a later version';
  await keep(page, shelved(played(7), id), [later[0], later[1].replaceAll(String(JSON.parse(later[1]).changed), now + year)]);
  await page.goto("./");
  await test.step("what was saved while the clock was ahead is not the one saved last", async () => {
    await expect(page.locator(".continue")).toContainText("round 2");
    await expect(page.locator(".continue")).toContainText("just now");
    await expect(rows(page)).toContainText("clock was ahead");
  });
  await test.step("a game of newer rules shows how it stood, and what can be done with it", async () => {
    // Once its glance is kept, the same is of a version that is not played here.
    await expect.poll(() => page.evaluate((id) => localStorage.getItem(`curia.glance.${id}`), id)).toContain("points");
    await page.evaluate(
      ([id, newerLog]) => {
        const [name, glance] = [`curia.match.${id}.odd`, `curia.glance.${id}`];
        const text = localStorage.getItem(name).replace('"rules":1', '"rules":2');
        // FNV-1a, by which a glance knows its text.
        let mark = 0xcbf29ce484222325n;
        for (const byte of new TextEncoder().encode(text)) mark = ((mark ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
        localStorage.setItem(glance, localStorage.getItem(glance).replace(/"of":\d+/, `"of":${mark}`));
        localStorage.setItem(name, text);
        localStorage.setItem("curia.results", newerLog);
      },
      [id, newerLog],
    );
    await page.reload();
    const row = rows(page).filter({ hasText: "version 2 of the rules" });
    await expect(row).toContainText("Update Curia to open it.");
    await expect(row).toContainText("round 2");
    await expect(page.locator(".continue")).toContainText("clock was ahead");
    const resume = row.getByRole("button", { name: /^Resume/ });
    await expect(resume).toHaveAttribute("aria-disabled", "true");
    await expect(resume).toHaveAccessibleDescription(/version 2 of the rules/);
    await row.getByRole("button", { name: /^More/ }).click();
    const sheet = page.getByRole("dialog", { name: "Ada, Zoë" });
    for (const name of ["Share as a link", "Replay", "Save game file"]) {
      await expect(sheet.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
    }
    const download = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Save as JSON" }).click();
    const json = readFileSync(await (await download).path(), "utf8");
    expect(json).toBe(JSON.stringify({ ...JSON.parse(played(7)), rules: 2 }));
    await row.getByRole("button", { name: /^More/ }).click();
    await sheet.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("Name of this game").fill("Later");
    await page.keyboard.press("Enter");
    await expect(row).toContainText("Later");
    await expect(row).toContainText("round 2");
    await menu(page, "Later", "Make a copy");
    await expect(row).toHaveCount(2);
    await menu(page, "Later", "Delete");
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("Copy of Later");
    // Its address leads back with a word.
    await page.evaluate((name) => (location.hash = `table=${name.split(".")[2]}`), await page.evaluate(() =>
      Object.keys(localStorage).find((name) => localStorage.getItem(name).includes("Copy of")),
    ));
    await expect(page.locator(".done")).toContainText("version 2 of the rules");
    // The same from a file is kept for the version that plays it.
    await row.getByRole("button", { name: /^More/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.locator("input[type=file]").setInputFiles({ name: "Sent.json", mimeType: "text/plain", buffer: Buffer.from(json) });
    await expect(page.locator(".done")).toContainText("Update Curia to open it.");
    await expect(row).toContainText("Sent");
    // So is one of older rules, which no version plays any more.
    const older = { name: "Old.json", mimeType: "text/plain", buffer: Buffer.from(json.replace('"rules":2', '"rules":0')) };
    await page.locator("input[type=file]").setInputFiles(older);
    await expect(page.locator(".done")).toContainText("It’s kept, but can’t be opened.");
    await expect(rows(page).filter({ hasText: "version 0 of the rules" })).toContainText("Old");
  });
  await test.step("a log of results of a newer version is left as it is", async () => {
    await expect(page.getByRole("alert").filter({ hasText: "A newer version of Curia wrote the log" })).toBeVisible();
    expect(await stored(page, "curia.results")).toBe(newerLog);
  });
  await test.step("another application that fills the storage is named", async () => {
    await page.locator(".continue").getByRole("button", { name: "Resume" }).click();
    await wanted(page);
    await page.evaluate(() => {
      localStorage.setItem("another", "x".repeat(1_000_000));
    });
    await fill(page);
    await engage(page);
    const alarm = page.getByRole("alert").filter({ hasText: "Another application at the same address" });
    await expect(alarm).toBeVisible();
    await expect(alarm.getByRole("button", { name: "Delete old games" })).toHaveCount(0);
    await makeRoom(page);
    await alarm.getByRole("button", { name: "Try again" }).click();
    await expect(saved(page)).toBeVisible();
  });
});

test("a match that can't be saved or was thrown away is told of, and is saved once that works", async ({ page }) => {
  await start(page, two("full"));
  await wanted(page);
  await expect(saved(page)).toBeVisible();
  const before = (await keptMatch(page)).actions.length;
  const full = page.getByRole("alert").filter({ hasText: "storage is full" });
  const partlyHere = page.getByText("Not fully saved");
  await test.step("the table says so, keeps the last state and tries again", async () => {
    await fill(page);
    await elect(page);
    await expect(full).toBeVisible();
    expect((await page.evaluate(() => Object.values(localStorage))).join()).not.toContain("elect");
    expect(await asks(page)).toBe(true);
    // Nothing of the bar above the table is hidden.
    for (const control of [".menu", ".gear"]) await page.locator(`.top ${control}`).click({ trial: true });
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const places = await page.locator(".app > .top .ib:visible").evaluateAll((found) =>
      found.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
    for (const [at, [, right]] of places.entries()) {
      expect(right).toBeLessThanOrEqual(places[at + 1]?.[0] ?? 390);
    }
    await page.setViewportSize(usual);
    const download = page.waitForEvent("download");
    await button(page, "Save as file").click();
    expect(readFileSync(await (await download).path(), "utf8")).toContain("elect");
    await makeRoom(page);
    await button(page, "Try again").click();
    await expect(saved(page)).toBeVisible();
    expect(await asks(page)).toBe(false);
    expect((await keptMatch(page)).actions).toHaveLength(before + 1);
  });
  await test.step("the match stays in this tab, and can be deleted and brought back", async () => {
    await fill(page);
    await engage(page);
    await expect(full).toBeVisible();
    await button(page, "Delete old games").click();
    await expect(page.getByRole("alert")).toContainText("lost when you close this tab");
    expect(await asks(page)).toBe(true);
    await expect(partlyHere).toHaveCount(1);
    // It is in the file of all games as it is now.
    const all = page.waitForEvent("download");
    await button(page, "Save all games").click();
    expect(readFileSync(await (await all).path(), "utf8")).toContain("engage");
    await button(page, "Resume").click();
    await wanted(page);
    await expect(entries(page)).toHaveCount(before + 2);
    await home(page);
    await makeRoom(page);
    await menu(page, "Ada, Bruno", "Delete");
    await expect(partlyHere).toHaveCount(0);
    await button(page, "Restore").click();
    await expect(page.locator(".continue")).toContainText("Not fully saved");
    await button(page, "Try again").click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect((await keptMatch(page)).actions).toHaveLength(before + 2);
  });
  await test.step("once it is saved after all, what it was does not hide it", async () => {
    await button(page, "Resume").click();
    await wanted(page);
    await fill(page);
    await endTurn(page).click();
    await wanted(page);
    await page.locator(".alarm.over").getByRole("button", { name: "Close" }).click();
    await home(page);
    await expect(partlyHere).toHaveCount(1);
    await makeRoom(page);
    await button(page, "Resume").click();
    await wanted(page);
    await elect(page);
    await expect(saved(page)).toBeVisible();
    const { length } = (await keptMatch(page)).actions;
    // From the replay on to another table, without leaving this one.
    await page.locator(".log .entry button[data-look]").first().click();
    await expect(page.locator(".replay")).toBeVisible();
    const transport = page.locator(".transport");
    await transport.getByRole("button", { name: "To the start" }).click();
    await transport.getByRole("button", { name: /^What if/ }).click();
    await page.getByRole("dialog", { name: /^What if: round/ }).getByRole("button", { name: "Play on" }).click();
    await wanted(page);
    await home(page);
    await expect(partlyHere).toHaveCount(0);
    await goOn(page, rows(page).filter({ hasNotText: "What if" }));
    await expect(entries(page)).toHaveCount(length);
  });
  await test.step("what the browser threw away is saved again while the page is open, and named later", async () => {
    const { length } = await entries(page).all();
    await page.evaluate(() => localStorage.clear());
    await engage(page);
    await expect(saved(page)).toBeVisible();
    await expect.poll(async () => (await keptMatch(page))?.actions.length).toBe(length + 1);
    await page.evaluate(([name, text]) => {
      const names = Object.keys(localStorage).filter((name) => name.startsWith("curia.match."));
      names.forEach((name) => localStorage.removeItem(name));
      localStorage.setItem(name, text);
    }, shelved(played(5)));
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("The browser no longer has this game’s data");
    await expect(page.locator(".continue")).toContainText("Zoë");
  });
});

test("where storage is blocked the page says so, and games and settings hold until it is closed", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await setUp(page, { ...two("blocked"), level: "Novice" });
  await wanted(page);
  await elect(page);
  await endTurn(page).click();
  await wanted(page);
  await expect(notSaved(page)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("blocks storage");
  await page.locator(".alarm.over").getByRole("button", { name: "Close" }).click();
  await page.locator(".gear").click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings).toContainText("this browser blocks storage");
  await settings.getByRole("radiogroup", { name: "Theme" }).getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a browser that takes nothing, lends no locks or forgets soon is played in, and the page says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A private window of an old Safari takes nothing, and Apple's tablets know when they are at home.
    const write = Storage.prototype.setItem;
    window.makeRoom = () => (Storage.prototype.setItem = write);
    Storage.prototype.setItem = () => {
      throw new DOMException("no room at all", "QuotaExceededError");
    };
    Object.defineProperty(navigator, "standalone", { value: false });
    LockManager.prototype.request = () => Promise.reject(new DOMException("no", "SecurityError"));
    window.asked = 0;
    navigator.storage.persist = async () => (window.asked += 1) > 0;
  });
  await setUp(page, { ...two("private"), level: "Novice" });
  await wanted(page);
  await expect(notSaved(page)).toBeVisible();
  await turn(page);
  await wanted(page);
  await expect(notSaved(page)).toBeVisible();
  await makeRoom(page);
  await button(page, "Try again").click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(entries(page).filter({ hasText: "Bruno" }).first()).toBeVisible();
  // The browser is asked not to throw away what is kept.
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await home(page);
  await expect(page.locator(".keep-note")).toContainText("Add Curia to the Home Screen");
});

/** Somebody at a new match, and another tab on the start page. */
const twoTabs = async (page, context, seed) => {
  await start(page, two(seed));
  await wanted(page);
  const second = await context.newPage();
  await second.goto("./");
  await expect(second.locator(".continue h2")).toContainText("round 1");
  return second;
};
const sameLog = (page, second) =>
  expect(async () => {
    expect(await entries(page).allInnerTexts()).toEqual(await entries(second).allInnerTexts());
  }).toPass();
const full = (page) => page.getByRole("alert").filter({ hasText: "storage is full" });

test("of two tabs on one match the second looks on, either can take it over, and no save is lost", async ({
  page,
  context,
}) => {
  const second = await twoTabs(page, context, "two tabs");
  await test.step("the list is that of now when one comes back to it", async () => {
    const standing = second.locator(".continue h2");
    await elect(page);
    await endTurn(page).click();
    await wanted(page);
    await expect(saved(page)).toBeVisible();
    await expect(standing).toContainText("round 1");
    await expect(async () => {
      await second.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      expect(await standing.innerText()).toContain("round 2");
    }).toPass();
  });
  await test.step("a name given where nothing is known of the last move takes nothing back, and stays", async () => {
    await elect(page);
    await expect(saved(page)).toBeVisible();
    await rename(second, "Ada, Bruno", "Ours");
    await expect(second.locator(".continue")).toContainText("Ours");
    const { length } = (await keptMatch(page)).actions;
    await engage(page);
    await expect(saved(page)).toBeVisible();
    await expect.poll(async () => (await keptMatch(page)).actions.length).toBe(length + 1);
    const texts = await page.evaluate(() => Object.values(localStorage));
    expect(texts.filter((text) => text.includes('"name":"Ours"'))).toHaveLength(2);
  });
  await test.step("the tab that looks on follows, and neither plays nor takes hints", async () => {
    await button(second, "Resume").click();
    await expect(elsewhere(second)).toBeVisible();
    await sameLog(page, second);
    await expect(second.getByRole("button", { name: "Hint" })).toHaveAttribute("aria-disabled", "true");
    await second.keyboard.press(".");
    await expect(second.locator(".rib")).toContainText("open in another tab");
    await endTurn(page).click();
    await wanted(page);
    await expect(saved(page)).toBeVisible();
    await sameLog(page, second);
    const before = await keptMatch(page);
    await engage(second);
    await expect(second.locator(".rib")).toContainText("open in another tab");
    expect(await keptMatch(page)).toEqual(before);
  });
  await test.step("it takes the match over, and the first one takes it back", async () => {
    const { length } = await entries(page).all();
    await button(second, "Play here").click();
    await expect(second.getByRole("alert")).toHaveCount(0);
    await expect(elsewhere(page)).toBeVisible();
    await second.keyboard.press("Escape");
    await engage(second);
    await expect(saved(second)).toBeVisible();
    await expect.poll(async () => (await keptMatch(second)).actions.length).toBe(length + 1);
    await sameLog(page, second);
    await button(page, "Play here").click();
    await expect(elsewhere(second)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("what could not be saved before another tab took the match over stays, as a match of its own if need be", async ({
  page,
  context,
}) => {
  const second = await twoTabs(page, context, "no room");
  await button(second, "Resume").click();
  await expect(elsewhere(second)).toBeVisible();
  await test.step("it is taken back as it was if nobody went on elsewhere", async () => {
    await fill(page);
    await elect(page);
    await expect(full(page)).toBeVisible();
    const before = await table(page);
    await button(second, "Play here").click();
    await button(page, "Play here").click();
    await expect(elsewhere(second)).toBeVisible();
    await expect(full(page)).toBeVisible();
    expect(await table(page)).toEqual(before);
    await makeRoom(page);
    await button(page, "Try again").click();
    await expect(saved(page)).toBeVisible();
  });
  await test.step("and is a match of its own if somebody did", async () => {
    await endTurn(page).click();
    await wanted(page);
    await expect(saved(page)).toBeVisible();
    await fill(page);
    await elect(page);
    await expect(full(page)).toBeVisible();
    await button(second, "Play here").click();
    await expect(elsewhere(page)).toBeVisible();
    await makeRoom(page);
    await engage(second);
    await expect(saved(second)).toBeVisible();
    await expect(page.locator(".rib")).toContainText("now a separate game");
    await sameLog(page, second);
    await home(page);
    await expect(page.getByText("Only in this tab")).toHaveCount(0);
    await expect(games(page)).toHaveCount(2);
    await goOn(page, games(page).filter({ hasText: "Copy of" }));
    await expect(entries(page).first()).toContainText("elected");
  });
});

test("a match that another tab deleted can be kept, and one that another tab has closed can be played", async ({
  page,
  context,
}) => {
  const second = await twoTabs(page, context, "closed");
  const game = "Ada, Bruno";
  await test.step("what another tab deleted can be kept after all", async () => {
    await elect(page);
    await expect(saved(page)).toBeVisible();
    const { length } = await entries(page).all();
    const id = await page.locator("html").getAttribute("data-match");
    await menu(second, game, "Delete");
    await expect(second.getByText(`Deleted “${game}”`)).toBeVisible();
    await engage(page);
    await expect(page.getByRole("alert")).toContainText("deleted in another tab");
    const texts = (id) =>
      page.evaluate((id) => Object.keys(localStorage).filter((name) => name.startsWith(`curia.match.${id}`)), id);
    expect(await texts(id)).toEqual([]);
    await button(page, "Keep it anyway").click();
    await expect(saved(page)).toBeVisible();
    expect((await keptMatch(page)).actions).toHaveLength(length + 1);
  });
  await test.step("once the tab that has it is gone the other offers to play on", async () => {
    await second.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await games(second).filter({ hasText: game }).getByRole("button", { name: /^Resume/ }).click();
    await expect(elsewhere(second)).toBeVisible();
    await home(page);
    await expect(left(second)).toBeVisible();
    await second.keyboard.press(".");
    await expect(second.locator(".rib")).toContainText("The other tab has closed this game");
    // Another one may take it meanwhile, as the same one does after a reload.
    await goOn(page, games(page).filter({ hasText: game }));
    await expect(page.getByRole("alert")).toHaveCount(0);
    await endTurn(page).click();
    await wanted(page);
    await expect(elsewhere(second)).toBeVisible();
    await page.goto("crash.js");
    await expect(left(second)).toBeVisible();
    await button(second, "Play here").click();
    await expect(second.getByRole("alert")).toHaveCount(0);
    await elect(second);
    await expect(saved(second)).toBeVisible();
  });
});

test("a tab that looks on plays for no bot, and keeps a hand shown while the match is only renamed", async ({
  page,
  context,
}) => {
  const persons = JSON.parse(played(5));
  persons.seats = persons.seats.map((seat, at) => ({ ...seat, name: ["Chiara", "Dario"][at], controller: "person" }));
  const ids = ["00000000000000aa", "00000000000000bb"];
  // It is a bot's turn, in a match that this tab holds without showing it.
  await keep(page, shelved(played(7), ids[0]), shelved(JSON.stringify(persons), ids[1]));
  await page.goto("./");
  await page.evaluate(async (ids) => {
    for (const id of ids) {
      await new Promise((held) => navigator.locks.request(`curia.match.${id}`, () => new Promise(held)));
    }
  }, ids);
  const second = await context.newPage();
  let release;
  const released = new Promise((done) => (release = done));
  await second.route("**/bot_worker_loader.js", async (route) => {
    await released;
    await route.continue();
  });
  await second.goto("./");
  await games(second).filter({ hasText: "Ada, Zoë" }).getByRole("button", { name: /^Resume/ }).click();
  await expect(second.getByRole("alert")).toContainText("open in another tab");
  await expect(entries(second)).toHaveCount(7);
  // What the turn waits for is thought about before what a person wants to know.
  await entries(second).locator(".why").first().click();
  release();
  await expect(second.locator(".why-sheet[open]")).toContainText(/when the game is over|no other move/);
  await second.keyboard.press("Escape");
  await expect(entries(second)).toHaveCount(7);
  await home(second);
  await expect(games(second)).toHaveCount(2);
  await expect(second.getByText("Copy of")).toHaveCount(0);

  await games(second).filter({ hasText: "Chiara" }).getByRole("button", { name: /^Resume/ }).click();
  await second.getByRole("button", { name: /show my hand/ }).click();
  await expect(second.getByRole("alert")).toContainText("open in another tab");
  const hand = second.locator(".hand .card");
  await expect(hand.first()).toBeVisible();
  const heard = second.evaluate(
    () => new Promise((done) => addEventListener("storage", () => requestAnimationFrame(() => setTimeout(done)))),
  );
  await rename(page, "Chiara, Dario", "Ours");
  await heard;
  await expect(hand.first()).toBeVisible();
  await expect(second.locator(".curtain")).toHaveCount(0);
});

test("without locks only one of two tabs plays, the one that saves second is told, and what it did is never lost", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  const other = page.getByRole("alert").filter({ hasText: "Another tab has saved this game since" });
  const onlyHere = page.getByText("Only in this tab");
  const copies = games(page).filter({ hasText: "Copy of Ada, Bruno" });
  const own = games(page).filter({ hasNotText: "Copy of" });
  await start(page, two("no locks"));
  await wanted(page);
  const second = await context.newPage();
  await second.goto("./");
  await test.step("the second one is told from the start and follows, and either can take the match over", async () => {
    await button(second, "Resume").click();
    await expect(elsewhere(second)).toBeVisible();
    await elect(page);
    await expect(entries(second).first()).toContainText("elected");
    await button(second, "Play here").click();
    await expect(second.getByRole("alert")).toHaveCount(0);
    await expect(elsewhere(page)).toBeVisible();
    await second.keyboard.press("Escape");
    await engage(second);
    await expect(saved(second)).toBeVisible();
    await expect(entries(page)).toHaveCount(await entries(second).count());
  });
  await test.step("once it is gone the first one offers to play on", async () => {
    await second.goto("crash.js");
    await expect(left(page)).toBeVisible();
    await button(page, "Play here").click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await endTurn(page).click();
    await wanted(page);
    await expect(saved(page)).toBeVisible();
  });
  /** The last save is replaced, as by a tab that saved at the same moment and did not see it. */
  const overtake = async () => {
    const id = await page.locator("html").getAttribute("data-match");
    await second.evaluate((id) => {
      const names = ["even", "odd"].map((turn) => `curia.match.${id}.${turn}`);
      const kept = names.map((name) => ({ name, envelope: JSON.parse(localStorage.getItem(name)) }));
      const { name, envelope } = kept.sort((one, other) => one.envelope.revision - other.envelope.revision).at(-1);
      envelope.match.actions.pop();
      localStorage.setItem(name, JSON.stringify(envelope));
    }, id);
  };
  await test.step("whose save was replaced is told, and can keep both", async () => {
    await elect(page);
    await expect(saved(page)).toBeVisible();
    const { actions } = await keptMatch(page);
    await overtake();
    await expect(other).toBeVisible();
    await button(page, "Keep both").click();
    await expect(saved(page)).toBeVisible();
    expect((await keptMatch(page)).actions).toEqual(actions);
    await home(page);
    // The one of the other tab and the copy, both saved.
    await expect(games(page)).toHaveCount(2);
    await expect(onlyHere).toHaveCount(0);
    await goOn(page, own);
    await expect(entries(page)).toHaveCount(actions.length - 1);
  });
  await test.step("where it leaves without a word it leaves a match of its own", async () => {
    await elect(page);
    await expect(saved(page)).toBeVisible();
    await overtake();
    await expect(other).toBeVisible();
    await home(page);
    await expect(onlyHere).toHaveCount(0);
    await expect(copies).toHaveCount(2);
  });
  await test.step("and if there is no room, once there is", async () => {
    await goOn(page, own);
    await fill(page);
    await elect(page);
    await expect(page.getByRole("alert")).toContainText("storage is full");
    await overtake();
    await expect(other).toBeVisible();
    await home(page);
    await expect(onlyHere).toHaveCount(1);
    await makeRoom(page);
    await button(page, "Try again").click();
    await expect(onlyHere).toHaveCount(0);
    await expect(own).toHaveCount(1);
    await expect(copies).toHaveCount(3);
  });
});
