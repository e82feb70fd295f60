// The analysis of a finished match: what it finds, that it is kept, and playing on in another way.

import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { elect, wanted } from "./council_of_4/player.js";
import { drawn, fixture, keep, keptEnvelope, keptMatch, leave } from "./kept.js";

const finished = fixture("match-v1");

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const bar = (page) => page.getByRole("progressbar", { name: "Analysis" });
const list = (page) => page.locator(".costliest > ol > li");
const depth = (page, name) =>
  page.getByRole("group", { name: "Depth" }).getByRole("button", { name });
/** Where the analysis of the match lies that was saved last. */
const key = async (page) => `curia.analysis.${(await keptEnvelope(page)).id}`;
const stored = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);

/** The final score of a match that was left finished. */
const open = async (page, match = finished) => {
  await leave(page, match);
  await page.getByRole("button", { name: "See the score" }).click();
};

const analyse = (page) => page.getByRole("button", { name: "Analyse", exact: true }).click();

/** How many decisions are done, and of how many. */
const done = async (page) => [
  Number(await bar(page).getAttribute("aria-valuenow")),
  Number(await bar(page).getAttribute("aria-valuemax")),
];

const toItsEnd = async (page) => {
  const [, all] = await done(page);
  await expect(bar(page)).toHaveAttribute("aria-valuenow", String(all));
};

/** What was found of a match at Quick, as the page keeps it: it need not be found again for every test. */
const found = new Map();

/** The match analysed at Quick; `anew`, even if it was before. */
const quick = async (page, match = finished, { anew = false } = {}) => {
  if (!anew && found.has(match)) await keep(page, found.get(match));
  await open(page, match);
  await analyse(page);
  await depth(page, "Quick").click();
  await toItsEnd(page);
  const name = await key(page);
  const text = await stored(page, name);
  if (JSON.parse(text ?? "{}").judged?.length === (await done(page))[1]) found.set(match, [name, text]);
};

const losses = async (page) =>
  (await page.locator(".costliest .loss").allInnerTexts()).map((loss) => Number(loss.match(/\d+/)));

test("a finished match is analysed to its end, and its costly decisions are listed", async ({ page }) => {
  await quick(page, finished, { anew: true });
  await expect(page.locator(".progress .told")).toContainText(/^\d+ decisions analysed: Quick/);
  const [, all] = await done(page);
  expect(all).toBeGreaterThan(40);

  const lost = await losses(page);
  expect(lost.length).toBeGreaterThan(3);
  expect(lost).toEqual([...lost].sort((one, other) => other - one));
  expect(Math.min(...lost)).toBeGreaterThanOrEqual(2);
  for (const row of await list(page).all()) {
    await expect(row).toContainText(/round \d+, (main action|quick action|choice|end of the turn)/);
    await expect(row).toContainText(/(Ada|Zoë) .+\.\s*Better: .+\./);
  }
  const judged = await page.locator(".costliest footer").innerText();
  expect(judged).toContain(`${all} decisions judged, ${all - lost.length} of them best`);
});

test("what a decision cost is the difference of its two bars", async ({ page }) => {
  await quick(page);
  const lost = await losses(page);
  for (const [place, row] of (await list(page).all()).entries()) {
    await row.locator(".pick").click();
    await expect(row).toHaveClass(/on/);
    const bars = page.locator(".panel.position .weighed li");
    expect(await bars.count()).toBeLessThanOrEqual(3);
    const chance = async (bar) => Number((await bar.locator("b").innerText()).match(/\d+/));
    const best = await chance(bars.first());
    await expect(bars.filter({ hasText: "played" })).toHaveCount(1);
    const played = await chance(page.locator(".panel.position .played"));
    expect(best - played).toBe(lost[place]);
  }
});

test("the chart is told in a sentence and as a table that ends with the result", async ({ page }) => {
  await quick(page);
  const chart = page.getByRole("img", { name: /^Chance of winning, move by move: Ada went from/ });
  await expect(chart).toHaveAccessibleName(/; Zoë went from \d+% to \d+% and won\.$/);
  await page.getByRole("button", { name: "Show as table" }).click();
  const rows = page.locator(".turns tbody tr");
  const [, all] = await done(page);
  await expect(rows).toHaveCount(all + 1);
  await expect(rows.last()).toHaveText(/Result\s*0%\s*100%/);
  for (const row of (await rows.all()).slice(0, -1)) {
    const cells = (await row.locator("td").allInnerTexts()).map((cell) => parseInt(cell, 10));
    const sum = cells.reduce((one, other) => one + other, 0);
    // Of two rounded halves.
    expect(sum === 100 || sum === 101).toBe(true);
  }
  await page.getByRole("button", { name: "Show as chart" }).click();
  await expect(chart).toBeVisible();
});

test("a number in the chart chooses its decision", async ({ page }) => {
  await quick(page);
  await page.locator(".chances .pin:not(.on)").filter({ hasText: /^3$/ }).locator("text").click();
  await expect(list(page).nth(2)).toHaveClass(/on/);
  await expect(page.locator(".chances .pin.on")).toHaveText("3");
});

test("a pause stops the analysis, and it goes on from there", async ({ page }) => {
  await open(page);
  await analyse(page);
  await depth(page, "Deep").click();
  await page.getByRole("button", { name: "Pause" }).click();
  const paused = page.locator(".progress .told");
  await expect(paused).toContainText(/^Paused after \d+ of \d+ decisions/);
  const [before, all] = await done(page);
  expect(before).toBeLessThan(all);
  // What the thread still had to say would have come before the answer to something new.
  await page.getByRole("button", { name: "Show as table" }).click();
  await page.getByRole("button", { name: "Show as chart" }).click();
  expect(await done(page)).toEqual([before, all]);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(paused).toContainText(/^Analysing \d+ of \d+ decisions/);
  expect((await done(page))[0]).toBeGreaterThanOrEqual(before);
  await depth(page, "Quick").click();
  await toItsEnd(page);
});

test("leaving keeps what was found, and coming back shows it without asking again", async ({ page }) => {
  await quick(page, finished, { anew: true });
  const found = await list(page).allInnerTexts();
  await page.getByRole("button", { name: "Final score" }).click();
  await expect(page.getByRole("heading", { name: "Final score" })).toBeVisible();
  const kept = JSON.parse(await stored(page, await key(page)));
  expect([kept.format, kept.depth]).toEqual([1, "quick"]);
  // Nobody is there to be asked.
  await page.route("**/bot_worker_loader.js", (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "See the score" }).click();
  await analyse(page);
  await expect.poll(() => list(page).allInnerTexts()).toEqual(found);
  const [now, all] = await done(page);
  expect([now, all]).toEqual([kept.judged.length, kept.judged.length]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await keptMatch(page)).toEqual(JSON.parse(finished));
});

test("without the bots' thread the page says that analysis needs it", async ({ page }) => {
  await page.route("**/bot_worker_loader.js", (route) => route.abort());
  await open(page);
  await analyse(page);
  await expect(page.getByRole("alert")).toContainText("Analysis can’t run");
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
});

for (const [what, text] of [
  ["damaged content", "{"],
  ["another match's analysis", JSON.stringify({ format: 1, of: "0123456789abcdef", depth: "deep", judged: [] })],
]) {
  test(`${what} is left until there is an analysis of this match to be kept`, async ({ page }) => {
    let blocked = true;
    await page.route("**/bot_worker_loader.js", (route) => (blocked ? route.abort() : route.continue()));
    await open(page);
    const name = await key(page);
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, text]);
    await analyse(page);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: "Final score" }).click();
    expect(await stored(page, name)).toBe(text);
    blocked = false;
    await page.reload();
    await page.getByRole("button", { name: "See the score" }).click();
    await analyse(page);
    await toItsEnd(page);
    await page.getByRole("button", { name: "Final score" }).click();
    expect(JSON.parse(await stored(page, name)).judged.length).toBeGreaterThan(40);
  });
}

test("a full storage is told, and trying again keeps what was found", async ({ page }) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      if (name.startsWith("curia.analysis") && !window.room) throw new DOMException("full", "QuotaExceededError");
      write.call(this, name, text);
    };
  });
  await quick(page, finished, { anew: true });
  await expect(page.getByRole("alert")).toContainText("storage is full");
  expect(await list(page).count()).toBeGreaterThan(3);
  await page.evaluate(() => (window.room = true));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(JSON.parse(await stored(page, await key(page))).judged.length).toBeGreaterThan(40);
});

test("what if plays on at a table that is not kept, and leads back", async ({ page }) => {
  await quick(page);
  // Ada's decisions; Zoë was played by a person, too.
  await page.getByRole("button", { name: "Only Ada’s" }).click();
  const main = list(page).filter({ hasText: "main action" }).first();
  const sentence = await main.locator(".did").innerText();
  await main.getByRole("button", { name: /^What if: decision \d+$/ }).click();
  const line = page.locator(".unkept");
  await expect(line).toContainText("You play Ada from here. A bot plays for Zoë. This table isn’t saved");
  expect(await wanted(page)).toBe("turn");
  await expect(page.locator(".log")).not.toContainText(sentence);
  const entries = page.locator(".log .entry");
  const before = await entries.count();
  await elect(page);
  await expect(entries).toHaveCount(before + 1);
  expect(await keptMatch(page)).toEqual(JSON.parse(finished));

  await page.getByRole("button", { name: "Back to the analysis" }).click();
  await expect(main).toContainText(sentence);
  await expect(main.locator(".pick")).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "See the score" }).click();
  await expect(page.getByRole("heading", { name: "Final score" })).toBeVisible();
  expect(await keptMatch(page)).toEqual(JSON.parse(finished));
});

test("arrow keys step through the listed decisions and Enter plays on from one", async ({ page }) => {
  await open(page);
  await analyse(page);
  await expect(page.getByRole("heading", { name: "Analysis" })).toBeFocused();
  await depth(page, "Quick").click();
  await toItsEnd(page);
  const current = page.locator(".costliest [aria-current=true]");
  const picks = page.locator(".costliest .pick");
  await page.keyboard.press("ArrowDown");
  await expect(picks.nth(1)).toBeFocused();
  await expect(current).toHaveCount(1);
  await expect(picks.nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("End");
  await expect(picks.last()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(picks.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(picks.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(picks.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".unkept")).toBeVisible();
});

test("a decision that moves within the list keeps the focus", async ({ page }) => {
  await quick(page);
  await page.keyboard.press("ArrowDown");
  const current = page.locator(".costliest [aria-current=true]");
  await expect(current).toBeFocused();
  const [name] = await current.evaluateAll(([one]) => {
    const row = one.closest("li");
    row.parentElement.prepend(row);
    return [one.dataset.decision];
  });
  await expect(page.locator(`.costliest [data-decision="${name}"]`)).toBeFocused();
  // Who clicks beside everything wants no focus.
  await page.mouse.click(700, 4);
  await page.evaluate(() => document.querySelector(".costliest > ol").append(document.querySelector(".costliest li")));
  await drawn(page);
  await expect(page.locator("body")).toBeFocused();
});

test("the list can be narrowed to the decisions of a seat", async ({ page }) => {
  await quick(page);
  const all = await list(page).count();
  let sum = 0;
  for (const name of ["Ada", "Zoë"]) {
    await page.getByRole("button", { name: `Only ${name}’s` }).click();
    const names = await page.locator(".costliest .who .nm").allInnerTexts();
    expect(new Set(names)).toEqual(new Set([name]));
    sum += names.length;
  }
  expect(sum).toBe(all);
});

test("the action that was planted in a match of strong bots is the costliest", async ({ page }) => {
  const golden = new URL("../fixtures/costly.curia", import.meta.url);
  const moves = readFileSync(golden, "utf8").match(/^\d+\. .*$/gm);
  const actions = moves.flatMap((turn) => turn.replace(/^\d+\. \w+[^:]*: /, "").split(", "));
  const seat = (name, colour) => ({ name, colour, controller: { bot: "expert" } });
  const match = {
    ...JSON.parse(finished),
    setup: { players: 2, sides: ["1", "1", "1"], nobility: "printed", first: null },
    seed: "lantern",
    seats: [seat("Ada", "amber"), seat("Zoë", "forest")],
    actions,
  };
  await open(page, JSON.stringify(match));
  await analyse(page);
  await toItsEnd(page);
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText("Ada acquired permit C·D for 1 card and 10 coins.");
  await expect(list(page)).toContainText("Better: place in Naris with the queen and");
});

const screens = {
  mouse: [{ width: 1440, height: 900 }],
  touch: [{ width: 1180, height: 820 }, { width: 820, height: 1180 }, { width: 390, height: 844 }],
};
const played = JSON.parse(finished);
// As wide as names get.
const wide = { ...played, seats: played.seats.map((seat, at) => ({ ...seat, name: "WM".repeat(9) + at })) };

for (const [by, hasTouch] of Object.entries({ mouse: false, touch: true })) {
  test.describe(`by ${by}`, () => {
    const [viewport] = screens[by];
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test("nothing of the analysis is cut, and a finger hits every button", async ({ page }) => {
      await quick(page, JSON.stringify(wide));
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      for (const { width, height } of screens[by]) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const screen = `${width} x ${height}`;
        expect(await overflow(), screen).toBeLessThanOrEqual(0);
        const small = await page.locator(".analysis button").evaluateAll((all) =>
          all
            .map((button) => [button.ariaLabel ?? button.innerText, button.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 35.5 || box.height < 35.5))
            .map(([name, box]) => `${name} ${box.width}x${box.height}`),
        );
        expect(small, screen).toEqual([]);
        const cut = await page
          .locator(".progress, .plot, .costliest, .costliest li, .panel.position")
          .evaluateAll((all) =>
            all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.className),
          );
        expect(cut, screen).toEqual([]);
        const [chart, costliest] = await Promise.all(
          [".plot", ".costliest"].map((part) => page.locator(part).boundingBox()),
        );
        // Side by side, or one below the other.
        if (width >= 1024) expect(costliest.x).toBeGreaterThan(chart.x + chart.width - 1);
        else expect(costliest.y).toBeGreaterThan(chart.y + chart.height - 1);

        await list(page).first().locator(".pick").click();
        const position = page.locator(width < 760 ? ".dlg.position[open]" : ".panel.position");
        await expect(position.locator(".weighed .played")).toBeVisible();
        const what = width < 760 ? position : list(page).first();
        await what.getByRole("button", { name: /^What if/ }).click();
        await expect(page.locator(".unkept")).toBeVisible();
        expect(await overflow(), screen).toBeLessThanOrEqual(0);
        const [line, said] = await Promise.all(
          [".unkept", ".unkept p"].map((part) => page.locator(part).boundingBox()),
        );
        expect(said.height, screen).toBeLessThanOrEqual(line.height);
        const whole = await page.locator(".unkept p").evaluate((p) => p.scrollHeight <= p.clientHeight + 1);
        expect(whole, screen).toBe(true);
        await page.locator(".unkept .back").click();
        await expect(page.locator(".analysis")).toBeVisible();
      }
    });
  });
}
