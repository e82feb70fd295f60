// What lies over the page has the keyboard and the pointer for itself until it goes.

import { expect, test } from "@playwright/test";

import { action, start, wanted } from "./council_of_4/player.js";
import { drawn } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const table = async (page) => {
  await start(page, { seats: ["person", "bot"], seed: "dialogs" });
  await wanted(page);
};

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

const keys = (page) => page.getByRole("dialog", { name: "Keys" });
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

test("Tab and Shift+Tab go round in a dialog", async ({ page }) => {
  await table(page);
  for (const [name, [dialog, open]] of Object.entries(dialogs)) {
    for (const key of ["Tab", "Shift+Tab"]) {
      const what = `${key} in ${name}`;
      await open(page);
      await expect(dialog(page)).toHaveAttribute("aria-modal", "true");
      await press(page, key);
      const first = await focus(dialog(page));
      expect(first.inside, what).toBe(true);
      const seen = [];
      do {
        await press(page, key);
        seen.push(await focus(dialog(page)));
        expect(seen.at(-1).inside, what).toBe(true);
        expect(seen.length, what).toBeLessThan(100);
      } while (seen.at(-1).at !== first.at);
      await press(page, "Escape");
      await expect(dialog(page)).toBeHidden();
    }
  }
});

test("what lies behind a dialog takes neither presses nor keys", async ({ page }) => {
  await table(page);
  const places = [];
  for (const control of await page.locator(":is(.act, .spot, .hand .card, .top button):visible").all()) {
    const { x, y, width, height } = await control.boundingBox();
    places.push([x + width / 2, y + height / 2]);
  }
  expect(places.length).toBeGreaterThan(25);
  const shown = () => page.evaluate(() => [document.querySelector(".rib").outerHTML, location.href]);
  const before = await shown();
  await detailsButton(page).click();
  await expect(details(page)).toBeVisible();
  const box = await details(page).boundingBox();
  const beside = ([x, y]) =>
    x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height;
  for (const [x, y] of places.filter(beside)) await page.mouse.click(x, y);
  await press(page, "1", "5", "Control+z", "/", "t");
  await expect(details(page)).toBeVisible();
  await expect(page.locator(".legal-moves, .card.sel, dialog[open] dialog[open]")).toHaveCount(0);
  expect(await shown()).toEqual(before);
  // The focus is where it was, so Esc still is the dialog's.
  await press(page, "Escape");
  await expect(details(page)).toBeHidden();
});

test("a press on the text of a dialog leaves the keys to it", async ({ page }) => {
  await table(page);
  await press(page, "?");
  await keys(page).getByRole("rowheader").first().click();
  await press(page, "1");
  await expect(page.locator(".rib")).not.toHaveClass(/open/);
  await press(page, "Tab");
  expect((await focus(keys(page))).inside).toBe(true);
  await press(page, "Escape");
  await expect(keys(page)).toBeHidden();
});

test("focus that leaves a dialog comes back", async ({ page }) => {
  await table(page);
  await press(page, "?");
  const close = keys(page).getByRole("button", { name: "Close" });
  await expect(close).toBeFocused();
  await action(page, "Elect a councillor").evaluate((button) => button.focus());
  await expect(close).toBeFocused();
});

test("a dialog over a dialog takes its place, and gives it back", async ({ page }) => {
  await table(page);
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

test("a dialog gives the focus back, however it is closed", async ({ page }) => {
  await table(page);
  for (const close of ["Escape", "Enter"]) {
    await detailsButton(page).focus();
    await press(page, "Enter");
    await expect(details(page).getByRole("button", { name: "Close" })).toBeFocused();
    await press(page, close);
    await expect(details(page)).toBeHidden();
    await expect(detailsButton(page)).toBeFocused();
  }
});

test("a dialog that is asked for again at once stays", async ({ page }) => {
  await table(page);
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

test("Esc closes a dialog before it is drawn, and nothing else", async ({ page }) => {
  await table(page);
  await press(page, "1");
  await expect(page.locator(".rib")).toHaveClass(/open/);
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

test("a dialog that the browser closes, as a phone's way back does, is gone", async ({ page }) => {
  await table(page);
  await press(page, "?");
  await expect(keys(page)).toBeVisible();
  await keys(page).evaluate((dialog) => dialog.requestClose());
  await expect(page.locator(".scrim:popover-open")).toHaveCount(0);
  await press(page, "?");
  await expect(keys(page)).toBeVisible();
});

test("what scrolls in a dialog, and a wheel beside it, leave the page where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto("./");
  const scrolled = () => page.evaluate(() => document.scrollingElement.scrollTop);
  await page.mouse.move(500, 250);
  await page.mouse.wheel(0, 60);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(settings(page)).toBeVisible();
  const before = await scrolled();
  const rows = settings(page).locator(".rows");
  await rows.hover();
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => rows.evaluate((rows) => rows.scrollTop)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 5000);
  await page.mouse.move(3, 3);
  await page.mouse.wheel(0, 5000);
  await press(page, "Escape");
  await expect(settings(page)).toBeHidden();
  expect(await scrolled()).toBe(before);
});
