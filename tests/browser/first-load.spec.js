// The first visit: the start page needs a small part of the page alone, and the rest comes in the
// background, before anybody asks for it. Where it does not come, that is said, and nothing is lost.

import { readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { first_load } from "../../.ci/shell/weigh.mjs";
import { BUILT } from "./folders.js";
import { start, turn, wanted } from "./council_of_4/player.js";
import { background, table } from "./parts.js";
import { fixture, keptEnvelope, keptMatch, pullDrawer, shelved } from "./kept.js";

test.use({ viewport: { width: 1440, height: 900 } });

/** The files of the page that the start page can do without. */
const LATER = /\/page-[0-9a-f]+_(?!bg\.wasm$|start\.js$)[^/]*$/;
const button = (page, name) => page.getByRole("button", { name, exact: true });
/** Keeps a match. */
const keep = (page, name) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), shelved(fixture(name)));

/** Notes what the page asks for below its address. What is for later waits, until `release`; its programs come
 * `as` another type. */
const watch = async (page, { as } = {}) => {
  const asked = new Set();
  const later = [];
  let release;
  const released = new Promise((done) => (release = done));
  page.on("request", (request) => {
    if (!LATER.test(request.url())) asked.add(request.url());
  });
  await page.route(LATER, async (route) => {
    // As the page is when it asks for it.
    const asking = page.evaluate(() => ({
      read: document.readyState,
      fonts: document.fonts.status,
      stands: document.querySelector("#boot") === null && document.querySelector(".home .btn.pri") !== null,
    }));
    // A page that is reloaded meanwhile asks for nothing any more.
    const state = await asking.catch(() => null);
    if (state === null) return;
    later.push({ url: route.request().url(), ...state });
    await released;
    if (as && /\.wasm$/.test(route.request().url())) {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-type": as } });
    } else {
      await route.continue();
    }
  });
  return { asked, later, release };
};

/** What came first is enough to use the start page, and the rest was not asked for before it stood. */
const usable = async (page, { asked, later }, go, baseURL, theme_button = "Light or dark", also = []) => {
  await expect(button(page, go)).toBeEnabled();
  // While the rest waits, the page answers.
  const theme = () => page.locator("html").getAttribute("data-theme");
  const before = await theme();
  await button(page, theme_button).click();
  await expect.poll(theme).not.toBe(before);
  await expect.poll(() => later.length).toBeGreaterThan(0);
  for (const { url, ...state } of later) {
    expect(state, url).toEqual({ read: "complete", fonts: "loaded", stands: true });
  }
  const paths = [...asked].map((url) => url.slice(baseURL.length).replace(/^$/, "index.html"));
  expect([...first_load(BUILT), ...also]).toEqual(expect.arrayContaining(paths));
};

// `make dist` holds these files to their budget.
test("the start page can be used after a few files, before anything else comes", async ({ page, baseURL }) => {
  const listed = first_load(BUILT);
  expect(listed.filter((path) => LATER.test(`/${path}`))).toEqual([]);

  await test.step("with an empty list, where what a game draws has its room", async () => {
    const place = (selector) => page.locator(selector).evaluate((found) => found.getBoundingClientRect().toJSON());
    const watched = await watch(page);
    await page.goto("./");
    await usable(page, watched, "Play against two bots", baseURL);
    await pullDrawer(page);
    const before = await place(".deal");
    expect(await page.locator(".board-box .map").count()).toBe(0);
    watched.release();
    await expect(page.locator(".board-box .map")).toBeVisible();
    const after = await place(".deal");
    expect(Math.abs(after.y - before.y)).toBeLessThan(8);
    // The last size is that of what follows.
    for (const [width, height] of [[390, 844], [1180, 820], [1366, 650], [1280, 720], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      const { bottom } = await place(".start");
      expect(bottom, `${width} x ${height}`).toBeLessThanOrEqual(height);
    }
    const later = () => [...new Set(watched.later.map(({ url }) => url.slice(baseURL.length)))].sort();
    await expect.poll(later).toEqual(background());
    await page.locator(".game-box").filter({ hasText: "The Council" }).click();
    await expect.poll(later).toEqual([...new Set([...background(), ...background("the_council")])].sort());
  });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page, { seats: ["person", "bot", "bot", "bot"], seed: "glance", level: "novice" });
  await turn(page);
  await wanted(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const watched = await watch(page);
  await test.step("with a match, and how it stands", async () => {
    await page.goto("./");
    await usable(page, watched, "Resume", baseURL);
    await expect(page.locator(".continue")).toContainText("Ada’s turn, round 2");
    await expect(page.locator(".continue .standing")).toContainText("Bruno");
  });
  await test.step("where that was lost, so much is known, and it is found out again", async () => {
    await page.evaluate(() => {
      const names = Object.keys(localStorage).filter((name) => name.startsWith("curia.glance."));
      names.forEach((name) => localStorage.setItem(name, "{"));
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("./");
    await expect(page.locator(".continue h2")).toHaveText("Council of 4");
    // Nothing is made anew under a finger that is pressing just then, nor moves away from it, where a line is narrow either.
    await button(page, "Resume").hover();
    await page.mouse.down();
    const pressed = await button(page, "Resume").boundingBox();
    watched.release();
    await expect(page.locator(".continue h2")).toHaveText("Ada’s turn, round 2");
    await expect(page.locator(".continue .map")).toBeVisible();
    expect(await button(page, "Resume").boundingBox()).toEqual(pressed);
    await page.mouse.up();
    expect(await wanted(page)).toBe("turn");
  });
});

test.describe("in a browser that asks for German", () => {
  test.use({ locale: "de-AT" });

  test("the start page comes with one other language, and in English if that doesn't come", async ({ page, baseURL }) => {
    const own = readdirSync(join(BUILT, "texts")).filter((name) => name.startsWith("de-house-")).map((name) => `texts/${name}`);
    expect(own).toHaveLength(1);
    await test.step("with its texts alone", async () => {
      const { asked, later, release } = await watch(page);
      await page.goto("./");
      const also = ["crash-texts.js", ...own];
      await usable(page, { asked, later }, "Gegen zwei Bots spielen", baseURL, "Hell oder dunkel", also);
      expect([...asked].map((url) => url.slice(baseURL.length))).toEqual(expect.arrayContaining(own));
      release();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
    await test.step("in English, with another try", async () => {
      await page.route(/\/texts\/de-house-/, (route) => route.abort());
      await page.goto("./");
      await button(page, "Settings").click();
      await expect(page.getByRole("alert")).toContainText("Deutsch didn’t load:");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await button(page, "Try again").click();
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
    });
  });
});

test("the start page looks the same without the other styles as with them", async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime(new Date("2026-01-02T03:04:05"));
  await page.goto("./");
  for (const what of ["with an empty list", "with saved matches"]) {
    await test.step(what, async () => {
      if (what === "with saved matches") {
        const texts = [shelved(fixture("choice-token")), ["curia.match.000000000000feed.even", fixture("envelope-v1")]];
        await page.evaluate((texts) => texts.forEach(([name, text]) => localStorage.setItem(name, text)), texts);
        await page.reload();
      }
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => /_later/.test(href ?? "")));
      await expect(page.locator(".home .frame .map")).toHaveCount(what === "with saved matches" ? 1 : 0);
      await page.evaluate(() => document.fonts.ready);
      // The list comes with the other styles.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.insertRule(".saved > :not(header) { display: none; }");
        document.adoptedStyleSheets = [sheet];
      });
      const others = (are_there) =>
        page.evaluate((are_there) => {
          const later = [...document.styleSheets].filter(({ href }) => /_later/.test(href ?? ""));
          later.forEach((sheet) => (sheet.disabled = !are_there));
        }, are_there);
      const shot = () => page.screenshot({ fullPage: true, animations: "disabled" });
      // A map that was once drawn at another size is smoothed in another way by a hair.
      const sizes = [[1440, 900], [1180, 820], [820, 1180], [390, 844]];
      for (const [width, height] of [...sizes, sizes[0]]) {
        await page.setViewportSize({ width, height });
        await page.screenshot();
      }
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        // What is still drawn in one of two pictures is drawn in the next ones.
        const isSame = async () => {
          const after = await shot();
          await others(false);
          const before = await shot();
          await others(true);
          return before.equals(after);
        };
        await expect.poll(isSame, { message: `${width} x ${height}` }).toBe(true);
      }
    });
  }
});

test("a part that comes late, and as something else than wasm, is waited for, and has the focus", async ({ page }) => {
  const { release } = await watch(page, { as: "text/plain" });
  await page.goto("./");
  await pullDrawer(page);
  // A seed where the person begins: what is waited for is the page alone.
  await page.getByLabel("Seed", { exact: true }).fill("first");
  await button(page, "Start game").click();
  await expect(page.getByRole("status").filter({ hasText: "One moment" })).toBeVisible();
  release();
  expect(await wanted(page)).toBe("turn");
  await expect.poll(() => page.evaluate(() => document.activeElement.matches("[data-home], .app *"))).toBe(true);
  // Parts that nobody asked for may still be on their way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a part that can't be fetched says so, keeps the match, and comes with another try", async ({ page }) => {
  await keep(page, "choice-token");
  let is_gone = true;
  await page.route(LATER, (route) => (is_gone ? route.abort() : route.continue()));
  /** A page that has none of the parts: whatever was let through before has come, too. */
  const anew = async () => {
    is_gone = true;
    await page.goto("./");
    await expect(button(page, "Resume")).toBeEnabled();
  };
  const missing = page.locator("dialog[open]").getByRole("alert").filter({ hasText: "didn’t load" });
  const gear = () => page.locator(".gear").click();
  const rules = () => page.keyboard.press("F1");
  for (const open of [gear, rules]) {
    await anew();
    await open();
    await expect(missing).toBeVisible();
    is_gone = false;
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.locator(".setting, .rules").first()).toBeVisible();
    expect(await dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }

  await anew();
  await button(page, "Resume").click();
  const said = page.getByRole("alert").filter({ hasText: "didn’t load" });
  await expect(said).toBeVisible();
  await expect(button(page, "Try again")).toBeFocused();
  await button(page, "Try again").click();
  await expect(said).toBeVisible();
  await button(page, "Back").click();
  await expect(button(page, "Resume")).toBeVisible();
  const before = await keptMatch(page);
  await button(page, "Resume").click();
  await expect(button(page, "Try again")).toBeVisible();
  is_gone = false;
  await button(page, "Try again").click();
  expect(await wanted(page)).toBeTruthy();
  expect((await keptMatch(page)).actions).toEqual(before.actions);
});

test("where data is to be saved nothing is fetched unasked", async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) }));
  const { later, release } = await watch(page);
  release();
  await page.goto("./");
  await expect(button(page, "Play against two bots")).toBeEnabled();
  // Longer than the page rests before it fetches what is for later.
  await page.waitForTimeout(1_000);
  expect(later).toEqual([]);
  await pullDrawer(page);
  await expect(page.locator(".board-box .map")).toBeVisible();
  expect([...new Set(later.map(({ url }) => url.slice(baseURL.length)))].sort()).toEqual(table());
});

test("an address that asks for a match has its part before the background would fetch it", async ({ page }) => {
  await page.addInitScript((text) => {
    localStorage.setItem("curia.match.000000000000feed.even", text);
    // Where fonts never come to an end nothing is fetched in the background.
    Object.defineProperty(document.fonts, "ready", { get: () => new Promise(() => {}) });
  }, fixture("envelope-v1"));
  await page.goto("./#replay=000000000000feed&at=3");
  await expect(page.locator(".app.replay")).toBeVisible();
});
