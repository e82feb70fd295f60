// Several people at one screen: nobody sees another's hand.

import { expect, test } from "@playwright/test";

import { elect, start, turn, wanted } from "./council_of_4/player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1180, height: 820 } });

const hand = (page) => page.locator(".hand .card");

test("between two persons a curtain hides everything until its owner asks", async ({ page }) => {
  await start(page, { seats: ["person", "person"], seed: "hot seat" });
  expect(await wanted(page)).toBe("curtain");
  await expect(page.locator(".curtain h1")).toHaveText(/Ada|Bruno/);
  const first = await page.locator(".curtain h1").innerText();
  const show = (name) => page.getByRole("button", { name: `I’m ${name}, show my hand` }).click();
  /** No hand, and no table either, is in the page. */
  const hidden = async () => {
    expect(await wanted(page)).toBe("curtain");
    await expect(page.locator(".card, .app")).toHaveCount(0);
  };
  await hidden();
  await show(first);
  await expect(hand(page)).toHaveCount(7);

  await test.step("a hand is hidden with one tap, and comes back behind the curtain", async () => {
    await page.getByRole("button", { name: "Hide" }).click();
    await hidden();
    await expect(page.locator(".curtain")).toContainText("the game begins");
    // After a move of one's own it has begun.
    await show(first);
    await elect(page);
    await page.getByRole("button", { name: "Hide" }).click();
    await hidden();
    await expect(page.locator(".curtain")).not.toContainText("the game begins");
    await show(first);
  });

  let second;
  await test.step("the second half of a press that ends a turn does not lift it", async () => {
    // It comes as soon as there is something to press.
    await page.evaluate(() => {
      new MutationObserver((_, watcher) => {
        const lift = document.querySelector(".curtain .pri");
        if (!lift) return;
        watcher.disconnect();
        lift.click();
        window.pressed = true;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await turn(page);
    await page.waitForFunction(() => window.pressed);
    await hidden();
    second = await page.locator(".curtain h1").innerText();
    expect(second).not.toBe(first);
  });

  await test.step("a key pressed once too often at the end of a turn does not lift it either", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await hidden();
    await expect(page.locator(".curtain h1")).toBeFocused();
  });

  await test.step("it has ways to the settings, to sharing and to the start page, and back", async () => {
    const opened = (name) => page.getByRole("dialog", { name });
    for (const button of await page.locator(".curtain > .top button:visible").all()) await expect(button).toBeInViewport();
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(opened("Settings")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Share as a link" }).click();
    await expect(opened("Share")).toContainText("This game isn’t over.");
    await page.keyboard.press("Escape");
    await hidden();
    await page.getByRole("button", { name: "To the start page" }).click();
    await expect(page.locator(".continue")).toBeVisible();
    await page.getByRole("button", { name: "Resume" }).click();
    await hidden();
  });

  await test.step("it tells what happened, but not which cards were drawn", async () => {
    await expect(page.locator(".since li")).not.toHaveCount(0);
    await expect(page.locator(".curtain")).not.toContainText("drew");
    await show(second);
    await expect(hand(page)).toHaveCount(7);
    await expect(page.locator(".log")).not.toContainText(`${first} drew`);
  });

  await test.step("it is there after a reload, too, but not for one person among bots", async () => {
    await page.reload();
    await hidden();
    await show(second);
    await start(page, { seats: ["person", "bot"], seed: "alone", level: "novice" });
    expect(await wanted(page)).toBe("turn");
    await turn(page);
    expect(await wanted(page)).toBe("turn");
  });
});
