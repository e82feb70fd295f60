// What is picked, confirmed or taken back is answered in the next frame and done in the one after;
// nothing that is pressed in between finds the table as it was before.

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

/** Presses what the selector names; what `seen` makes of the page as the next frame is drawn. */
const inTheNextFrame = (page, selector, seen) =>
  page.evaluate(
    async ([selector, seen]) => {
      document.querySelector(selector).click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
      return document.querySelectorAll(seen).length;
    },
    [selector, seen],
  );

test("that something is done again shows in the next frame", async ({ page }) => {
  await engaging(page);
  await confirm(page).click();
  await expect(log(page)).toContainText("Ada engaged a servant");
  await page.keyboard.press("Control+z");
  await expect(log(page)).not.toContainText("Ada engaged a servant");
  const redo = '.dock .hist [aria-label="Redo"]';
  expect(await inTheNextFrame(page, redo, `${redo}.pressed`)).toBe(1);
  await expect(log(page)).toContainText("Ada engaged a servant");
  await expect(page.locator(`${redo}.pressed`)).toHaveCount(0);
});

test("the page gets dark before a dialog is drawn, which then has the focus", async ({ page }) => {
  await engaging(page);
  const keys = page.getByRole("dialog", { name: "Keys" });
  expect(await inTheNextFrame(page, 'button[aria-label="Keys of the table"]', ".scrim:popover-open")).toBe(1);
  await expect(keys.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
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

/** Presses these keys at once, without a frame in between. */
const keys = (page, ...presses) =>
  page.evaluate((presses) => {
    for (const press of presses) {
      const event = new KeyboardEvent("keydown", { ...press, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }
  }, presses);

const back = { key: "z", ctrlKey: true };

test("an action that is opened shows so in the next frame, receipt and targets in the one after", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "presses" });
  await wanted(page);
  const elect = '.act[data-place="button-elect"]';
  expect(await inTheNextFrame(page, elect, `${elect}.on, .rib.open .ttl, .rv.legal`)).toBe(1);
  await expect(page.locator(".rib.open .ttl")).toBeVisible();
  await expect(page.locator(".rv.legal").first()).toBeVisible();
});

test("what is picked shows so in the next frame", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "presses" });
  await wanted(page);
  await page.keyboard.press("1");
  await expect(page.locator(".rv.legal").first()).toBeVisible();
  expect(await inTheNextFrame(page, ".rv.legal", ".rv.sel[aria-pressed=true]")).toBe(1);
});

test("what is pressed before the targets are lit goes with what is picked by then", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "presses" });
  await wanted(page);
  await page.keyboard.press("1");
  const colour = page.locator(".rv.legal").first();
  const name = await colour.getAttribute("data-place");
  await page.keyboard.press("Escape");
  await expect(page.locator(".rv.legal")).toHaveCount(0);
  await page.evaluate((name) => {
    document.querySelector('.act[data-place="button-elect"]').click();
    document.querySelector(`.rv[data-place="${name}"]`).click();
    document.querySelector('.council[data-place="council-queen"]').click();
  }, name);
  await confirm(page).click();
  await expect(log(page)).toContainText("Ada elected");
});

test("two presses of undo take two actions back, and a third key finds them taken back", async ({ page }) => {
  await engaging(page);
  await confirm(page).click();
  await expect(log(page)).toContainText("Ada engaged a servant");
  await keys(page, back, back, { key: "1" });
  await expect(log(page)).not.toContainText("Ada elected");
  await expect(page.getByRole("button", { name: "Elect a councillor" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await keys(page, { key: "y", ctrlKey: true }, { key: "y", ctrlKey: true }, back);
  await expect(log(page)).toContainText("Ada elected");
  await expect(log(page)).not.toContainText("Ada engaged a servant");
});

test("undo by key shows on its button, and what is open closes, before the table goes back", async ({ page }) => {
  await engaging(page);
  const [pressed, open, entries] = await page.evaluate(async () => {
    const count = (one) => document.querySelectorAll(one).length;
    const log = () => document.querySelector(".log").textContent;
    const before = log();
    const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true });
    document.body.dispatchEvent(event);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    return [count(".dock .hist .pressed"), count(".rib.open"), log() === before];
  });
  expect([pressed > 0, open, entries]).toEqual([true, 0, true]);
  await expect(log(page)).not.toContainText("Ada elected");
  await expect(page.locator(".hist .pressed")).toHaveCount(0);
});
