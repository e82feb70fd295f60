// The end of a game: where the points came from, their course, and playing again.

import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { drawn, fixture, keptMatch, leave } from "../kept.js";
import { endTurn, goOnAfter, setUp, wanted } from "./player.js";

const finished = fixture("match-v1");
const played = JSON.parse(finished);

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

/** The final score of a match that was left finished. */
const open = async (page, match = finished) => {
  await leave(page, match);
  await page.getByRole("button", { name: "See the score" }).click();
  await expect(page.locator(".score")).toBeVisible();
};

const rows = (page) => page.locator(".sums tbody tr");
const row = (page, title) => rows(page).filter({ hasText: title });
const numbers = async (row) => (await row.locator("td").allInnerTexts()).map(Number);
const sum = (all) => all.reduce((one, other) => one + other, 0);
const dialog = (page) => page.locator(".dlg[open]");
const stored = keptMatch;

test("every number of the score opens the moves behind it, and the chart is told in words and as a table", async ({
  page,
}) => {
  await open(page);
  await test.step("by keyboard and by a screen reader", async () => {
    await expect(page.getByRole("status")).toHaveText("Zoë wins with 76 VP.");
    await expect(page.getByRole("heading", { name: "Final score" })).toBeFocused();
    const heads = page.locator(".sums thead th[scope=col]");
    await expect(heads).toHaveText(["Where the points came from", "Ada", "Zoë"]);
    expect(await page.locator(".sums tbody th[scope=row]").count()).toBe(11);
    const number = page.getByRole("button", { name: "Ada, During play: nobility spaces: 2" });
    await number.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveAccessibleName("Ada · During play: nobility spaces");
    await page.keyboard.press("Escape");
    await expect(number).toBeFocused();
  });
  await test.step("the moves behind a number add up to it", async () => {
    const all = await rows(page).all();
    expect(all).toHaveLength(11);
    await expect(rows(page).locator("td .num")).toHaveCount(22);
    // One number of each row: those of both players are told in the same way.
    for (const [at, row] of all.entries()) {
      const title = await row.locator("th").innerText();
      const number = row.locator("td .num").nth(at % 2);
      const amount = Number(await number.innerText());
      await number.click();
      await expect(dialog(page)).toHaveCount(1);
      if (title.startsWith("Tie-break")) {
        const counts = (await dialog(page).locator("p").first().innerText()).match(/\d+/g);
        expect(sum(counts.map(Number)), title).toBe(amount);
      } else {
        const parts = await dialog(page).locator(".moves li li b").allInnerTexts();
        expect(sum(parts.map(Number)), title).toBe(amount);
        if (amount > 0) await expect(dialog(page).locator(".sum")).toContainText(`${amount} VP`);
        // Each move has its turn and its sentence, but what the end compares.
        for (const move of await dialog(page).locator(".moves > ol > li").all()) {
          await expect(move).toContainText(/^(Turn \d+, round \d+\s*(Ada|Zoë) .+\.|At the end)/);
        }
      }
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    }
  });
  await test.step("a move tells what reached a space, and the end what it compared", async () => {
    const says = async (title, seat, text) => {
      await row(page, title).locator(".num").nth(seat).click();
      await expect(dialog(page)).toContainText(text);
      await page.keyboard.press("Escape");
    };
    await says("nobility spaces", 0, "Nobility space 2, reached with permit C07 (A·E)");
    await says("Nobility: furthest", 0, "2nd on the nobility track: space 3 against 6 (Zoë)");
    await says("Nobility: furthest", 1, "Furthest on the nobility track: space 6 against 3 (Ada)");
    await says("Most permits", 0, "Not the most permits: 1 against 3 (Zoë)");
    await says("Queen’s rewards", 1, "1st queen’s reward, with the Iron tile");
    await says("Colour sets", 0, "No move brought anything here.");
  });
  await test.step("the chart", async () => {
    const totals = await numbers(row(page, "Total"));
    const sentence = await page.locator("svg.chart").getAttribute("aria-label");
    await page.getByRole("button", { name: "Show as table" }).click();
    await expect(page.getByRole("region", { name: "Points by turn" })).toHaveCount(1);
    const turns = page.locator(".turns tbody tr");
    const last = await numbers(turns.nth(-3));
    const bonuses = await numbers(turns.nth(-2));
    expect(await numbers(turns.nth(-1))).toEqual(totals);
    expect(last.map((points, seat) => points + bonuses[seat])).toEqual(totals);
    for (const [seat, name] of ["Ada", "Zoë"].entries()) {
      expect(sentence).toContain(`${name} ${totals[seat]} VP, ${last[seat]} of them`);
    }
    // Points during play never go down, and each row brought somebody some.
    let before = [0, 0];
    for (const turn of (await turns.all()).slice(0, -2)) {
      const now = await numbers(turn);
      expect(now.every((points, seat) => points >= before[seat]) && sum(now) > sum(before)).toBe(true);
      before = now;
    }
    await page.getByRole("button", { name: "Show as chart" }).click();
    await expect(page.locator("svg.chart")).toBeVisible();
  });
});

/** What was dealt: councils, permits and the person's hand. */
const dealt = async (page) => {
  expect(await wanted(page)).toBe("turn");
  return page
    .locator(".council, .strips .permit, .hand .card")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
};

test("the same deal again deals the same table, and a new one another, beside the match that is over", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: "Play again, same deal" }).click();
  const same = await dealt(page);
  expect(same.length).toBeGreaterThan(10);
  const match = await stored(page);
  expect([match.seed, match.setup, match.seats]).toEqual([played.seed, played.setup, played.seats]);
  expect(match.actions.length).toBeLessThan(played.actions.length);

  // All are on the list; the finished one is opened again.
  const score = page.getByRole("button", { name: "See the score" });
  await page.getByRole("button", { name: "To the start page" }).click();
  await score.click();
  await page.getByRole("button", { name: "Play again, new deal" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await dealt(page)).not.toEqual(same);
  const other = await stored(page);
  expect(other.seed).not.toBe(played.seed);
  expect([other.setup, other.seats]).toEqual([played.setup, played.seats]);

  await page.reload();
  await wanted(page);
  expect((await stored(page)).seed).toBe(other.seed);
  await page.getByRole("button", { name: "To the start page" }).click();
  await expect(score).toBeVisible();

  // The start page deals the same by this seed and set-up.
  await page.evaluate(() => localStorage.clear());
  const seats = played.seats.map(({ controller }) => (controller === "person" ? "person" : "bot"));
  const names = ["Coast", "Hills", "Mountains"];
  const sides = Object.fromEntries(names.map((name, at) => [name, played.setup.sides[at]]));
  await setUp(page, { seats, seed: played.seed, sides, level: "Greedy" });
  expect(await dealt(page)).toEqual(same);
});

/** What a PNG is: its width, its height, and how many colours a hundredth of its pixels have. */
const png = async (page, file) => {
  const bytes = readFileSync(file).toString("base64");
  return page.evaluate(async (bytes) => {
    const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([data], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
    const seen = new Set(pixels.filter((_, at) => at % 97 === 0));
    return [image.width, image.height, seen.size];
  }, bytes);
};

// The picture and the count together take 3 s of one worker.
test("a match that ends on the screen, taken back and ended again, is shared and saved as a file whole", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // It lacks nothing but the end of its last turn, which is Ada's, here a person.
  await goOnAfter(page, played.actions.length - 1, "match-v1", ["person", { bot: "greedy" }]);
  await wanted(page);
  await test.step("its points are counted, which can be skipped, and then the winner is named", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await endTurn(page).click();
    const count = page.getByRole("dialog", { name: "Final tally" });
    await expect(count.getByRole("heading")).toHaveText("Final tally");
    await count.getByRole("button", { name: "Skip" }).click();
    await expect(count.getByRole("heading")).toHaveText("Zoë wins");
    await expect(count.getByRole("status")).toHaveText("Zoë wins with 76 VP.");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await count.getByRole("button", { name: "See how it was won" }).click();
    await expect(page.locator(".finish").first()).toContainText(/Winner\s*Zoë/);
  });
  const look = page.getByRole("button", { name: "See the table" });
  await test.step("who takes the end back comes to a final score again", async () => {
    await look.click();
    const score = page.getByRole("button", { name: "Final score" });
    await expect(score).toBeVisible();
    await page.keyboard.press("Control+z");
    // Whoever was here may have seen all hands.
    const question = page.getByRole("dialog", { name: "Undo all the same?" });
    await question.getByRole("button", { name: "Undo" }).click();
    expect((await stored(page)).assisted).toBe(true);
    await expect(endTurn(page)).not.toHaveAttribute("aria-disabled", "true");
    await expect(score).toHaveCount(0);
    await endTurn(page).click();
    expect(await wanted(page)).toBe("score");
    await expect(look).toBeVisible();
  });
  await expect(page.locator(".score")).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save game file" }).click();
  const text = readFileSync(await (await file).path(), "utf8");
  expect(text).toContain('[Result "');
  expect(text).not.toContain('[Result "*"]');
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog(page)).not.toContainText("hidden");
  await test.step("its picture shows colours for names, unless names are wanted", async () => {
    const picture = dialog(page).locator(".share-picture");
    await expect(picture).toContainText("Forest");
    await expect(picture).not.toContainText("Zoë");
    const save = dialog(page).getByRole("button", { name: "Save picture" });
    await expect(save).not.toHaveAttribute("aria-disabled", "true");
    const file = page.waitForEvent("download");
    await save.click();
    const [width, height, colours] = await png(page, await (await file).path());
    expect([width, height]).toEqual([1200, 630]);
    expect(colours).toBeGreaterThan(50);
    await dialog(page).getByLabel("With the players’ names").check();
    await expect(picture).toContainText("Zoë");
  });
  const link = await dialog(page).locator("textarea").inputValue();
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await dialog(page).getByRole("button", { name: "See the score" }).click();
  await expect(page.locator(".score")).toBeVisible();
  expect((await stored(page)).actions).toEqual(played.actions);
});

const screens = {
  mouse: [{ width: 1440, height: 900 }],
  touch: [{ width: 1180, height: 820 }, { width: 820, height: 1180 }, { width: 390, height: 844 }],
};
// As wide as names get.
const wide = { ...played, seats: played.seats.map((seat, at) => ({ ...seat, name: "WM".repeat(9) + at })) };

for (const [by, hasTouch] of Object.entries({ mouse: false, touch: true })) {
  test.describe(`by ${by}`, () => {
    const [viewport] = screens[by];
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test("nothing of the score is cut, and a finger hits every number", async ({ page }) => {
      await open(page, JSON.stringify(wide));
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      for (const { width, height } of screens[by]) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const screen = `${width} x ${height}`;
        expect(await overflow(), screen).toBeLessThanOrEqual(0);
        // The parts of a bar are as wide as their points; the table opens the same moves.
        const small = await page.locator(".score button:not(.bar > .part)").evaluateAll(
          (all, least) =>
            all
              .map((button) => [button.ariaLabel ?? button.innerText, button.getBoundingClientRect()])
              // Those of dialogs that are closed have no box.
              .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
              .map(([name, box]) => `${name} ${box.width}x${box.height}`),
          hasTouch ? 40 : 36,
        );
        expect(small, screen).toEqual([]);
        const cut = await page.locator(".sums, .plot, .leaps, .next-steps").evaluateAll((all) =>
          all.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.className),
        );
        expect(cut, screen).toEqual([]);
        await page.getByRole("button", { name: "Show as table" }).click();
        expect(await overflow(), screen).toBeLessThanOrEqual(0);
        await row(page, "Total").locator(".num").first().click();
        const box = await dialog(page).boundingBox();
        expect(box.x >= 0 && box.x + box.width <= width, screen).toBe(true);
        expect(box.y >= 0 && box.y + box.height <= height + 1, screen).toBe(true);
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toHaveCount(0);
        await page.getByRole("button", { name: "Show as chart" }).click();
      }
    });
  });
}
