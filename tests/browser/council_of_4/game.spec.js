// Games at the screen, from the start page to the final score: their beginnings and ends. CURIA_WHOLE=1 plays a whole one.

import { expect, test } from "@playwright/test";

import { pullDrawer } from "../kept.js";
import { action, confirm, elect, endTurn, goOnAfter, resume, setUp, start, turn, wanted } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const WHOLE = Boolean(process.env.CURIA_WHOLE);

/** What the page and the console must not say in any test. */
const problems = (page) => {
  const said = [];
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  return said;
};

const numbers = async (row) => (await row.locator("td").allInnerTexts()).map(Number);

test("a whole game, with choices that the nobility track opens, ends with the right score", async ({ page }) => {
  const said = problems(page);
  await setUp(page, { seats: ["person", "bot"], seed: "choices", level: "Adept" });
  for (let turns = 0; !WHOLE && turns < 2; turns += 1) await turn(page);
  // From here it is a few turns to the end, and the first thing to do is to choose.
  if (!WHOLE) await resume(page, "choice-repeat-permit");
  let choices = 0;
  while ((await wanted(page)) !== "score") await turn(page, () => (choices += 1));
  expect(choices).toBeGreaterThan(0);

  const rows = page.locator(".sums tbody tr");
  const sums = [0, 0];
  for (const row of await rows.all()) {
    const title = await row.locator("th").innerText();
    const points = await numbers(row);
    if (title === "Total") expect(points).toEqual(sums);
    else if (!title.startsWith("Tie-break")) points.forEach((vp, seat) => (sums[seat] += vp));
  }
  expect(Math.max(...sums)).toBeGreaterThan(20);

  // Somebody placed the tenth merchant, and nobody but the first got the points for it.
  const tenth = await numbers(rows.filter({ hasText: "First to place 10 merchants" }));
  expect([...tenth].sort()).toEqual([0, 3]);

  // The points during play are those that the table shows.
  await page.getByRole("button", { name: "See the table" }).click();
  for (const [seat, name] of ["Ada", "Bruno"].entries()) {
    const shield = page.locator(".seats .pl").nth(seat).locator(".shield");
    const during = ["permits", "city tokens", "nobility spaces"];
    await page.getByRole("button", { name: "Final score" }).click();
    let vp = tenth[seat];
    for (const cause of during) {
      vp += (await numbers(rows.filter({ hasText: `During play: ${cause}` })))[seat];
    }
    await page.getByRole("button", { name: "See the table" }).click();
    await expect(shield, name).toHaveText(String(vp));
  }
  expect(said).toEqual([]);
});

test("the form offers the same levels in every game, and keeps the one chosen", async ({ page }) => {
  await page.goto("./");
  await pullDrawer(page);
  const level = page.getByLabel("Level of the bot in seat 2");
  const levels = await level.locator("option").allInnerTexts();
  expect(levels.at(-1)).toBe("Champion");
  await level.selectOption("Champion");
  for (const game of ["The Council", "Four Towers", "Council of 4"]) {
    await page.locator(".game-box").filter({ hasText: game }).click();
    await expect(level.locator("option")).toHaveText(levels);
    await expect(level.locator("option:checked")).toHaveText("Champion");
  }
});

test("four bots play to the end by themselves", async ({ page }) => {
  const said = problems(page);
  await goOnAfter(page, 230, "daily", Array(4).fill({ bot: "novice" }));
  await page.locator(".last-count .named").waitFor();
  expect(await wanted(page)).toBe("score");
  await expect(page.locator(".finish")).toHaveCount(4);
  expect(said).toEqual([]);
});

test("what the preview shows is done when it is confirmed, and can be taken back", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "receipt" });
  await wanted(page);
  const coins = page.locator(".seats .pl.on .st .n").first();
  const before = Number(await coins.innerText());
  const preview = page.locator(".rib > .body");
  const entries = page.locator(".log .entry");
  const logged = await entries.count();

  await test.step("what is picked stays on the preview whatever the pointer rests on", async () => {
    await action(page, "Elect a councillor").click();
    await page.locator(".resv .rv.legal").first().click();
    await page.getByRole("button", { name: /^Mountains council/ }).click();
    await expect(preview).toContainText("enters Mountains");
    await expect(page.locator(".rib .bill")).toContainText(`${before} → ${before + 4}`);
    await expect(coins).toHaveText(String(before));
    await expect(preview).toContainText("check it and confirm");
    const shown = await preview.innerText();
    await page.getByRole("button", { name: /^Hills council/ }).hover();
    await expect(preview).toHaveText(shown, { useInnerText: true });
  });

  await test.step("confirming does just that", async () => {
    await confirm(page).click();
    await expect(coins).toHaveText(String(before + 4));
    await expect(entries).toHaveCount(logged + 1);
    await expect(entries.first()).toContainText("to the Mountains council");
  });

  await test.step("what showed nothing hidden can be taken back and done again", async () => {
    await page.locator(".dock .hist").getByRole("button", { name: "Undo" }).click();
    await expect(coins).toHaveText(String(before));
    await expect(entries).toHaveCount(logged);
    await page.keyboard.press("Control+y");
    await expect(coins).toHaveText(String(before + 4));
    await page.keyboard.press("Control+z");
    await expect(coins).toHaveText(String(before));
  });

  await test.step("a turn can be played by keyboard alone", async () => {
    const turns = page.locator(".tag.round");
    const round = await turns.innerText();
    await action(page, "Elect a councillor").focus();
    await page.keyboard.press("Enter");
    await page.locator(".resv .rv.legal").first().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Hills council/ }).focus();
    await page.keyboard.press("Enter");
    // A second Enter on what is picked confirms.
    await page.keyboard.press("Enter");
    await expect(entries.first()).toContainText("Hills council");
    await endTurn(page).focus();
    await page.keyboard.press("Enter");
    await wanted(page);
    await expect(turns).not.toHaveText(round);
  });

  await test.step("a turn drops no move that is picked but not confirmed", async () => {
    const question = page.getByRole("dialog", { name: "Confirm your move first?" });
    await elect(page);
    await action(page, "Engage a servant").click();
    await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Shift+Enter");
    await question.getByRole("button", { name: "Not yet" }).click();
    await expect(question).toBeHidden();
    await expect(confirm(page)).toContainText("Engage");
    const round = await page.locator(".tag.round").innerText();
    await endTurn(page).click();
    await question.getByRole("button", { name: "Confirm and end turn" }).click();
    await wanted(page);
    await expect(page.locator(".tag.round")).not.toHaveText(round);
    await expect(entries.filter({ hasText: "Ada engaged a servant" })).toHaveCount(1);
  });
});
