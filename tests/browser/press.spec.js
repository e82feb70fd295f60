// What is confirmed is answered in the next frame and done in the one after; nothing that is pressed
// in between finds the table as it was before.

import { expect, test } from "@playwright/test";

import { confirm, elect, start, wanted } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const log = (page) => page.locator(".log");

/** A turn in which a councillor was elected, and a servant is about to be engaged. */
const engaging = async (page) => {
  await start(page, { seats: ["person", "bot"], seed: "presses" });
  await wanted(page);
  await elect(page);
  await expect(log(page)).toContainText("Ada elected");
  await page.keyboard.press("5");
  await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
};

test("the receipt closes in the frame after it is confirmed", async ({ page }) => {
  await engaging(page);
  const open = await page.evaluate(async () => {
    document.querySelector(".rib .confirm").click();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    return document.querySelectorAll(".rib.open, .rib .confirm, .app[data-open]").length;
  });
  expect(open).toBe(0);
  await expect(log(page)).toContainText("Ada engaged a servant");
});

test("what is pressed before a confirmed action is done finds it done", async ({ page }) => {
  await engaging(page);
  await page.evaluate(() => {
    document.querySelector(".rib .confirm").click();
    document.querySelector('.dock .hist [aria-label="Undo"]').click();
  });
  await expect(page.locator('.dock .hist [aria-label="Redo"]')).not.toHaveAttribute("aria-disabled", "true");
  await expect(log(page)).toContainText("Ada elected");
  await expect(log(page)).not.toContainText("Ada engaged a servant");
  await page.keyboard.press("Control+y");
  await expect(log(page)).toContainText("Ada engaged a servant");
});

test("so does a key, and a second press does nothing twice", async ({ page }) => {
  await engaging(page);
  await page.evaluate(() => {
    const button = document.querySelector(".rib .confirm");
    button.click();
    button.click();
    const key = new KeyboardEvent("keydown", { key: "Enter", shiftKey: true, bubbles: true });
    document.body.dispatchEvent(key);
  });
  await expect(log(page)).toContainText("Ada ended the turn");
  await expect(log(page).getByText("Ada engaged a servant")).toHaveCount(1);
});

test("what is confirmed as the page goes is kept", async ({ page }) => {
  await engaging(page);
  await Promise.all([
    page.waitForEvent("load"),
    page.evaluate(() => {
      document.querySelector(".rib .confirm").click();
      location.reload();
    }),
  ]);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(log(page)).toContainText("Ada engaged a servant");
});
