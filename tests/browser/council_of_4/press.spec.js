// What is picked, confirmed or taken back is answered in the next frame and done in the one after;
// nothing that is pressed in between finds the table as it was before.

import { expect, test } from "@playwright/test";

import { confirm, elect, start, wanted } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const log = (page) => page.locator(".log");
const engaged = (page) => log(page).getByText("Ada engaged a servant");

/** Opens "Engage a servant", which then only has to be confirmed. */
const engage = async (page) => {
  await page.keyboard.press("5");
  await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
};

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

/** Presses these keys at once, without a frame in between. */
const keys = (page, ...presses) =>
  page.evaluate((presses) => {
    for (const press of presses) {
      const event = new KeyboardEvent("keydown", { ...press, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }
  }, presses);

const back = { key: "z", ctrlKey: true };
const again = { key: "y", ctrlKey: true };

test("whatever is pressed is answered in the next frame", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "presses" });
  await wanted(page);

  await test.step("an action that is opened; preview and targets follow in the frame after", async () => {
    const elect = '.act[data-place="button-elect"]';
    expect(await inTheNextFrame(page, elect, `${elect}.on, .rib.open .ttl, .rv.legal`)).toBe(1);
    await expect(page.locator(".rib.open .ttl")).toBeVisible();
    await expect(page.locator(".rv.legal").first()).toBeVisible();
  });

  await test.step("what is picked", async () => {
    expect(await inTheNextFrame(page, ".rv.legal", ".rv.sel[aria-pressed=true]")).toBe(1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.locator(".rib.open")).toHaveCount(0);
  });

  await test.step("undo by key: its button shows it, and what is open closes, before the table goes back", async () => {
    await elect(page);
    await expect(log(page)).toContainText("Ada elected");
    await engage(page);
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

  await test.step("a dialog: the page gets dark before it is drawn, then it has the focus", async () => {
    await engage(page);
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    const opener = 'button[aria-label="Keyboard shortcuts"]';
    expect(await inTheNextFrame(page, opener, ".scrim:popover-open")).toBe(1);
    await expect(keys.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(keys).toBeHidden();
  });

  await test.step("confirming, by which the preview closes", async () => {
    expect(await inTheNextFrame(page, ".rib .confirm", ".rib.open, .rib .confirm, .app[data-open]")).toBe(0);
    await expect(engaged(page)).toHaveCount(1);
  });

  await test.step("redo", async () => {
    await page.keyboard.press("Control+z");
    await expect(engaged(page)).toHaveCount(0);
    const redo = '.dock .hist [aria-label="Redo"]';
    expect(await inTheNextFrame(page, redo, `${redo}.pressed`)).toBe(1);
    await expect(engaged(page)).toHaveCount(1);
    await expect(page.locator(`${redo}.pressed`)).toHaveCount(0);
  });
});

test("a press finds done what was pressed just before it", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "presses" });
  await wanted(page);

  await test.step("picks, before the targets are lit", async () => {
    await page.keyboard.press("1");
    const name = await page.locator(".rv.legal").first().getAttribute("data-place");
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

  await test.step("undo, before what is confirmed is done", async () => {
    await engage(page);
    await page.evaluate(() => {
      document.querySelector(".rib .confirm").click();
      document.querySelector('.dock .hist [aria-label="Undo"]').click();
    });
    const redo = page.locator('.dock .hist [aria-label="Redo"]');
    await expect(redo).not.toHaveAttribute("aria-disabled", "true");
    await expect(log(page)).toContainText("Ada elected");
    await expect(engaged(page)).toHaveCount(0);
    await page.keyboard.press("Control+y");
    await expect(engaged(page)).toHaveCount(1);
  });

  await test.step("undo twice, and a key after it", async () => {
    await keys(page, back, back, { key: "1" });
    await expect(log(page)).not.toContainText("Ada elected");
    const elect = page.getByRole("button", { name: "Elect a councillor" });
    await expect(elect).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await keys(page, again, again, back);
    await expect(log(page)).toContainText("Ada elected");
    await expect(engaged(page)).toHaveCount(0);
  });

  await test.step("a reload: what was confirmed before it is kept", async () => {
    await engage(page);
    await Promise.all([
      page.waitForEvent("load"),
      page.evaluate(() => {
        document.querySelector(".rib .confirm").click();
        location.reload();
      }),
    ]);
    await expect(engaged(page)).toHaveCount(1);
  });

  await test.step("the end of the turn; a second press does nothing twice", async () => {
    await page.keyboard.press("Control+z");
    await expect(engaged(page)).toHaveCount(0);
    await engage(page);
    await page.evaluate(() => {
      const button = document.querySelector(".rib .confirm");
      button.click();
      button.click();
      const key = new KeyboardEvent("keydown", { key: "Enter", shiftKey: true, bubbles: true });
      document.body.dispatchEvent(key);
    });
    await expect(log(page)).toContainText("Ada ended the turn");
    await expect(engaged(page)).toHaveCount(1);
  });
});
