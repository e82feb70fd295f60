// The table of The Council fits the screens that it is made for. Takes 25 s of one worker,
// mostly to sit down and to resize.

import { expect, test } from "@playwright/test";

import { cutOfThePreview, hintsOnItsSide, misplaced, onEveryScreen, onItsSide, outOfReach, outOfTheRibbon, phone, sizes } from "../fits.js";
import { drawn, leave } from "../kept.js";
import { own } from "./own.js";
import { dealt, golden, goOnAfter, handCard, ownCard, press, step, wanted, preset } from "./player.js";

/** What the stage keeps below its edge: that of a large screen shows everything at once. */
const belowTheStage = (page) =>
  page.evaluate(() => {
    const stage = document.querySelector(".stage");
    const [over, beside] = [stage.scrollHeight - stage.clientHeight, stage.scrollWidth - stage.clientWidth];
    const layout = document.documentElement.dataset.shape;
    const below = over > 1 && !["phone", "lying"].includes(layout) ? [`${over} pixels below the stage`] : [];
    return beside > 1 ? [...below, `${beside} pixels beside the stage`] : below;
  });

/** Plays on until the screen asks for this. */
const until = async (page, kind) => {
  while ((await wanted(page)) !== kind) await step(page);
};

/** Sits down in a golden game after so many moves. */
const sitDown = (page, moves, game) =>
  goOnAfter(page, moves, game, ["person", ...Array(Number(game[0]) - 1).fill("novice")]);

/** What the screen asks for, with and without an answer, one after the other. */
const tables = {
  "a card taken by one of five": async (page) => {
    await sitDown(page, 0, "5-b");
    await until(page, "draft");
    await press(handCard(page).last());
  },
  "a bid of five": async (page) => {
    await sitDown(page, 40, "5-b");
    await until(page, "bid");
  },
  "cards of five": async (page) => {
    await until(page, "commit");
    await press(ownCard(page).first());
  },
  "a result of five": (page) => until(page, "result"),
  "a bid of four for three suits": async (page) => {
    await sitDown(page, 60, "4-b");
    await until(page, "bid");
    await press(page.locator(".stepr .step-by:last-child:not([aria-disabled])").first());
  },
  "a result of four": (page) => until(page, "result"),
};

test("the names of five seats and what they did are whole on tablets", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await goOnAfter(page, 60, "5-a", ["person", "novice", "novice", "novice", "novice"]);
  for (const asked of ["bid", "commit"]) {
    while ((await wanted(page)) !== asked) await step(page);
    for (const [width, height] of [[1180, 820], [820, 1180], [768, 1024]]) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const cut = await page.locator(".seat .nm").evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
      expect(cut, `${width} wide, ${asked}`).toEqual([]);
      expect(await outOfTheRibbon(page), `${width} wide, ${asked}`).toEqual([]);
    }
  }
});

test("a phone shows all bids, chips and aims at once", async ({ page }) => {
  await page.setViewportSize(phone);
  await goOnAfter(page, 60, "4-b", ["person", "novice", "novice", "novice"]);
  while ((await wanted(page)) !== "bid") await step(page);
  await page.locator(".stepr .step-by:last-child:not([aria-disabled])").first().click();
  for (const size of [phone, { width: phone.height, height: phone.width }]) {
    await page.setViewportSize(size);
    await drawn(page);
    const below = await page.evaluate(() => {
      const bottom = (part) => part.getBoundingClientRect().bottom;
      const [stage, sheet] = [".stage", ".rib"].map((part) => document.querySelector(part).getBoundingClientRect());
      const rows = [...document.querySelectorAll(".mx tbody tr")].slice(0, 4).map((row) => bottom(row) - stage.bottom);
      const ways = [...document.querySelectorAll(".stepr, .presets .act")].map((way) => bottom(way) - sheet.top);
      return [rows.length, Math.max(...rows, ...ways)];
    });
    expect(below[0]).toBe(4);
    expect(below[1], `${size.width} wide`).toBeLessThan(4);
  }
});

test("with larger texts a phone still has every chip to bid", async ({ page }) => {
  const settings = { version: 1, speed: "off", text_size: 150 };
  await page.addInitScript((text) => localStorage.setItem("curia.settings", text), JSON.stringify(settings));
  await page.setViewportSize(phone);
  await goOnAfter(page, 60, "4-b", ["person", "novice", "novice", "novice"]);
  while ((await wanted(page)) !== "bid") await step(page);
  const cut = await page.locator(".stepr .step-by").evaluateAll((buttons) =>
    buttons.filter((button) => {
      const [own, all] = [button, button.parentElement].map((part) => part.getBoundingClientRect());
      return own.width < 40 || own.right > all.right + 1 || own.left < all.left - 1;
    }).length,
  );
  expect(cut).toBe(0);
  await page.locator(".stepr .step-by:last-child:not([aria-disabled])").first().click();
  await expect(page.locator(".rib .confirm")).toBeEnabled();
});

for (const [by, touch] of Object.entries({ mouse: false, touch: true })) {
  test.describe(`by ${by}`, () => {
    test.use({ reducedMotion: "reduce", viewport: sizes(touch)[0].size, hasTouch: touch, isMobile: touch });

    test("nothing scrolls, is cut, covered or too small at any table on any screen", async ({ page }) => {
      for (const [name, open] of Object.entries(tables)) {
        await test.step(name, async () => {
          await open(page);
          const look = async () => [
            // With a mouse a little less will do.
            ...(await misplaced(page, touch ? 40 : 36, own)),
            ...(await belowTheStage(page)),
            ...(await cutOfThePreview(page)),
          ];
          expect.soft(await onEveryScreen(page, touch, look), name).toEqual([]);
        });
      }
    });
  });
}

test("a replay of five fits", async ({ page }) => {
  const { seed, actions } = golden("5-b");
  await leave(page, dealt(["person", ...Array(4).fill("novice")], seed, actions));
  await page.locator(".continue, .saved").getByRole("button", { name: "See the score" }).first().click();
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await expect(page.locator(".transport")).toBeVisible();
  for (let turns = 0; turns < 61; turns += 1) await page.keyboard.press("Shift+BracketRight");
  const parts = `${own.parts}, .transport, .hands`;
  const look = () => misplaced(page, 20, { ...own, there: [".transport"], parts });
  for (const touch of [false, true]) expect.soft(await onEveryScreen(page, touch, look)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ reducedMotion: "reduce", viewport: phone, hasTouch: true });

  test("every tab fits, and leads back to what is to be done", async ({ page }) => {
    await sitDown(page, 40, "5-b");
    await until(page, "bid");
    for (const tab of ["Hall", "Seats", "Log"]) {
      await page.locator(".tabs").getByRole("button", { name: tab }).tap();
      await drawn(page);
      expect(await misplaced(page, 40, { ...own, there: [] }), tab).toEqual([]);
      await expect(page.locator(".rib")).toBeHidden();
      await page.getByRole("button", { name: "To the bid" }).tap();
      await expect(page.locator(".stage")).toBeVisible();
    }
    const look = () => misplaced(page, 40, { ...own, there: [".tabs"] });
    expect(await onItsSide(page, ["Log", "Hall", "Seats", "Event"], look)).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    // For two suits.
    await expect(page.locator(".ctile.ask")).toHaveCount(2);
    const [pass, sheet] = [preset(page, "Pass"), page.locator(".rib")];
    await expect(async () => {
      const [last, over] = [await pass.boundingBox(), await sheet.boundingBox()];
      expect(last.y + last.height - over.y, "what can be bid is over the sheet").toBeLessThan(1);
    }).toPass();
    await hintsOnItsSide(page);
    expect(await outOfReach(page)).toEqual([]);
  });
});
