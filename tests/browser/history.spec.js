// Taking back: free, assisted, a whole turn, to an entry of the log, and never over a hand-over.

import { expect, test } from "@playwright/test";

import { acquire, action, confirm, dealt, elect, endTurn, start, turn, wanted } from "./council_of_4/player.js";
import { keptMatch } from "./kept.js";
import { golden, goOn } from "./match.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const entries = (page) => page.locator(".log .entry");
const history = (page, name) =>
  page.locator(".dock .hist").getByRole("button", { name, exact: true });
const assisted = (page) => page.locator(".top .tag", { hasText: "Assisted" });
const question = (page) => page.getByRole("dialog", { name: "Undo all the same?" });

test("moves are taken back: alone all, after a question where something was revealed", async ({ page }) => {
  await test.step("what was revealed", async () => {
    await start(page, { seats: ["person", "bot"], seed: "no undo", level: "novice" });
    await wanted(page);
    const before = await entries(page).count();
    await acquire(page);
    await expect(entries(page).first()).toContainText("acquired");
    const after = await entries(page).count();

    await page.keyboard.press("Control+z");
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(entries(page)).toHaveCount(after);
    await expect(assisted(page)).toHaveCount(0);

    await page.keyboard.press("Control+z");
    await question(page).getByRole("button", { name: "Undo" }).click();
    await expect(entries(page)).toHaveCount(before);
    await expect(assisted(page)).toBeVisible();
    expect((await keptMatch(page)).assisted).toBe(true);
  });
  await test.step("over the bots' turns to one's own last decision", async () => {
    await start(page, { seats: ["person", "bot"], seed: "back over bots", level: "novice" });
    await wanted(page);
    const before = await entries(page).count();
    await elect(page);
    await endTurn(page).click();
    await wanted(page);
    const all = await entries(page).count();
    expect(all).toBeGreaterThan(before + 2);
    await history(page, "Undo").click();
    await question(page).getByRole("button", { name: "Undo" }).click();
    await expect(entries(page)).toHaveCount(before + 1);
    await expect(entries(page).first()).toContainText("elected");
    // Marked already, so nobody asks again; what was taken back can be done again, bots included.
    // Entries that were there stay in the page, and several new ones come at once.
    await page.evaluate(() => {
      window.came = [];
      window.takenOut = 0;
      const within = (node) => (node.matches?.(".entry") ? 1 : (node.querySelectorAll?.(".entry").length ?? 0));
      const logged = (nodes) => [...nodes].reduce((sum, node) => sum + within(node), 0);
      new MutationObserver((changes) => {
        window.came.push(changes.reduce((sum, { addedNodes }) => sum + logged(addedNodes), 0));
        window.takenOut += changes.reduce((sum, { removedNodes }) => sum + logged(removedNodes), 0);
      }).observe(document.querySelector(".log .list"), { childList: true, subtree: true });
    });
    await history(page, "Redo").click();
    await expect(entries(page)).toHaveCount(all);
    expect(Math.max(...(await page.evaluate(() => window.came)))).toBeGreaterThan(1);
    expect(await page.evaluate(() => window.takenOut)).toBe(0);
    await wanted(page);
    await history(page, "Undo").click();
    await expect(entries(page)).toHaveCount(before + 1);
  });
  await test.step("a whole turn, and to an entry of the log", async () => {
    await start(page, { seats: ["person", "bot"], seed: "restart", level: "novice" });
    await wanted(page);
    const before = await entries(page).count();
    await expect(history(page, "Restart turn")).toHaveAttribute("aria-disabled", "true");
    await elect(page);
    await action(page, "Send a servant").click();
    await page.locator(".resv .rv.legal").first().click();
    await page.getByRole("button", { name: /^Hills council/ }).click();
    await confirm(page).click();
    await expect(entries(page)).toHaveCount(before + 2);

    await history(page, "Restart turn").click();
    await expect(entries(page)).toHaveCount(before);
    await history(page, "Redo").click();
    await history(page, "Redo").click();
    await expect(entries(page)).toHaveCount(before + 2);

    await entries(page).nth(1).hover();
    await entries(page).nth(1).getByRole("button", { name: "Undo to here" }).click();
    await expect(entries(page)).toHaveCount(before);
    await expect(assisted(page)).toHaveCount(0);
  });
  await test.step("between persons neither what was revealed nor a turn that was handed over", async () => {
    await start(page, { seats: ["person", "person"], seed: "two persons" });
    await page.getByRole("button", { name: /^I’m/ }).click();
    await acquire(page);
    const entry = await entries(page).first().innerText();
    expect(entry).toContain("acquired");
    await page.keyboard.press("Control+z");
    await expect(page.locator(".rib > .body")).toContainText("revealed since");
    await expect(entries(page).first()).toHaveText(entry, { useInnerText: true });
    await turn(page);
    await page.getByRole("button", { name: /^I’m/ }).click();
    await page.keyboard.press("Control+z");
    await expect(page.locator(".rib > .body")).toContainText("Nothing to undo this turn");
    await expect(page.locator(".log .back")).toHaveCount(0);
  });
});

test("a move without an alternative is made by itself if so set, marked, and not again after an undo", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("curia.settings", JSON.stringify({ version: 1, only_moves: true })),
  );
  const { seed, actions } = golden("council_of_4", "111-3-a");
  const match = JSON.parse(dealt(["person", "bot", "bot"], seed, "greedy"));
  // Ada has done what she may and can pay for: her turn can only end.
  Object.assign(match, { setup: { ...match.setup, first: 2 }, actions: actions.slice(0, 5) });
  await goOn(page, JSON.stringify(match));
  await expect(page.locator(".log .its-end .tag")).toHaveText("only move");
  expect(await wanted(page)).toBe("turn");
  expect((await keptMatch(page)).actions[5]).toBe("end");
  await page.keyboard.press("Control+z");
  await question(page).getByRole("button", { name: "Undo" }).click();
  await expect(entries(page)).toHaveCount(5);
  await expect(endTurn(page)).not.toHaveAttribute("aria-disabled", "true");
  expect((await keptMatch(page)).actions).toHaveLength(5);
  await endTurn(page).click();
  expect(await wanted(page)).toBe("turn");
});
