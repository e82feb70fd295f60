// Settings: each does what it says at once, survives a reload, and nothing kept is lost.

import { expect, test } from "@playwright/test";

import { endTurn, start, wanted } from "./council_of_4/player.js";
import { fill, fixture, fromBar, keep, keptMatch, leave, makeRoom, pullDrawer } from "./kept.js";

test.use({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });

const kept = (page, key = "curia.settings") => page.evaluate((key) => localStorage.getItem(key), key);
const root = (page) => page.locator("html");
const dialog = (page) => page.getByRole("dialog", { name: /Settings|Réglages/ });

const open = async (page) => {
  await fromBar(page, page.locator(".gear"));
  await expect(dialog(page)).toBeVisible();
};

/** Picks one of a few values as people do: by its words. */
const choose = (page, group, value) =>
  page.getByRole("radiogroup", { name: group }).getByText(value, { exact: true }).click();

const chosen = (page, group, value) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: value, exact: true });

const toggle = (page, name) => page.getByRole("switch", { name });

/** Counts what sounds from now on. */
const countSounds = (page) =>
  page.addInitScript(() => {
    window.contexts = 0;
    window.sounds = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(...given) {
        super(...given);
        window.contexts += 1;
      }
      createOscillator() {
        window.sounds += 1;
        return super.createOscillator();
      }
    };
  });

test("settings apply at once, survive a reload, and leave what was chosen for a new game", async ({ page }) => {
  await page.goto("./");
  await open(page);
  const volume = page.getByRole("slider", { name: "Volume" });
  await test.step("the kinds of settings are tabs for arrow keys", async () => {
    await page.getByRole("tab", { name: "All settings" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("tab", { name: "Look" })).toBeFocused();
    await expect(page.getByRole("tab", { name: "Look" })).toHaveAttribute("aria-selected", "true");
    await expect(toggle(page, "Letters on pieces")).toBeVisible();
    await expect(toggle(page, "Tips")).toBeHidden();
    await page.keyboard.press("End");
    await expect(page.getByText("Curia, version")).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radiogroup", { name: "Language" })).toBeVisible();
    await expect(toggle(page, "Letters on pieces")).toBeHidden();
    await page.getByRole("tab", { name: "All settings" }).click();
  });
  await test.step("a click on the words of a setting goes to its control", async () => {
    const words = (name) => page.locator(".setting b").getByText(name, { exact: true });
    for (const checked of ["false", "true"]) {
      await words("Tips").click();
      await expect(toggle(page, "Tips")).toHaveAttribute("aria-checked", checked);
    }
    await words("Movement").click();
    await expect(chosen(page, "Movement", "Normal")).toBeFocused();
  });
  await choose(page, "Theme", "Dark");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await choose(page, "Movement", "Fast");
  await expect(root(page)).toHaveAttribute("data-speed", "fast");
  await volume.focus();
  await page.keyboard.press("End");
  await expect(volume).toHaveAttribute("aria-valuetext", "100%");

  await page.reload();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect(root(page)).toHaveAttribute("data-speed", "fast");
  await pullDrawer(page);
  await page.getByLabel("Name of seat 1").fill("Zoë");
  await page.getByLabel("Seed", { exact: true }).fill("kept");
  await open(page);
  await expect(chosen(page, "Theme", "Dark")).toBeChecked();
  await expect(chosen(page, "Movement", "Fast")).toBeChecked();
  await expect(volume).toHaveAttribute("aria-valuetext", "100%");
  await choose(page, "Theme", "System");
  await expect(root(page)).not.toHaveAttribute("data-theme");
  await choose(page, "Language", "Français");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Nom du joueur 1")).toHaveValue("Zoë");
  await expect(page.getByLabel("Graine", { exact: true })).toHaveValue("kept");
});

test("at the table each setting does what it says in the middle of a turn", async ({ page }) => {
  await countSounds(page);
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.waits = [];
    window.setTimeout = (run, after, ...given) => {
      window.waits.push(after ?? 0);
      return later(run, after, ...given);
    };
  });
  const sounds = () => page.evaluate(() => [window.contexts, window.sounds]);
  await start(page, { seats: ["person", "bot"], seed: "tips", level: "novice" });
  await wanted(page);

  await test.step("the gear is in the bar, and Esc gives the focus back", async () => {
    await page.locator(".gear").focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator(".gear")).toBeFocused();
  });
  const letters = page.locator(".resv .letter");
  await test.step("letters on pieces say every colour", async () => {
    await expect(letters.first()).toBeHidden();
    await open(page);
    await toggle(page, "Letters on pieces").click();
    await expect(toggle(page, "Letters on pieces")).toHaveAttribute("aria-checked", "true");
    await page.keyboard.press("Escape");
    await expect(letters.first()).toBeVisible();
    expect(await letters.allTextContents()).toEqual(["W", "K", "O", "P", "B", "R"]);
    const initials = await page.locator(".mapbox .initial text:visible").allTextContents();
    expect([...new Set(initials)].sort()).toEqual(["B", "G", "I", "R", "S"]);
  });
  await test.step("a tip says what one card more would save, unless tips are off", async () => {
    await page.getByRole("button", { name: "Place with the queen" }).click();
    const cards = page.locator('.hand .card[aria-pressed="true"]');
    await expect.poll(() => cards.count()).toBeGreaterThan(1);
    await cards.first().click();
    const tip = page.locator(".rib .fact");
    await expect(tip).toHaveText(/^Add a .+: pay \d+ coins?, not \d+\.$/);
    await open(page);
    await toggle(page, "Tips").click();
    await page.keyboard.press("Escape");
    await expect(page.locator(".rib.open")).toBeVisible();
    await expect(tip).toHaveCount(0);
  });
  await test.step("another language keeps the table and what is picked", async () => {
    await page.locator('.act[aria-label="Elect a councillor"]').click();
    await page.locator(".resv .rv.legal").first().click();
    const match = await keptMatch(page);
    const points = await page.locator(".seats .pl .st .n").allInnerTexts();
    await open(page);
    await choose(page, "Language", "Français");
    // The dialog stays, with the focus where it was.
    await expect(dialog(page)).toHaveAttribute("aria-label", "Réglages");
    await expect(chosen(page, "Langue", "Français")).toBeFocused();
    await expect(root(page)).toHaveAttribute("lang", "fr");
    await page.keyboard.press("Escape");
    await expect(page.locator(".rib .ttl b")).toHaveText("Élire un conseiller");
    await expect(page.locator(".resv .rv.sel")).toHaveCount(1);
    expect(await page.locator(".seats .pl .st .n").allInnerTexts()).toEqual(points);
    expect(await keptMatch(page)).toEqual(match);
    await page.getByRole("button", { name: /^Conseil Littoral/ }).click();
    await page.locator(".rib .confirm").click();
    await expect(page.locator(".log .entry").first()).toContainText("Ada a élu un conseiller");
  });
  await test.step("there is no sound unless it is wanted, and then only once the page was touched", async () => {
    expect(await sounds()).toEqual([0, 0]);
    await open(page);
    await choose(page, "Langue", "English");
    await choose(page, "Movement", "Off");
    await toggle(page, "Sounds").click();
    await expect.poll(() => page.evaluate(() => window.sounds)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.contexts)).toBe(1);
    await page.goto("./");
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    expect(await sounds()).toEqual([0, 0]);
    await page.getByRole("button", { name: "Resume" }).click();
    await wanted(page);
    await expect(letters.first()).toBeVisible();
    const before = await page.evaluate(() => window.sounds);
    await endTurn(page).click();
    // The bot's actions, and the bell.
    await wanted(page);
    await expect.poll(() => page.evaluate(() => window.sounds)).toBeGreaterThan(before);
    expect(await page.evaluate(() => window.contexts)).toBe(1);
  });
  await test.step("without movement the bot did not wait between its actions", async () => {
    // The 600 ms of a bot's action, less what it thought; other waits are shorter or longer.
    expect(await page.evaluate(() => window.waits.filter((ms) => ms > 500 && ms <= 600))).toEqual([]);
  });
});

test("larger letters of the browser are honoured, and those of the settings come on top", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
  await page.goto("./");
  await expect(page.locator(":root")).toHaveAttribute("data-scale", "150");
  await open(page);
  await choose(page, "Text size", "125%");
  await expect(page.locator(":root")).toHaveAttribute("data-scale", "187");
  await choose(page, "Text size", "100%");
});

test("texts of 200 % at 1440 x 900 are not cut", async ({ page }) => {
  const match = fixture("choice-two-tokens");
  await leave(page, match);
  await open(page);
  await choose(page, "Text size", "200%");
  /** What stands out at the right, or does not fit its own box. */
  const cut = () =>
    page.evaluate(() => {
      const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const scrolls = (element) => element.closest(".hand, .perms, .sr, svg, .rows, .log") !== null;
      const texts = [...document.querySelectorAll("body *")].filter(
        (element) =>
          visible(element) &&
          !scrolls(element) &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()),
      );
      return texts
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const own = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
          return box.right > innerWidth + 1 || box.left < -1 || own;
        })
        .map((element) => `${element.className} ${element.textContent}`);
    });
  expect(await cut()).toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  expect(await cut()).toEqual([]);
  // Twice as large as designed.
  const size = () => page.locator(".home h1").evaluate((title) => title.getBoundingClientRect().height);
  const large = await size();
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  // On half the width and height the layout is that of a phone on its side; what is open stands beside the map.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await cut()).toEqual([]);
  for (const at of [0, 1]) await page.locator(".rib .option").nth(at).click();
  await page.locator(".rib .end .confirm").click();
  await expect(page.locator(".tabs")).toBeVisible();
  for (const tab of ["Councils", "Tracks", "Log"]) {
    await page.locator(".tabs").getByRole("button", { name: tab }).click();
    expect(await cut()).toEqual([]);
  }
  // And back: the layout of the desktop again.
  await open(page);
  await choose(page, "Text size", "100%");
  await page.keyboard.press("Escape");
  await expect(page.locator(".tabs")).toBeHidden();
  await page.getByRole("button", { name: "To the start page" }).click();
  expect(await size()).toBeLessThan(large);
});

test("what can't be read in full is put aside before anything is written, or not written over", async ({ page }) => {
  // It was chosen in a later version, and something of it is damaged.
  const damaged = '{"version":7,"theme":"dark","speed":"warp","board":"round"}';
  await keep(page, ["curia.settings", damaged]);
  await page.goto("./");
  // What can be read holds, and nothing is written yet.
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  expect(await kept(page)).toBe(damaged);
  await fill(page, "curia.damaged");
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  await open(page);
  await expect(dialog(page)).toContainText("couldn’t be put aside");
  expect(await kept(page)).toBe(damaged);
  await makeRoom(page);
  await choose(page, "Movement", "Off");
  await expect.poll(() => kept(page)).toContain('"speed":"off"');
  expect(await kept(page, "curia.damaged.1")).toBe(damaged);
});

test("what is chosen in one tab holds in the other, which undoes nothing of it and makes no sound", async ({
  page,
  context,
}) => {
  await countSounds(page);
  await page.goto("./");
  await page.mouse.click(5, 5);
  const second = await context.newPage();
  await second.goto("./");
  await open(second);
  await toggle(second, "Sounds").click();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("curia.settings")).sound)).toBe(true);
  await open(page);
  await expect(toggle(page, "Sounds")).toBeChecked();
  expect(await page.evaluate(() => window.sounds)).toBe(0);
  await choose(page, "Language", "Français");
  await expect(root(second)).toHaveAttribute("lang", "fr");
  await choose(second, "Thème", "Sombre");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect
    .poll(async () => JSON.parse(await kept(page)))
    .toMatchObject({ language: "fr", theme: "dark", sound: true });
  await page.reload();
  await expect(root(page)).toHaveAttribute("lang", "fr");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
});

test.describe("on a phone that asks for French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "fr-CH" });

  test("all settings are in one column, wide enough for a finger, in French until English is chosen", async ({
    page,
  }) => {
    await page.goto("./");
    await expect(root(page)).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("button", { name: "Jouer contre deux robots", exact: true })).toBeVisible();
    await open(page);
    await expect(page.getByRole("tablist")).toBeHidden();
    const small = () =>
      dialog(page).locator("button:visible, label:visible, [type=range]:visible").evaluateAll((all) =>
        all
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 39.5 || box.height < 39.5)
          .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
      );
    expect(await small()).toEqual([]);
    await page.getByRole("radiogroup", { name: "Langue" }).scrollIntoViewIfNeeded();
    await choose(page, "Langue", "English");
    await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
    expect(await small()).toEqual([]);
    await page.reload();
    await expect(page.getByRole("button", { name: "Play against two bots" })).toBeVisible();
  });
});
