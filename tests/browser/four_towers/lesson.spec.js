// The lessons of Four Towers: the whole course by "Do it for me", the tasks at the table and with a finger, and the
// first game that follows. Takes 15 s of one worker.

import { expect, test } from "@playwright/test";

import { back, box, card, doneForMe, goTo as goOn, learn, liesApart, next, place, playsWell, step as isAt } from "../lessons.js";
import { drawn } from "../kept.js";
import { confirm, press } from "./player.js";

const STEPS = 10;

const step = (page, number) => isAt(page, number, STEPS);
const goTo = (page, from, to, seen) => goOn(page, from, to, STEPS, seen);

/** Chooses the game in the cupboard. */
const choose = async (page) => {
  await page.goto("./");
  await press(page.locator(".game-box").filter({ hasText: "Four Towers" }));
};

/** Chooses the game, and opens its lessons. */
const begin = async (page) => {
  await choose(page);
  await press(learn(page).getByRole("button"));
};

/** What each step asks for, done at the table with its own controls. */
const doneAtTheTable = async (page) => {
  const at = (key) => press(place(page, key));
  const sure = () => press(confirm(page));
  const tasks = [
    [],
    [() => at("pile-R"), () => at("pile-B"), () => at("pile-B")],
    [() => at("drawn-B"), () => at("village-D")],
    [() => at("drawn-B"), () => press(page.locator(".ft-frow.legal")), () => at("mat-merchant")],
  ];
  for (const [number, presses] of tasks.entries()) {
    await step(page, number + 1);
    if (presses.length) await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    for (const one of presses) {
      await one();
      await drawn(page);
    }
    if (presses.length) await expect(card(page).locator(".task")).toContainText("Done.");
    await press(next(page));
  }
  // The expansion is filled in as the card says, or is made so.
  await step(page, tasks.length + 1);
  for (const [line, clan] of ["red", "blue", "blue"].entries()) {
    const option = page.locator(".ft-line").nth(line).getByRole("button", { name: clan });
    if ((await option.getAttribute("aria-pressed")) !== "true") await press(option);
    await drawn(page);
  }
  await sure();
  await expect(card(page).locator(".task")).toContainText("Done.");
};

test("the whole course can be done by the card, which lies over nothing that is lit, and a first game follows", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page);
  expect(new URL(page.url()).hash).toBe("#lessons=1&game=four-towers");
  await page.reload();
  const sizes = [[1440, 900], [1180, 820], [820, 1180]];
  await goTo(page, 1, STEPS, async () => {
    await liesApart(page, sizes);
    // The next step begins as large as this one ends.
    sizes.reverse();
  });
  await back(page).click();
  await step(page, STEPS - 1);
  await goTo(page, STEPS - 1, STEPS);

  await card(page).getByRole("button", { name: "Play a first game" }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('.app[data-game="four-towers"]')).toBeVisible();
  // Whoever has done the lessons needs no introduction.
  await expect(page.locator(".first-time")).toBeHidden();
  await page.getByRole("button", { name: "To the start page" }).click();
  await expect(learn(page)).toContainText(`${STEPS} of ${STEPS} steps done`);
});

test("the course on playing well is taken beside the first one, and each keeps its progress", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page);
  await playsWell(page, 7);
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

test("on a phone a play that a task begins with is found in its list, and done leads on", async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  page.touched = true;
  await choose(page);
  await press(page.locator(".learn .course").last().getByRole("button"));
  await goOn(page, 1, 2, 7);
  for (const key of ["plays", "play-5", "village-J", "village-P"]) {
    await press(place(page, key));
    await drawn(page);
  }
  // What has come under the finger meanwhile is not pressed.
  await expect(card(page).locator(".task")).toContainText("1 of 3");
  // The next decision is open then, and the card small.
  await doneForMe(page);
  await press(next(page));
  await isAt(page, 3, 7);
  await page.close();
});
