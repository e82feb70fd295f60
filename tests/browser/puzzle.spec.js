// Puzzles at the table of each game, their list, and what is kept of them. Takes some 20 s of one worker.

import { expect, test } from "@playwright/test";

import { drawn } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const answer = (page) => page.locator(".dlg.puzzle[open]");
const bar = (page) => page.locator(".lesson-bar");
const stored = (page, game) => page.evaluate((game) => localStorage.getItem(`curia.puzzles.${game}`), game);

for (const [game, count] of [["council-of-4", 120], ["the-council", 60], ["four-towers", 60]]) {
  test(`the best move of a puzzle of ${game} is shown, with its reasons, at the table`, async ({ page }) => {
    await page.goto(`./#puzzle=1&game=${game}`);
    await expect(bar(page).getByRole("heading")).toHaveAccessibleName(`Puzzle 1 of ${count}`);
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
      const { solved, firsts, again } = JSON.parse(await stored(page, game));
      expect(solved).toEqual([]);
      expect(firsts).toHaveLength(1);
      expect(Object.keys(again)).toHaveLength(1);
    });

    await test.step("its bar covers no seat on a tablet or a phone", async () => {
      await page.keyboard.press("Escape");
      for (const [width, height] of [[1180, 820], [844, 390], [390, 844]]) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const seats = await page.locator(".seats").boundingBox();
        // On a phone some games have them behind a tab.
        if (!seats) continue;
        for (const part of await page.locator(".puzzle-bar > :is(h1, button):visible").all()) {
          const { x, y, width, height } = await part.boundingBox();
          const apart = x + width <= seats.x || x >= seats.x + seats.width || y + height <= seats.y;
          expect(apart, await part.getAttribute("aria-label")).toBe(true);
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await drawn(page);
      await page.locator(".rib .confirm").click();
    });

    await test.step("the match is played on from an answer, and the way back leads to the verdict", async () => {
      await answer(page).getByRole("button", { name: "Play on from here" }).first().click();
      await expect(page.locator(".unkept")).toContainText("What if");
      await expect(answer(page)).toHaveCount(0);
      await page.locator(".unkept .back").click();
      await expect(answer(page).getByRole("heading")).toHaveText("That’s the best move");
      await expect(bar(page).getByRole("heading")).toHaveAccessibleName(`Puzzle 1 of ${count}`);
    });

    await test.step("the next one follows, and a reload stays", async () => {
      await answer(page).getByRole("button", { name: "Next", exact: true }).click();
      await expect(bar(page).getByRole("heading")).toHaveAccessibleName(`Puzzle 2 of ${count}`);
      await page.reload();
      await expect(bar(page).getByRole("heading")).toHaveAccessibleName(`Puzzle 2 of ${count}`);
      const size = page.viewportSize();
      for (const [width, height] of [[1180, 820], [390, 844]]) {
        await page.setViewportSize({ width, height });
        await expect(bar(page).locator(".brief")).toBeVisible();
        await expect(bar(page).locator(".brief")).toHaveText(`2/${count}`);
      }
      await page.setViewportSize(size);
    });
  });
}

test("what is found without help is solved, and the start page counts it", async ({ page }) => {
  await page.goto("./#puzzle=1&game=the-council");
  await page.getByRole("button", { name: "Show the answer" }).click();
  const best = await answer(page).locator(".answers b").first().innerText();
  await page.reload();
  // The first one is about the cards to commit.
  for (const card of best.split(", ")) await page.locator(`.own-cards [aria-label^="${card}"]`).click();
  await page.locator(".rib .confirm").click();
  await expect(answer(page).getByRole("heading")).toHaveText("That’s the best move");
  // Its answer was looked at, so it was missed at the first try.
  await expect(answer(page)).not.toContainText("Puzzle rating");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toContainText("Solved");
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.locator(".game-box").filter({ hasText: "The Council" }).click();
  await expect(page.locator(".puzzles")).toContainText("1 of 60 solved");
  expect(JSON.parse(await stored(page, "the-council")).solved).toHaveLength(1);

  const list = page.locator(".dlg.puzzle-list[open]");
  const rows = list.getByRole("listitem");

  await test.step("the list has all of them with theme, difficulty and how each stands", async () => {
    await page.locator(".puzzles").getByRole("button", { name: "More" }).click();
    await expect(rows).toHaveCount(60);
    const first = rows.first().getByRole("button");
    await expect(list).toContainText(/Puzzle rating \d+ ± \d+/);
    await expect(first).toHaveAccessibleName("1 A tie, Solved. Bots at 1 of 5 levels miss it.");
    await expect(first.locator(".stars > .on")).toHaveCount(1);
    const { height } = await first.boundingBox();
    expect(height).toBeGreaterThanOrEqual(40);
  });

  await test.step("it shows a part of them, and opens one", async () => {
    await list.getByRole("combobox").selectOption({ label: "Missed (1)" });
    await expect(rows).toHaveCount(1);
    await list.getByRole("combobox").selectOption({ label: "Due again (0)" });
    await expect(list).toContainText("No puzzles here.");
    await list.getByRole("combobox").selectOption({ label: "Not tried (59)" });
    await expect(rows).toHaveCount(59);
    await rows.first().getByRole("button").click();
    await expect(bar(page).getByRole("heading")).toHaveAccessibleName("Puzzle 2 of 60");
  });

  await test.step("what was missed is due again days later", async () => {
    const text = JSON.parse(await stored(page, "the-council"));
    for (const waiting of Object.values(text.again)) waiting[0] = "2026-01-01";
    await page.evaluate((text) => localStorage.setItem("curia.puzzles.the-council", text), JSON.stringify(text));
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page.locator(".puzzles")).toContainText("1 missed puzzle is due again");
    await page.locator(".puzzles").getByRole("button", { name: "More" }).click();
    await list.getByRole("combobox").selectOption({ label: "Due again (1)" });
    await expect(rows).toHaveCount(1);
    await page.keyboard.press("Escape");
  });

  await test.step("an address without a puzzle says so", async () => {
    await page.goto("./#puzzle=99&game=the-council");
    await expect(page.locator(".done")).toContainText("There’s no such puzzle.");
  });
});
