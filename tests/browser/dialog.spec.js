// What lies over the page has the keyboard and the pointer for itself until it goes.

import { expect, test } from "@playwright/test";

import { action, start, wanted } from "./council_of_4/player.js";
import { drawn, fixture, keep, shelved } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const table = async (page) => {
  await start(page, { seats: ["person", "bot"], seed: "dialogs" });
  await wanted(page);
};

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

const keys = (page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const rules = (page) => page.getByRole("dialog", { name: "Rules" });
const settings = (page) => page.getByRole("dialog", { name: "Settings" });
const details = (page) => page.getByRole("dialog", { name: "Bruno" });
const detailsButton = (page) => page.getByRole("button", { name: "Everything public about Bruno" });

/** How the page names what has the focus, and whether that lies in a dialog. */
const focus = (dialog) =>
  dialog.evaluate((dialog) => {
    const active = document.activeElement;
    const all = [...document.querySelectorAll("*")];
    return { at: all.indexOf(active), inside: dialog.contains(active) && active !== dialog };
  });

const dialogs = {
  keys: [keys, (page) => press(page, "?")],
  settings: [settings, (page) => page.getByRole("button", { name: "Settings" }).click()],
  rules: [rules, (page) => press(page, "F1")],
  details: [details, (page) => detailsButton(page).click()],
};

test("what lies over the page has the keyboard and the pointer for itself until it goes", async ({ page }) => {
  await table(page);

  await test.step("Tab and Shift+Tab go round in it", async () => {
    for (const [name, [dialog, open]] of Object.entries(dialogs)) {
      await open(page);
      await expect(dialog(page)).toHaveAttribute("aria-modal", "true");
      const go = async (key) => {
        await press(page, key);
        const { at, inside } = await focus(dialog(page));
        expect(inside, `${key} in ${name}`).toBe(true);
        return at;
      };
      const seen = [await go("Tab")];
      for (;;) {
        const at = await go("Tab");
        if (at === seen[0]) break;
        seen.push(at);
        expect(seen.length, name).toBeLessThan(100);
      }
      // Back over the first stop to the last ones, and a few more.
      for (const at of seen.slice(-5).reverse()) expect(await go("Shift+Tab"), name).toBe(at);
      await press(page, "Escape");
      await expect(dialog(page)).toBeHidden();
    }
  });

  await test.step("what lies behind it takes neither presses nor keys", async () => {
    const places = await page
      .locator(":is(.act, .spot, .hand .card, .top button):visible")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(places.length).toBeGreaterThan(25);
    const shown = () => page.evaluate(() => [document.querySelector(".rib").outerHTML, location.href]);
    const before = await shown();
    await press(page, "?");
    await expect(keys(page)).toBeVisible();
    const box = await keys(page).boundingBox();
    const beside = ([x, y]) =>
      x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height;
    const middles = places.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    for (const [x, y] of middles.filter(beside)) await page.mouse.click(x, y);
    await press(page, "1", "5", "Control+z", "/", "t");
    await expect(keys(page)).toBeVisible();
    await expect(page.locator(".legal-moves, .card.sel, dialog[open] dialog[open]")).toHaveCount(0);
    expect(await shown()).toEqual(before);
    // The focus is where it was, so Esc still is the dialog's.
    await press(page, "Escape");
    await expect(keys(page)).toBeHidden();
  });

  await test.step("what hangs on something pressed leaves the page in sight, and goes by a press beside it", async () => {
    await detailsButton(page).click();
    const [own, seat] = [details(page), page.locator(".pl", { has: detailsButton(page) })];
    await expect(own).toHaveAttribute("data-side", "left");
    const [card, panel] = [await own.boundingBox(), await seat.boundingBox()];
    expect(card.x).toBeGreaterThanOrEqual(panel.x + panel.width);
    await page.mouse.click(card.x + card.width + 40, 300);
    await expect(own).toBeHidden();
    await expect(page.locator(".rib")).not.toHaveClass(/open/);
  });

  await test.step("a press on its text leaves the keys to it", async () => {
    await press(page, "?");
    await keys(page).getByRole("rowheader").first().click();
    await press(page, "1");
    await expect(page.locator(".rib")).not.toHaveClass(/open/);
    await press(page, "Tab");
    expect((await focus(keys(page))).inside).toBe(true);
  });

  await test.step("focus that leaves it comes back", async () => {
    const close = keys(page).getByRole("button", { name: "Close" });
    await close.focus();
    await action(page, "Elect a councillor").evaluate((button) => button.focus());
    await expect(close).toBeFocused();
    await press(page, "Escape");
    await expect(keys(page)).toBeHidden();
  });

  await test.step("another over it takes its place, and gives it back", async () => {
    await detailsButton(page).click();
    const close = details(page).getByRole("button", { name: "Close" });
    await expect(close).toBeFocused();
    await press(page, "F1");
    await expect(rules(page).locator("h2").first()).toBeVisible();
    for (let at = 0; at < 5; at += 1) {
      await press(page, "Shift+Tab");
      expect((await focus(rules(page))).inside).toBe(true);
    }
    await press(page, "Escape");
    await expect(rules(page)).toBeHidden();
    await expect(details(page)).toBeVisible();
    await expect(close).toBeFocused();
    await press(page, "Escape");
    await expect(details(page)).toBeHidden();
    await expect(detailsButton(page)).toBeFocused();
  });

  await test.step("it gives the focus back when it is closed by its button as well", async () => {
    await press(page, "Enter");
    await expect(details(page).getByRole("button", { name: "Close" })).toBeFocused();
    await press(page, "Enter");
    await expect(details(page)).toBeHidden();
    await expect(detailsButton(page)).toBeFocused();
  });

  await test.step("what scrolls in it, and a wheel beside it, leave the page where it is", async () => {
    await page.getByRole("button", { name: "To the start page" }).click();
    await page.setViewportSize({ width: 1000, height: 500 });
    const scrolled = () => page.evaluate(() => document.scrollingElement.scrollTop);
    await page.mouse.move(500, 250);
    await page.mouse.wheel(0, 60);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(settings(page)).toBeVisible();
    const before = await scrolled();
    await page.evaluate(() => {
      window.turned = 0;
      addEventListener("wheel", () => (window.turned += 1), { capture: true, passive: false });
    });
    let turns = 0;
    // A wheel takes effect when the browser comes to it, which may be after the next key.
    const wheel = async () => {
      await page.mouse.wheel(0, 5000);
      turns += 1;
      await expect.poll(() => page.evaluate(() => window.turned)).toBe(turns);
      await drawn(page);
    };
    const rows = settings(page).locator(".rows");
    await rows.hover();
    await wheel();
    await expect.poll(() => rows.evaluate((rows) => rows.scrollTop)).toBeGreaterThan(0);
    await wheel();
    await page.mouse.move(3, 3);
    await wheel();
    await press(page, "Escape");
    await expect(settings(page)).toBeHidden();
    expect(await scrolled()).toBe(before);
  });
});

test("a dialog opens and closes as asked, however quickly", async ({ page }) => {
  await table(page);
  await press(page, "1");
  await expect(page.locator(".rib")).toHaveClass(/open/);

  await test.step("Esc closes it before it is drawn, and nothing else", async () => {
    // A slow device draws the dialog a while after it was asked for; this is that while.
    const waited = await page.evaluate(async () => {
      const press = (key) =>
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const asked = () => document.querySelector(".scrim:popover-open");
      press("?");
      for (let turn = 0; !asked() && turn < 100; turn += 1) await null;
      const waits = Boolean(asked()) && !asked().querySelector("dialog").open;
      press("Escape");
      return waits;
    });
    expect(waited).toBe(true);
    await drawn(page);
    await expect(page.locator(".scrim:popover-open")).toHaveCount(0);
    await expect(keys(page)).toBeHidden();
    await expect(page.locator(".rib")).toHaveClass(/open/);
  });

  await test.step("asked for again at once it stays", async () => {
    await press(page, "?");
    await expect(keys(page)).toBeVisible();
    // Before the browser tells that it was closed.
    await keys(page).evaluate(async (dialog) => {
      const told = new Promise((done) => dialog.addEventListener("close", done, { once: true }));
      dialog.querySelector("header button").click();
      for (let turn = 0; dialog.open && turn < 100; turn += 1) await null;
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
      await told;
    });
    await drawn(page);
    await expect(keys(page)).toBeVisible();
    await press(page, "Escape");
    await expect(keys(page)).toBeHidden();
  });

  await test.step("closed by the browser, as by a phone's way back, it is gone", async () => {
    await press(page, "?");
    await expect(keys(page)).toBeVisible();
    await keys(page).evaluate((dialog) => dialog.requestClose());
    await expect(page.locator(".scrim:popover-open")).toHaveCount(0);
    await press(page, "?");
    await expect(keys(page)).toBeVisible();
  });
});

test("a screen that comes below a dialog takes the focus out of it no longer than to give it back", async ({ page }) => {
  const faults = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await keep(page, shelved(fixture("match-v1"), "00000000000000f1"));
  await page.goto("./");
  await page.locator(".gear").click();
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toBeVisible();
  await page.evaluate(() => (location.hash = "#replay=00000000000000f1&at=30"));
  await expect(page.locator(".app.replay")).toBeAttached();
  await drawn(page);
  expect(await dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  expect(faults).toEqual([]);
});

test("events of keys and pointers without what the page reads, as autofill and extensions make them, do nothing", async ({
  page,
}) => {
  /** Makes each of them where the focus is. */
  const foreign = () =>
    page.evaluate(() => {
      const names = ["keydown", "keyup", "pointerdown", "pointermove", "pointerup", "pointerover", "pointerout", "pointercancel"];
      const all = [document.activeElement, document.querySelector("dialog[open] button, .map, button")];
      for (const name of names) for (const one of all) one.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    });
  await page.goto("./");
  await foreign();
  await table(page);
  await foreign();
  for (const [name, [dialog, open]] of Object.entries(dialogs)) {
    await open(page);
    await expect(dialog(page), name).toBeVisible();
    await foreign();
    await page.keyboard.press("Escape");
    await expect(dialog(page), name).toHaveCount(0);
  }
  await page.keyboard.press("/");
  await foreign();
  await expect(page.locator(".legal-moves [role=option]").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".crash")).toHaveCount(0);
});
