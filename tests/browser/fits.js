// Whether a table fits the screens that it is made for: what every game's table is asked.

import { expect } from "@playwright/test";

import { drawn } from "./kept.js";

export const phone = { width: 390, height: 844 };
/** The screens that every table is made for. */
export const screens = {
  "a large screen": { width: 1920, height: 940, touch: false },
  "a very large screen": { width: 2560, height: 1440, touch: false },
  desktop: { width: 1440, height: 900, touch: false },
  "the smallest desktop": { width: 1280, height: 760, touch: false },
  "a low window": { width: 1536, height: 730, touch: false },
  "a laptop": { width: 1366, height: 680, touch: false },
  "a laptop with a taller bar": { width: 1366, height: 650, touch: false },
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

/** Those of each layout with the least room. */
const tightest = new Set([
  ...["the smallest desktop", "a laptop with a taller bar", "a small laptop", "a low window, narrow"],
  ...["the smallest tablet, landscape", "the smallest tablet, portrait", "the smallest phone"],
  "the smallest phone on its side",
]);

/** The screens for a finger, or for a mouse; `tight`: those with the least room alone. */
export const sizes = (touch, tight = false) =>
  Object.entries(screens)
    .filter(([name, screen]) => screen.touch === touch && (!tight || tightest.has(name)))
    .map(([name, { width, height }]) => ({ name, size: { width, height } }));

/** A phone on its side. */
const lying = [screens["a phone on its side"], screens["the smallest phone on its side"]];

/** Turns a phone on its side and there opens every tab, so that each leads to the others; `look` says what is wrong. */
export const onItsSide = async (page, tabs, look) => {
  const wrong = [];
  for (const { width, height } of lying) {
    await page.setViewportSize({ width, height });
    for (const tab of tabs) {
      await page.locator(".tabs").getByRole("button", { name: tab }).tap();
      await drawn(page);
      wrong.push(...(await look()).map((what) => `${width} x ${height}, ${tab}: ${what}`));
    }
  }
  return wrong;
};

/** Asks for hints on a phone on its side: all three are seen, as is what opens the first. */
export const hintsOnItsSide = async (page) => {
  await page.getByRole("button", { name: "Hint", exact: true }).first().tap();
  const agree = page.getByRole("button", { name: "Show hint" });
  const hints = page.locator(".rib .hint");
  await agree.or(hints.first()).first().waitFor();
  if (await agree.isVisible()) await agree.tap();
  await expect(hints).toHaveCount(3);
  for (const { width, height } of lying) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    for (const part of [...(await hints.all()), page.locator(".rib .end .btn.pri")]) {
      await expect(part).toBeInViewport({ ratio: 0.95 });
    }
    // Nor does what opens the first lie over the others.
    const [last, open] = [await hints.last().boundingBox(), await page.locator(".rib .end").boundingBox()];
    expect(last.y + last.height, `${width} x ${height}`).toBeLessThanOrEqual(open.y + 6);
  }
  await page.getByRole("button", { name: "Close hint" }).tap();
  await expect(hints).toHaveCount(0);
};

/** Drawings that leave their frames, in words: those larger than a sign. */
export const outOfFrame = (page) =>
  page.evaluate(() => {
    const most = 12;
    const isClipped = (svg) => svg !== null && (getComputedStyle(svg).overflowX !== "visible" || isClipped(svg.parentElement.closest("svg")));
    const box = (part) => part.getBoundingClientRect();
    const frames = [...document.querySelectorAll("svg")].filter((svg) => {
      const { width, height } = box(svg);
      return !svg.parentElement.closest("svg") && !isClipped(svg) && width > 60 && height > 40 && svg.checkVisibility();
    });
    const leaves = (svg) => {
      const { left, top, right, bottom } = box(svg);
      const parts = [...svg.querySelectorAll("path, rect, circle, ellipse, image, text, use")];
      return parts.some((part) => {
        const its = box(part);
        // What is only referred to, or clipped, is not seen there.
        if (its.width === 0 || its.height === 0 || part.closest("defs, symbol, clipPath, mask, [clip-path]") || isClipped(part.parentElement.closest("svg"))) return false;
        return its.left < left - most || its.top < top - most || its.right > right + most || its.bottom > bottom + most;
      });
    };
    return frames.filter(leaves).map((svg) => `out of its frame: ${svg.getAttribute("class")} in ${svg.parentElement.className}`);
  });

/** Rules for a drawing that its copy in a picture would lose, in words: style sheets say them otherwise than they are. */
export const lostInPictures = (page, drawing) =>
  page.evaluate((drawing) => {
    const seen = document.querySelector(drawing);
    const concerns = (selector) => seen.matches(selector) || seen.querySelector(selector) !== null;
    const rules = (list) => [...list].flatMap((rule) => [rule, ...rules(rule.cssRules ?? [])]);
    const all = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules));
    const lost = all.filter((rule) => rule.selectorText && / [\w-]+: ;/.test(rule.style.cssText) && concerns(rule.selectorText));
    return lost.map((rule) => `${rule.selectorText}: ${rule.style.cssText}`);
  }, drawing);

/** Controls of a table that nothing brings into the smallest window (1280 x 1024 at 400 %), in words. */
export const outOfReach = async (page) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await drawn(page);
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll(".app button")].filter(
      // A skip link comes with the focus.
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(".skip, .handle"),
    );
    const around = (control) => (control ? [control, ...around(control.parentElement)] : []);
    const out = controls.filter((control) => {
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // What only a script scrolls stays where it is for a person, and cuts what is beyond it.
      const fixed = around(control).filter((part) => {
        const { display, overflowY } = getComputedStyle(part);
        return overflowY === "hidden" && display !== "contents";
      });
      fixed.forEach((part) => (part.scrollTop = 0));
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const edges = fixed.map((part) => part.getBoundingClientRect());
      return edges.some((edge) => y < edge.top || y > edge.bottom) || x < 0 || x > innerWidth || y < 0 || y > innerHeight;
    });
    scrollTo(0, 0);
    return out.map((control) => `out of reach: ${control.className} ${control.ariaLabel ?? control.textContent}`);
  });
};

/** Goes through all screens, or those with the least room; `look` says what is wrong on one of them. */
export const onEveryScreen = async (page, touch, look, tight) => {
  const wrong = [];
  for (const { name, size } of sizes(touch, tight)) {
    await page.setViewportSize(size);
    await drawn(page);
    wrong.push(...(await look(size)).map((what) => `${name}: ${what}`));
  }
  await page.setViewportSize(sizes(touch)[0].size);
  return wrong;
};

/** All that is wrong with the places of what is seen, in words. `own`: selectors of a game's parts. */
export const misplaced = (page, least, own) =>
  page.evaluate(({ least, own }) => {
    const wrong = [];
    const seen = (element) => element.checkVisibility({ visibilityProperty: true });
    const root = document.documentElement;
    // WebKit gives areas in the pixels of a page that has grown, and has the window in those of the screen.
    const probe = document.createElement("div");
    probe.style = "position:fixed;height:100px";
    root.append(probe);
    const grown = root.dataset.scale / probe.getBoundingClientRect().height || 1;
    probe.remove();
    const box = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return new DOMRect(left * grown, top * grown, width * grown, height * grown);
    };
    const name = (element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ${element.ariaLabel ?? ""}`.trim();
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const isDrawn = (part) => part instanceof SVGElement && !(part instanceof SVGSVGElement);
    const inside = (inner, outer) =>
      inner.left >= outer.left - 1 &&
      inner.top >= outer.top - 1 &&
      inner.right <= outer.right + 1 &&
      inner.bottom <= outer.bottom + 1;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) {
      wrong.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
    }
    // What scrolls by design, with a cut edge that shows it.
    const phone = ["phone", "lying"].includes(root.dataset.shape);
    const scroller = phone ? `${own.scrolls}, ${own.scrollsOnAPhone}` : own.scrolls;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const fixed = (element) => element.parentElement.closest(scroller) === null;

    for (const element of all(own.seen)) {
      if (fixed(element) && !inside(box(element), screen)) wrong.push(`off the screen: ${name(element)}`);
    }
    // On a phone something open takes the place of others.
    const open = phone && document.querySelector(".app[data-open]");
    for (const there of open ? [] : own.there) {
      if (all(there).length === 0) wrong.push(`not there: ${there}`);
    }
    // The seats or the tabs stand in the bar of some layouts: neither covers the other.
    for (const part of all(`${own.seats}, .tabs > button, .app > .top button`).filter(fixed)) {
      const { left, top, width, height } = box(part);
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (over && !part.contains(over)) wrong.push(`covered: ${name(part)}`);
    }
    // A panel holds what is in it.
    for (const panel of all(own.panels)) {
      // Badges stand over the edge on purpose.
      const parts = [...panel.querySelectorAll("*")].filter(
        (part) => seen(part) && !part.closest(`${own.over}, .sr, defs`),
      );
      for (const part of parts) {
        const { width, height } = box(part);
        if (width * height > 0 && !inside(box(part), box(panel)) && !isDrawn(part)) {
          wrong.push(`${name(part)} leaves ${name(panel)}`);
        }
      }
    }
    // No two parts of the table lie over each other.
    const parts = all(`.app > .top, .log, .rib, .dock, .tabs, ${own.seats}, ${own.parts}`).filter(fixed);
    for (const [at, one] of parts.entries()) {
      for (const other of parts.slice(at + 1)) {
        const [a, b] = [box(one), box(other)];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const nested = one.contains(other) || other.contains(one);
        // On a tablet the seats stand in the bar, and on a phone that lies the tabs.
        const [bar, inBar] = one.matches(".top") ? [one, other] : [other, one];
        const placed = bar.matches(".top") && inBar.matches(`${own.seats}, .tabs`);
        if (!nested && !placed && width > 1.5 && height > 1.5) wrong.push(`${name(one)} over ${name(other)}`);
      }
    }
    // No word is cut; names of people may be.
    for (const word of all(`.act b, .act .s, .btn:not(.skip), .tabs button, ${own.words}`)) {
      if (word.scrollWidth > word.clientWidth + 1 && word.clientWidth > 0) wrong.push(`cut: ${word.textContent} in ${name(word)}`);
    }
    // A finger hits what it is meant for; of cards on each other what is free of the next counts.
    for (const control of all(".app button, .app .spot")) {
      const area = box(control.matches(".who") ? control.closest(own.seats) : control);
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
  }, { least, own });

/** What the preview cuts or hides, in words: cost, gain and buttons are always in sight. */
export const cutOfThePreview = (page) =>
  page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const seen = (element) => element.checkVisibility({ visibilityProperty: true });
    const ribbon = document.querySelector(".rib");
    const body = ribbon.querySelector(".body");
    // The sheet of a phone may scroll, but for what is paid and gained; a ribbon may not.
    const sheet = getComputedStyle(body).overflowY === "auto";
    const wrong = [];
    if (body.scrollWidth > body.clientWidth + 1) wrong.push(`${body.scrollWidth - body.clientWidth} pixels too wide`);
    // One as wide as the board leaves some of it in sight.
    const { width, height } = box(ribbon);
    if (sheet && width > innerWidth / 2 && height > innerHeight * 0.6 + 1) wrong.push(`${height} pixels high`);
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

/** Words that leave the button that they are written on, or the window. Some readers want more space between all letters
 * and lines (WCAG 1.4.12): `spaced` gives it to them. What a button says below its name may go, as its tip says it, too,
 * and the prompt where something else says what is left to do. */
export const wordsThatLeave = (page, spaced) =>
  page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    const spacing = "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;";
    if (spaced) sheet.replaceSync(`* { ${spacing} }`);
    document.adoptedStyleSheets = [sheet];
    const leaving = [];
    const texts = document.createTreeWalker(document.querySelector(".app"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      const seen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!seen || !text.data.trim() || parent.closest(".sr, .skip, svg, h1, .act .s, .end-turn small, .left-to-do ~ .say")) continue;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
      for (let part = parent; part; part = part.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
        // It can be scrolled into sight, or ends in dots, and a tip has it whole.
        if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis") break;
        if (!part.matches("button, .app")) continue;
        const box = part.getBoundingClientRect();
        const out = lines.some(
          ({ left, top, right, bottom, height }) =>
            left < box.left - 3 || right > box.right + 3 || top < box.top - height / 3 || bottom > box.bottom + height / 3,
        );
        if (out) leaving.push(`${text.data.trim()} leaves ${part.className}`);
      }
    }
    return leaving;
  }, spaced);

/** What the ribbon of an idle turn tells beyond its own edges, over the table or below it. */
export const outOfTheRibbon = (page) =>
  page.evaluate(() => {
    const ribbon = document.querySelector(".rib");
    if (!ribbon.querySelector(".left-to-do, .events")?.checkVisibility()) return [];
    const { top, bottom } = ribbon.getBoundingClientRect();
    const leaves = (part) => {
      const box = part.getBoundingClientRect();
      return part.checkVisibility() && box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1);
    };
    const parts = [...ribbon.querySelectorAll(".body > *, .events .row, .events .row *")].filter(leaves);
    return parts.map((part) => `out of the ribbon: ${part.className.baseVal ?? part.className} ${part.textContent}`);
  });
