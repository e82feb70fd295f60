// The page is kept in the browser, what is opened or all of it: it opens without a connection, and changes only when
// somebody agrees.

import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { edit, host, versions } from "./folders.js";
import { elect, endTurn, setUp, start, wanted } from "./council_of_4/player.js";
import { wanted as wantedInCouncil } from "./the_council/player.js";
import { keptMatch, pullDrawer } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 }, serviceWorkers: "allow" });

const button = (page, name) => page.getByRole("button", { name, exact: true });
const gear = (page) => page.locator(".gear");
const settings = (page) => page.getByRole("dialog", { name: "Settings" });
const ready = (page) => page.locator("html[data-update]");
const build = (page) => page.locator("meta[name=build]").getAttribute("content");
const caches_of = (page) => page.evaluate(async () => (await caches.keys()).sort());

/** Opens the page, and waits until what it starts with is kept. */
const visit = async (page, address) => {
  await page.goto(address);
  await expect(page.locator("html[data-offline]")).toBeAttached();
};

const whole = (page) => page.locator("html[data-offline=whole]");
const keep_all = (page) => page.getByRole("button", { name: /^Keep everything \(\d+\sMB\)$/ });

/** Has all of the page kept. */
const keep = async (page) => {
  await gear(page).click();
  await keep_all(page).click();
  await expect(settings(page)).toContainText("saved on this device and opens without a connection");
  await expect(keep_all(page)).toHaveCount(0);
  await button(page, "Done").click();
};

/** Starts a game of The Council from the start page. */
const begin_another = async (page) => {
  await pullDrawer(page);
  await page.locator(".game-box").filter({ hasText: "The Council" }).click();
  await button(page, "Start game").click();
};

/** The browser looks for a new version, as it does by itself at every visit. */
const look = async (page) => {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await expect(ready(page)).toBeAttached();
};

/** A version with another title and another bots' thread. */
const second = (folder) => {
  const [bots] = readdirSync(folder).filter((name) => name.startsWith("bots-"));
  const other = "bots-00000000000000aa";
  renameSync(join(folder, bots), join(folder, other));
  edit(folder, join(other, "bot_worker_loader.js"), (text) => `${text}// another\n`);
  edit(folder, "index.html", (page) => page.replaceAll(bots, other).replace("<title>Curia<", "<title>Curia 2<"));
};

/** A version whose program has other names, too. */
const other_program = (folder) => {
  second(folder);
  const [, tag] = /page-([0-9a-f]+)\.js/.exec(readdirSync(folder).join(" "));
  const other = "00000000000000bb";
  for (const name of readdirSync(folder).filter((name) => name.includes(tag))) {
    const now = name.replace(tag, other);
    renameSync(join(folder, name), join(folder, now));
    if (now.endsWith(".js")) edit(folder, now, (text) => text.replaceAll(tag, other));
  }
  edit(folder, "index.html", (page) => page.replaceAll(tag, other));
};

/** A host that shows a first version, and what makes it show a second one. */
const hosted = async ({ change = second, ...options } = {}) => {
  const place = versions();
  const [first, other] = [place.make(), place.make(change)];
  place.show(first);
  const { address, goes } = await host({ root: place.root, ...options });
  const ends = async () => {
    await goes();
    place.remove();
  };
  return { address, place, first, other, renew: () => place.show(other), ends };
};

test("a second visit needs no server, and neither does a game against a bot", async ({ page }) => {
  const { address, goes } = await host();
  await visit(page, address);
  await keep(page);
  await page.reload();
  await test.step("what is no part of the page is left alone", async () => {
    expect(await page.evaluate(() => navigator.serviceWorker.controller.state)).toBe("activated");
    const status = (path, options) =>
      page.evaluate(async ([path, options]) => (await fetch(path, options)).status, [path, options]);
    expect(await status("crash.js?anything")).toBe(200);
    expect(await status("not-there.txt")).toBe(404);
    expect(await status("../not-there.txt")).toBe(404);
    // The server takes no others.
    expect(await status("crash.js", { method: "POST" })).toBe(405);
  });
  await goes();
  await setUp(page, { seats: ["person", "bot"], seed: "offline", level: "Novice", at: address });
  for (let turns = 0; turns < 2; turns += 1) {
    await wanted(page);
    await elect(page);
    await endTurn(page).click();
    expect(await wanted(page)).toBe("turn");
  }
  await expect(page.locator(".log .entry").nth(3)).toBeVisible();
  // The bots' thread came from what is kept, too.
  await expect(page.locator(".tag.bad")).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.check("16px Alegreya"))).toBe(true);
  await gear(page).click();
  await expect(settings(page)).toContainText("saved on this device and opens without a connection");
  const [licences] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Third-party work" }).click()]);
  await expect(licences.getByRole("heading", { name: "Third-party licences" })).toBeVisible();
  expect(await page.goto(`${address}sub/`).catch(() => "refused")).toBe("refused");
});

/** Which of these files, by the ends of their names, the browser does not keep. */
const lacking_of = (page, ends) =>
  page.evaluate(async (ends) => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return ends.filter((end) => !lists.flat().some(({ url }) => url.endsWith(end)));
  }, ends);

/** Asks for the first hint of a match. */
const ask_hint = async (page) => {
  await page.keyboard.press(".");
  await page.getByRole("dialog", { name: "Play with hints?" }).getByRole("button", { name: "Show hint" }).click();
  await expect(page.locator(".rib .hint")).toHaveCount(3);
};

test("what a hint is judged by is kept with the bots' thread, before one is asked for", async ({ page }) => {
  const { address, goes } = await host();
  await visit(page, address);
  await page.reload();
  await setUp(page, { seats: ["person", "bot"], seed: "kept before", level: "Novice", at: address });
  await wanted(page);
  await expect.poll(() => lacking_of(page, ["council-of-4-champion.txt"])).toEqual([]);
  await goes();
  await ask_hint(page);
});

test("what was opened, and no more, works without a connection", async ({ page }) => {
  const asked = new Set();
  const late = (url) => (asked.add(url), 0);
  const { address, goes } = await host({ late });
  await setUp(page, { seats: ["person", "bot"], seed: "opened", level: "Novice", at: address });
  await wanted(page);
  await elect(page);
  await endTurn(page).click();
  await wanted(page);
  await expect(page.locator("html[data-offline=part]")).toBeAttached();
  // What the tab had fetched before is on its way.
  const opened = ["_council_of_4.wasm", "_table.wasm", "_kit.wasm", "_later.css", "bot_worker_bg.wasm", "bot_worker.js"];
  await expect.poll(() => lacking_of(page, [...opened, "council-of-4-champion.txt"])).toEqual([]);
  expect([...asked].filter((url) => /_(?:the_council|four_towers)\.wasm$|texts\/|licences/.test(url))).toEqual([]);
  await goes();
  await page.reload();
  await wanted(page);
  await elect(page);
  await endTurn(page).click();
  await wanted(page);
  await gear(page).click();
  await expect(settings(page)).toContainText("What you have opened is saved on this device");
  await keep_all(page).click();
  await expect(settings(page)).toContainText("couldn’t be saved");
  await button(page, "Done").click();
  await button(page, "To the start page").click();
  await begin_another(page);
  await expect(page.getByRole("alert").filter({ hasText: "didn’t load" })).toBeVisible();
  await button(page, "Back").click();
  await expect(button(page, "Resume")).toBeVisible();
});

for (const [how, is_whole] of [
  ["plain", false],
  ["kept", true],
  ["with a full cache", false],
]) {
  test(`a second game in a tab of an old version, ${how}`, async ({ page }) => {
    const { address, first, other, renew, ends } = await hosted({ change: other_program });
    if (how === "with a full cache") {
      // There is room for what the page starts with, and then for nothing.
      const full = (what) => `Cache.prototype.put = ((put) => function (of, answer) {
        return ${what}.test(of) ? Promise.reject(new DOMException("full", "QuotaExceededError")) : put.call(this, of, answer);
      })(Cache.prototype.put);\n`;
      edit(first, "sw.js", (text) => full("/_(?!bg|start)/") + text);
      edit(other, "sw.js", (text) => full("/./") + text);
    }
    await visit(page, address);
    if (is_whole) await keep(page);
    await setUp(page, { seats: ["person", "bot"], seed: "deployed", level: "Novice", at: address });
    await wanted(page);
    await elect(page);
    const match = await keptMatch(page);
    renew();
    await button(page, "To the start page").click();
    await begin_another(page);
    if (is_whole) {
      expect(await wantedInCouncil(page)).toBeTruthy();
      await expect(page).toHaveTitle(/Curia$/);
      await look(page);
      await button(page, "To the start page").click();
    } else {
      await expect(page.getByRole("alert").filter({ hasText: "only has a newer version" })).toBeVisible();
    }
    await button(page, "Update").click();
    await expect(page).toHaveTitle(/Curia 2$/);
    if (!is_whole) expect((await keptMatch(page)).actions).toEqual(match.actions);
    if (how !== "with a full cache") {
      await expect(page.locator(`html[data-offline=${is_whole ? "whole" : "part"}]`)).toBeAttached();
      await expect.poll(() => caches_of(page)).toHaveLength(1);
    }
    await page.goto(address);
    await page.locator(".continue").getByRole("button", { name: "Resume", exact: true }).first().waitFor();
    await begin_another(page);
    expect(await wantedInCouncil(page)).toBeTruthy();
    await ends();
  });
}

test("an installed page keeps itself whole, if it may fetch", async ({ browser }) => {
  const { address, goes } = await host();
  const of = async (connection) => {
    const page = await browser.newPage({ serviceWorkers: "allow" });
    await page.addInitScript((connection) => {
      const matches = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query.includes("standalone") ? { matches: true } : matches(query));
      Object.defineProperty(navigator, "connection", { get: () => connection });
    }, connection);
    await page.goto(address);
    return page;
  };
  await expect(whole(await of({}))).toBeAttached();
  const spared = await of({ saveData: true });
  await expect(spared.locator("html[data-unkept=sparing]")).toBeAttached();
  await gear(spared).click();
  await keep_all(spared).click();
  await expect(whole(spared)).toBeAttached();
  await goes();
});

test("a new version waits until somebody agrees and the turn is over, and leaves other tabs alone", async ({
  page,
  context,
}) => {
  const { address, renew, ends } = await hosted();
  await visit(page, address);
  const before = await build(page);
  await page.evaluate(() => Promise.all([caches.open("of another page"), caches.open("curia http://127.0.0.1/other/ 1")]));
  // Another tab with a game of its own.
  const old = await context.newPage();
  await setUp(old, { seats: ["person", "bot"], seed: "old", level: "Novice", at: address });
  await wanted(old);
  const bots = await old.locator("meta[name=bots]").getAttribute("content");
  const thread = (tab) => tab.evaluate(async (path) => (await fetch(path)).status, bots);
  await pullDrawer(page);
  await button(page, "Start game").click();
  await wanted(page);
  await elect(page);
  const match = await keptMatch(page);
  renew();

  await test.step("it is found at the next visit, and waits", async () => {
    await page.reload();
    await expect(ready(page)).toBeAttached();
    await page.reload();
    await expect(ready(page)).toBeAttached();
    await expect(page).toHaveTitle(/(^| · )Curia$/);
    await wanted(page);
    await gear(page).click();
    await expect(settings(page)).toContainText("A new version is ready");
    await expect(settings(page)).toContainText("after your turn");
    await expect(button(page, "Update")).toHaveCount(0);
    await button(page, "Done").click();
    await endTurn(page).click();
    expect(await wanted(page)).toBe("turn");
    await expect(page).toHaveTitle(/(^| · )Curia$/);
    expect(await build(page)).toBe(before);
  });
  const left = await test.step("after the turn it is taken, and the match goes on", async () => {
    await expect.poll(async () => (await keptMatch(page)).actions.length).toBeGreaterThan(match.actions.length + 1);
    const now = await keptMatch(page);
    await page.getByRole("button", { name: "Settings; a new version is ready" }).click();
    await button(page, "Update").click();
    await expect(page).toHaveTitle(/(^| · )Curia 2$/);
    expect(await wanted(page)).toBe("turn");
    expect(await keptMatch(page)).toEqual(now);
    await expect(page.locator(".log .entry")).toHaveCount(now.actions.length);
    const after = await build(page);
    expect(after).not.toBe(before);
    await expect(ready(page)).toHaveCount(0);
    await elect(page);
    await endTurn(page).click();
    expect(await wanted(page)).toBe("turn");
    return [`curia ${address} ${after}`, "curia http://127.0.0.1/other/ 1", "of another page"];
  });
  await test.step("the other tab is told, and runs on with the old one", async () => {
    await expect(ready(old)).toBeAttached();
    await expect(old).toHaveTitle(/(^| · )Curia$/);
    expect(await thread(old)).toBe(200);
    await page.reload();
    await expect(page.locator("html[data-offline]")).toBeAttached();
    expect(await thread(old)).toBe(200);
    await elect(old);
    await endTurn(old).click();
    expect(await wanted(old)).toBe("turn");
    await expect(old.locator(".tag.bad")).toHaveCount(0);
    await gear(old).click();
    await button(old, "Update").click();
    await expect(old).toHaveTitle(/(^| · )Curia 2$/);
    expect(await wanted(old)).toBe("turn");
  });
  // What was kept of the old version goes, and nothing else.
  await expect.poll(() => caches_of(page)).toEqual(left.sort());
  expect(await thread(page)).toBe(404);
  await ends();
});

test("a new version is offered once it is whole and every match is saved", async ({ page }) => {
  // At the root of a site it is the same.
  const { address, place, renew, ends } = await hosted({ base: "/" });
  await visit(page, address);
  await test.step("one that did not come whole is not offered", async () => {
    const [kept] = await caches_of(page);
    const torn = place.make(second);
    edit(torn, "crash.js", (text) => `${text}\n`);
    place.show(torn);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update();
      const { installing } = registration;
      return new Promise((done) => installing.addEventListener("statechange", () => done(installing.state)));
    });
    expect(state).toBe("redundant");
    await expect.poll(() => caches_of(page)).toEqual([kept]);
  });
  await setUp(page, { seats: ["person", "bot"], seed: "unsaved", level: "Novice", at: address });
  await wanted(page);
  await expect(page).toHaveTitle(/(^| · )Curia$/);
  await expect(ready(page)).toHaveCount(0);
  renew();
  await look(page);
  await test.step("a match that is not saved holds it back", async () => {
    await page.evaluate(() => {
      window.write = Storage.prototype.setItem;
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await elect(page);
    await endTurn(page).click();
    await wanted(page);
    await page.locator(".alarm.over").getByRole("button", { name: "Close" }).click();
    await gear(page).click();
    await expect(settings(page)).toContainText("once every game is saved");
    await expect(button(page, "Update")).toHaveCount(0);
    await button(page, "Done").click();
    await button(page, "To the start page").click();
    await expect(page.locator(".home .update")).toContainText("once every game is saved");
    // The same wherever one goes meanwhile.
    await page.locator(".learn .course button").first().click();
    await gear(page).click();
    await expect(settings(page)).toContainText("once every game is saved");
    await button(page, "Done").click();
    await page.locator(".lesson-bar").getByRole("button", { name: "Leave" }).click();
    await page.evaluate(() => (Storage.prototype.setItem = window.write));
    await button(page, "Try again").click();
    await expect(page.locator(".home").getByRole("button", { name: "Update" })).toBeVisible();
  });
  // A page that breaks takes it along when it is loaded anew.
  await page.evaluate(() => dispatchEvent(new CustomEvent("curia-panic", { detail: "panicked at x:\nfor a test" })));
  await button(page, "Reload").click();
  await expect(page).toHaveTitle(/(^| · )Curia 2$/);
  await expect.poll(() => caches_of(page)).toHaveLength(1);
  await ends();
  await page.reload();
  await expect(page).toHaveTitle(/(^| · )Curia 2$/);
  await expect(page.locator(".home").getByRole("button", { name: "Resume" })).toBeVisible();
  expect(await caches_of(page)).toEqual([`curia ${address} ${await build(page)}`]);
});

test("a host that sends pages from their names without .html keeps the page as well", async ({ page }) => {
  const { address, goes } = await host({ bare: true });
  await visit(page, address);
  await keep(page);
  await page.reload();
  await goes();
  await page.goto(`${address}licences.html`);
  await expect(page.getByRole("heading", { name: "Third-party licences" })).toBeVisible();
});

test("a version that can't be kept whole is not fetched again at every visit", async ({ page }) => {
  // What the worker says may come after the browser has given it up.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.addEventListener = function (name, then) {
      const later = (event) => setTimeout(() => then(event), 500);
      EventTarget.prototype.addEventListener.call(this, name, name === "message" ? later : then);
    };
  });
  const place = versions();
  const folder = place.make();
  // As a host does that changes what it sends.
  edit(folder, "crash-texts.js", (text) => `${text} `);
  place.show(folder);
  let count = 0;
  const late = (url) => ((count += url.endsWith("crash-texts.js")), 0);
  const { address, goes } = await host({ root: place.root, late });
  const noted = () => page.evaluate(() => JSON.parse(localStorage.getItem("curia.unkept"))?.[1]);
  // The first time it may have been the connection.
  const said = async (when) => {
    await gear(page).click();
    await expect(settings(page)).toContainText("you need a connection to open it");
    await expect(settings(page)).toContainText(`“crash-texts.js” ${when}`);
  };
  for (const [times, when] of [
    [1, "didn’t come as published, or has no room here"],
    [2, "didn’t come as published, or had no room here"],
  ]) {
    await page.goto(address);
    await expect.poll(noted).toBe(times);
    expect(count).toBe(times);
    await said(when);
  }
  await page.goto(address);
  await said("didn’t come as published, or had no room here");
  await expect(settings(page)).toContainText("It’s tried again after a day, or with the next version");
  expect(count).toBe(2);
  await goes();
  place.remove();
});

test("where the browser refuses to keep the page it works as ever, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("no", "SecurityError"));
  });
  const faults = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await start(page, { seats: ["person", "bot"], seed: "refused", level: "novice" });
  await wanted(page);
  await elect(page);
  await endTurn(page).click();
  expect(await wanted(page)).toBe("turn");
  await gear(page).click();
  await expect(settings(page)).toContainText("Curia couldn’t be saved: the browser refused");
  expect(faults).toEqual([]);
});

test("the page can be installed", async ({ playwright, launchOptions }) => {
  const { address, goes } = await host();
  // A window that leaves no traces installs nothing, so this one has a profile of its own.
  const profile = mkdtempSync(join(tmpdir(), "curia-"));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  const page = await context.newPage();
  await visit(page, address);
  const cdp = await context.newCDPSession(page);
  const manifest = await cdp.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${address}manifest.webmanifest`);
  expect(JSON.parse(manifest.data).icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect((await cdp.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  await goes();
});
