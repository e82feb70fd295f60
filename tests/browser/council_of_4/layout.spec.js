// The table fits the screens that it is made for.

import { expect, test } from "@playwright/test";

import { drawn, keep } from "../kept.js";
import { action, goOnAfter, resume, start, wanted } from "./player.js";

const phone = { width: 390, height: 844 };
const screens = {
  "a large screen": { width: 1920, height: 1080, touch: false },
  "a very large screen": { width: 2560, height: 1440, touch: false },
  desktop: { width: 1440, height: 900, touch: false },
  "the smallest desktop": { width: 1280, height: 760, touch: false },
  "a low window": { width: 1536, height: 730, touch: false },
  "a laptop": { width: 1366, height: 650, touch: false },
  "a small laptop": { width: 1280, height: 600, touch: false },
  "a low window, narrow": { width: 1024, height: 600, touch: false },
  "tablet, landscape": { width: 1180, height: 820, touch: true },
  "the smallest tablet, landscape": { width: 1024, height: 700, touch: true },
  "tablet, portrait": { width: 820, height: 1180, touch: true },
  "the smallest tablet, portrait": { width: 768, height: 1024, touch: true },
  phone: { ...phone, touch: true },
  "a large phone": { width: 412, height: 915, touch: true },
  "the smallest phone": { width: 360, height: 640, touch: true },
  "a phone on its side": { width: 844, height: 390, touch: true },
  "the smallest phone on its side": { width: 640, height: 360, touch: true },
};

/** Matches with small and large hands, few and many permits, two to four seats. */
const tables = ["table-small", "table-usual", "table-rich", "table-overflowing"];
const choices = ["choice-token", "choice-two-tokens", "choice-free-permit", "choice-repeat-permit"];

/** All that is wrong with the places of what is seen, in words. */
const misplaced = (page, least) =>
  page.evaluate((least) => {
    const wrong = [];
    const seen = (element) => element.checkVisibility({ visibilityProperty: true });
    const box = (element) => element.getBoundingClientRect();
    const name = (element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ${element.ariaLabel ?? ""}`.trim();
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const isDrawn = (part) => part instanceof SVGElement && !(part instanceof SVGSVGElement);
    const inside = (inner, outer) =>
      inner.left >= outer.left - 1 &&
      inner.top >= outer.top - 1 &&
      inner.right <= outer.right + 1 &&
      inner.bottom <= outer.bottom + 1;
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) {
      wrong.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
    }
    // What scrolls by design, with a cut edge that shows it.
    const scrolls = ".own, .ready.many, .list, .rib .body";
    const phone = ["phone", "lying"].includes(getComputedStyle(root).getPropertyValue("--layout").trim());
    const scroller = phone ? `${scrolls}, .strips, .right` : scrolls;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const fixed = (element) => element.parentElement.closest(scroller) === null;

    for (const element of all(".panel, .strip, .mapbox, .rib, .dock, .act, .btn, .ib, .permit, .card, .rv, .deck")) {
      if (fixed(element) && !inside(box(element), screen)) wrong.push(`off the screen: ${name(element)}`);
    }
    // Hand and buttons are there; on a phone something open takes their place.
    const open = phone && document.querySelector(".app[data-open]");
    for (const own of open ? [] : [".hand .card", ".nav .end-turn, .dock .end-turn, .skip-turns", ".nav .btn, .acts .act"]) {
      if (all(own).length === 0) wrong.push(`not there: ${own}`);
    }
    // The seats stand in the bar of some layouts: neither covers the other.
    for (const part of all(".pl, .app > .top button")) {
      const { left, top, width, height } = box(part);
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (over && !part.contains(over)) wrong.push(`covered: ${name(part)}`);
    }
    // A panel holds what is in it.
    const panels = ".panel, .strip, .act, .btn, .rv, .hand, .perms, .option";
    for (const panel of all(panels)) {
      // Badges stand over the edge on purpose, and one who falls out of a council does.
      const parts = [...panel.querySelectorAll("*")].filter(
        (part) => seen(part) && !part.closest(".ck, .cnt, .num, .bal, .deck, .list, .sr, .ready.many, defs"),
      );
      for (const part of parts) {
        const { width, height } = box(part);
        if (width * height > 0 && !inside(box(part), box(panel)) && !isDrawn(part)) {
          wrong.push(`${name(part)} leaves ${name(panel)}`);
        }
      }
    }
    // No two parts of the table lie over each other.
    const parts = all(".app > .top, .pl, .trk, .mapbox, .strip, .court, .log, .rib, .dock, .nav, .tabs").filter(fixed);
    for (const [at, one] of parts.entries()) {
      for (const other of parts.slice(at + 1)) {
        const [a, b] = [box(one), box(other)];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const nested = one.contains(other) || other.contains(one);
        // On a tablet the seats stand in the bar.
        const [bar, seat] = one.matches(".top") ? [one, other] : [other, one];
        const placed = bar.matches(".top") && seat.matches(".pl");
        if (!nested && !placed && width > 1.5 && height > 1.5) wrong.push(`${name(one)} over ${name(other)}`);
      }
    }
    // No word is cut; names of people may be.
    for (const word of all(".act b, .act .s, .btn:not(.skip), .rn, .cols b, .court h3, .gl b, .gl span, .end-turn small, .tabs button")) {
      if (word.scrollWidth > word.clientWidth + 1 && word.clientWidth > 0) wrong.push(`cut: ${word.textContent} in ${name(word)}`);
    }
    // A finger hits what it is meant for; of cards on each other what is free of the next counts.
    for (const control of all(".app button, .app .spot")) {
      const area = box(control.matches(".who") ? control.closest(".pl") : control);
      const next = control.matches(".card, .permit") ? control.nextElementSibling : null;
      const over = next?.matches(".card, .permit") && box(next).top < area.bottom && box(next).left > area.left;
      const free = over ? box(next).left - area.left : area.width;
      // Out of sight until Tab reaches it.
      const enough = control.matches(".handle, .skip") ? 0 : least;
      if (Math.min(free, area.width) < enough - 0.5 || area.height < enough - 0.5) {
        const hit = getComputedStyle(control, "::after").content !== "none" && control.matches(".lk, .handle");
        if (!hit) wrong.push(`small: ${name(control)} ${Math.round(free)}x${Math.round(area.height)}`);
      }
    }
    return [...new Set(wrong)];
  }, least);

/** What the receipt cuts or hides, in words: cost, gain and buttons are always in sight. */
const cutOfTheReceipt = (page) =>
  page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const seen = (element) => element.checkVisibility({ visibilityProperty: true });
    const ribbon = document.querySelector(".rib");
    const body = ribbon.querySelector(".body");
    // The sheet of a phone may scroll, but for what is paid and gained; a ribbon may not.
    const sheet = getComputedStyle(body).overflowY === "auto";
    const wrong = [];
    if (body.scrollWidth > body.clientWidth + 1) wrong.push(`${body.scrollWidth - body.clientWidth} pixels too wide`);
    if (sheet && box(ribbon).height > innerHeight * 0.6 + 1) wrong.push(`${box(ribbon).height} pixels high`);
    const fixed = [...ribbon.querySelectorAll(".bill > *, .end .btn")];
    const parts = sheet ? fixed : [...fixed, ...body.children];
    for (const part of parts.filter(seen)) {
      const { left, top, right, bottom, width } = box(part);
      const name = `${part.className}: ${part.textContent}`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`off the screen: ${name}`);
      if (part.matches(".why, .tip") && width < 120) wrong.push(`${width} pixels for ${name}`);
      if (part.scrollWidth > part.clientWidth + 1) wrong.push(`cut: ${name}`);
      // What lies over it hides it.
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (over && !ribbon.contains(over)) wrong.push(`covered: ${name}`);
    }
    return wrong;
  });

/** Every table and choice of a kept match, and a new game. */
const all = {
  ...Object.fromEntries([...tables, ...choices].map((name) => [name, (page) => resume(page, name)])),
  "a new game": async (page) => {
    await start(page, { seats: ["person", "bot", "bot", "bot"], seed: "fits" });
    await wanted(page);
  },
};

for (const [by, touch] of Object.entries({ mouse: false, touch: true })) {
  const sizes = Object.entries(screens).filter(([, screen]) => screen.touch === touch);
  const [[, { width, height }]] = sizes;
  test.describe(`by ${by}`, () => {
    test.use({ reducedMotion: "reduce", viewport: { width, height }, hasTouch: touch, isMobile: touch });
    // With a mouse a little less will do.
    const least = touch ? 40 : 36;

    /** Goes through all screens; `look` says what is wrong on one of them. */
    const onEveryScreen = async (page, look) => {
      const wrong = [];
      for (const [screen, { width, height }] of sizes) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        wrong.push(...(await look({ width, height })).map((what) => `${screen}: ${what}`));
      }
      await page.setViewportSize({ width, height });
      return wrong;
    };

    test("nothing scrolls, is cut, covered or too small at any table on any screen", async ({ page }) => {
      for (const [name, open] of Object.entries(all)) {
        await test.step(name, async () => {
          await open(page);
          expect.soft(await onEveryScreen(page, () => misplaced(page, least)), name).toEqual([]);
        });
      }
    });

    test("the receipt of every action is seen whole on any screen", async ({ page }) => {
      await resume(page, "table-usual");
      const press = (selector) => () => page.locator(selector).first().click();
      const actions = {
        "Acquire a permit": [press(".strips .permit.legal")],
        "Elect a councillor": [
          press(".resv .rv.legal"),
          () => page.getByRole("button", { name: "Hills council" }).click(),
        ],
        "Change permits": [press(".strips .permit.legal")],
        "Extra main action": [],
      };
      for (const [name, picks] of Object.entries(actions)) {
        await action(page, name).click();
        for (const pick of picks) await pick();
        expect.soft(await onEveryScreen(page, () => cutOfTheReceipt(page)), name).toEqual([]);
        await page.locator(".rib .cancel").click();
      }
    });

    test("a long chain is seen whole on any screen", async ({ page }) => {
      // Place with the queen, with a chain over half the map.
      await goOnAfter(page, 64, "match-v1");
      expect(await wanted(page)).toBe("turn");
      await action(page, "Place with the queen").click();
      await page.locator('g.spot[data-city="L"]').click({ force: true });
      expect(await page.locator(".rib .chn .lnk").count()).toBeGreaterThan(5);
      expect.soft(await onEveryScreen(page, () => cutOfTheReceipt(page)), "a chain").toEqual([]);
      await page.locator(".rib .cancel").click();
    });
  });
}

test("larger texts leave the hand on the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await keep(page, ["curia.settings", JSON.stringify({ version: 1, text_size: 150 })]);
  await resume(page, "table-overflowing");
  expect(await misplaced(page, 36)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ reducedMotion: "reduce", viewport: phone, hasTouch: true });

  /** An election put together, but for the confirmation. */
  const electionToCoast = async (page) => {
    await start(page, { seats: ["person", "bot"], seed: "phone" });
    await wanted(page);
    await page.locator(".nav").getByRole("button", { name: "Main", exact: true }).tap();
    await action(page, "Elect a councillor").tap();
    // The screen turns to where the next target is.
    await page.locator(".resv .rv.legal").first().tap();
    await page.getByRole("button", { name: "Coast council" }).tap();
  };

  test("every tab fits, and an election across the tabs, too", async ({ page }) => {
    await electionToCoast(page);
    await page.getByRole("button", { name: "Queen" }).and(page.locator(".council")).tap();
    await expect(page.locator(".rib .step").filter({ hasText: "enters" })).toContainText("Queen");
    // The queen's council stands among the councils meanwhile.
    expect(await misplaced(page, 40)).toEqual([]);
    await page.getByRole("button", { name: "Coast council" }).tap();
    await page.locator(".rib .confirm").tap();
    await page.locator(".tabs").getByRole("button", { name: "Log" }).tap();
    await expect(page.locator(".log .entry").first()).toContainText("Coast council");
    // Right after a confirm the button in its place takes no tap.
    await expect(page.locator(".nav .end-turn")).not.toHaveAttribute("aria-disabled", "true");
    await page.locator(".nav .end-turn").tap();
    await wanted(page);

    await resume(page, "table-usual");
    for (const tab of ["Councils", "Tracks", "Log"]) {
      await page.locator(".tabs").getByRole("button", { name: tab }).tap();
      await drawn(page);
      expect(await misplaced(page, 40), tab).toEqual([]);
    }
  });

  test("a mouse that is let go beside the map drags it no more", async ({ page }) => {
    await resume(page, "table-usual");
    const map = page.locator(".mapbox > .map");
    await page.getByRole("button", { name: "Larger map" }).click();
    const { x, y, width, height } = await map.boundingBox();
    const before = await map.getAttribute("viewBox");
    await page.mouse.move(x + 3, y + height / 2);
    await page.mouse.down();
    // As if it were outside the page by then.
    await page.evaluate(() => {
      const options = { capture: true, once: true };
      window.addEventListener("pointerup", (event) => event.stopImmediatePropagation(), options);
    });
    await page.mouse.up();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    expect(await map.getAttribute("viewBox")).toBe(before);
  });

  test("a second tap on Confirm does not end the turn", async ({ page }) => {
    await page.clock.install();
    await electionToCoast(page);
    // However slow this machine is: no time passes between the taps.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const box = await page.locator(".rib .confirm").boundingBox();
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await page.clock.resume();
    await page.locator(".tabs").getByRole("button", { name: "Log" }).tap();
    await expect(page.locator(".log .entry").first()).toContainText("Ada elected");
    expect(await wanted(page)).toBe("turn");
  });
});

test.describe("previews on the board", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

  test("an election and a change of permits are seen on the board before they are confirmed", async ({ page }) => {
    await resume(page, "table-usual");
    await action(page, "Elect a councillor").click();
    const colour = page.locator(".resv .rv.legal").first();
    const label = await colour.getAttribute("aria-label");
    const [, before] = label.match(/, (\d+) in reserve/);
    await colour.click();
    const council = page.getByRole("button", { name: "Mountains council" });
    await council.hover();
    await expect(council.locator(".out")).toHaveCount(1);
    await expect(council.locator(".row.next")).toHaveCount(1);
    await expect(page.locator(".rv.sel b")).toHaveText(/→|×/);
    await expect(page.locator(".rv b").filter({ hasText: `${before}→${before - 1}` })).not.toHaveCount(0);
    await expect(page.locator(".rib .step").filter({ hasText: "of 4 match" })).toBeVisible();
    // Leaving the balcony gives it back.
    await page.mouse.move(5, 5);
    await expect(council.locator(".out")).toHaveCount(0);
    await page.locator(".rib .cancel").click();

    // A change turns the permits of the region face down and says what goes where.
    await action(page, "Change permits").click();
    await page.locator(".strip.hills .permit").first().hover();
    await expect(page.locator(".strip.hills .permit.back")).toHaveCount(2);
    await expect(page.locator(".strip.hills .permit.back .hd")).toHaveCount(0);
    await expect(page.locator(".strip.coast .permit.back")).toHaveCount(0);
    await expect(page.locator(".rib")).toContainText("Under the deck");
    await expect(page.locator(".rib")).toContainText("deck stays");
    await page.mouse.move(5, 5);
    await expect(page.locator(".strip.hills .permit.back")).toHaveCount(0);
  });

  test("the receipt of a choice keeps picks and chain apart, and used permits lie on a pile", async ({ page }) => {
    await resume(page, "choice-two-tokens");
    await expect(page.locator(".under-way .now")).not.toHaveCount(0);
    await expect(page.locator(".under-way .later")).not.toHaveCount(0);
    const targets = page.locator("g.spot:has(.city.target)");
    for (const at of [0, 0]) await targets.nth(at).click({ force: true });
    await expect(page.locator(".rib .picked")).toHaveCount(2);
    await expect(page.locator(".rib .picked").first()).toContainText("→");
    await expect(page.locator(".rib .cell.later")).toContainText("Then");
    await expect(page.locator(".rib .total")).toHaveCount(0);

    // More than three used permits lie on a pile, and a tap lists all.
    await resume(page, "table-overflowing");
    await page.locator(".perms .pile").click();
    await expect(page.locator(".dlg[open] .permit.used")).toHaveCount(5);
    await expect(page.locator(".dlg[open] .permit:not(.used)")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(page.locator(".dlg[open]")).toHaveCount(0);
    await expect(page.locator(".perms .pile")).toBeFocused();
  });
});
