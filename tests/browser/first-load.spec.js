// The first visit: the start page needs a small part of the page alone, and the rest comes in the
// background, before anybody asks for it. Where it does not come, that is said, and nothing is lost.

import { readdirSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { BUDGET, first_load, weight } from "../../.ci/shell/weigh.mjs";
import { BUILT } from "./folders.js";
import { start, turn, wanted } from "./council_of_4/player.js";
import { fixture, keptEnvelope, keptMatch, shelved } from "./kept.js";

test.use({ viewport: { width: 1440, height: 900 } });

/** The files of the page that the start page can do without. */
const LATER = /\/page-[0-9a-f]+_(?:split|chunk|later)[^/]*$/;
const button = (page, name) => page.getByRole("button", { name, exact: true });
/** Keeps matches. */
const keep = (page, name, other) =>
  page.addInitScript(
    ([[name, text], other]) => {
      localStorage.setItem(name, text);
      if (other) localStorage.setItem("curia.match.000000000000feed.even", other);
    },
    [shelved(fixture(name)), other && fixture(other)],
  );

/** Notes what the page asks for below its address. What is for later waits, until `release`. */
const watch = async (page) => {
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
    await route.continue();
  });
  return { asked, later, release };
};

for (const [what, prepare, go] of [
  ["an empty list", () => {}, "Start game"],
  ["a saved match", (page) => keep(page, "choice-token"), "Resume"],
]) {
  test(`with ${what} the start page can be used after at most 300 kB, before anything else comes`, async ({
    page,
    baseURL,
  }) => {
    await prepare(page);
    const { asked, later, release } = await watch(page);
    await page.goto("./");
    await expect(button(page, go)).toBeEnabled();
    // While the rest waits, the page answers.
    await button(page, "Light or dark").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", /light|dark/);
    await expect.poll(() => later.length).toBeGreaterThan(0);
    for (const { url, ...state } of later) {
      expect(state, url).toEqual({ read: "complete", fonts: "loaded", stands: true });
    }
    const listed = first_load(BUILT);
    const paths = [...asked].map((url) => url.slice(baseURL.length).replace(/^$/, "index.html"));
    expect(listed).toEqual(expect.arrayContaining(paths));
    expect(listed.filter((path) => LATER.test(`/${path}`))).toEqual([]);
    expect(weight(BUILT, listed).sent, listed.join(", ")).toBeLessThanOrEqual(BUDGET);
    release();
    const all = readdirSync(BUILT).filter((path) => LATER.test(`/${path}`)).length;
    await expect.poll(() => new Set(later.map(({ url }) => url)).size).toBe(all);
    await button(page, go).click();
    expect(await wanted(page)).toBeTruthy();
  });
}

for (const [what, prepare] of [
  ["an empty list", () => {}],
  ["saved matches", (page) => keep(page, "choice-token", "envelope-v1")],
]) {
  test(`with ${what} the start page looks the same without the other styles as with them`, async ({ page }) => {
    test.slow();
    await prepare(page);
    await page.clock.setFixedTime(new Date("2026-01-02T03:04:05"));
    await page.goto("./");
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => /_later/.test(href ?? "")));
    await expect(page.locator(".home .frame .map")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const looks = async () => {
      const shots = [];
      for (const [width, height] of [[1440, 900], [1180, 820], [820, 1180], [390, 844]]) {
        await page.setViewportSize({ width, height });
        shots.push(await page.screenshot({ fullPage: true, animations: "disabled" }));
      }
      return shots;
    };
    // A map that was once drawn at another size is smoothed in another way by a hair.
    await looks();
    const after = await looks();
    await page.evaluate(() => {
      const later = [...document.styleSheets].filter(({ href }) => /_later/.test(href ?? ""));
      later.forEach((sheet) => (sheet.disabled = true));
    });
    const before = await looks();
    expect(after.map((shot, at) => shot.equals(before[at]))).toEqual([true, true, true, true]);
  });
}

test("what a game draws has its room on the start page before its part comes", async ({ page }) => {
  const place = (selector) => page.locator(selector).evaluate((found) => found.getBoundingClientRect().toJSON());
  const { release } = await watch(page);
  await page.goto("./");
  await expect(button(page, "Start game")).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const before = await place(".deal");
  expect(await page.locator(".board-box .map").count()).toBe(0);
  release();
  await expect(page.locator(".board-box .map")).toBeVisible();
  const after = await place(".deal");
  expect(Math.abs(after.y - before.y)).toBeLessThan(8);
});

test("how a match stands is on the list before the part of its game comes", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "glance" });
  await turn(page);
  await wanted(page);
  const { match } = await keptEnvelope(page);
  const { release } = await watch(page);
  await page.reload();
  await expect(page.locator(".continue")).toContainText("Ada’s turn, round 2");
  await expect(page.locator(".continue .standing")).toContainText("Bruno");
  // Where that was lost, so much is known; it is found out again.
  await page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("curia.glance."));
    names.forEach((name) => localStorage.setItem(name, "{"));
  });
  await page.reload();
  await expect(page.locator(".continue h2")).toHaveText(`A game after ${match.actions.length} moves.`);
  release();
  await expect(page.locator(".continue h2")).toHaveText("Ada’s turn, round 2");
  await expect(page.locator(".continue .map")).toBeVisible();
});

test("a click that comes before the table does waits for it, and the focus goes where it belongs", async ({ page }) => {
  const { release } = await watch(page);
  await page.goto("./");
  await button(page, "Start game").click();
  await expect(page.getByRole("status").filter({ hasText: "One moment" })).toBeVisible();
  release();
  expect(await wanted(page)).toBe("turn");
  await expect.poll(() => page.evaluate(() => document.activeElement.matches("[data-home], .app *"))).toBe(true);
});

test("a part that can't be fetched says so, keeps the match, and comes with another try", async ({ page }) => {
  await keep(page, "choice-token");
  let is_gone = true;
  await page.route(LATER, (route) => (is_gone ? route.abort() : route.continue()));
  await page.goto("./");
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
  is_gone = false;
  await button(page, "Try again").click();
  expect(await wanted(page)).toBeTruthy();
  expect((await keptMatch(page)).actions).toEqual(before.actions);
});

test("dialogs say what did not come, too, and have it with another try", async ({ page }) => {
  let is_gone = true;
  await page.route(LATER, (route) => (is_gone ? route.abort() : route.continue()));
  for (const open of [() => page.locator(".gear").click(), () => page.keyboard.press("F1")]) {
    // Whatever was let through for the dialog before has come, too.
    is_gone = true;
    await page.goto("./");
    await expect(button(page, "Start game")).toBeEnabled();
    await open();
    const dialog = page.locator("dialog[open]");
    await expect(dialog.getByRole("alert")).toContainText("didn’t load");
    is_gone = false;
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.locator(".setting, .rules").first()).toBeVisible();
    expect(await dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
});

test("a part that is sent as something else than wasm comes all the same", async ({ page }) => {
  await page.route(/_(?:split|chunk)_[^/]*\.wasm$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
  });
  await page.goto("./");
  await button(page, "Start game").click();
  expect(await wanted(page)).toBe("turn");
  // Parts that nobody asked for may still be on their way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
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
