// Following the others: pieces on their way, skipping them, what the log lights, the digest.

import { expect, test } from "@playwright/test";

import { elect, endTurn, start, turn, wanted } from "./council_of_4/player.js";

test.use({ viewport: { width: 1440, height: 900 } });

const flights = (page) => page.locator(".flight");
const entries = (page) => page.locator(".log .entry");

test("bots are followed with and without motion, in the log and in the digest", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await start(page, { seats: ["person", "bot", "bot"], seed: "digest", level: "novice" });
  await wanted(page);

  await test.step("a bot's move is on its way before it is done, and a touch or Skip gets it done", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const before = await entries(page).count();
    await elect(page);
    // However slow this machine is, the bot goes on only when time is let pass.
    await page.clock.pauseAt(Date.now() + 60_000);
    // The election and the turn's end; the log follows the table by a frame.
    const logged = before + 2;
    // A flight goes by, so what it changes is noted, and not looked for.
    await page.evaluate((logged) => {
      window.changes = [];
      new MutationObserver(() => {
        if (document.querySelectorAll(".log .entry").length !== logged) return;
        const animations = [...document.querySelectorAll(".flight")].flatMap((flight) => flight.getAnimations());
        window.changes.push(...animations.flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys)));
      }).observe(document, { childList: true, subtree: true, attributes: true });
    }, logged);
    await endTurn(page).click();
    const changes = () => page.evaluate(() => [...new Set(window.changes)].sort());
    while ((await changes()).length === 0) await page.clock.runFor(20);
    // What needs no frame of the page's own thread.
    const known = ["composite", "computedOffset", "easing", "offset", "opacity", "transform", "translate"];
    expect(await changes()).toEqual(known);
    // Beside everything.
    await page.mouse.click(700, 4);
    await expect(flights(page)).toHaveCount(0);

    // What the bot does stands in the ribbon until it is let go.
    const hold = page.getByRole("button", { name: "Pause" });
    await hold.click();
    const held = await entries(page).count();
    await page.clock.runFor(20_000);
    expect(await entries(page).count()).toBeLessThanOrEqual(held + 1);
    await expect(hold).toHaveAttribute("aria-pressed", "true");
    await hold.click();
    await expect(hold).toHaveAttribute("aria-pressed", "false");
    await page.clock.resume();
    await page.getByRole("button", { name: "Skip the bots’ turns" }).click();
    await wanted(page);
    await expect(page.locator(".dock .end-turn")).toBeVisible();
    await expect(flights(page)).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
  await test.step("an entry of the log lights what it names", async () => {
    await elect(page, /^Hills council/);
    await expect(entries(page).first()).toContainText("Hills council");
    const lit = page.locator("[data-lit]");
    await expect(lit).toHaveCount(0);
    await entries(page).first().hover();
    await expect(lit).toHaveCount(1);
    await expect(lit).toHaveAttribute("data-place", "council-hills");
    await page.mouse.move(700, 300);
    await expect(lit).toHaveCount(0);
  });
  await test.step("what is not looked at draws little, so that a bot's move takes little time", async () => {
    const drawn = () => page.locator(".log .entry .tools svg").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    expect(await entries(page).count()).toBeGreaterThan(3);
    expect(await drawn()).toBe(0);
    await entries(page).first().hover();
    expect(await drawn()).toBeGreaterThan(0);
    await page.mouse.move(700, 4);
    // A group of its own for everything that grows on the land would be looked at in each frame.
    expect(await page.locator(".map:not(.small) .land *").count()).toBeLessThan(70);
    const rests = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    expect(rests).toBe(0);
  });
  await test.step("for those who want no motion nothing flies", async () => {
    // A glow goes by, so whether there was one is counted, and not looked for.
    await page.evaluate(() => {
      window.flown = 0;
      window.glowed = 0;
      new MutationObserver(() => {
        window.flown += document.querySelectorAll(".flight").length;
        window.glowed += document.querySelectorAll("[data-fresh]").length;
      }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-fresh"] });
    });
    await turn(page);
    await wanted(page);
    expect(await page.evaluate(() => window.flown)).toBe(0);
    await expect.poll(() => page.evaluate(() => window.glowed)).toBeGreaterThan(0);
  });
  await test.step("the digest says what happened since one's last turn", async () => {
    const open = page.getByRole("button", { name: "Watch" });
    await open.click();
    const digest = page.getByRole("dialog", { name: "What the others did" });
    await expect(digest.locator(".entry").first()).toBeVisible();
    const told = await digest.locator(".entry > .said").allInnerTexts();
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();

    await page.getByRole("button", { name: "Others’ moves", exact: true }).click();
    const since = await page.locator(".log .of-turn > .entry > .said > .sr").allInnerTexts();
    expect(told.length).toBeGreaterThan(0);
    expect(since.map((line) => line.trim())).toEqual(told);

    // In another language, too.
    await page.locator(".gear").click();
    await page.getByRole("radiogroup", { name: "Language" }).getByText("Français").click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Revoir", exact: true }).click();
    const french = page.getByRole("dialog").locator(".entry > .said");
    await expect(french).toHaveCount(told.length);
    for (const line of await french.allInnerTexts()) expect(told).not.toContain(line);
  });
});
