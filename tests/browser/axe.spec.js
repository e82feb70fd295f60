// No screen has a fault that axe knows, nor leaves its look to the fonts of the machine. To add a screen, add a line to
// the way that leads to it, or a way of its own: a way is walked on one page, from its first screen to its last.

import { expect, test } from "@playwright/test";

import { resume, start, wanted } from "./council_of_4/player.js";
import * as towers from "./four_towers/player.js";
import * as council from "./the_council/player.js";
import { CONTRAST, faults } from "./faults.js";
import { foreign } from "./foreign.js";
import { card, learn } from "./lessons.js";
import { drawn, fixture, keep, leave } from "./kept.js";

const FINISHED = fixture("match-v1");
/** A log of results: daily challenges of several days. */
const RESULTS = [1, 2, 4, 5]
  .map((at) => {
    const [day, places] = [`2026-11-0${at}`, at % 2 ? [1, 2] : [2, 1]];
    const [points, causes] = [places.map((place) => 50 - place), [["permits", places]]];
    const game = { game: "council-of-4", rules: 1, setup: {}, seats: ["person", { bot: "adept" }] };
    const end = { winners: [places.indexOf(1)], points, places, causes, rounds: 20, ended: at };
    const id = `000000000000000${at}`;
    return { id, mark: at, ...game, ...end, day, origin: { kind: "daily", day } };
  })
  .reduce((log, line) => `${log}${JSON.stringify(line)}\n`, '{"results":1}\n');

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

/** The same in Four Towers. */
const reach = async (page, what) => {
  while ((await towers.wanted(page)) !== what) await towers.step(page);
};

/** Plays on in The Council until the screen waits for something. */
const until = async (page, what) => {
  while ((await council.wanted(page)) !== what) await council.step(page);
};

const button = (page, name) => page.getByRole("button", { name, exact: true });

const ways = {
  "what was played": {
    "the statistics": async (page) => {
      await keep(page, ["curia.results", RESULTS]);
      await page.goto("./");
      await button(page, "Statistics").click();
      await expect(page.locator(".statistics .rating .chart")).toBeVisible();
    },
    "the last days": async (page) => {
      await closed(page);
      await button(page, "The last 60 days").click();
      await opened(page);
    },
    "the games’ authors": async (page) => {
      await closed(page);
      await button(page, "About the games").click();
      await opened(page);
    },
  },
  "a board of one’s own": {
    "its fields": async (page) => {
      await page.goto("./");
      await button(page, "Set up a game").click();
      await button(page, "Own").click();
      await expect(page.locator(".own-board")).toBeVisible();
    },
    "its editor": async (page) => {
      await button(page, "Edit").click();
      await expect(page.locator(".editing svg.map")).toBeVisible();
    },
    "a city, and what is wrong with the board": async (page) => {
      await page.locator('.editing [data-city="D"]').click();
      await page.locator(".editing .colours").getByRole("button", { pressed: false }).first().click();
      await button(page, "Fixed").click();
      await expect(page.locator(".editing .state")).not.toBeEmpty();
    },
  },
  "the start page": {
    "with nothing on it": (page) => page.goto("./"),
    "with matches, and what can't be opened": async (page) => {
      await keep(
        page,
        ["curia.match.00000000000000aa.odd", "{"],
        ["curia.damaged.1", "?"],
        ["curia.puzzles.the-council", "{"],
        ["curia.moments", '{"version":9}'],
      );
      await leave(page, FINISHED);
      await leave(page, fixture("table-usual"));
      await expect(page.locator(".leftovers")).toHaveCount(2);
      const rows = page.locator(".leftovers").first().getByRole("listitem");
      await expect(rows.filter({ hasText: "curia.puzzles.the-council" })).toContainText("is damaged");
      await expect(rows.filter({ hasText: "curia.moments" })).toContainText("newer version");
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
  },
  "what opens over the table": {
    keys: async (page) => {
      await table(page);
      await asking("?")(page);
    },
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
  "The Council": {
    draft: async (page) => {
      await council.start(page, { seats: ["person", "novice", "novice", "novice"], seed: "axe" });
      expect(await council.wanted(page)).toBe("draft");
    },
    "a picked card": (page) => council.handCard(page).first().click(),
    "a bid": (page) => until(page, "bid"),
    "cards for an event": (page) => until(page, "commit"),
    "a result": (page) => until(page, "result"),
    "list of legal moves": async (page) => {
      await until(page, "bid");
      await page.keyboard.press("/");
      await expect(page.locator(".legal-moves")).toBeVisible();
    },
    "a seat": async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Everything public about Bruno" }).click();
      await opened(page);
    },
  },
  "The Council at its end": {
    score: async (page) => {
      const { seed, actions } = council.golden("4-b");
      await leave(page, council.dealt(["person", "novice", "novice", "novice"], seed, actions));
      await page.getByRole("button", { name: "See the score" }).click();
      await expect(page.locator(".score")).toBeVisible();
    },
    replay: async (page) => {
      await button(page, "Replay").click();
      await expect(page.locator(".replay")).toBeVisible();
    },
    curtain: async (page) => {
      await council.start(page, { seats: ["person", "person", "novice"], seed: "axe" });
      expect(await council.wanted(page)).toBe("curtain");
    },
    lesson: async (page) => {
      await page.goto("./");
      await page.locator(".game-box").filter({ hasText: "The Council" }).click();
      await learn(page).getByRole("button").click();
      await expect(card(page)).toBeVisible();
    },
  },
  "Four Towers": {
    draw: async (page) => {
      await towers.start(page, { seats: ["person", "novice", "novice", "novice"], seed: "axe" });
      expect(await towers.wanted(page)).toBe("draw");
    },
    "a village": (page) => reach(page, "place"),
    "an expansion": async (page) => {
      const { actions } = towers.golden("4-a");
      const at = actions.findIndex((action, place) => place > 100 && action.startsWith("expand"));
      await towers.goOnAfter(page, at, "4-a", Array(4).fill("person"));
      expect(await towers.wanted(page)).toBe("expand");
    },
    "what is kept": (page) => reach(page, "assign"),
    "list of legal moves": async (page) => {
      await page.keyboard.press("/");
      await expect(page.locator(".legal-moves")).toBeVisible();
    },
    "a seat": async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Everything public about Bruno" }).click();
      await opened(page);
    },
  },
  "Four Towers at its end": {
    score: async (page) => {
      const { seed, actions } = towers.golden("4-a");
      await leave(page, towers.dealt(["person", "novice", "novice", "novice"], seed, actions));
      await page.getByRole("button", { name: "See the score" }).click();
      await expect(page.locator(".score")).toBeVisible();
    },
    replay: async (page) => {
      await button(page, "Replay").click();
      await expect(page.locator(".replay")).toBeVisible();
    },
    lesson: async (page) => {
      await page.goto("./");
      await page.locator(".game-box").filter({ hasText: "Four Towers" }).click();
      await learn(page).getByRole("button").click();
      await expect(card(page)).toBeVisible();
    },
  },
  "a game of several persons": {
    curtain: async (page) => {
      await start(page, { seats: ["person", "person"], seed: "axe" });
      expect(await wanted(page)).toBe("curtain");
    },
  },
  "a puzzle": {
    "its table": async (page) => {
      await page.goto("./#puzzle=1&game=the-council");
      await expect(page.locator(".lesson-bar")).toBeVisible();
    },
    "its answer": async (page) => {
      await button(page, "Show the answer").click();
      await opened(page);
    },
    "the list of all": async (page) => {
      await page.goto("./");
      await page.locator(".puzzles").getByRole("button", { name: "More" }).click();
      await expect(page.locator(".puzzle-list .of-list").first()).toBeVisible();
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

/** Every screen is opened once and seen in both: what one shows in light the other shows in dark. */
const LOOKS = [
  { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
];

const see = async (page, { viewport, colorScheme }) => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await drawn(page);
};

/** Opens a screen, and looks for faults in what it shows in every look. `look`: does so in one. */
const inEveryLook = async (page, open, look) => {
  await see(page, LOOKS[0]);
  await open(page);
  // What was asked for comes once the page has got dark; axe would look at the page below it.
  await page.waitForFunction(() => document.querySelector(".scrim:popover-open > dialog:not([open])") === null);
  for (const one of LOOKS) {
    await see(page, one);
    expect([...(await look()), ...(await foreign(page))], one.colorScheme).toEqual([]);
  }
};

for (const [way, screens] of Object.entries(ways)) {
  test(`${way} has no fault`, async ({ page }) => {
    // Behind every dialog of a way lies the same screen.
    let behind = true;
    for (const [screen, open] of Object.entries(screens)) {
      await test.step(screen, async () => {
        let found = 0;
        await inEveryLook(page, open, async () => {
          found = await page.locator("dialog[open]").count();
          if (!found) return faults(page);
          // What lies behind it is dimmed, and nobody is to read it.
          const below = behind ? await faults(page, { but: [CONTRAST] }) : [];
          return [...(await faults(page, { part: "dialog[open]" })), ...below];
        });
        if (found) behind = false;
      });
    }
  });
}

test("the table with any action open has no fault", async ({ page }) => {
  await resume(page, "table-rich");
  for (let kind = 1; kind <= 8; kind += 1) {
    const open = async () => {
      await closed(page);
      await page.keyboard.press(String(kind));
      await drawn(page);
      // Not possible yet, and readable all the same under the pointer.
      const confirm = page.locator(".rib .confirm");
      if (await confirm.count()) await confirm.hover();
    };
    // What changes with the action; the rest is that of the idle table.
    await inEveryLook(page, open, () => faults(page, { part: ".rib" }));
  }
});
