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
  // No hand, and no table either, is in the page.
  await expect(page.locator(".card, .app")).toHaveCount(0);
  await page.getByRole("button", { name: `I’m ${first}, show my hand` }).click();
  await expect(hand(page)).toHaveCount(7);

  await turn(page);
  expect(await wanted(page)).toBe("curtain");
  const second = await page.locator(".curtain h1").innerText();
  expect(second).not.toBe(first);
  await expect(page.locator(".card, .app")).toHaveCount(0);
  // The curtain tells what happened, but not which cards were drawn.
  await expect(page.locator(".since li")).not.toHaveCount(0);
  await expect(page.locator(".curtain")).not.toContainText("drew");
  await page.getByRole("button", { name: `I’m ${second}, show my hand` }).click();
  await expect(hand(page)).toHaveCount(7);
  await expect(page.locator(".log")).not.toContainText(`${first} drew`);
});

test("the second half of a press that ends a turn does not lift the curtain", async ({ page }) => {
  await start(page, { seats: ["person", "person"], seed: "hot seat" });
  await wanted(page);
  await page.getByRole("button", { name: /show my hand/ }).click();
  await expect(hand(page)).toHaveCount(7);
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
  expect(await wanted(page)).toBe("curtain");
  await expect(page.locator(".card, .app")).toHaveCount(0);
});

test("a hand can be hidden with one tap and comes back behind the curtain", async ({ page }) => {
  await start(page, { seats: ["person", "person", "bot"], seed: "hide" });
  await wanted(page);
  await page.getByRole("button", { name: /show my hand/ }).click();
  await expect(hand(page)).not.toHaveCount(0);
  await page.getByRole("button", { name: "Hide" }).click();
  expect(await wanted(page)).toBe("curtain");
  await expect(page.locator(".card")).toHaveCount(0);
  await expect(page.locator(".curtain")).toContainText("the game begins");
  // After an action of one's own it has begun.
  await page.getByRole("button", { name: /show my hand/ }).click();
  await elect(page);
  await page.getByRole("button", { name: "Hide" }).click();
  expect(await wanted(page)).toBe("curtain");
  await expect(page.locator(".curtain")).not.toContainText("the game begins");
});

test("after a reload a shared game opens behind the curtain", async ({ page }) => {
  await start(page, { seats: ["person", "person"], seed: "shared reload" });
  await wanted(page);
  await page.getByRole("button", { name: /show my hand/ }).click();
  await page.reload();
  await page.getByRole("button", { name: "Resume" }).click();
  expect(await wanted(page)).toBe("curtain");
});

test("with one person among bots there is no curtain", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "alone" });
  expect(await wanted(page)).toBe("turn");
  await turn(page);
  expect(await wanted(page)).toBe("turn");
});
