// Puzzles at the table of each game, and what is kept of them. Takes 12 s of one worker.

import { expect, test } from "@playwright/test";

import { drawn } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const answer = (page) => page.locator(".dlg.puzzle[open]");
const bar = (page) => page.locator(".lesson-bar");
const stored = (page, game) => page.evaluate((game) => localStorage.getItem(`curia.puzzles.${game}`), game);
const home = async (page) => {
  await page.getByRole("button", { name: "Leave" }).click();
  await page.locator(".home").waitFor();
};

for (const [game, count] of [["council-of-4", 60], ["the-council", 30], ["four-towers", 30]]) {
  test(`the best move of a puzzle of ${game} is shown, with its reasons, at the table`, async ({ page }) => {
    await page.goto(`./#puzzle=1&game=${game}`);
    await expect(bar(page).getByRole("heading")).toHaveText(`Puzzle 1 of ${count}`);
    await page.getByRole("button", { name: "Show the answer" }).click();
    await expect(answer(page).getByRole("heading")).toHaveText("The best move");
    await expect(answer(page).locator(".answers > li").first()).toContainText("%");
    await answer(page).getByRole("button", { name: "See it at the table" }).click();
    await expect(answer(page)).toHaveCount(0);
    await expect(page.locator(".rib .hint").first()).toBeVisible();

    await test.step("once it was shown it is not solved any more", async () => {
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect(answer(page).getByRole("heading")).toHaveText("That’s the best move");
      expect(await stored(page, game)).toBeNull();
    });

    await test.step("the next one follows, and a reload stays", async () => {
      await answer(page).getByRole("button", { name: "Next puzzle" }).click();
      await expect(bar(page).getByRole("heading")).toHaveText(`Puzzle 2 of ${count}`);
      await page.reload();
      await expect(bar(page).getByRole("heading")).toHaveText(`Puzzle 2 of ${count}`);
    });
  });
}
