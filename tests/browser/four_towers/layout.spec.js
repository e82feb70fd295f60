// The table of Four Towers fits the screens that it is made for, and so does a replay. Takes 25 s of one worker, mostly
// to sit down and to resize.

import { expect, test } from "@playwright/test";

import { cutOfThePreview, hintsOnItsSide, misplaced, onEveryScreen, onItsSide, outOfReach, outOfTheRibbon, phone, sizes } from "../fits.js";
import { drawn, leave } from "../kept.js";
import { own } from "./own.js";
import { dealt, golden, goOnAfter, pile, press, step, wanted } from "./player.js";

/** Plays on until the screen asks for this. */
const until = async (page, kind) => {
  while ((await wanted(page)) !== kind) await step(page);
};

/** Sits down in a golden game after so many moves. */
const sitDown = (page, moves, game) =>
  goOnAfter(page, moves, game, Array(Number(game[0])).fill("person"));

/** The first moment of a golden game, after so many moves, at which an action of a kind comes next. */
const before = (game, kind, least) =>
  golden(game).actions.findIndex((action, at) => at >= least && action.startsWith(kind));

/** What the screen asks for, with and without an answer, one after the other. */
const tables = {
  "a draw of four": async (page) => {
    await sitDown(page, before("4-a", "draw", 120), "4-a");
    await until(page, "draw");
    await press(pile(page).first());
  },
  "a village for one of four": async (page) => {
    // One is taken already.
    for (let taken = 1; taken < 3; taken += 1) await press(pile(page).first());
    await until(page, "place");
  },
  "an expansion of three": async (page) => {
    await sitDown(page, before("3-a", "expand", 100), "3-a");
    await until(page, "expand");
  },
  "what is kept by three": (page) => until(page, "assign"),
};

for (const [by, touch] of Object.entries({ mouse: false, touch: true })) {
  test.describe(`by ${by}`, () => {
    test.use({ reducedMotion: "reduce", viewport: sizes(touch)[0].size, hasTouch: touch, isMobile: touch });

    test("nothing scrolls, is cut, covered or too small at any table on any screen", async ({ page }) => {
      for (const [name, open] of Object.entries(tables)) {
        await test.step(name, async () => {
          await open(page);
          const look = async () => [
            // With a mouse a little less will do.
            ...(await misplaced(page, touch ? 40 : 20, own)),
            ...(await cutOfThePreview(page)),
          ];
          expect.soft(await onEveryScreen(page, touch, look), name).toEqual([]);
        });
      }
    });
  });
}

test("what three others did stays in the ribbon", async ({ page }) => {
  await goOnAfter(page, 130, "4-a", ["person", "novice", "novice", "novice"]);
  await wanted(page);
  for (const { size } of [...sizes(false), ...sizes(true)]) {
    await page.setViewportSize(size);
    await drawn(page);
    expect(await outOfTheRibbon(page), `${size.width} x ${size.height}`).toEqual([]);
  }
});

test("what each open champion does is shown on laptops and tablets, too", async ({ page }) => {
  await sitDown(page, 60, "4-a");
  for (const [width, height] of [[1536, 730], [1366, 650], [1180, 820], [820, 1180]]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".display .champion-card .card-skill:visible"), `${width} x ${height}`).toHaveCount(3);
  }
});

test.describe("on a phone", () => {
  test.use({ reducedMotion: "reduce", viewport: phone, hasTouch: true });

  test("every tab holds its parts and fits, and the plays open", async ({ page }) => {
    await sitDown(page, before("3-a", "draw", 100), "3-a");
    await until(page, "draw");
    const tabs = { Towers: ".ft-lords, .trackbox, .temple, .champion-card", Mats: ".ft-frow, .ft-trade", Log: ".log", Map: ".mapbox" };
    for (const [tab, parts] of Object.entries(tabs)) {
      await page.locator(".tabs").getByRole("button", { name: tab }).tap();
      await drawn(page);
      for (const part of parts.split(", ")) await expect(page.locator(part).first()).toBeVisible();
      expect(await misplaced(page, 40, { ...own, there: [] }), tab).toEqual([]);
    }
    // What followers bring by the lords adds up, with the lords of the first row.
    const [lords, , ...seats] = await page.locator(".ft-lords tr").evaluateAll((rows) =>
      rows.map((row) => [...row.cells].slice(1).map((cell) => cell.textContent.match(/\d+/g).map(Number))));
    expect(seats).toHaveLength(3);
    for (const products of seats)
      expect(products).toEqual(products.map(([own], clan) => [own, lords[clan][0], own * lords[clan][0]]));
    await page.locator(".plays-open").tap();
    await expect(page.locator(".ft-play")).toHaveCount(10);
    await expect(page.locator(".ft-play").last()).toBeVisible();
    await page.locator(".ft-plays .shut").tap();
    // Beside what is to be done the other parts scroll.
    const scrollsOnAPhone = `${own.scrollsOnAPhone}, .right`;
    const look = () => misplaced(page, 40, { ...own, scrollsOnAPhone, there: [".tabs", ".ft-pile"] });
    expect(await onItsSide(page, ["Log", "Towers", "Mats", "Map"], look)).toEqual([]);
    await hintsOnItsSide(page);
    expect(await outOfReach(page)).toEqual([]);
  });

  test("an expansion shows its three lines and confirm at once", async ({ page }) => {
    await sitDown(page, before("3-a", "expand", 100), "3-a");
    await until(page, "expand");
    for (const size of [phone, { width: phone.height, height: phone.width }, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      await drawn(page);
      const lines = page.locator(".rib .ft-line");
      await expect(lines).toHaveCount(3);
      const confirm = await page.locator(".rib .end").boundingBox();
      for (const line of await lines.all()) {
        const { y, height } = await line.boundingBox();
        expect(y + height, `${size.width} wide`).toBeLessThanOrEqual(confirm.y + 1);
      }
    }
  });

  test("what is to be picked is marked where it is out of sight", async ({ page }) => {
    await sitDown(page, before("3-a", "draw", 100), "3-a");
    await until(page, "place");
    const tab = (name) => page.locator(".tabs").getByRole("button", { name });
    await expect(page.locator(".tabs .due")).toHaveCount(0);
    await tab("Towers").tap();
    await expect(tab("Map, more to pick here")).toHaveClass(/due/);
    await tab("Map").tap();
    await expect(page.locator(".tabs .due")).toHaveCount(0);
    let marked = 0;
    for (const [part, other] of [["West", "East"], ["East", "West"]]) {
      await page.locator(".views").getByRole("button", { name: part }).tap();
      await drawn(page);
      const hidden = await page.evaluate(() => {
        const frame = document.querySelector(".map").getBoundingClientRect();
        const villages = [...document.querySelectorAll(".spot:has(.village.legal)")];
        return villages.filter((village) => {
          const { left, right } = village.querySelector(".hit").getBoundingClientRect();
          return right < frame.left || left > frame.right;
        }).length;
      });
      if (hidden) await expect(page.locator(".views").getByRole("button", { name: other })).toHaveClass(/due/);
      marked += Math.sign(hidden);
    }
    expect(marked).toBeGreaterThan(0);
  });
});

test("the spaces of every trade are seen however much its title says", async ({ page }) => {
  const { actions } = golden("2-a");
  await sitDown(page, before("2-a", "draw", actions.length - 20), "2-a");
  for (const [width, height] of [[820, 1180], [768, 1024]]) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const spaces = page.locator(".ft-trades .trade-space");
    const right = await spaces.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(width);
  }
});

test("where the log has no room it opens", async ({ page }) => {
  await sitDown(page, before("4-a", "draw", 120), "4-a");
  for (const [width, height] of [[820, 1180], [1024, 700], [1280, 600]]) {
    await page.setViewportSize({ width, height });
    const log = page.locator(".left > .log");
    await expect(log).toBeHidden();
    await page.locator(".top .last").click();
    await expect(log.locator(".entry").first()).toBeInViewport({ ratio: 1 });
    await page.locator(".top .last").click();
    await expect(log).toBeHidden();
  }
});

test("a replay fits", async ({ page }) => {
  const { seed, actions } = golden("4-a");
  await leave(page, dealt(Array(4).fill("person"), seed, actions));
  await page.locator(".continue, .saved").getByRole("button", { name: "See the score" }).first().click();
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await expect(page.locator(".mats-past .ft-trade").first()).toBeVisible();
  const there = [".mapbox", ".ft-seat"];
  const look = () => misplaced(page, 20, { ...own, there, parts: `${own.parts}, .transport, .hands` });
  expect(await onEveryScreen(page, false, look)).toEqual([]);
  await page.setViewportSize(phone);
  await page.locator(".tabs").getByRole("button", { name: "Mats" }).click();
  await expect(page.locator(".ft-trade").first()).toBeVisible();
});
