// A course of lessons on the page, of any game: its card, and the steps by "Do it for me".

import { expect } from "@playwright/test";

export const card = (page) => page.locator(".lesson-card");
export const next = (page) => card(page).locator(".next");
export const back = (page) => card(page).getByRole("button", { name: "Back" });
export const learn = (page) => page.locator(".learn .course").first();
export const place = (page, key) => page.locator(`[data-place="${key}"]:visible`).first();
export const leave = (page) => page.locator(".lesson-bar").getByRole("button", { name: "Leave" });

const doIt = (page) => card(page).locator(".do-it:not(.hidden)");

/** At a step, counted from 1, of so many. */
export const step = (page, number, steps) =>
  expect(card(page).locator(".dots-of")).toHaveAttribute("aria-label", `Step ${number} of ${steps}`);

/** Everything that the step asks for, done by the card. */
export const doneForMe = async (page) => {
  while (await doIt(page).count()) {
    const before = await card(page).locator(".task").innerText();
    await doIt(page).click();
    await expect(card(page).locator(".task")).not.toHaveText(before);
  }
};

/** On to a step, counted from 1; `seen` looks at each on the way. */
export const goTo = async (page, from, to, steps, seen = () => {}) => {
  for (let number = from; number < to; number += 1) {
    await step(page, number, steps);
    await seen(number);
    await doneForMe(page);
    await next(page).click();
  }
  await step(page, to, steps);
};

/** The course on playing well, done by the card, of which the first course hears nothing. */
export const playsWell = async (page, steps) => {
  const well = page.locator(".learn .course").last();
  await expect(well).toContainText("Play well");
  await well.getByRole("button").click();
  await goTo(page, 1, steps, steps);
  await card(page).getByRole("button", { name: "To the start page" }).click();
  await expect(well).toContainText(`${steps} of ${steps} steps done`);
  await expect(learn(page).getByRole("button")).toHaveText("Start the lessons");
};

export const box = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { left: x, top: y, right: x + width, bottom: y + height };
};

const apart = (one, other) =>
  one.right <= other.left ||
  other.right <= one.left ||
  one.bottom <= other.top ||
  other.bottom <= one.top;

/** The card lies on a screen of each size, over nothing that is lit where there is room beside it. */
export const liesApart = async (page, sizes) => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const over = await box(card(page));
      for (const ring of height < 400 ? [] : await page.locator(".ring").all()) {
        expect(apart(over, await box(ring)), `at ${width} x ${height}`).toBe(true);
      }
      expect(over.left >= 0 && over.top >= 0).toBe(true);
      expect(over.right <= width && over.bottom <= height).toBe(true);
    }).toPass();
  }
};
