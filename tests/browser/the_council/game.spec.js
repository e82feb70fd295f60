// The ends of games of The Council at the screen, each played by its controls alone: by mouse, by keys, by touch, and
// between three persons. CURIA_WHOLE=1 plays whole games.

import { expect, test } from "@playwright/test";

import { confirm, golden, goOnAfter, handCard, ownCard, preset, start, step, stepByKeys, wanted } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const WHOLE = Boolean(process.env.CURIA_WHOLE);
/** Moves of a golden game that are left to play. */
const REST = 60;

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

test("a game of three is played to its end by keys alone", async ({ page }) => {
  const said = problems(page);
  await sitDown(page, "3-a", ["person", "novice", "novice"]);
  const counts = await play(page, stepByKeys);
  expect(counts.result).toBeGreaterThan(0);
  await expect(page.locator(".score")).toBeVisible();
  expect(said).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test("a game of five is played to its end by taps alone", async ({ page }) => {
    const said = problems(page);
    await sitDown(page, "5-a", ["person", "novice", "novice", "novice", "novice"]);
    page.touched = true;
    const counts = await play(page, step);
    expect(counts.result).toBeGreaterThan(0);
    expect(said).toEqual([]);
  });

  test("a finger that rests on a card sees what it does, and picks nothing when it is lifted", async ({ page }) => {
    await start(page, { seats: ["person", "novice", "novice"], seed: "previews" });
    expect(await wanted(page)).toBe("draft");
    const box = await handCard(page).first().boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type, touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
    for (const away of [0, 300]) {
      await touch("touchStart", [{ x, y }]);
      await expect(page.locator(".stage .fact")).toBeVisible();
      if (away) await touch("touchMove", [{ x, y: y - away }]);
      await touch("touchEnd", []);
      await expect(page.locator(".stage .fact")).toHaveCount(0);
      await expect(page.locator(".draft-hand .tcard.sel")).toHaveCount(0);
    }
    // A tap picks, as ever.
    await handCard(page).first().tap();
    await expect(page.locator(".draft-hand .tcard.sel")).toHaveCount(1);
  });
});

test("among three persons each secret choice is behind the curtain, and bids are in the open", async ({ page }) => {
  const said = problems(page);
  await sitDown(page, "4-a", ["person", "person", "person", "novice"]);
  let curtains = 0;
  const counts = await play(page, async (page) => {
    const state = await wanted(page);
    if (state === "curtain") {
      curtains += 1;
      // Nothing secret is in the page: no hand, no chosen card.
      await expect(page.locator(".draft-hand, .own-cards")).toHaveCount(0);
    }
    if (state === "bid") await expect(page.locator(".stepr").first()).toBeVisible();
    return step(page);
  });
  expect(curtains).toBeGreaterThan(0);
  expect(counts.bid).toBeGreaterThan(0);
  expect(said).toEqual([]);
});

test("picks are previewed before they are confirmed, and can be cleared", async ({ page }) => {
  await start(page, { seats: ["person", "novice", "novice"], seed: "previews" });

  await test.step("a card of the hand shows the chips that it brings", async () => {
    expect(await wanted(page)).toBe("draft");
    await expect(confirm(page)).toHaveAttribute("aria-disabled", "true");
    await handCard(page).first().click();
    const card = page.locator(".draft-hand .tcard").first();
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".rib .gain .line").first()).toContainText("0 → 1");
    await expect(page.locator(".own-chips .inc").first()).toHaveText("1");
    await page.keyboard.press("Escape");
    await expect(page.locator(".draft-hand .tcard.sel")).toHaveCount(0);
  });

  await test.step("a bid moves the meter, the total and the ghosts of the hall", async () => {
    while ((await wanted(page)) !== "bid") await step(page);
    const more = page.locator(".stepr .step-by:last-child:not([aria-disabled])").first();
    await more.click();
    await expect(page.locator(".stepr b").first()).toHaveAttribute("aria-valuenow", /[0-9]/);
    await expect(confirm(page)).toHaveText(/^Bid 1 chip/);
    await expect(page.locator(".mx .now .bid-chips .chip").first()).toBeVisible();
    await preset(page, "Pass").click();
    await expect(confirm(page)).toHaveText(/^Pass/);
    // After a click Enter is what the button of the preview says, and not another press of what was clicked.
    await more.click();
    await expect(confirm(page)).toHaveText(/^Bid 1 chip/);
    await page.keyboard.press("Enter");
    await expect(page.locator(".log .entry").filter({ hasText: /bid 1 / }).first()).toBeAttached();
    // The next decision begins there, where keys mean what the table says, and no tip opens by itself.
    await expect(page.locator(".rib")).toBeFocused();
    await expect(page.locator("#tip")).toBeHidden();
  });

  await test.step("a committed card says what it does, and nothing is as good as a card", async () => {
    while ((await wanted(page)) !== "commit") await step(page);
    await ownCard(page).first().click();
    await expect(confirm(page)).toHaveText(/^Commit 1 card/);
    await expect(page.locator(".own-cards .tcard.sel .eff")).toBeVisible();
    await preset(page, "Commit nothing").click();
    await expect(confirm(page)).toHaveText(/^Commit nothing/);
    await page.keyboard.press("Enter");
    await expect(confirm(page)).not.toHaveText(/^Commit nothing/);
  });

  await test.step("the result stays until one goes on, and shows again", async () => {
    while ((await wanted(page)) !== "result") await step(page);
    await expect(page.locator(".changes li").first()).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(page.locator(".app[data-result]")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.locator(".app[data-result]")).toHaveCount(0);
  });
});
