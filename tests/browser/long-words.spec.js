// The tables in the language of the longest words, in one that is made from English with longer words still, and with the spacing
// that some readers set for every page.

import { expect, test } from "@playwright/test";

import * as council_of_4 from "./council_of_4/player.js";
import { outOfTheRibbon, screens, wordsThatLeave } from "./fits.js";
import * as four_towers from "./four_towers/player.js";
import { drawn, keep } from "./kept.js";
import * as the_council from "./the_council/player.js";

const three = ["person", "novice", "novice"];
/** A turn of each game in which others did something before. */
const TABLES = {
  "Council of 4": [(page) => council_of_4.resume(page, "table-usual"), council_of_4.wanted],
  "The Council": [(page) => the_council.goOnAfter(page, 60, "4-b", [...three, "novice"]), the_council.wanted],
  "Four Towers": [(page) => four_towers.goOnAfter(page, 60, "3-b", three), four_towers.wanted],
};
const SIZES = ["desktop", "tablet, landscape", "tablet, portrait", "phone", "a phone on its side"];

test.use({ reducedMotion: "reduce" });

for (const [game, language] of Object.keys(TABLES).flatMap((game) => [[game, "de"], [game, "qps"]])) {
  const [open, wanted] = TABLES[game];
  test(`long words stay where they belong: ${game}, ${language}`, async ({ page }) => {
    await keep(page, ["curia.seen.four-towers", "1"]);
    await open(page);
    await wanted(page);
    const settings = JSON.stringify({ version: 1, language });
    await page.evaluate((settings) => localStorage.setItem("curia.settings", settings), settings);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".rib .events")).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(screens[size]);
      await drawn(page);
      const wrong = [...(await outOfTheRibbon(page)), ...(await wordsThatLeave(page, false))];
      expect.soft(wrong, size).toEqual([]);
      // Both at once are asked of no page.
      if (language === "qps") continue;
      expect.soft(await wordsThatLeave(page, true), `${size}, with more space`).toEqual([]);
      await wordsThatLeave(page, false);
    }
  });
}
