// Every screen of every game leads to every other one, and nothing of a screen that is gone is read or written any more.

import { expect, test } from "@playwright/test";

import * as council_of_4 from "./council_of_4/player.js";
import * as four_towers from "./four_towers/player.js";
import * as the_council from "./the_council/player.js";
import { lostInPictures, outOfFrame, screens as sizes } from "./fits.js";
import { drawn, fixture, keep, shelved } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const [OVER, AMID] = ["00000000000000f1", "00000000000000f2"];

/** A golden game that is over, and as it was before the last of its moves. */
const golden = ({ dealt, golden }, name, seats, last) => {
  const { seed, actions } = golden(name);
  return { over: dealt(seats, seed, actions), amid: dealt(seats, seed, actions.slice(0, -last)) };
};
const GAMES = {
  "council-of-4": { over: fixture("match-v1"), amid: fixture("table-usual"), player: { ...council_of_4, step: council_of_4.turn } },
  "the-council": { ...golden(the_council, "4-b", ["person", "novice", "novice", "novice"], 40), player: the_council },
  "four-towers": { ...golden(four_towers, "4-a", ["person", "person", "person", "person"], 40), player: four_towers },
};
/** The screens that an address opens, each with what is seen there alone. */
const screens = (game) => [
  ["#", ".home"],
  [`#table=${AMID}`, ".app:not(.replay) .dock"],
  [`#table=${OVER}`, ".score"],
  [`#replay=${AMID}&at=3`, ".app.replay"],
  [`#replay=${OVER}&at=9`, ".app.replay .transport"],
  [`#lessons=1&game=${game}`, ".lesson-bar:not(.puzzle-bar)"],
  [`#puzzle=1&game=${game}`, ".puzzle-bar"],
];

/** A way from each of so many places to each other one, from the first back to it. */
const everywhere = (places) => {
  const left = Array.from({ length: places }, (_, from) => [...Array(places).keys()].filter((to) => to !== from));
  const [way, done] = [[0], []];
  while (way.length > 0) {
    const next = left[way.at(-1)].pop();
    if (next === undefined) done.unshift(way.pop());
    else way.push(next);
  }
  return done;
};

const stands = (page, what) => expect(page.locator(`.crash, ${what}`).first(), what).not.toHaveClass(/crash/);

for (const [game, { over, amid, player }] of Object.entries(GAMES)) {
  test.describe(game, () => {
    test.beforeEach(async ({ page }) => {
      await keep(page, ["curia.seen.four-towers", "1"], shelved(over, OVER), shelved(amid, AMID));
      await page.goto("./");
      await expect(page.locator(".home")).toBeVisible();
    });

    test("every address leads to every other one", async ({ page }) => {
      const all = screens(game);
      for (const at of everywhere(all.length).slice(1)) {
        const [address, mark] = all[at];
        await page.evaluate((address) => (location.hash = address), address);
        await stands(page, mark);
        await expect(page.locator(mark).first(), address).toBeVisible();
        // Each says what it is to those who see only its title.
        if (address === "#") await expect(page).toHaveTitle("Curia");
        else await expect(page, address).toHaveTitle(/^\S.* · Curia$/);
      }
    });

    test("a table leads to its replay, and the score to its own and to the analysis, and all lead back", async ({ page }) => {
      // By the way that the screen offers, and by the browser's.
      const visit = async (where, enter, back) => {
        // The page's own way back: the driver may still count the entry before, and go back one too many.
        const goBack = () => page.evaluate(() => history.back());
        for (const leave of [() => page.keyboard.press("Escape"), goBack]) {
          const before = page.url();
          await enter();
          await stands(page, where);
          await expect(page.locator(where).first()).toBeVisible();
          // The screen is there a moment before its address, from which the browser goes back.
          await expect.poll(() => page.url()).not.toBe(before);
          await leave();
          await stands(page, back);
          await expect(page.locator(back).first()).toBeVisible();
          await expect.poll(() => new URL(page.url()).hash).toMatch(/^#table=/);
        }
      };
      await drawn(page);
      expect(await outOfFrame(page), "the start page").toEqual([]);
      const table = ".app:not(.replay) .dock";
      await page.evaluate((id) => (location.hash = `#table=${id}`), AMID);
      await expect(page.locator(table)).toBeVisible();
      for (let times = 0; times < 2; times += 1) {
        await player.step(page);
        await player.wanted(page);
        await visit(".app.replay", () => page.locator(".log [data-look]").first().dispatchEvent("click"), table);
      }
      await page.evaluate((id) => (location.hash = `#table=${id}`), OVER);
      const score = page.locator(".score");
      await expect(score).toBeVisible();
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        // Both at once, and again until the page is laid out anew.
        const lies = () =>
          score.evaluate((score) => {
            const [bar, title] = [":scope > .top", "h1"].map((part) => score.querySelector(part).getBoundingClientRect());
            return [bar.top, bar.height > 40, title.top > 0, title.bottom < bar.bottom];
          });
        await expect.poll(lies, name).toEqual([0, true, true, true]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      const button = (name) => score.getByRole("button", { name, exact: true });
      await visit(".app.replay", () => button("Replay").click(), ".score");
      const allInFrames = async (where) => {
        await drawn(page);
        expect(await outOfFrame(page), where).toEqual([]);
      };
      await allInFrames("score");
      await button("Share").click();
      await expect(page.locator(".share-frame > .share-picture")).toBeVisible();
      await allInFrames("picture");
      expect(await lostInPictures(page, ".share-picture")).toEqual([]);
      // All four towers, and nothing else of a board, is cut off.
      const [banner, ...places] = await page.evaluate(() => {
        const parts = [...document.querySelectorAll(".share-picture > .banner, .banner :is(.tower, .spot, .column)")];
        return parts.map((part) => part.getBoundingClientRect().toJSON());
      });
      expect(places.length).toBeGreaterThan(3);
      for (const { top, bottom } of places) {
        expect(top).toBeGreaterThanOrEqual(banner.top - 4);
        expect(bottom).toBeLessThanOrEqual(banner.bottom + 4);
      }
      await page.keyboard.press("Escape");
      await button("Analyse").click();
      await expect(page.locator(".analysis .weighed").first()).toBeVisible();
      await allInFrames("analysis");
      await page.locator(".analysis .top .btn").first().click();
      await expect(score).toBeVisible();
    });
  });
}

test("every box stands whole in the cupboard on any screen", async ({ page }) => {
  await page.goto("./");
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    const beyond = await page.evaluate(() => {
      const box = (part) => part.getBoundingClientRect();
      const inside = box(document.querySelector(".boxes"));
      return [...document.querySelectorAll(".game-box .front")].filter((front) => {
        const { left, top, right, bottom } = box(front);
        return left < inside.left || top < inside.top + 6 || right > inside.right || bottom > inside.bottom;
      }).length;
    });
    expect.soft(beyond, name).toBe(0);
  }
});
