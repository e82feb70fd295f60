// The table fits the screens that it is made for.

import { expect, test } from "@playwright/test";

import { cutOfThePreview, hintsOnItsSide, misplaced, onEveryScreen, onItsSide, outOfReach, outOfTheRibbon, phone, sizes } from "../fits.js";
import { drawn, keep } from "../kept.js";
import { own } from "./own.js";
import { action, goOnAfter, resume, start, wanted } from "./player.js";

/** Every table and choice of a kept match, and a new game. */
const all = {
  // Hands as small and as large as they get, and as many seats.
  "with the least and the most on it": {
    "a new game": async (page) => {
      await start(page, { seats: ["person", "bot", "bot", "bot"], seed: "fits", level: "novice" });
      await wanted(page);
    },
    ...Object.fromEntries(["table-small", "table-overflowing"].map((name) => [name, (page) => resume(page, name)])),
  },
  // What else a table shows takes its room on the same parts, so it is seen where there is the least.
  "between these, and with a choice": Object.fromEntries(
    ["table-usual", "table-rich", "choice-token", "choice-two-tokens", "choice-free-permit", "choice-repeat-permit"].map(
      (name) => [name, (page) => resume(page, name)],
    ),
  ),
};

test("the menu of a full bar can be read, with larger texts too", async ({ page }) => {
  await page.addInitScript(() => {
    const text_size = Number(sessionStorage.getItem("size") ?? 100);
    localStorage.setItem("curia.settings", JSON.stringify({ version: 1, speed: "off", text_size }));
  });
  await page.setViewportSize(phone);
  await resume(page, "table-usual");
  for (const size of [100, 150]) {
    await page.evaluate((size) => sessionStorage.setItem("size", size), size);
    await page.reload();
    await wanted(page);
    for (const [width, height] of [[390, 844], [844, 390], [320, 568], [640, 300], [960, 600]]) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await page.locator(".top > .more").click();
      const wrong = await page.locator(".extras > .ib").evaluateAll((buttons) => {
        const menu = buttons[0].parentElement.getBoundingClientRect();
        const leaves = menu.left < 0 || menu.right > innerWidth || menu.bottom > innerHeight;
        const cut = (button) => button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight;
        return [...(leaves ? ["the menu"] : []), ...buttons.filter(cut).map((button) => button.getAttribute("aria-label"))];
      });
      expect(wrong, `${width} x ${height}, ${size} %`).toEqual([]);
      await page.keyboard.press("Escape");
    }
  }
});

for (const [by, touch] of Object.entries({ mouse: false, touch: true })) {
  const [first] = sizes(touch);
  test.describe(`by ${by}`, () => {
    test.use({ reducedMotion: "reduce", viewport: first.size, hasTouch: touch, isMobile: touch });
    // With a mouse a little less will do.
    const least = touch ? 40 : 36;

    for (const [which, tables] of Object.entries(all)) {
      test(`nothing scrolls, is cut, covered or too small at any table ${which}`, async ({ page }) => {
        const tight = which.startsWith("between");
        for (const [name, open] of Object.entries(tables)) {
          await test.step(name, async () => {
            await open(page);
            const look = async () => [...(await misplaced(page, least, own)), ...(await outOfTheRibbon(page))];
            expect.soft(await onEveryScreen(page, touch, look, tight), name).toEqual([]);
          });
        }
      });
    }

    test("the preview of every action is seen whole where there is the least room", async ({ page }) => {
      await resume(page, "table-usual");
      const press = (selector) => () => page.locator(selector).first().click();
      const actions = {
        "Acquire a permit": [press(".strips .permit.legal")],
        "Elect a councillor": [
          press(".resv .rv.legal"),
          () => page.getByRole("button", { name: /^Hills council/ }).click(),
        ],
        "Change permits": [press(".strips .permit.legal")],
        "Extra main action": [],
      };
      for (const [name, picks] of Object.entries(actions)) {
        await action(page, name).click();
        for (const pick of picks) await pick();
        expect.soft(await onEveryScreen(page, touch, () => cutOfThePreview(page), true), name).toEqual([]);
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
      expect.soft(await onEveryScreen(page, touch, () => cutOfThePreview(page)), "a chain").toEqual([]);
      await page.locator(".rib .cancel").click();
    });
  });
}

test("larger texts leave the hand on the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await keep(page, ["curia.settings", JSON.stringify({ version: 1, text_size: 150 })]);
  await resume(page, "table-overflowing");
  expect(await misplaced(page, 36, own)).toEqual([]);
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
    await page.getByRole("button", { name: /^Coast council/ }).tap();
  };

  test("every tab fits, and an election across the tabs, too", async ({ page }) => {
    await electionToCoast(page);
    await page.getByRole("button", { name: "Queen" }).and(page.locator(".council")).tap();
    await expect(page.locator(".rib .step").filter({ hasText: "enters" })).toContainText("Queen");
    // The queen's council stands among the councils meanwhile.
    expect(await misplaced(page, 40, own)).toEqual([]);
    await page.getByRole("button", { name: /^Coast council/ }).tap();
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
      expect(await misplaced(page, 40, own), tab).toEqual([]);
    }
    const look = () => misplaced(page, 40, { ...own, there: [".tabs"] });
    expect(await onItsSide(page, ["Log", "Tracks", "Councils"], look)).toEqual([]);
    await hintsOnItsSide(page);
    expect(await outOfReach(page)).toEqual([]);
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
    const council = page.getByRole("button", { name: /^Mountains council/ });
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

  test("the preview of a choice keeps picks and chain apart, and used permits lie on a pile", async ({ page }) => {
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
