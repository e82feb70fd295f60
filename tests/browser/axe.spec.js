// No screen has a fault that axe knows. To add a screen, add a line to the way that leads to it, or a way of
// its own: a way is walked on one page, from its first screen to its last.

import { expect, test } from "@playwright/test";

import { resume, start, wanted } from "./council_of_4/player.js";
import { CONTRAST, faultsInBoth } from "./faults.js";
import { drawn, fixture, keep, leave } from "./kept.js";

const FINISHED = fixture("match-v1");

const table = async (page) => {
  await start(page, { seats: ["person", "bot"], seed: "axe" });
  await wanted(page);
};

const choice = (name) => ({
  [`choice: ${name}`]: async (page) => expect(await resume(page, `choice-${name}`)).toBe("choice"),
});

const opened = (page) => expect(page.locator("dialog[open]")).toBeVisible();

/** Closes what is open, by Esc, until nothing is. */
const closed = async (page) => {
  const open = page.locator("dialog[open], .legal-moves, .rib.open");
  for (let presses = 0; (await open.count()) > 0; presses += 1) {
    expect(presses).toBeLessThan(6);
    await page.keyboard.press("Escape");
    await drawn(page);
  }
};

/** The dialog that a key opens. */
const asking = (key) => async (page) => {
  await closed(page);
  await page.keyboard.press(key);
  await opened(page);
};

const button = (page, name) => page.getByRole("button", { name, exact: true });

const ways = {
  "the start page": {
    "with nothing on it": (page) => page.goto("./"),
    "with matches, and what can't be opened": async (page) => {
      await keep(page, ["curia.match.00000000000000aa.odd", "{"], ["curia.damaged.1", "?"]);
      await leave(page, FINISHED);
      await leave(page, fixture("table-usual"));
      await expect(page.locator(".leftovers")).toHaveCount(2);
      await expect(page.locator(".saved .match")).toHaveCount(1);
    },
    "the menu of a match": async (page) => {
      await page.locator(".continue").getByRole("button", { name: /^More for/ }).click();
      await opened(page);
    },
    "the name of a match": async (page) => {
      await page.getByRole("button", { name: "Rename" }).click();
      await expect(page.getByLabel("Name of this game")).toBeFocused();
    },
    "what the page says of itself, and a new version": async (page) => {
      await closed(page);
      await page.evaluate(() => {
        document.documentElement.dataset.update = "";
        dispatchEvent(new Event("curia-news"));
      });
      await expect(page.locator(".home .update")).toBeVisible();
      await page.locator(".gear").click();
      await page.getByRole("link", { name: "Font Alegreya" }).scrollIntoViewIfNeeded();
      await expect(page.locator(".settings .update")).toBeVisible();
    },
  },
  "the table": {
    idle: table,
    "an action that is not possible": (page) => page.keyboard.press("3"),
    "list of legal moves": async (page) => {
      await closed(page);
      await page.keyboard.press("/");
      await expect(page.locator(".legal-moves [role=option]").first()).toBeFocused();
    },
    "a search in the list": (page) => page.keyboard.type("queen pink"),
    keys: asking("?"),
    rules: asking("F1"),
    "question about hints": asking("."),
    hint: async (page) => {
      await button(page, "Show hint").click();
      await expect(page.locator(".rib .hint").first()).toBeVisible();
    },
    details: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Everything public about Bruno" }).click();
      await opened(page);
    },
    settings: async (page) => {
      await closed(page);
      await page.getByRole("button", { name: "Settings" }).click();
      await opened(page);
    },
  },
  "why a bot did something": {
    "its sheet": async (page) => {
      expect(await resume(page, "table-usual")).toBe("turn");
      // Where the log is not shown beside the table it need not be opened for this.
      await page.locator(".log .entry .why").first().dispatchEvent("click");
      await expect(page.locator(".why-sheet .note")).toBeVisible();
    },
  },
  "the choices": {
    ...choice("token"),
    ...choice("two-tokens"),
    ...choice("free-permit"),
    ...choice("repeat-permit"),
  },
  "a game of several persons": {
    curtain: async (page) => {
      await start(page, { seats: ["person", "person"], seed: "axe" });
      expect(await wanted(page)).toBe("curtain");
    },
  },
  "a finished match": {
    score: async (page) => {
      await leave(page, FINISHED);
      await page.getByRole("button", { name: "See the score" }).click();
      await expect(page.locator(".score")).toBeVisible();
    },
    replay: async (page) => {
      await button(page, "Replay").click();
      await expect(page.locator(".replay")).toBeVisible();
    },
    analysis: async (page) => {
      await page.keyboard.press("Escape");
      await button(page, "Analyse").click();
      await expect(page.locator(".progress .told")).toContainText("decisions analysed");
    },
    "analysis as a table": (page) => button(page, "Show as table").click(),
    "what if": async (page) => {
      await page.getByRole("button", { name: "What if: decision 1", exact: true }).click();
      await expect(page.locator(".unkept")).toBeVisible();
    },
  },
};

/** Nothing on the screen has a fault; what lies behind a dialog is looked at if `behind`. */
const faultless = async (page, behind) => {
  // What was asked for comes once the page has got dark; axe would look at the page below it.
  await page.waitForFunction(() => document.querySelector(".scrim:popover-open > dialog:not([open])") === null);
  const dialog = "dialog[open]";
  if (await page.locator(dialog).count()) {
    expect(await faultsInBoth(page, { part: dialog })).toEqual([]);
    // What lies behind it is dimmed, and nobody is to read it.
    if (behind) expect(await faultsInBoth(page, { but: [CONTRAST] })).toEqual([]);
  } else {
    expect(await faultsInBoth(page)).toEqual([]);
  }
};

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [device, options] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use({ ...options, reducedMotion: "reduce" });

    for (const [way, screens] of Object.entries(ways)) {
      test(`${way} has no fault`, async ({ page }) => {
        // Behind every dialog of a way lies the same screen.
        let behind = true;
        for (const [screen, open] of Object.entries(screens)) {
          await test.step(screen, async () => {
            await open(page);
            await faultless(page, behind);
            if (await page.locator("dialog[open]").count()) behind = false;
          });
        }
      });
    }

    test("the table with any action open has no fault", async ({ page }) => {
      await resume(page, "table-rich");
      for (let kind = 1; kind <= 8; kind += 1) {
        await page.keyboard.press(String(kind));
        await drawn(page);
        // What changes with the action; the rest is that of the idle table.
        expect(await faultsInBoth(page, { part: ".rib" }), `action ${kind}`).toEqual([]);
        await closed(page);
      }
    });
  });
}
