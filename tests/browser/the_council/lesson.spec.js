// The lessons of The Council: the whole course by "Do it for me", the tasks at the table and with a finger, and the
// first game that follows.

import { expect, test } from "@playwright/test";

import { back, box, card, goTo as goOn, learn, liesApart, next, place, playsWell, step as isAt } from "../lessons.js";
import { confirm, press, preset } from "./player.js";

const STEPS = 8;

const step = (page, number) => isAt(page, number, STEPS);
const goTo = (page, from, to, seen) => goOn(page, from, to, STEPS, seen);

/** Chooses the game in the cupboard. */
const choose = async (page) => {
  await page.goto("./");
  await press(page.locator(".game-box").filter({ hasText: "The Council" }));
};

/** Chooses the game, and opens its lessons. */
const begin = async (page) => {
  await choose(page);
  await press(learn(page).getByRole("button"));
};

/** What each step asks for, done at the table with its own controls. */
const doneAtTheTable = async (page) => {
  const more = (suit) => press(place(page, `supply-${suit}`).locator(".pile"));
  const tasks = [
    [],
    [() => press(place(page, "own-PMSL"))],
    [() => more("M"), () => more("W")],
    [() => press(place(page, "presets").getByRole("button"))],
    [() => press(preset(page, "Pass"))],
    [() => press(place(page, "own-5ML"))],
    [() => more("Y")],
    [],
  ];
  for (const [at, presses] of tasks.entries()) {
    await step(page, at + 1);
    if (presses.length) await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    for (const one of presses) await one();
    if (presses.length) {
      await press(confirm(page));
      await expect(card(page).locator(".task")).toHaveText("Done.");
    }
    if (at + 1 < STEPS) await press(next(page));
  }
};

test("the whole course can be done by the card, which lies over nothing that is lit, and a first game follows", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page);
  expect(new URL(page.url()).hash).toBe("#lessons=1&game=the-council");
  await page.reload();
  const sizes = [[1440, 900], [1180, 820], [820, 1180], [844, 390]];
  await goTo(page, 1, STEPS, async () => {
    await liesApart(page, sizes);
    // The next step begins as large as this one ends.
    sizes.reverse();
  });
  // Back from the last step, which shows no result of those between.
  await back(page).click();
  await step(page, STEPS - 1);
  await expect(page.locator(".app[data-result]")).toHaveCount(0);
  await goTo(page, STEPS - 1, STEPS);

  await card(page).getByRole("button", { name: "Play a first game" }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('.app[data-game="the-council"]')).toHaveAttribute("data-seats", "3");
  await expect(page.locator(".seat .kd").filter({ hasText: "Bot" })).toHaveCount(2);
  await page.getByRole("button", { name: "To the start page" }).click();
  await expect(learn(page)).toContainText(`${STEPS} of ${STEPS} steps done`);
  // Each game keeps its own progress.
  await page.locator(".game-box").first().click();
  await expect(learn(page)).toContainText("Start the lessons");
});

test("the course on playing well is taken beside the first one, and each keeps its progress", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page);
  await playsWell(page, 8);
});

test("the tasks can be done at the table", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page);
  await doneAtTheTable(page);
});

test("on a phone the tasks can be done with a finger", async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  page.touched = true;
  await begin(page);
  await doneAtTheTable(page);
  const over = await box(card(page));
  expect([over.left, over.right]).toEqual([0, 390]);
  await page.close();
});
