// Help in place: the rules over the table, and tips on symbols.

import { expect, test } from "@playwright/test";

import { action, resume, start, wanted } from "./player.js";
import { fromBar } from "../kept.js";
import { openSection } from "../rules.js";

const screens = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const rules = (page) => page.getByRole("dialog", { name: "Rules" });
const search = (page) => page.getByRole("searchbox", { name: "Search the rules" });
const title = (page) => rules(page).locator("article h2");
const tip = (page) => page.getByRole("tooltip");
const open = (page) => fromBar(page, page.getByRole("button", { name: "Rules", exact: true }));

const table = async (page) => {
  await start(page, { seats: ["person", "bot"], seed: "help" });
  await wanted(page);
};

/** With an action open, opens the rules over the table and closes them. */
const rulesLeaveTheTable = async (page) => {
  await action(page, "Elect a councillor").click();
  // What is said of the preview follows a moment later.
  await expect(page.locator(".rib > [role=status]")).toContainText("Elect");
  // Where Tab stops next, and what still glows, change without the rules.
  const shown = async () =>
    (await page.locator(".app").innerHTML()).replace(/ (tabindex|data-fresh)="[^"]*"/g, "");
  const before = await shown();
  await open(page);
  await expect(rules(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rules(page)).toBeHidden();
  expect(await shown()).toBe(before);
  const menu = page.locator(".top > .more");
  const opener = page.getByRole("button", { name: "Rules", exact: true });
  await expect((await menu.isVisible()) ? menu : opener).toBeFocused();
};

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use({ reducedMotion: "reduce", ...screen });

    test("the rules are read from beginning to end, and searched", async ({ page }) => {
      await test.step("a ruling has an address, and Esc leads back", async () => {
        await page.goto("./#rules/R21");
        const ruling = rules(page).locator("#rule-R21");
        await expect(ruling).toBeInViewport();
        await expect(ruling.locator("h3")).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(rules(page)).toBeHidden();
        await expect(page.getByRole("button", { name: "Play against two bots" })).toBeVisible();
      });

      await test.step("every section and every ruling can be reached, and none is wider than the screen", async () => {
        const contents = rules(page).getByRole("navigation", { name: "Contents" });
        await open(page);
        // The rules may still be on their way.
        await expect(contents.getByRole("link").first()).toBeAttached();
        const sections = await contents.getByRole("link").allInnerTexts();
        expect(sections.length).toBeGreaterThan(12);
        for (const section of sections) {
          await openSection(page, section);
          await expect(title(page)).toBeVisible();
          const reading = rules(page).locator(".reading");
          const wide = await reading.evaluate((part) => part.scrollWidth - part.clientWidth);
          expect(wide, section).toBeLessThanOrEqual(0);
        }
        await page.goto("./#rules/rulings");
        await expect(rules(page).locator("article .ruling")).toHaveCount(24);
      });

      await test.step("all sections and rulings are printed, and nothing else", async () => {
        // What a browser says when it prints by its own menu, at once.
        const printed = await page.evaluate(() => {
          dispatchEvent(new Event("beforeprint"));
          const { length } = document.querySelectorAll(".rules .whole article");
          return [length, document.querySelectorAll(".rules .whole .ruling").length];
        });
        const sections = await rules(page).locator("nav .entry").count();
        expect(printed[0]).toBe(sections);
        expect(printed[1]).toBeGreaterThan(23);
        await page.emulateMedia({ media: "print" });
        await expect(rules(page).locator(".whole article").last()).toBeVisible();
        await expect(rules(page).locator(".reading")).toBeHidden();
        await expect(page.locator(".home")).toBeHidden();
        await page.emulateMedia({ media: "screen" });
        await page.evaluate(() => dispatchEvent(new Event("afterprint")));
        await expect(rules(page).locator(".whole article")).toHaveCount(0);
        await expect(rules(page).locator(".reading")).toBeVisible();
      });

      await test.step("a link in the text leads to its section, a ruling's number to the ruling", async () => {
        await page.goto("./#rules/acquire");
        await rules(page).locator("article").getByRole("link", { name: "R21" }).click();
        await expect(title(page)).toHaveText("All rulings");
        await expect(rules(page).locator("#rule-R21")).toBeInViewport();
        await page.goto("./#rules/queen");
        await rules(page).locator("article").getByRole("link", { name: "Acquire a permit" }).click();
        await expect(title(page)).toHaveText("Acquire a permit");
      });

      await test.step("a search marks and counts results, and goes from one to the next", async () => {
        await search(page).fill("JOKER");
        const counts = await rules(page).locator("nav .count").allInnerTexts();
        const all = counts.map(Number).reduce((sum, one) => sum + one, 0);
        const state = rules(page).locator("search [role=status]");
        await expect(state).toHaveText(`${all} results`);
        let before = "";
        for (let at = 1; at <= all; at += 1) {
          await search(page).press("Enter");
          await expect(state).toHaveText(`${at} of ${all} results`);
          const now = rules(page).locator("mark.now");
          await expect(now).toHaveCount(1);
          await expect(now).toBeInViewport();
          expect((await now.innerText()).toLowerCase()).toBe("joker");
          const here = await title(page).innerText();
          if (here !== before) {
            // The section has as many marks as the contents say.
            const said = rules(page).locator("nav .entry.here .count");
            const marks = await rules(page).locator("article mark").count();
            expect(Number(await said.textContent())).toBe(marks);
          }
          before = here;
        }
        await search(page).press("Enter");
        await expect(state).toHaveText(`1 of ${all} results`);
        await search(page).press("Shift+Enter");
        await expect(state).toHaveText(`${all} of ${all} results`);
        await expect(search(page)).toBeFocused();
        await search(page).fill("zeppelin");
        await expect(state).toHaveText("no results");
        await expect(rules(page).locator("mark")).toHaveCount(0);
      });
    });
  });
}

test.describe("with a mouse", () => {
  test.use({ reducedMotion: "reduce", viewport: screens.desktop.viewport });

  test("a tip comes to a pointer that moves there, not to one that rests, and not with tips off", async ({ page }) => {
    await page.clock.install();
    await table(page);
    const space = await page.locator(".trk .nob .spc").nth(4).boundingBox();
    const [x, y] = [space.x + 12, space.y + 12];
    const look = async (by = 0) => {
      await page.mouse.move(x + by, y);
      await page.clock.runFor(1000);
    };
    await look();
    await expect(tip(page)).toBeVisible();
    // The page changes under the pointer, and comes back.
    await page.keyboard.press("F1");
    await expect(title(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(title(page)).toBeHidden();
    await page.clock.runFor(1000);
    await expect(tip(page)).toBeHidden();
    await look(3);
    await expect(tip(page)).toBeVisible();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("switch", { name: "Tips" }).click();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await look();
    await expect(tip(page)).toBeHidden();
  });

  test("rules and tips come over the table, and leave it as it was", async ({ page }) => {
    await table(page);

    await test.step("F1 opens the rules about what has the focus", async () => {
      await page.locator(".resv .rv").first().focus();
      await page.keyboard.press("F1");
      await expect(title(page)).toHaveText("Elect a councillor");
      await page.keyboard.press("Escape");
      await expect(page.locator(".resv .rv").first()).toBeFocused();
    });

    await test.step("a tip comes when the pointer rests, and goes with it", async () => {
      await page.locator(".trk .nob .spc").nth(4).hover();
      await expect(tip(page)).toContainText("Nobility space 4");
      await page.mouse.move(2, 300);
      await expect(tip(page)).toBeHidden();
      await page.locator(".strips .deck").first().hover();
      await expect(tip(page)).toContainText("Coast deck: 13 permits");
      const box = await tip(page).boundingBox();
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1440);
      expect(box.y + box.height).toBeLessThanOrEqual(900);
      await page.keyboard.press("Escape");
      await expect(tip(page)).toBeHidden();
    });

    await test.step("what is not possible says why in its tip", async () => {
      await page.locator(".hist [data-tip=undo]:visible").hover();
      await expect(tip(page)).toContainText("Takes back your last move");
      await expect(tip(page).locator(".why")).not.toBeEmpty();
    });

    await test.step("a tip comes with the focus of the keyboard, and describes what has it", async () => {
      await page.getByRole("button", { name: "Rules", exact: true }).focus();
      await page.keyboard.press("Tab");
      const focused = page.getByRole("button", { name: "Light or dark" });
      await expect(focused).toBeFocused();
      await expect(tip(page)).toContainText("Switches between a light and a dark page.");
      await expect(focused).toHaveAccessibleDescription(/light and a dark page/);
      await page.keyboard.press("Escape");
      await expect(tip(page)).toBeHidden();
      await expect(focused).toBeFocused();
    });

    await test.step("a tip on a symbol leaves the click to its button", async () => {
      const button = action(page, "Engage a servant");
      await button.locator("[data-tip=coins]").hover();
      await expect(tip(page)).toContainText("Coins");
      await button.locator("[data-tip=coins]").click();
      await expect(tip(page)).toBeHidden();
      await expect(page.locator(".rib .ttl")).toContainText("Engage a servant");
    });

    await test.step("the rules leave the table exactly as it was", async () => {
      await page.keyboard.press("Escape");
      await rulesLeaveTheTable(page);
      await page.keyboard.press("Escape");
    });

    await test.step("every drawing that stands for something has a tip, and no title besides", async () => {
      await resume(page, "choice-free-permit");
      const keys = await page
        .locator(".app [data-tip]")
        .evaluateAll((all) => [...new Set(all.map((one) => one.dataset.tip))]);
      expect(keys.length).toBeGreaterThan(50);
      expect(await page.locator(".app [data-tip][title]").count()).toBe(0);
      // The drawings that stand for something all have one.
      const without = await page
        .locator(".app svg:is(.bxs, .shield, .mk, .mch, .mb, .rb, .rgi, .crown, .bust, .pips):visible")
        .evaluateAll((all) => all.filter((one) => !one.closest("[data-tip]")).map((one) => one.outerHTML));
      expect(without).toEqual([]);
    });
  });
});

test.describe("with a finger", () => {
  test.use({ reducedMotion: "reduce", ...screens.phone });

  test("rules and tips come over the table, and leave it as it was", async ({ page }) => {
    await table(page);

    await test.step("the rules leave the table exactly as it was", async () => {
      await page.locator(".nav").getByRole("button", { name: "Main", exact: true }).tap();
      await rulesLeaveTheTable(page);
      await page.keyboard.press("Escape");
    });

    await test.step("a long press brings the tip, the next touch takes it away", async () => {
      await page.locator(".tabs").getByRole("button", { name: "Tracks" }).tap();
      const box = await page.locator(".trk .nob .spc").nth(6).boundingBox();
      const point = { x: box.x + box.width / 2, y: box.y + box.height - 8 };
      const client = await page.context().newCDPSession(page);
      const touch = (type, touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", [point]);
      await expect(tip(page)).toContainText("Nobility space 6");
      await touch("touchEnd", []);
      await expect(tip(page)).toBeVisible();
      const bubble = await tip(page).boundingBox();
      expect(bubble.x).toBeGreaterThanOrEqual(0);
      expect(bubble.x + bubble.width).toBeLessThanOrEqual(390);
      await page.touchscreen.tap(200, 500);
      await expect(tip(page)).toBeHidden();
      // Through the button that the whole panel of a seat is.
      const coins = await page.locator(".seats .st [data-tip=coins]").first().boundingBox();
      await touch("touchStart", [{ x: coins.x + coins.width / 2, y: coins.y + coins.height / 2 }]);
      await expect(tip(page)).toContainText(/^\d+ coins/);
      await touch("touchEnd", []);
    });
  });
});
