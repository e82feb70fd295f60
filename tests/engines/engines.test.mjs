// The page in Chromium, Firefox and WebKit: whether it starts whatever comes late, and a game of each kind can be
// played, kept, sent and laid out. What only one engine needs is shown here; all else is in tests/browser.
//
// CURIA_PAGE names another folder than target/www, CURIA_ENGINES some of the engines. Screenshots of the tables that
// don't fit are in target/engines.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { env } from "node:process";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { misplaced, screens } from "../browser/fits.js";
import { shelved } from "../browser/kept.js";
import { golden } from "../browser/match.js";
import { serve } from "../browser/serve.mjs";
import { chromium } from "./chromium.mjs";
import { firefox } from "./firefox.mjs";
import { GAMES } from "./games.mjs";
import { count, drawn, openWith, placeOf, press, resume, until, wanted } from "./table.mjs";
import { webkit } from "./webkit.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = env.CURIA_PAGE ?? here("../../target/www");
const SHOTS = here("../../target/engines");
const ENGINES = Object.entries({ chromium, firefox, webkit }).filter(
  ([name]) => !env.CURIA_ENGINES || env.CURIA_ENGINES.split(/[ ,]+/).includes(name),
);
const BASE = "/games/curia/";
/** So late a file of the first load comes, in milliseconds. */
const LATE = 1500;
const DESKTOP = [1440, 900];
/** What is kept beside a match: nobody waits for motion, nor is told of a game for the first time. */
const SETTLED = [["curia.seen.four-towers", "1"]];
const settings = (more = {}) => ["curia.settings", JSON.stringify({ version: 1, speed: "off", language: "en", ...more })];

/** A server for a test. `late` says of a file's path how many milliseconds it takes. */
const host = async (late = () => 0) => {
  const asked = new Set();
  const answer = (url) => {
    const path = url.slice(BASE.length);
    asked.add(path);
    return late(path);
  };
  const server = await serve({ root: FOLDER, base: BASE, late: answer });
  const goes = () =>
    new Promise((gone) => {
      server.close(gone);
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${server.address().port}${BASE}`, asked, goes };
};

/** What the start page came to: "stands", or what the crash screen says. */
const came = (page) =>
  until(page, "the start page", () => {
    const crash = document.querySelector("body > .crash [data-part=why]");
    if (crash) return crash.textContent;
    return document.querySelector("#boot") === null && document.querySelector(".home .btn.pri") && "stands";
  });

/** How many actions are kept of the match that was saved last. */
const keptActions = (page) =>
  page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("curia.match."));
    const kept = names.map((name) => JSON.parse(localStorage.getItem(name)));
    return Math.max(0, ...kept.map(({ match }) => match.actions.length));
  });

/** Waits until more is kept than so many actions, and gives how many. */
const keptMore = async (page, than) => {
  for (;;) {
    const now = await until(page, "what is kept", () => document.querySelector(".top .tag, .tabs, .home") !== null && 1 + Math.max(0, ...Object.keys(localStorage).filter((name) => name.startsWith("curia.match.")).map((name) => JSON.parse(localStorage.getItem(name)).match.actions.length)));
    if (now - 1 > than) return now - 1;
    await drawn(page);
  }
};

/** Opens the page anew. */
const reload = async (page, address) => {
  await page.open("about:blank");
  await page.open(address);
};

for (const [engine, start] of ENGINES) {
  describe(engine, { concurrency: false }, () => {
    let page;
    let site;
    before(async () => {
      [page, site] = await Promise.all([start(), host()]);
      console.log(page.version);
      await page.size(...DESKTOP);
    });
    after(async () => {
      await page?.close();
      await site?.goes();
    });

    test("the page starts whichever file of the first load is late, and with all of them", async () => {
      const first = await host();
      await page.open(first.address);
      assert.equal(await came(page), "stands");
      await first.goes();
      // What comes with later parts is not waited for.
      const files = [...first.asked].filter((path) => !/_(?:split|chunk|later)|sw\.js|^bots/.test(path));
      assert.ok(files.length >= 7, files.join(" "));
      const wrong = [];
      for (const late of [...files, undefined]) {
        const slow = await host((path) => (late === undefined || path === late ? LATE : 0));
        await page.open(slow.address);
        const said = await came(page);
        if (said !== "stands") wrong.push(`${late ?? "all"} late: ${said}`);
        await page.open("about:blank");
        await slow.goes();
      }
      assert.deepEqual(wrong, []);
    });

    for (const [title, game] of Object.entries(GAMES)) {
      test(`${title} is played by mouse and by keys, kept, and goes on after a reload`, async () => {
        const { address } = site;
        await openWith(page, address, [settings(), ...SETTLED, shelved(game.start())]);
        await resume(page);
        await game.step(page, false);
        const byMouse = await keptMore(page, 0);
        await wanted(page);
        const before = await keptMore(page, byMouse - 1);
        await game.step(page, true);
        await keptMore(page, before);
        await wanted(page);
        const kept = await keptMore(page, before);
        await reload(page, address);
        await resume(page);
        assert.ok((await keptActions(page)) >= kept);
        // The bots' thread fetches what it judges by.
        await press(page, ".ask-hint");
        await press(page, "[role=dialog] button, dialog button", "Show hint");
        await until(page, "a hint", () => document.querySelector(".rib .hint"));
        await press(page, ".rib .end .cancel");
        await game.step(page, false);
        await keptMore(page, kept);
        assert.equal(await count(page, ".tag.bad"), 0);
      });
    }

    for (const [title, game] of Object.entries(GAMES)) {
      test(`${title} goes on by a link on another device`, async () => {
        const { address } = site;
        const { head, of, moves } = game.byLink;
        const { seed, actions } = golden(...of);
        const seats = ["Ada", "Bruno", "Chiara"].map((name, at) => ({ name, colour: ["scarlet", "cobalt", "forest"][at], controller: "person" }));
        const match = { format: 1, ...head, seed, seats, actions: actions.slice(0, moves(actions)) };
        const about = { envelope: 2, id: "00000000000000aa", revision: 1, began: Date.now(), changed: Date.now() };
        const kept = ["curia.match.00000000000000aa.odd", JSON.stringify({ ...about, by_link: { mine: 0 }, match })];
        await openWith(page, address, [settings(), ...SETTLED, kept]);
        await press(page, 'button[aria-label^="More for"]');
        await press(page, ".match-menu button", "Share as a link");
        await press(page, ".share summary");
        const link = await until(page, "the link", () => document.querySelector(".share textarea")?.value.split("\n").at(-1));
        await openWith(page, address, [settings(), ...SETTLED]);
        await page.open("about:blank");
        await page.open(link);
        const name = await until(page, "whose turn it is", () => document.querySelector(".dlg[open] [aria-pressed=true], .dlg[open] .seg button")?.textContent);
        assert.ok(name);
        await press(page, ".dlg[open] button", "Take a seat");
        await until(page, "the table", () => document.querySelector(".app") !== null);
        await page.key("Escape");
        await drawn(page);
        await game.step(page, false);
        await keptMore(page, match.actions.length);
      });
    }

    test("without a connection the page opens, and a game goes on against a bot", async () => {
      const own = await host();
      const game = GAMES["The Council"];
      await openWith(page, own.address, [settings(), ...SETTLED, shelved(game.start())]);
      await until(page, "the worker is there", () => document.documentElement.hasAttribute("data-offline"));
      await page.evaluate(() => dispatchEvent(new Event("curia-keep")));
      await until(page, "all of it is kept", () => document.documentElement.dataset.offline === "whole");
      await reload(page, own.address);
      assert.equal(await came(page), "stands");
      await own.goes();
      await reload(page, own.address);
      await resume(page);
      await game.step(page, false);
      await wanted(page);
      assert.ok((await keptMore(page, 1)) > 1);
      assert.equal(await count(page, ".tag.bad"), 0);
    });

    for (const [title, game] of Object.entries(GAMES)) {
      test(`the table of ${title} fits its screens, with larger texts too`, async () => {
        const wrong = [];
        for (const size of [100, 150]) {
          await page.size(...DESKTOP);
          await openWith(page, site.address, [settings({ text_size: size }), ...SETTLED, shelved(game.table())]);
          await resume(page);
          await game.arrange?.(page);
          for (const [name, { width, height }] of Object.entries(screens)) {
            // Larger texts are seen on few.
            if (size > 100 && !["desktop", "a very large screen"].includes(name)) continue;
            await page.size(Math.max(width, page.narrowest), height);
            await drawn(page);
            const found = await misplaced(page, game.least, game.own);
            wrong.push(...found.map((what) => `${name}, ${size} %: ${what}`));
            if (found.length > 0) {
              mkdirSync(SHOTS, { recursive: true });
              writeFileSync(`${SHOTS}/${engine} ${title} ${width}x${height} ${size}.png`, await page.screenshot());
            }
          }
        }
        await page.size(...DESKTOP);
        assert.deepEqual(wrong, []);
      });
    }

    test("tips, drags and the height of the page are right in a large window and with larger texts", async () => {
      for (const [size, width, height] of [[100, 2560, 1440], [150, 1440, 900]]) {
        const where = `${width} x ${height}, ${size} %`;
        await page.size(width, height);
        await openWith(page, site.address, [settings({ text_size: size }), ...SETTLED, shelved(GAMES["Council of 4"].table())]);
        await resume(page);
        const place = (selector) => placeOf(page, selector);
        const middle = ([left, top, right, bottom]) => [(left + right) / 2, (top + bottom) / 2];
        const app = await place(".app");
        assert.ok(Math.abs(app[2] - width) < 2 && Math.abs(app[3] - height) < 2, `${where}: the table fills ${app}`);

        const anchor = await place(".pl [data-tip]");
        await page.moveTo(...middle(anchor));
        await until(page, "the tip", () => document.querySelector("#tip")?.matches(":popover-open") && document.querySelector("#tip").textContent);
        await drawn(page);
        const tip = await place("#tip");
        assert.ok(tip[0] > 0 && tip[1] > 0 && tip[2] < width && tip[3] < height, `${where}: the tip is at ${tip}`);
        const gap = Math.max(anchor[1] - tip[3], tip[1] - anchor[3]);
        assert.ok(gap >= 0 && gap < 20, `${where}: the tip is ${gap} pixels from ${anchor}`);
        assert.ok(tip[0] < anchor[2] && tip[2] > anchor[0], `${where}: the tip at ${tip} is beside ${anchor}`);
        await page.moveTo(2, 2);
      }
      // On a phone a part of the map is shown, which follows the pointer.
      await page.size(800, 1100);
      await drawn(page);
      await press(page, ".tabs button", "Map");
      await press(page, ".zoom .btn");
      const view = () => page.evaluate(() => document.querySelector(".mapbox > .map").getAttribute("viewBox").split(/[ ,]+/).map(Number));
      const [left, top, right, bottom] = await placeOf(page, ".mapbox > .map");
      const before = await view();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      await page.drag([x, y], [x - 30, y], [x - 60, y], [x - 90, y]);
      await drawn(page);
      const moved = (((await view())[0] - before[0]) * (right - left)) / before[2];
      assert.ok(Math.abs(moved - 90) < 4, `the map moved by ${moved} pixels, not 90`);
    });
  });
}
