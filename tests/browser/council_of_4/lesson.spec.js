// The lessons: the whole course, by "Do it for me" and at the screen; leaving and going on; and that
// nothing of it touches the match that is kept.

import { expect, test } from "@playwright/test";

import { keep, keptEnvelope } from "../kept.js";
import {
  back,
  box,
  card,
  doneForMe,
  goTo as goOn,
  learn,
  leave,
  liesApart,
  next,
  place,
  playsWell,
  step as isAt,
} from "../lessons.js";
import { action, confirm, endTurn, start } from "./player.js";

const STEPS = 15;

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const begin = async (page) => {
  await page.goto("./");
  await learn(page).getByRole("button").click();
};

const step = (page, number) => isAt(page, number, STEPS);
const goTo = (page, from, to, seen) => goOn(page, from, to, STEPS, seen);

test("the whole course can be done by the card, which lies over nothing that is lit, and a first game follows", async ({
  page,
}) => {
  await start(page, { seats: ["person", "bot"], seed: "own" });
  await expect(page.locator(".app")).toBeVisible();
  const toStart = page.getByRole("button", { name: "To the start page" });
  await toStart.click();
  const own = await keptEnvelope(page);
  expect(own.match.seed).toBe("own");
  await learn(page).getByRole("button").click();

  const sizes = [[1440, 900], [1180, 820], [820, 1180], [844, 390]];
  await goTo(page, 1, STEPS, async () => {
    await liesApart(page, sizes);
    // The next step begins as large as this one ends.
    sizes.reverse();
  });

  // The match that is kept is as it was.
  expect(await keptEnvelope(page)).toEqual(own);
  await card(page).getByRole("button", { name: "Play a first game" }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator(".seats .pl")).toHaveCount(2);
  await expect(page.locator(".seats .kd").last()).toContainText("novice");
  const kept = await page.evaluate((name) => localStorage.getItem(name), own.name);
  expect(JSON.parse(kept).match).toEqual(own.match);
  await toStart.click();
  await expect(learn(page)).toContainText(`${STEPS} of ${STEPS} steps done`);
  await expect(learn(page).getByRole("button")).toHaveText("Start again");
});

test("the tasks can be done at the table; after a step back, and after a reload, the lesson goes on", async ({
  page,
}) => {
  await begin(page);
  await goTo(page, 1, 3);

  await expect(next(page)).toHaveAttribute("aria-disabled", "true");
  await action(page, "Elect a councillor").click();
  await place(page, "reserve-O").click();
  await place(page, "council-coast").click();
  await confirm(page).click();
  await expect(card(page).locator(".task")).toHaveText("Done.");
  await expect(next(page)).toBeFocused();
  await next(page).click();

  await step(page, 4);
  await endTurn(page).click();
  await expect(page.locator(".log .entry")).toHaveCount(5);
  await next(page).click();
  await step(page, 5);

  await test.step("back shows the step before as it was", async () => {
    const coins = page.locator('[data-place="seat-0-coins"] .n');
    await expect(coins).toHaveText("14");
    await back(page).click();
    await back(page).click();
    await step(page, 3);
    await expect(coins).toHaveText("10");
    await expect(page.locator(".log .entry")).toHaveCount(0);
    await goTo(page, 3, 5);
    await expect(coins).toHaveText("14");
  });

  await test.step("only what is to be pressed has a number and reacts", async () => {
    await expect(page.locator(".ring b")).toHaveText(["1"]);
    await place(page, "council-coast").click({ force: true });
    await expect(page.locator(".rib.open")).toHaveCount(0);
  });
  await place(page, "slot-coast-1").click();
  await confirm(page).click();
  await next(page).click();
  await step(page, 6);
  // However the step goes on.
  await expect(next(page)).toHaveText("Next");
  await next(page).click();

  await test.step("after a reload, after the browser's back and after leaving, the lesson goes on at its step", async () => {
    await step(page, 7);
    await page.reload();
    await step(page, 7);
    await page.goBack();
    await expect(learn(page)).toContainText(`6 of ${STEPS} steps done`);
    await page.goForward();
    await step(page, 7);
    await leave(page).click();
    await expect(learn(page)).toContainText(`6 of ${STEPS} steps done`);
    await learn(page).getByRole("button", { name: "Continue the lessons" }).click();
    await step(page, 7);
    await expect(card(page)).toContainText("Burgen");
  });

  await place(page, "own-C08").click();
  await place(page, "city-B").click();
  await confirm(page).click();
  await next(page).click();

  await step(page, 8);
  await place(page, "own-C15").click();
  await place(page, "city-D").click();
  await confirm(page).click();
  await next(page).click();

  await step(page, 9);
  await expect(page.locator(".ring b")).toHaveText(["1", "2"]);
  await action(page, "Place with the queen").click();
  await place(page, "city-I").click();
  await confirm(page).click();
  await next(page).click();

  await step(page, 10);
  await action(page, "Engage a servant").click();
  await confirm(page).click();
  await next(page).click();

  await step(page, 11);
  await place(page, "slot-mountains-0").click();
  await confirm(page).click();
  await expect(card(page).locator(".count")).toHaveText("1 of 2");
  // Any of the tokens, not only the one that was prepared.
  await place(page, "city-D").click();
  await confirm(page).click();
  await next(page).click();
  await step(page, 12);
});

test("only what is lit reacts, by keyboard as well, and any lesson can be begun, left and skipped", async ({
  page,
}) => {
  // What can't be read as progress begins anew.
  await keep(page, ["curia.lesson", "{"]);
  await page.goto("./");
  await expect(learn(page).getByRole("button")).toHaveText("Start the lessons");
  await learn(page).getByRole("button").click();
  await goTo(page, 1, 3);
  const sentence = card(page).getByRole("heading");
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step("Tab goes over the card, what is lit, and the bar", async () => {
    await expect(sentence).toBeFocused();
    const order = [];
    for (let presses = 0; presses < 10; presses += 1) {
      await press("Tab");
      order.push(
        await page.evaluate(() => {
          const { dataset, ariaLabel, textContent } = document.activeElement;
          return dataset.place ?? ariaLabel ?? textContent.trim();
        }),
      );
    }
    expect(order.slice(0, 7)).toEqual([
      "Skip lesson",
      "Back",
      "Do it for me",
      "Next",
      "button-elect",
      "reserve-O",
      "council-coast",
    ]);
    await press("Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab");
    await expect(place(page, "reserve-O")).toBeFocused();
  });

  await test.step("a click elsewhere, or a key, leads to the card", async () => {
    await page.locator(".trk").click({ force: true });
    await expect(sentence).toBeFocused();
    await action(page, "Engage a servant").focus();
    await press("Enter");
    await expect(sentence).toBeFocused();
    await expect(page.locator(".rib.open")).toHaveCount(0);
  });

  await test.step("Esc takes back what is picked first, then asks before it leaves", async () => {
    const ask = page.getByRole("dialog", { name: "Leave the lesson?" });
    await action(page, "Elect a councillor").click();
    await press("Escape");
    await expect(page.locator(".rib.open")).toHaveCount(0);
    await expect(ask).toBeHidden();
    await press("Escape");
    await expect(ask).toBeVisible();
    await ask.getByRole("button", { name: "Stay" }).click();
    await step(page, 3);
    await press("Escape");
    await ask.getByRole("button", { name: "Leave", exact: true }).click();
    await learn(page).getByRole("button", { name: "Continue the lessons" }).click();
    await step(page, 3);
  });

  await test.step("the task is done by keys, and nothing is taken back past the card", async () => {
    const task = card(page).locator(".task");
    await place(page, "reserve-O").focus();
    await press("Enter", "Tab", "Enter");
    await expect(page.locator(".rib.open")).toBeVisible();
    await press("Control+z");
    await expect(task.locator(".why")).toBeVisible();
    await press("Enter");
    await expect(task).toHaveText("Done.");
    await press("Control+z");
    await expect(task).toHaveText("Done.");
    await press("Enter");
    await step(page, 4);
  });

  await test.step("all lessons are listed with what is done, and each can be begun", async () => {
    const all = page.locator(".lesson-bar").getByRole("button", { name: "All lessons" });
    const list = page.getByRole("dialog", { name: "All lessons" });
    await all.click();
    await expect(list.getByRole("listitem")).toHaveCount(8);
    await expect(list.getByRole("button", { name: "The aim done" })).toBeVisible();
    await expect(list.locator("[aria-current]")).toContainText("Electing");
    await list.getByRole("button", { name: "Quick actions" }).click();
    await expect(list).toBeHidden();
    await step(page, 10);
    // What was left out is not done by that, and what is done stays so on the way back.
    await doneForMe(page);
    await next(page).click();
    await all.click();
    await expect(list.locator("button", { hasText: "done" })).toHaveCount(2);
    await list.getByRole("button", { name: "The aim" }).click();
    await step(page, 1);
    await leave(page).click();
    await expect(learn(page)).toContainText(`4 of ${STEPS} steps done`);
    await learn(page).getByRole("button", { name: "Continue the lessons" }).click();
    await step(page, 1);
    await all.click();
    await press("Escape");
    await expect(list).toBeHidden();
    await step(page, 1);
  });

  await test.step("a lesson can be skipped", async () => {
    const skip = card(page).getByRole("button", { name: "Skip lesson" });
    for (const number of [3, 5, 7, 8, 9, 10, 11, STEPS]) {
      await skip.click();
      await step(page, number);
    }
    await expect(skip).toBeHidden();
    await card(page).getByRole("button", { name: "To the start page" }).click();
    await expect(learn(page)).toBeVisible();
  });
});

test("the course on playing well is taken beside the first one, and each keeps its progress", async ({ page }) => {
  await page.goto("./");
  await playsWell(page, 6);
});

test("on a phone the tasks can be done with a finger", async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  const tap = (key) => place(page, key).tap();
  await begin(page);
  await goTo(page, 1, 3);
  await tap("main-actions");
  await tap("button-elect");
  await tap("reserve-O");
  await tap("council-coast");
  await confirm(page).tap();
  await next(page).tap();
  await step(page, 4);
  await tap("end-turn");
  await next(page).tap();
  await step(page, 5);
  await tap("slot-coast-1");
  await confirm(page).tap();
  await next(page).tap();
  await step(page, 6);
  await next(page).tap();
  await step(page, 7);
  await tap("own-C08");
  await tap("city-B");
  await confirm(page).tap();
  await next(page).tap();
  await expect(card(page)).toContainText("Some turns later:");
  const skip = card(page).getByRole("button", { name: "Skip lesson" });
  for (const number of [9, 10, 11, STEPS]) {
    await skip.tap();
    await step(page, number);
  }
  const over = await box(card(page));
  expect(over.left).toBe(0);
  expect(over.right).toBe(390);
  await page.close();
});
