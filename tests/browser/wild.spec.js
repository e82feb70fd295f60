// A user who does anything: clicks, taps, keys, texts, other windows, back and forward, reloads. Nothing may go
// wrong that nobody catches. The same seed does the same on every machine: time is the test's own, and a step
// begins when the bots are done.
//
//     CURIA_WILD=7 npx playwright test wild.spec.js     another seed
//     CURIA_WHOLE=1 npx playwright test wild.spec.js    more steps

import { expect, test } from "@playwright/test";

import * as council_of_4 from "./council_of_4/player.js";
import * as four_towers from "./four_towers/player.js";
import * as the_council from "./the_council/player.js";
import { fixture, keep, shelved } from "./kept.js";
import { background } from "./parts.js";

const SEED = Number(process.env.CURIA_WILD ?? 3);
/** At each place and size. */
const STEPS = process.env.CURIA_WHOLE ? 300 : 40;
const SIZES = [[1440, 900], [1180, 820], [820, 1180], [390, 844]];

/** Of each game a match that is over, and one at its beginning. */
const GAMES = {
  council_of_4: [fixture("match-v1"), council_of_4.dealt(["person", "bot", "bot"], "wild", "novice")],
  the_council: [over(the_council, "4-b"), the_council.dealt(["person", "novice", "novice"], "wild")],
  four_towers: [over(four_towers, "4-a"), four_towers.dealt(["person", "novice", "novice"], "wild")],
};
/** A golden game between a person and bots. */
function over({ dealt, golden }, name) {
  const { seed, actions } = golden(name);
  return dealt(["person", "novice", "novice", "novice"], seed, actions);
}

const KEYS = [
  ...["Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Enter", "Escape", "Escape", " ", "Home", "End"],
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageDown", "Backspace", "?", "/", "+", "-", "0"],
  ...["Control+z", "Control+y", "Control+Enter", "Shift+?", ..."abcdefghijklmnopqrstuvwxyz123456789"],
];
const TEXTS = ["Zoë", "🂡", "<b>", "0", "-1", "a link", "#m=1", "\u202Eabc", "x".repeat(200)];
const ADDRESSES = ["#replay=00000000000000f1&at=30", "#replay=00000000000000f2&at=9", "#m=A", "#replay=1", "#", "#?"];

/** The parts of the program that come after the start page, by the game that is chosen there. */
const PARTS = Object.keys(GAMES).map((game) => background(game).filter((name) => name.endsWith(".wasm")));

/** Numbers from a seed, by mulberry32: `upTo(n)` gives one below n, `of(list)` one of a list. */
const chance = (seed) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (end) => Math.floor(next() * end);
  return { upTo, of: (list) => list[upTo(list.length)] };
};

/** Where the wild user begins, each for a share of the steps. */
const PLACES = {
  "the start page": () => {},
  "a table": (page) => press(page, ".continue .btn.pri"),
  "a replay": (page) => page.evaluate(() => (location.hash = "#replay=00000000000000f1&at=20")),
  "the settings": (page) => press(page, ".top button[data-tip]:last-of-type"),
  lessons: (page) => press(page, ".learn button"),
};

const press = (page, selector) => page.locator(selector).first().click();

/** The middle of a control that a press reaches: the first such one from this number on. */
const control = (page, number) =>
  page.evaluate((number) => {
    const selector = "button, a[href], input, select, summary, label, [role=button], [role=option], .spot, .entry";
    const all = [...document.querySelectorAll(selector)];
    for (let at = 0; at < all.length; at += 1) {
      const one = all[(number + at) % all.length];
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
      const hit = width > 0 && document.elementFromPoint(...middle);
      if (hit && (one.contains(hit) || hit.contains(one))) return middle;
    }
    return [1, 1];
  }, number);

/** What the wild user can do: how often, in words, and how it is done. Presses are taps for one who `taps`. */
const deeds = (page, { upTo, of }, taps) => {
  const anywhere = () => [upTo(page.viewportSize().width), upTo(page.viewportSize().height)];
  const hit = (what, place, clicks) =>
    taps && upTo(4) > 0
      ? [`tap ${what} ${place}`, () => page.touchscreen.tap(...place)]
      : [`click ${what} ${place}`, () => page.mouse.click(...place, { clickCount: clicks })];
  const drag = async (from, to) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 3 });
    await page.mouse.up();
  };
  const wheel = async (place, far) => {
    await page.mouse.move(...place);
    await page.mouse.wheel(0, far);
  };
  const shares = [
    [100, async () => hit("a control", await control(page, upTo(10_000)), upTo(12) ? 1 : 2)],
    [70, () => hit("anywhere", anywhere(), upTo(12) ? 1 : 2)],
    [100, (key = of(KEYS)) => [`press ${key}`, () => page.keyboard.press(key)]],
    [6, (text = of(TEXTS)) => [`write ${text}`, () => page.keyboard.insertText(text)]],
    [8, (place = anywhere(), far = upTo(800) - 400) => [`turn the wheel at ${place} ${far}`, () => wheel(place, far)]],
    [8, (from = anywhere(), to = anywhere()) => [`drag ${from} to ${to}`, () => drag(from, to)]],
    [5, ([width, height] = of(SIZES)) => [`resize to ${width} x ${height}`, () => page.setViewportSize({ width, height })]],
    [6, () => ["go back", () => page.goBack({ waitUntil: "commit" })]],
    [3, () => ["go forward", () => page.goForward({ waitUntil: "commit" })]],
    [6, (to = of(ADDRESSES)) => [`go to ${to}`, () => page.evaluate((to) => (location.hash = to), to)]],
    [1, () => ["reload", () => page.reload({ waitUntil: "commit" })]],
  ];
  const urn = shares.flatMap(([share, deed]) => Array(share).fill(deed));
  return () => of(urn)();
};

/** At each size from each place: one of the games in turn, or all. */
const CASES = SIZES.flatMap(([width, height], row) =>
  Object.entries(PLACES).flatMap(([place, enter], column) =>
    Object.entries(GAMES)
      .filter((_, at) => process.env.CURIA_WHOLE || at === (row + column) % 3)
      .map(([game, matches]) => ({ width, height, place, enter, game, matches })),
  ),
);

for (const { width, height, place, enter, game, matches } of CASES) {
  test.describe(`${game}, ${width} x ${height}`, () => {
    const has_touch = width < 1440;
    test.use({ viewport: { width, height }, hasTouch: has_touch, acceptDownloads: false });

    test(`nothing a wild user does is an error, beginning at ${place}`, async ({ page, baseURL }) => {
      const numbers = chance(SEED * 10_000 + width + Object.keys(PLACES).indexOf(place));
      const next = deeds(page, numbers, has_touch);
      const faults = [];
      let doing = "at the beginning";
      const fault = (message) => faults.push(`${doing}: ${message}`);
      page.on("pageerror", ({ message }) => fault(message));
      page.on("console", (message) => message.type() === "error" && fault(message.text()));
      page.on("popup", (popup) => popup.close());
      page.on("dialog", (dialog) => dialog.accept());
      let loaded = new Set();
      page.on("request", (request) => request.isNavigationRequest() && (loaded = new Set()));
      page.on("requestfinished", (request) => loaded.add(request.url().split("/").pop()));
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);

      /** Lets this time pass, and then as much as the page needs to be ready for the next step. */
      const settled = async (millis) => {
        for (let passing = millis; ; passing = 200) {
          // What a timer throws is thrown here.
          await page.clock.runFor(passing).catch(({ message }) => {
            // The clock is that of all pages: one that a link opened may be closed meanwhile.
            if (page.isClosed() || !message.includes("has been closed")) fault(message);
          });
          const waits = await page.evaluate(() => {
            if (document.querySelector(".crash")) return "crash";
            return document.querySelector("#boot, .app[aria-busy], .coming:not(.missing)") ? "busy" : "";
          });
          if (waits === "crash") fault(await page.locator(".crash pre").innerText());
          if (waits !== "busy" && PARTS.some((parts) => parts.every((part) => loaded.has(part)))) return waits;
        }
      };
      const open = async () => {
        await page.goto("./");
        await settled(100);
      };

      await keep(page, ...matches.map((match, at) => shelved(match, `00000000000000f${at + 1}`)));
      await open();
      await enter(page);
      await settled(100);
      for (let at = 0; at < STEPS; at += 1) {
        const [what, does] = await next();
        doing = `seed ${SEED}, ${game}, ${place}, step ${at}, ${what}`;
        await does();
        // Now and then the next step comes before the page has drawn this one.
        const is_quick = numbers.upTo(3) === 0;
        const millis = numbers.upTo(500);
        const is_away = page.url().split("#")[0] !== baseURL;
        if (is_away || (!is_quick && (await settled(millis))) === "crash") await open();
      }
      expect(faults).toEqual([]);
    });
  });
}
