// Boards of one's own: made, changed, refused, kept, and played on. Takes 6 s of one worker.

import { expect, test } from "@playwright/test";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const box = (page) => page.locator(".board-box");
const editor = (page) => page.locator(".dlg.board-editor[open]");
const city = (page, letter) => editor(page).locator(`[data-city="${letter}"]`);
const choice = (page, group, name) => editor(page).getByRole("group", { name, exact: true }).getByRole("button", { name: group });
const code = (page) => editor(page).getByLabel("Board code");

async function toEditor(page) {
  await page.goto("./");
  await page.getByRole("button", { name: "Set up a game" }).click();
  await box(page).getByRole("button", { name: "Own" }).click();
  await box(page).getByRole("button", { name: "Edit" }).click();
  await expect(editor(page).locator("svg.map")).toBeVisible();
}

test("a board is changed on the map and beside it, and refused with every reason", async ({ page }) => {
  await toEditor(page);
  const play = editor(page).getByRole("button", { name: "Play on this board" });

  await test.step("a printed board comes by its digits", async () => {
    await code(page).fill("111");
    await editor(page).getByRole("button", { name: "Open code" }).click();
    await expect(editor(page).locator(".state")).toHaveText("18 roads, at most 5 from city to city.");
    await expect(code(page)).toHaveValue("111");
  });

  await test.step("a road is built and removed beside the map", async () => {
    await city(page, "D").click();
    await expect(editor(page).getByRole("heading", { name: "Dorful" })).toBeVisible();
    await choice(page, "Arkon", "Roads").click();
    await expect(choice(page, "Arkon", "Roads")).toHaveAttribute("aria-pressed", "true");
    await expect(editor(page).locator(".state")).toContainText("19 roads");
  });

  await test.step("a road that would cross it is closed, with the reason", async () => {
    await city(page, "B").click();
    const crossing = choice(page, "Castrum", "Roads");
    await expect(crossing).toHaveAttribute("aria-disabled", "true");
    await expect(crossing).toContainText("Would cross Arkon–Dorful");
    await crossing.click({ force: true });
    await expect(editor(page).locator(".state")).toContainText("19 roads");
  });

  await test.step("what is no board says why and can’t be played on", async () => {
    await city(page, "N").click();
    await choice(page, "Kultos", "Roads").click();
    await choice(page, "Osium", "Roads").click();
    await choice(page, "iron", "Colour").click();
    await expect(editor(page).locator(".flaws li")).toHaveText([
      "2 bronze cities, not 3.",
      "3 iron cities, not 2.",
      "No road leads to Naris.",
    ]);
    await expect(play).toHaveAttribute("aria-disabled", "true");
    await play.click({ force: true });
    await expect(editor(page)).toBeVisible();
  });

  await test.step("every change is taken back", async () => {
    const undo = editor(page).getByRole("button", { name: "Undo" });
    for (let left = 4; left > 0; left--) await undo.click();
    await expect(editor(page).locator(".state")).toHaveText("18 roads, at most 5 from city to city.");
  });

  await test.step("a code that is no board leaves the board as it is", async () => {
    await code(page).fill("ABCDE");
    await editor(page).getByRole("button", { name: "Open code" }).click();
    await expect(editor(page).getByRole("alert")).toContainText("A board is three digits");
    await expect(editor(page).locator(".state")).toContainText("18 roads");
  });

  await test.step("by keys", async () => {
    await city(page, "A").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(editor(page).getByRole("heading", { name: "Castrum" })).toBeVisible();
  });
});

test("a board is kept under a name, a match begins on it, and is continued on it", async ({ page }) => {
  await toEditor(page);
  const made = await code(page).inputValue();
  expect(made).toMatch(/^[A-O]{15}-[gsbir]{15}-[A-O]+$/);
  await editor(page).getByRole("button", { name: "Fixed" }).click();
  await city(page, made[0]).click();
  await editor(page).getByLabel("Name").fill("Harbour road");
  await editor(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(editor(page).getByText("Saved as “Harbour road”.")).toBeVisible();
  const fixed = await code(page).inputValue();
  expect(fixed).toMatch(/-[a-n]{14}$/);
  await editor(page).getByRole("button", { name: "Play on this board" }).click();
  await expect(box(page).getByLabel("Saved boards")).toHaveValue(fixed);

  await test.step("another is made, and the kept one chosen again", async () => {
    await box(page).getByRole("button", { name: "New board" }).click();
    await expect(box(page).getByLabel("Saved boards")).not.toHaveValue(fixed);
    await box(page).getByLabel("Saved boards").selectOption("Harbour road");
  });

  await page.getByRole("button", { name: "Start game" }).click();
  const map = page.getByRole("group", { name: "Map, own board" });
  await expect(map).toBeVisible();
  await expect(map.locator(`[data-city="${made[0]}"]`)).toHaveAttribute("transform", "translate(112 92)");

  await test.step("and it is the same after a reload", async () => {
    await page.reload();
    await expect(map.locator(`[data-city="${made[0]}"]`)).toHaveAttribute("transform", "translate(112 92)");
  });
});
