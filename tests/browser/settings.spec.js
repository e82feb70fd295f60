// Settings: each does what it says at once, survives a reload, and nothing kept is lost.

import { expect, test } from "@playwright/test";

import { elect, endTurn, start, wanted } from "./council_of_4/player.js";
import { fixture, keep, keptMatch, leave } from "./kept.js";

test.use({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });

const kept = (page, key = "curia.settings") => page.evaluate((key) => localStorage.getItem(key), key);
/** The start page with such settings. */
const left = async (page, text) => {
  await keep(page, ["curia.settings", text]);
  await page.goto("./");
};

const root = (page) => page.locator("html");
const dialog = (page) => page.getByRole("dialog", { name: /Settings|Réglages/ });

const open = async (page) => {
  await page.locator(".gear").click();
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

test("theme and movement apply at once and survive a reload", async ({ page }) => {
  await page.goto("./");
  await open(page);
  await choose(page, "Theme", "Dark");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await choose(page, "Movement", "Fast");
  await expect(root(page)).toHaveAttribute("data-speed", "fast");
  await page.reload();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect(root(page)).toHaveAttribute("data-speed", "fast");
  await open(page);
  await expect(chosen(page, "Theme", "Dark")).toBeChecked();
  await expect(chosen(page, "Movement", "Fast")).toBeChecked();
  await choose(page, "Theme", "System");
  await expect(root(page)).not.toHaveAttribute("data-theme");
});

test("without movement bots do not wait between their actions", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("curia.settings", '{"version":1,"speed":"off"}');
    const later = window.setTimeout;
    window.waits = [];
    window.setTimeout = (run, after, ...given) => {
      window.waits.push(after ?? 0);
      return later(run, after, ...given);
    };
  });
  // The 600 ms of a bot's action, less what it thought; other waits are shorter or longer.
  const longest = () => page.evaluate(() => Math.max(0, ...window.waits.filter((ms) => ms > 500 && ms <= 600)));
  await start(page, { seats: ["person", "bot"], seed: "no waiting" });
  await wanted(page);
  await elect(page);
  await endTurn(page).click();
  await wanted(page);
  expect(await longest()).toBe(0);
});

test("the gear is on the start page and in the bar of the table, and Esc gives the focus back", async ({
  page,
}) => {
  await start(page, { seats: ["person", "bot"], seed: "gear" });
  await wanted(page);
  await page.locator(".gear").focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(".gear")).toBeFocused();
});

test("the kinds of settings are tabs for arrow keys", async ({ page }) => {
  await page.goto("./");
  await open(page);
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
});

test("letters on pieces say every colour", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "letters" });
  await wanted(page);
  const letters = page.locator(".resv .letter");
  await expect(letters.first()).toBeHidden();
  await open(page);
  await toggle(page, "Letters on pieces").click();
  await expect(toggle(page, "Letters on pieces")).toHaveAttribute("aria-checked", "true");
  await page.keyboard.press("Escape");
  await expect(letters.first()).toBeVisible();
  expect(await letters.allTextContents()).toEqual(["W", "K", "O", "P", "B", "R"]);
  const initials = await page.locator(".mapbox .initial text:visible").allTextContents();
  expect([...new Set(initials)].sort()).toEqual(["B", "G", "I", "R", "S"]);
  await page.reload();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(letters.first()).toBeVisible();
});

test("a tip says what one card more would save, unless tips are off", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "tips" });
  await wanted(page);
  await page.getByRole("button", { name: "Place with the queen" }).click();
  const cards = page.locator('.hand .card[aria-pressed="true"]');
  const before = await cards.count();
  expect(before).toBeGreaterThan(1);
  await cards.first().click();
  const tip = page.locator(".rib .fact");
  await expect(tip).toHaveText(/^Add a .+: pay \d+ coins?, not \d+\.$/);
  await open(page);
  await toggle(page, "Tips").click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".rib.open")).toBeVisible();
  await expect(tip).toHaveCount(0);
});

test("there is no sound unless it is wanted, and then only once the page was touched", async ({ page }) => {
  await countSounds(page);
  await start(page, { seats: ["person", "bot"], seed: "sounds" });
  await wanted(page);
  await elect(page);
  expect(await page.evaluate(() => [window.contexts, window.sounds])).toEqual([0, 0]);
  await open(page);
  await toggle(page, "Sounds").click();
  await expect.poll(() => page.evaluate(() => window.sounds)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.contexts)).toBe(1);
  await page.reload();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  expect(await page.evaluate(() => [window.contexts, window.sounds])).toEqual([0, 0]);
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  const before = await page.evaluate(() => window.sounds);
  await endTurn(page).click();
  // The bot's actions, and the bell.
  await wanted(page);
  await expect.poll(() => page.evaluate(() => window.sounds)).toBeGreaterThan(before);
  expect(await page.evaluate(() => window.contexts)).toBe(1);
});

test("the volume is kept", async ({ page }) => {
  await page.goto("./");
  await open(page);
  const volume = page.getByRole("slider", { name: "Volume" });
  await volume.focus();
  await page.keyboard.press("End");
  await expect(volume).toHaveAttribute("aria-valuetext", "100%");
  await page.reload();
  await open(page);
  await expect(volume).toHaveAttribute("aria-valuetext", "100%");
});

test("another language in the middle of a game keeps the table and what is picked", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "languages" });
  await wanted(page);
  await page.locator('.act[aria-label="Elect a councillor"]').click();
  await page.locator(".resv .rv.legal").first().click();
  const match = await keptMatch(page);
  const points = await page.locator(".seats .pl .st").allInnerTexts();
  await open(page);
  await choose(page, "Language", "Français");
  // The dialog stays, with the focus where it was.
  await expect(dialog(page)).toHaveAttribute("aria-label", "Réglages");
  await expect(chosen(page, "Langue", "Français")).toBeFocused();
  await expect(root(page)).toHaveAttribute("lang", "fr");
  await page.keyboard.press("Escape");
  await expect(page.locator(".rib .ttl b")).toHaveText("Élire un conseiller");
  await expect(page.locator(".resv .rv.sel")).toHaveCount(1);
  expect(await page.locator(".seats .pl .st").allInnerTexts()).toEqual(points);
  expect(await keptMatch(page)).toEqual(match);
  await page.getByRole("button", { name: /^Conseil Littoral/ }).click();
  await page.locator(".rib .confirm").click();
  await expect(page.locator(".log .entry").first()).toContainText("Ada a élu un conseiller");
  await page.reload();
  await expect(page.getByRole("button", { name: "Reprendre" })).toBeVisible();
});

test("on the start page another language keeps what was chosen for a new game", async ({ page }) => {
  await page.goto("./");
  await page.getByLabel("Name of seat 1").fill("Zoë");
  await page.getByLabel("Seed", { exact: true }).fill("kept");
  await open(page);
  await choose(page, "Language", "Français");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Nom du joueur 1")).toHaveValue("Zoë");
  await expect(page.getByLabel("Graine", { exact: true })).toHaveValue("kept");
});

test.describe("where the browser asks for French", () => {
  test.use({ locale: "fr-CH" });

  test("the page speaks French until English is chosen", async ({ page }) => {
    await page.goto("./");
    await expect(root(page)).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("button", { name: "Commencer", exact: true })).toBeVisible();
    await open(page);
    await choose(page, "Langue", "English");
    await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Start game" })).toBeVisible();
  });
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
  // On half the width the layout is that of a phone.
  await expect(page.locator(".tabs")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await cut()).toEqual([]);
  for (const tab of ["Councils", "Tracks", "Log"]) {
    await page.locator(".tabs").getByRole("button", { name: tab }).click();
    expect(await cut()).toEqual([]);
  }
  // And back: the layout of the desktop again.
  await open(page);
  await choose(page, "Text size", "100%");
  await page.keyboard.press("Escape");
  await expect(page.locator(".tabs")).toBeHidden();
  await page.reload();
  expect(await size()).toBeLessThan(large);
});

test("settings that can't be read are put aside before anything is written", async ({ page }) => {
  const damaged = '{"version":1,"theme":"dark","speed":"warp"}';
  await left(page, damaged);
  // What can be read holds, and nothing is written yet.
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  expect(await kept(page)).toBe(damaged);
  await open(page);
  await choose(page, "Movement", "Off");
  await expect.poll(() => kept(page)).toContain('"speed":"off"');
  expect(await kept(page, "curia.damaged.1")).toBe(damaged);
});

test("what is chosen in one tab holds in the other, which undoes nothing of it", async ({ page, context }) => {
  await page.goto("./");
  const second = await context.newPage();
  await second.goto("./");
  await open(page);
  await choose(page, "Language", "Français");
  await expect(root(second)).toHaveAttribute("lang", "fr");
  await open(second);
  await choose(second, "Thème", "Sombre");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect.poll(async () => JSON.parse(await kept(page))).toMatchObject({ language: "fr", theme: "dark" });
  await page.reload();
  await expect(root(page)).toHaveAttribute("lang", "fr");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
});

test("what is chosen in one tab makes no sound in the other", async ({ page, context }) => {
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
});

test("settings of a later version stay as they are until something is changed", async ({ page }) => {
  const later = '{"version":7,"theme":"light","board":"round"}';
  await left(page, later);
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => kept(page, "curia.damaged.1")).toBe(later);
});

test("where storage is blocked settings hold until the page is closed, and the dialog says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("./");
  await open(page);
  await expect(dialog(page)).toContainText("this browser blocks storage");
  await choose(page, "Theme", "Dark");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
});

test("where settings could not be put aside they are not written over, and the dialog says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("curia.damaged")) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    };
  });
  await left(page, "no settings");
  await open(page);
  await choose(page, "Theme", "Dark");
  await expect(dialog(page)).toContainText("couldn’t be put aside");
  expect(await kept(page)).toBe("no settings");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("all settings are in one column, each wide enough for a finger", async ({ page }) => {
    await page.goto("./");
    await open(page);
    await expect(page.getByRole("tablist")).toBeHidden();
    const controls = dialog(page).locator("button:visible, label:visible, [type=range]:visible");
    const small = await controls.evaluateAll((all) =>
      all
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 39.5 || box.height < 39.5)
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
    await page.getByRole("radiogroup", { name: "Language" }).scrollIntoViewIfNeeded();
    await choose(page, "Language", "Français");
    await expect(page.getByRole("button", { name: "Terminé" })).toBeVisible();
  });
});
