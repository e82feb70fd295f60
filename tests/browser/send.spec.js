// Matches leave and come back: as files, as links, as the deal of the day.

import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { wanted } from "./council_of_4/player.js";
import { faults } from "./faults.js";
import { fixture, keep, keptMatch, leave } from "./kept.js";

const finished = JSON.parse(fixture("match-v1"));
const today = JSON.parse(fixture("daily"));
/** A game of a bot, Ada, and a person, Zoë, whose turn it is. */
const begun = { ...finished, actions: finished.actions.slice(0, 9) };
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
const share = (page) => page.getByRole("dialog", { name: "Share" });
const address = (page) => share(page).locator("textarea").inputValue();
const rows = (page) => page.locator(".continue, .saved .match");
const everything = (page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
const bringIn = (page, ...files) =>
  page.locator(".bring-in input[type=file]").setInputFiles(
    files.map(([name, text]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })),
  );
const said = (page) => page.locator(".done");

test("matches go out as files and come back from them, as far as they can be read", async ({ page }) => {
  await leave(page, JSON.stringify(begun));
  const download = page.waitForEvent("download");
  await menu(page, "Save game file");
  const file = readFileSync(await (await download).path(), "utf8");
  await test.step("but the same only once", async () => {
    const before = await everything(page);
    await bringIn(page, ["Sunday.curia", file]);
    await expect(said(page)).toContainText("“Sunday” is already in your list.");
    expect(await everything(page)).toBe(before);
    await menu(page, "Delete");
    await bringIn(page, ["Sunday.curia", file], ["Monday.curia", file]);
    await expect(said(page)).toContainText("Added “Sunday”");
    await expect(said(page)).toContainText("“Monday” is already in your list.");
    await expect(rows(page)).toHaveCount(1);
    expect(await keptMatch(page)).toEqual(begun);
    await menu(page, "Make a copy");
    await expect(rows(page)).toHaveCount(2);
  });
  const drop = async (name, text) => {
    const data = await page.evaluateHandle(
      ([name, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name, { type: "application/json" }));
        return data;
      },
      [name, text],
    );
    // Whoever lets the browser have it loses the page to the file.
    const isKept = (type) =>
      page.evaluate(
        ([type, dataTransfer]) =>
          !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
        [type, data],
      );
    expect(await isKept("dragover")).toBe(true);
    await expect(page.getByText("Drop to import")).toBeVisible();
    expect(await isKept("drop")).toBe(true);
  };
  await test.step("dropped anywhere", async () => {
    await drop("dropped.json", JSON.stringify(finished));
    await expect(said(page)).toContainText("Added “dropped”");
    await expect(rows(page)).toHaveCount(3);
    expect(await keptMatch(page)).toEqual(finished);
  });
  await test.step("dropped on a table, which stays and says what became of it", async () => {
    await page.locator(".continue").getByRole("button", { name: "Resume" }).click();
    await wanted(page);
    await drop("table.json", '{"format":1,');
    const note = page.locator(".drop-note");
    await expect(note).toContainText("table.json: ");
    await note.getByRole("button", { name: "Close" }).click();
    await expect(note).toBeEmpty();
    await wanted(page);
    await home(page);
  });
  await test.step("of several each is told of", async () => {
    await bringIn(
      page,
      ["half.json", '{"format":1,'],
      ["whole.json", JSON.stringify({ ...finished, actions: finished.actions.slice(0, 20) })],
      ["empty.curia", ""],
    );
    await expect(said(page)).toContainText("Added “whole”");
    await expect(said(page)).toContainText("half.json: ");
    await expect(said(page)).toContainText("damaged at line 1");
    await expect(said(page)).toContainText("empty.curia: ");
    // And of the next ones alone: the part before what is wrong is taken in.
    const broken = { ...finished, actions: [...finished.actions.slice(0, 30), "place H09 A"] };
    await bringIn(page, ["part.json", JSON.stringify(broken)]);
    await expect(said(page)).toContainText("Added “part” (30 moves)");
    await expect(said(page)).toContainText("“place H09 A” isn’t possible there");
    await expect(said(page)).not.toContainText("half.json");
    await page.getByRole("button", { name: /^All \d/ }).click();
    await expect(rows(page)).toHaveCount(5);
  });
  await test.step("what is no match changes nothing", async () => {
    const before = await everything(page);
    const refused = [
      ["picture.png", "\u0089PNG\u0000", "holds no game"],
      ["newer.json", '{"format":7,"game":"council-of-4","rules":1}', "format 7"],
      ["other.json", '{"format":1,"game":"chess","rules":1}', "chess"],
      ["nothing.json", "[]", "holds no game"],
      ["huge.json", " ".repeat(5 << 20), "too long"],
    ];
    await bringIn(page, ...refused);
    for (const [name, , why] of refused) {
      await expect(said(page)).toContainText(name);
      await expect(said(page)).toContainText(why);
    }
    expect(await everything(page)).toBe(before);
  });
  await test.step("all in one file, as the crash screen saves them, come back", async () => {
    const all = [12, 9, 12].map((moves) => JSON.stringify({ ...today, actions: today.actions.slice(0, moves) }));
    await bringIn(page, ["all.json", `[\n${[...all, JSON.stringify("{damaged")].join(",\n")}\n]\n`]);
    await expect(rows(page)).toHaveCount(7);
    await expect(said(page)).toContainText("Added 2 of 4 games from the file. 1 was already in your list.");
    await expect(said(page)).toContainText("damaged at line 1");
    // However much is wrong, not all of it is told.
    await bringIn(page, ["none.json", JSON.stringify(Array(900).fill("{damaged"))]);
    await expect(said(page)).toContainText("Added 0 of 900 games from the file.");
    expect((await said(page).textContent()).match(/damaged at/g)).toHaveLength(5);
    await expect(rows(page)).toHaveCount(7);
  });
});

test("a match is sent as a link and opened from it beside one's own", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await leave(page, JSON.stringify(begun));
  await menu(page, "Share as a link");
  await expect(share(page)).toContainText("can work out everything hidden in it");
  const link = await address(page);
  expect(link).toMatch(/^http:[^#]+#m=[\w-]+$/);
  const copy = share(page).getByRole("button", { name: "Copy" });
  await test.step("without a clipboard it is selected, to be copied by hand", async () => {
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
    await copy.click();
    await expect(share(page)).toContainText("The link is selected");
    expect(await page.evaluate(() => getSelection().toString() || document.activeElement.value.slice(
      document.activeElement.selectionStart, document.activeElement.selectionEnd))).toBe(link);
    await page.evaluate(() => delete navigator.clipboard);
  });
  await copy.click();
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
  await expect(linked(page)).toContainText(`A game after ${begun.actions.length} move`);
  await expect(linked(page)).toContainText("Ada, Zoë");
  expect(await faults(page)).toEqual([]);
  // Nothing is kept before it is begun, and until then the address can be opened anew.
  expect(await everything(page)).toBe(before);
  expect(new URL(page.url()).hash).toMatch(/^#m=/);
  await linked(page).getByRole("button", { name: "Continue from there" }).click();
  await wanted(page);
  expect(new URL(page.url()).hash).toMatch(/^#table=/);
  expect(await keptMatch(page)).toEqual(begun);
  await home(page);
  await expect(rows(page)).toHaveCount(2);

  const open = async (link) => {
    await page.getByRole("textbox", { name: "Link to the game" }).fill(link);
    await page.getByRole("button", { name: "Open", exact: true }).click();
  };
  await test.step("links that are none, damaged, newer or made up are told apart and change nothing", async () => {
    const before = await everything(page);
    const words = new Set();
    for (const kind of ["damaged", "other-form", "other-game", "match"]) {
      await open(malformed.find(({ error }) => error === kind).link);
      const alert = linked(page).getByRole("alert");
      await expect(alert, kind).toBeVisible();
      words.add(await alert.innerText());
      await page.keyboard.press("Escape");
      await expect(linked(page)).toHaveCount(0);
    }
    expect(words.size).toBe(4);
    expect(await everything(page)).toBe(before);
  });
  await open(deal);
  await expect(linked(page)).toContainText("A deal to play");
  await expect(linked(page).getByRole("button", { name: "Continue from there" })).toHaveCount(0);
  await linked(page).getByRole("button", { name: "Play this deal" }).click();
  await wanted(page);
  const { setup, seed } = await keptMatch(page);
  expect([setup, seed]).toEqual([begun.setup, begun.seed]);
});

test("a short challenge is given its beginning, and its end says the par", async ({ page }) => {
  const over = JSON.parse(fixture("short-daily"));
  await page.clock.setFixedTime(new Date("2026-12-05T12:00:00"));
  await keep(page, ["curia.seen.four-towers", "1"]);
  await page.goto("./");
  await page.getByRole("radio", { name: "Four Towers" }).check({ force: true });
  const daily = page.locator(".daily");
  await expect(daily).toContainText("Dec 5 · the end of a game · against 1 bot");
  await daily.getByRole("button", { name: "Play" }).click();
  await expect(page.locator(".rib")).toContainText("Daily challenge, Dec 5: get as many points as you can.");
  await expect(page.locator(".top")).toContainText("Daily challenge, Dec 5");
  const { actions } = await keptMatch(page);
  expect(actions).toEqual(over.actions.slice(0, actions.length));
  expect(actions.length).toBeGreaterThan(50);
  // What it was given nobody takes back.
  await expect(page.getByRole("button", { name: "Undo" }).first()).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator(".log .back")).toHaveCount(0);
  await leave(page, JSON.stringify(over));
  await page.getByRole("button", { name: /^See the score/ }).first().click();
  const par = page.locator(".score .par");
  await expect(par).toHaveText(/^Par \(Master\): \d+ points$/);
  const said = await par.innerText();
  await expect(page.locator(".score .rated")).toHaveCount(0);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  expect(await address(page)).toContain(`${said}.`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await expect(daily).toContainText(said);
  await daily.getByRole("button", { name: "The last 60 days" }).click();
  await expect(page.getByRole("dialog", { name: "The last 60 days" })).toContainText(/at par or better [01]\./);
});

test("the deal of the day is the same for all, and its result goes out with a link that anybody can verify", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await page.goto("./");
  const daily = page.locator(".daily");
  const button = (name) => daily.getByRole("button", { name });
  /** On the start page, leaves nothing but such games of the deal: what each is, and when it began and changed. */
  const keepOnly = (...games) =>
    page.evaluate((games) => {
      localStorage.clear();
      for (const [at, [match, began, changed]] of games.entries()) {
        const id = `000000000000000${at + 1}`;
        const text = { envelope: 1, id, name: "", revision: 1, began, changed, origin: null, match };
        localStorage.setItem(`curia.match.${id}.odd`, JSON.stringify(text));
      }
      dispatchEvent(new StorageEvent("storage"));
      dispatchEvent(new Event("visibilitychange"));
    }, games);
  const after = (moves) => ({ ...today, actions: today.actions.slice(0, moves) });
  const results = () => page.evaluate(() => localStorage.getItem("curia.results"));

  await test.step("it is played, and gone on with", async () => {
    await expect(daily).toContainText("Nov 21");
    await button("Play").click();
    await wanted(page);
    const match = await keptMatch(page);
    expect([match.seed, match.setup]).toEqual(["daily 2026-11-21", today.setup]);
    await home(page);
    await button("Resume").click();
    await wanted(page);
    expect(await keptMatch(page)).toEqual(match);
    await home(page);
  });
  await test.step("of several under way the one that was played last goes on", async () => {
    // A copy of it was put by.
    await keepOnly([after(20), 1000, 9000], [after(9), 2000, 2000]);
    await button("Resume").click();
    await wanted(page);
    expect(await page.locator(".log .entry").count()).toBeGreaterThanOrEqual(20);
    await home(page);
  });
  const late = 1_795_000_000_000;
  // The second one, with help, was saved last; another is not over.
  await keepOnly(
    [today, 1000, late + 1000],
    [{ ...today, assisted: true }, 2000, late + 2000],
    [after(9), 500, late + 500],
  );
  const score = daily.locator("b");
  await expect(score).toHaveText(/^\d+ VP, \d(st|nd|rd|th) of 4$/);
  const result = await score.innerText();
  await expect(daily).toContainText("1 day in a row");
  await button("See the score").click();
  await test.step("help is told of there, and a file is recommended after long games alone", async () => {
    await expect(page.locator(".score .top .tag", { hasText: "Assisted" })).toHaveCount(0);
    await expect(page.getByText("save it as a file to be safe")).toHaveCount(0);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save game file" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.curia$/);
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(share(page)).not.toContainText("hidden");
  const text = await address(page);
  expect(text).toContain(`Council of 4, daily challenge of 2026-11-21: ${result} in `);
  // The first one counts.
  expect(text).not.toContain("assisted");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await rows(page).filter({ hasText: "Assisted" }).getByRole("button", { name: /^See the score/ }).click();
  await expect(page.locator(".score .top .tag", { hasText: "Assisted" })).toBeVisible();
  await expect(page.locator(".score .top .rated")).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(text.split("\n").at(-1));
  await expect(linked(page)).toContainText("The daily challenge of 2026-11-21.");
  await linked(page).getByRole("button", { name: "See the score" }).click();
  await expect(page.locator(".score")).toContainText(result.split(" ")[0]);
  expect((await keptMatch(page)).actions).toEqual(today.actions);
  await test.step("the result of somebody else is not one's own", async () => {
    await page.getByRole("button", { name: "New game", exact: true }).click();
    await expect(rows(page)).toContainText("From a file or link");
    await expect.poll(results).toContain('"origin":{"kind":"given"}');
    await expect(button("Play")).toBeVisible();
    await expect(daily).not.toContainText("in a row");
    await page.getByRole("button", { name: "All 1" }).click();
    await page.getByRole("button", { name: "Statistics" }).click();
    await expect(page.getByRole("dialog", { name: "Statistics" })).toContainText("No finished game against bots yet.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Play fair opponents" })).toHaveCount(0);
  });
  await test.step("the own one stays when its match is deleted, and is not played again", async () => {
    await keepOnly([today, 1000, late]);
    await expect(daily).toContainText("1 day in a row");
    await rows(page).getByRole("button", { name: /^See the score/ }).click();
    const rated = page.locator(".score .top .rated");
    await expect(rated).toHaveText(/^Rating \d+ \([+−]\d+\)$/);
    const rating = /\d+/.exec(await rated.innerText())[0];
    await page.getByRole("button", { name: "New game", exact: true }).click();
    const fair = page.getByRole("button", { name: "Play fair opponents" });
    await expect(fair).toContainText(`for your rating of ${rating}`);
    await rows(page).getByRole("button", { name: /^More for/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(rows(page)).toHaveCount(0);
    await expect(daily).toContainText("Played already; the result counts.");
    await page.reload();
    await expect(daily).toContainText("1 day in a row");
    await expect(daily.locator("b")).toHaveText(result);
    await expect(daily.getByRole("button")).toHaveText(["The last 60 days"]);
    await daily.getByRole("button").click();
    const days = page.getByRole("dialog", { name: "The last 60 days" });
    await expect(days).toContainText(/Played 1, won [01]\./);
    await expect(days.getByRole("listitem")).toHaveCount(60);
    await expect(days.locator(".head")).toHaveText(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
    // November 21 is a Saturday.
    const columns = [".head:nth-child(6)", ".played"].map((of) => days.locator(of).boundingBox());
    const [saturday, played] = await Promise.all(columns);
    expect(Math.abs(saturday.x - played.x)).toBeLessThan(1);
    await expect(days.getByRole("listitem").last()).toContainText(`Nov 21: ${result}`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Statistics" }).click();
    await expect(page.getByRole("dialog", { name: "Statistics" }).getByRole("row", { name: /^All/ })).toContainText("1");
    await expect(page.locator(".statistics .rating")).toContainText(`${rating} ± `);
    await page.keyboard.press("Escape");
  });
  await test.step("all of it goes into one file, which brings nothing twice", async () => {
    const solved = JSON.stringify({ version: 2, solved: [1], firsts: [], again: {} });
    const [name, pars] = ["curia.puzzles.four-towers", "curia.pars"];
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, solved]);
    await page.evaluate((name) => localStorage.setItem(name, "damaged"), pars);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save all games" }).click();
    const file = await (await download).path();
    await page.evaluate((name) => localStorage.removeItem(name), pars);
    const left = " Puzzles, moments and pars of the file can’t be read in part; that part wasn’t added.";
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(said(page)).toHaveText(`The results in the file were counted already.${left}`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(button("Play")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save all games" })).toHaveCount(0);
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(said(page)).toHaveText(`1 result was added to your statistics.${left}`);
    await expect(daily).toContainText("1 day in a row");
    const taken = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), [name, pars]);
    expect([JSON.parse(taken[0]), taken[1]]).toEqual([JSON.parse(solved), null]);
    const log = { name: "log.json", mimeType: "application/json", buffer: Buffer.from('{"results":1}\n{"x":1}\n') };
    await page.locator("input[type=file]").setInputFiles(log);
    await expect(said(page)).toHaveText("1 result can’t be read. It’s kept as it is.");
    await page.evaluate(() => localStorage.removeItem("curia.results"));
    await page.reload();
    await expect(page.getByRole("button", { name: "Save all games" })).toBeVisible();
  });
});

test("a link is found among the words around it, and of several one is asked for", async ({ page }) => {
  const lines = readFileSync(new URL("../fixtures/link-v1.txt", import.meta.url), "utf8").split("\n");
  const [one, other] = lines.filter((line) => line.startsWith("#m=")).map((link) => `https://example.org/${link}`);
  await page.goto("./");
  const field = page.locator(".link-field input");
  const open = async (text) => {
    await field.fill(text);
    await field.press("Enter");
  };
  await open(`Council of 4, your turn (${one}&utm_source=chat).`);
  await expect(linked(page)).toContainText("Zoë");
  await page.keyboard.press("Escape");
  await open(`First ${one}, or ${other}?`);
  await expect(linked(page)).toContainText("Which one?");
  await linked(page).getByRole("button", { name: "1. Council of 4" }).click();
  await expect(linked(page)).toContainText("Zoë");
  await page.keyboard.press("Escape");
  await open("See you at eight");
  await expect(linked(page).getByRole("alert")).toContainText("holds no game, and no link that holds one");
});

test("after midnight the start page has the next day's challenge and puzzle", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T23:59:30") });
  await page.goto("./");
  const daily = page.locator(".daily");
  await expect(daily).toContainText("Nov 21");
  await page.clock.fastForward(60_000);
  await expect(daily).toContainText("Nov 22");
  // On a device that slept no timer has run.
  await page.clock.setSystemTime(new Date("2026-11-23T08:00:00"));
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(daily).toContainText("Nov 23");
  await expect(page.locator(".puzzles")).toBeVisible();
  // By a clock that is set wrong there is no day, but there are puzzles.
  await page.clock.setSystemTime(new Date("1970-01-02T12:00:00"));
  await page.reload();
  await expect(page.locator(".puzzles")).toContainText("120");
  await expect(daily).toHaveCount(0);
  await page.clock.setSystemTime(new Date("2026-11-23T08:00:00"));
  await page.reload();
  await daily.getByRole("button", { name: "Play" }).click();
  await wanted(page);
  expect((await keptMatch(page)).seed).toBe("daily 2026-11-23");
  // Where the bar has no room for it, the log names it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".tabs").getByRole("button", { name: "Log" }).click();
  await expect(page.locator(".log > .row .tag")).toHaveText("Daily challenge, Nov 23");
});

test("of a match with as many moves as a link holds only the log around what is looked at is drawn", async ({ page }) => {
  const entries = page.locator(".log .entry");
  /** Fewer than this, whatever the length of the match. */
  const few = 320;
  await page.goto(`./${readFileSync(new URL("../fixtures/long-link.txt", import.meta.url), "utf8")}`);
  await linked(page).getByRole("button", { name: "Continue from there" }).click();
  await wanted(page);
  const drawn = await entries.count();
  expect(drawn).toBeLessThan(few);
  await test.step("scrolling and the button at its end bring older ones", async () => {
    await page.locator(".log .list").evaluate((list) => (list.scrollTop = list.scrollHeight));
    await expect.poll(() => entries.count()).toBeGreaterThan(drawn);
    const scrolled = await entries.count();
    await page.getByRole("button", { name: /^Older moves: \d+$/ }).press("Enter");
    await expect.poll(() => entries.count()).toBeGreaterThan(scrolled);
  });
  await test.step("the replay draws the log around its moment, at the beginning and at the end", async () => {
    await page.locator(".log [data-look]").first().dispatchEvent("click");
    await expect(page.locator(".index .entry[aria-current]")).toBeVisible();
    expect(await entries.count()).toBeLessThan(few);
    await expect(page.getByRole("button", { name: /^Later turns/ })).toHaveCount(0);
    await page.keyboard.press("Home");
    await expect(page.locator(".index .entry").last()).toHaveAttribute("aria-current", "step");
    expect(await entries.count()).toBeLessThan(few);
    await expect(page.getByRole("button", { name: /^Earlier turns/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Later turns: \d+$/ })).toBeAttached();
  });
});
