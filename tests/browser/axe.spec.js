// No screen has a fault that axe knows. To add a screen, add a line to `screens`: its name, and how
// to get there.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { resume, start, wanted } from "./council_of_4/player.js";
import { fixture, shelved } from "./kept.js";

const table = async (page) => {
  await start(page, { seats: ["person", "bot"], seed: "axe" });
  await wanted(page);
};

/** The start page with a match that was left. */
const leave = async (page, name) => {
  await page.goto("./");
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), shelved(fixture(name)));
  await page.reload();
};

const choice = (name) => async (page) => {
  expect(await resume(page, `choice-${name}`)).toBe("choice");
};

/** The table after some keys. */
const after = (...keys) => async (page) => {
  await table(page);
  for (const key of keys) await page.keyboard.press(key);
};

const opened = (page) => expect(page.locator("dialog[open]")).toBeVisible();

/** The table, with the dialog that a key opens. */
const asking = (key) => async (page) => {
  await after(key)(page);
  await opened(page);
};

/** The analysis of a finished match, as far as that it lists something. */
const analysed = async (page) => {
  await leave(page, "match-v1");
  await page.getByRole("button", { name: "See the score" }).click();
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await expect(page.locator(".progress .told")).toContainText("decisions analysed");
};

const screens = {
  "start page": (page) => page.goto("./"),
  "saved matches, and what can't be opened": async (page) => {
    await leave(page, "match-v1");
    await leave(page, "table-usual");
    await page.evaluate(() => {
      localStorage.setItem("curia.match.00000000000000aa.odd", "{");
      localStorage.setItem("curia.damaged.1", "?");
    });
    await page.reload();
    await expect(page.locator(".leftovers")).toHaveCount(2);
    await expect(page.locator(".saved .match")).toHaveCount(1);
  },
  "what the page says of itself, and a new version": async (page) => {
    await page.goto("./");
    await page.evaluate(() => {
      document.documentElement.dataset.update = "";
      dispatchEvent(new Event("curia-news"));
    });
    await expect(page.locator(".home .update")).toBeVisible();
    await page.locator(".gear").click();
    await page.getByRole("link", { name: "Font Alegreya" }).scrollIntoViewIfNeeded();
    await expect(page.locator(".settings .update")).toBeVisible();
  },
  "menu of a match": async (page) => {
    await leave(page, "table-usual");
    await page.getByRole("button", { name: /^More for/ }).click();
    await opened(page);
  },
  "name of a match": async (page) => {
    await leave(page, "table-usual");
    await page.getByRole("button", { name: /^More for/ }).click();
    await page.getByRole("button", { name: "Rename" }).click();
    await expect(page.getByLabel("Name of the match")).toBeFocused();
  },
  "table, idle": table,
  "an action that is not possible": after("3"),
  "list of legal moves": async (page) => {
    await after("/")(page);
    await expect(page.locator(".legal-moves [role=option]").first()).toBeFocused();
  },
  "a search in the list": async (page) => {
    await after("/")(page);
    await expect(page.locator(".legal-moves [role=option]").first()).toBeFocused();
    await page.keyboard.type("queen pink");
  },
  keys: asking("?"),
  "question about hints": asking("."),
  hint: async (page) => {
    await after(".")(page);
    await page.getByRole("button", { name: "Show the hint" }).click();
    await expect(page.locator(".rib .hint").first()).toBeVisible();
  },
  "why a bot did something": async (page) => {
    expect(await resume(page, "table-usual")).toBe("turn");
    // Where the log is not shown beside the table it need not be opened for this.
    await page.locator(".log .entry .why").first().dispatchEvent("click");
    await expect(page.locator(".why-sheet .note")).toBeVisible();
  },
  rules: asking("F1"),
  details: async (page) => {
    await table(page);
    await page.getByRole("button", { name: "All that Bruno has in the open" }).click();
    await opened(page);
  },
  settings: async (page) => {
    await table(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await opened(page);
  },
  "choice of a token": choice("token"),
  "choice of two tokens": choice("two-tokens"),
  "choice of a free permit": choice("free-permit"),
  "choice of a permit to repeat": choice("repeat-permit"),
  curtain: async (page) => {
    await start(page, { seats: ["person", "person"], seed: "axe" });
    expect(await wanted(page)).toBe("curtain");
  },
  score: async (page) => {
    await leave(page, "match-v1");
    await page.getByRole("button", { name: "See the score" }).click();
    await expect(page.locator(".score")).toBeVisible();
  },
  analysis: analysed,
  "analysis as a table": async (page) => {
    await analysed(page);
    await page.getByRole("button", { name: "Show as table" }).click();
  },
  replay: async (page) => {
    await leave(page, "match-v1");
    await page.getByRole("button", { name: /^More for/ }).first().click();
    await page.getByRole("button", { name: "Replay", exact: true }).click();
    await expect(page.locator(".replay")).toBeVisible();
  },
  "what if": async (page) => {
    await analysed(page);
    await page.getByRole("button", { name: /^What if, decision 1$/ }).click();
    await expect(page.locator(".unkept")).toBeVisible();
  },
};

const faults = async (page, part, ...without) => {
  // A tip belongs to what it explains, and to no landmark; the links of the rules skip nothing.
  const builder = new AxeBuilder({ page }).include(part).exclude("#tip");
  const { violations } = await builder.disableRules(["skip-link", ...without]).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary}`),
  );
};

const faultless = async (page, part = "html") => {
  // What was asked for comes once the page has got dark; axe would look at the page below it.
  await page.waitForFunction(() => document.querySelector(".scrim:popover-open > dialog:not([open])") === null);
  const dialog = "dialog[open]";
  if (await page.locator(dialog).count()) {
    expect(await faults(page, dialog)).toEqual([]);
    // What lies behind it is dimmed, and nobody is to read it.
    expect(await faults(page, part, "color-contrast")).toEqual([]);
  } else {
    expect(await faults(page, part)).toEqual([]);
  }
};

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** In both schemes, which change nothing but colours. */
const faultlessInBoth = async (page, part) => {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await test.step(colorScheme, () => faultless(page, part));
  }
};

for (const [device, options] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use({ ...options, reducedMotion: "reduce" });

    for (const [name, open] of Object.entries(screens)) {
      test(`${name} has no fault`, async ({ page }) => {
        await open(page);
        await faultlessInBoth(page);
      });
    }

    test("the table with any action open has no fault", async ({ page }) => {
      await table(page);
      for (let kind = 1; kind <= 8; kind += 1) {
        await page.keyboard.press(String(kind));
        if (await page.locator(".rib.open").count()) {
          // What changes with the action; the rest is that of the idle table.
          await faultlessInBoth(page, ".rib");
          await page.keyboard.press("Escape");
          await page.keyboard.press("Escape");
        }
      }
    });
  });
}
