// The analysis of a finished match: what it finds, that it is kept, and playing on in another way.

import { expect, test } from "@playwright/test";

import { elect, wanted } from "./council_of_4/player.js";
import { drawn, fixture, keptEnvelope, keptMatch, leave } from "./kept.js";

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

/** The match analysed at Quick. */
const quick = async (page, match = finished) => {
  await open(page, match);
  await analyse(page);
  await depth(page, "Quick").click();
  await toItsEnd(page);
};

const losses = async (page) =>
  (await page.locator(".costliest .loss").allInnerTexts()).map((loss) => Number(loss.match(/\d+/)));

test("an analysis is kept, even where storage was full or held something else, and needs the bots only once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      if (name.startsWith("curia.analysis") && window.full) throw new DOMException("full", "QuotaExceededError");
      write.call(this, name, text);
    };
  });
  let blocked = true;
  await page.route("**/bot_worker_loader.js", (route) => (blocked ? route.abort() : route.continue()));
  const finalScore = page.getByRole("button", { name: "Final score" });
  let name;
  await test.step("without the bots it says so, and leaves what is no analysis of this match", async () => {
    await open(page);
    name = await key(page);
    const other = JSON.stringify({ format: 1, of: "0123456789abcdef", depth: "deep", judged: [] });
    for (const text of ["{", other]) {
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, text]);
      await analyse(page);
      await expect(page.getByRole("alert")).toContainText("Analysis can’t run");
      await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
      await finalScore.click();
      expect(await stored(page, name)).toBe(text);
    }
  });
  await test.step("a full storage is told, and trying again keeps what was found", async () => {
    blocked = false;
    await page.reload();
    await page.evaluate(() => (window.full = true));
    await analyse(page);
    await depth(page, "Quick").click();
    await toItsEnd(page);
    await expect(page.getByRole("alert")).toContainText("storage is full");
    expect(await list(page).count()).toBeGreaterThan(3);
    await page.evaluate(() => (window.full = false));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await test.step("coming back shows it without asking again", async () => {
    const found = await list(page).allInnerTexts();
    await finalScore.click();
    await expect(page.getByRole("heading", { name: "Final score" })).toBeVisible();
    const kept = JSON.parse(await stored(page, name));
    expect([kept.format, kept.depth]).toEqual([2, "quick"]);
    expect(kept.judged.length).toBeGreaterThan(40);
    // Nobody is there to be asked.
    blocked = true;
    await page.reload();
    await analyse(page);
    await expect.poll(() => list(page).allInnerTexts()).toEqual(found);
    expect(await done(page)).toEqual([kept.judged.length, kept.judged.length]);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await keptMatch(page)).toEqual(JSON.parse(finished));
  });
});

test("a finished match is analysed to its end, and all that is found can be gone through", async ({ page }) => {
  await open(page);
  await analyse(page);
  await expect(page.getByRole("heading", { name: "Analysis" })).toBeFocused();
  await test.step("a pause stops it, and it goes on from there", async () => {
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
  // Anew: how many decisions were judged at another depth by then depends on the machine.
  const kept = await key(page);
  await page.evaluate((kept) => localStorage.removeItem(kept), kept);
  await quick(page);
  await test.step("costly decisions are listed, and where the game turned", async () => {
    const turned = page.locator(".costliest li").filter({ hasText: "The game turned here: with the better move " });
    const number = await turned.first().locator(".no").innerText();
    await expect(page.locator(".pin:has(path.sign)").filter({ hasText: new RegExp(`^${number}$`) })).toHaveCount(1);
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
    const told = `${all} decisions judged; best or less than \\d+ points off: ${all - lost.length}(?!\\d)`;
    expect(judged).toMatch(new RegExp(told));
  });
  await test.step("arrow keys step through the list, and Enter plays on from one", async () => {
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
    await page.getByRole("button", { name: "Back to the analysis" }).click();
  });
  await test.step("what one cost is the difference of its two bars", async () => {
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
  await test.step("the chart is told in a sentence and as a table that ends with the result", async () => {
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
  await test.step("a number in the chart chooses its decision", async () => {
    await page.locator(".chances .pin:not(.on)").filter({ hasText: /^3$/ }).locator("text").click();
    await expect(list(page).nth(2)).toHaveClass(/on/);
    await expect(page.locator(".chances .pin.on")).toHaveText("3");
  });
  await test.step("the list can be narrowed to a seat", async () => {
    const all = await list(page).count();
    let sum = 0;
    for (const name of ["Ada", "Zoë"]) {
      await page.getByRole("button", { name: `Only ${name}’s` }).click();
      const names = await page.locator(".costliest .who .nm").allInnerTexts();
      expect(new Set(names)).toEqual(new Set([name]));
      sum += names.length;
    }
    expect(sum).toBe(all);
    await page.getByRole("button", { name: "Only Zoë’s" }).click();
  });
  await test.step("what if plays on at a table that is not kept, and leads back", async () => {
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
  });
  await test.step("the costliest ones of the person are asked for at the table, and judged", async () => {
    const moments = page.getByRole("button", { name: /^\d moments? to learn from$/ });
    const count = parseInt(await moments.innerText(), 10);
    await moments.click();
    await expect(page.locator(".puzzle-bar h1")).toHaveAccessibleName(`Moment 1 of ${count}`);
    // A single one has no next.
    await expect(page.locator(".puzzle-bar .turn-page")).toHaveCount(count > 1 ? 2 : 0);
    await expect(page.locator(".rib")).toContainText(/Here Zoë gave away \d+ points of the chance to win/);
    await elect(page);
    const verdict = page.locator(".dlg.puzzle[open]");
    // At first a search may look at it.
    await expect(verdict.getByRole("heading")).toHaveText(/There’s a better move|That’s/);
    await expect(verdict).toContainText(/Played in the game: .+ \(−\d+%\)\./);
    await verdict.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Show the answer" }).click();
    await expect(verdict.locator(".answers > li").first()).toContainText("%");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(moments).toBeFocused();
    expect(await keptMatch(page)).toEqual(JSON.parse(finished));
  });
  await test.step("a decision that moves within the list keeps the focus", async () => {
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
    await page.evaluate(() => {
      document.querySelector(".costliest > ol").append(document.querySelector(".costliest li"));
    });
    await drawn(page);
    await expect(page.locator("body")).toBeFocused();
  });
  await test.step("from the start page and the score, too", async () => {
    const count = await page.getByRole("button", { name: /to learn from$/ }).innerText();
    await page.getByRole("button", { name: "Final score" }).click();
    await page.getByRole("button", { name: "Learn from your mistakes" }).click();
    await expect(page.locator(".puzzle-bar h1")).toHaveAccessibleName(/^Moment 1 of/);
    // Whether or not the answer before was as good.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("curia.moments"));
      kept.matches[0].solved = [];
      localStorage.setItem("curia.moments", JSON.stringify(kept));
    });
    await page.goto("./");
    await expect(page.locator(".saved .match")).toContainText(count);
    await expect(page.locator(".to-learn")).toContainText(count);
    await page.getByRole("button", { name: "Find better moves" }).click();
    await expect(page.locator(".puzzle-bar h1")).toHaveAccessibleName(/^Moment 1 of/);
  });
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
        // A name gives way to nothing beside it.
        const names = await page
          .locator(".costliest .who .nm")
          .evaluateAll((all) => all.filter((name) => name.clientWidth < Math.min(name.scrollWidth, 120)).length);
        expect(names, screen).toBe(0);
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
