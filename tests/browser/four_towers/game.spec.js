// The ends of games of Four Towers at the screen, each played by its controls alone: by mouse, by keys, by touch, and
// between persons, with no curtain. CURIA_WHOLE=1 plays whole games. Takes 25 s of one worker.

import { expect, test } from "@playwright/test";

import { drawn, keep, pullDrawer } from "../kept.js";
import {
  bursting, confirm, golden, goOnAfter, pile, play as row, press, start, startAsNew, step, stepByKeys, village, wanted,
} from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const WHOLE = Boolean(process.env.CURIA_WHOLE);
/** Moves of a golden game that are left to play. */
const REST = 40;

/** What the page and the console must not say in any test. */
const problems = (page) => {
  const said = [];
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  return said;
};

/** Sits down shortly before the end of a golden game, or at the beginning of another. */
const sitDown = async (page, name, seats) => {
  if (WHOLE) return start(page, { seats, seed: `whole ${name}` });
  return goOnAfter(page, golden(name).actions.length - REST, name, seats);
};

/** Plays on to the final score; returns how often the screen waited for what. */
const play = async (page, play) => {
  const counts = {};
  for (;;) {
    const state = await play(page);
    counts[state] = (counts[state] ?? 0) + 1;
    if (state === "score") return counts;
    expect(counts[state], state).toBeLessThan(WHOLE ? 400 : 60);
  }
};

test("a game of two is played to its end by keys alone", async ({ page }) => {
  const said = problems(page);
  await sitDown(page, "2-a", ["person", "novice"]);
  const counts = await play(page, stepByKeys);
  expect(counts.place).toBeGreaterThan(0);
  await expect(page.locator(".score")).toBeVisible();
  expect(said).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test("a game of four is played to its end by taps alone", async ({ page }) => {
    const said = problems(page);
    await sitDown(page, "4-a", ["person", "novice", "novice", "novice"]);
    page.touched = true;
    const counts = await play(page, step);
    expect(counts.place).toBeGreaterThan(0);
    expect(said).toEqual([]);
  });
});

test("among three persons no curtain falls, since nothing is hidden", async ({ page }) => {
  const said = problems(page);
  await sitDown(page, "3-a", ["person", "person", "person"]);
  const counts = await play(page, async (page) => {
    await expect(page.locator(".curtain")).toHaveCount(0);
    return step(page);
  });
  expect(counts.place).toBeGreaterThan(0);
  expect(said).toEqual([]);
});

test("a turn takes at most seven clicks, and is previewed on the way", async ({ page }) => {
  await start(page, { seats: ["person", "novice", "novice"], seed: "clicks" });
  const clicks = [];
  const click = async (target) => {
    clicks.push(await wanted(page));
    await press(target);
    await drawn(page);
  };

  await test.step("the third peasant ends the draw, and the first is the one to place", async () => {
    for (let taken = 0; taken < 3; taken += 1) await click(pile(page).nth(taken === 0 ? 3 : 0));
    expect(await wanted(page)).toBe("place");
    await expect(page.locator(".ft-tile.sel")).toHaveAttribute("aria-label", "blue, place");
  });

  await test.step("a village under the pointer says what follows", async () => {
    await village(page).first().hover();
    await expect(page.locator(".rib .ft-fact").first()).toContainText("then holds");
    await click(village(page).first());
  });

  await test.step("two spaces end the turn", async () => {
    // After a click Enter confirms.
    while ((await wanted(page)) === "expand") {
      await page.locator(".ft-line .ft-opt").first().click();
      clicks.push("expand");
      await page.keyboard.press("Enter");
      await drawn(page);
    }
    for (let kept = 0; kept < 2; kept += 1) await click(page.locator(".ft-trade.legal, .ft-frow.legal").first());
  });
  expect(clicks.length).toBeLessThanOrEqual(7);
  await expect(page.locator(".log .entry").first()).toBeVisible();
});

test("a cascade is done line by line or as it is filled in, and undone", async ({ page }) => {
  const { actions } = golden("3-a");
  const at = actions.findIndex((action, place) => place > 60 && action.startsWith("expand"));
  await goOnAfter(page, at, "3-a", ["person", "person", "person"]);
  expect(await wanted(page)).toBe("expand");

  await test.step("another clan takes a line, and whom it displaces goes back", async () => {
    const line = page.locator(".ft-line").first();
    const other = line.locator('.ft-opt[aria-pressed="false"]').first();
    const name = await other.getAttribute("aria-label");
    await press(other);
    await expect(line.locator('.ft-opt[aria-pressed="true"]')).toHaveAttribute("aria-label", name);
    await expect(page.locator('.ft-line .ft-opt[aria-pressed="true"]')).toHaveCount(3);
    await page.keyboard.press("1");
    await page.keyboard.press("Escape");
  });

  await test.step("Shift and Enter do the rest", async () => {
    await page.keyboard.press("Shift+Enter");
    expect(["assign", "end", "draw"]).toContain(await wanted(page));
  });

  await test.step("undo goes back into it", async () => {
    await page.keyboard.press("Control+z");
    await expect.poll(() => wanted(page)).toMatch(/expand|demote/);
  });
});

test("a first game begins with four pictures, once", async ({ page }) => {
  await startAsNew(page, { seats: ["person", "novice"], seed: "first" });
  const pictures = page.getByRole("dialog", { name: "Four Towers in four pictures" });
  await expect(pictures.getByRole("listitem")).toHaveCount(4);
  await pictures.getByRole("button", { name: "Play", exact: true }).click();
  await expect(pictures).toBeHidden();
  await page.reload();
  expect(await wanted(page)).toBe("draw");
  await expect(pictures).toBeHidden();
});

test("a closed play gives its reason and the way back", async ({ page }) => {
  await start(page, { seats: ["person", "novice"], seed: "closed" });
  expect(await wanted(page)).toBe("draw");
  const buy = row(page, "Buy a champion");
  await expect(buy).toHaveAttribute("aria-disabled", "true");
  await press(buy, { force: true });
  await expect(page.locator(".rib .why")).toContainText("no followers");
  for (let taken = 0; taken < 3; taken += 1) await press(pile(page).first());
  expect(await wanted(page)).toBe("place");
  await press(row(page, "Mercenary"), { force: true });
  await expect(page.locator(".rib .why")).toContainText("closed");
  const targets = (await bursting(page).count()) > 0 ? bursting(page) : village(page);
  await press(targets.first());
  await page.keyboard.press("Control+z");
  expect(await wanted(page)).toBe("place");
});

test("a game as printed says what differs, and who begins and that are kept by the next rules", async ({ page }) => {
  const said = problems(page);
  await keep(page, ["curia.seen.four-towers", "1"]);
  await page.goto("./");
  await page.getByRole("radio", { name: "Four Towers" }).check({ force: true });
  await pullDrawer(page);
  const options = page.locator(".opts");
  await expect(options).toContainText("every seat wins about equally often");
  await options.getByRole("button", { name: "As printed" }).click();
  await expect(options).toContainText("21 gems in all, none of them at the start");
  await options.getByLabel("First player").selectOption({ index: 1 });
  await page.getByLabel("Seed", { exact: true }).fill("as printed");
  await page.getByRole("button", { name: "Start game" }).click();
  await wanted(page);
  const setups = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith("curia.match."))
        .map(([, text]) => JSON.parse(text).match)
        .map(({ rules, setup }) => ({ rules, setup })),
    );
  await expect.poll(setups).toContainEqual({ rules: 4, setup: { players: 2, first: 0, printed: true } });
  await page.getByRole("button", { name: "To the start page" }).click();
  await expect(page.locator(".continue")).toContainText("As printed");
  expect(said).toEqual([]);
});
