// Whatever is not possible says why: by hover, when it is tapped, and to screen readers.

import { expect, test } from "@playwright/test";

import { drawn, pullDrawer } from "../kept.js";
import { action, confirm, endTurn, resume, start, wanted } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

/** All that is shown and disabled, with what it says about it. */
const disabled = (page) =>
  page.locator("[aria-disabled=true]:visible").evaluateAll((all) =>
    all.map((one) => ({
      name: one.getAttribute("aria-label") ?? one.textContent.trim(),
      tip: one.dataset.tip ?? "",
      note: (one.dataset.note ?? "").trim(),
      told: (one.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent.trim() ?? "")
        .join(" ")
        .trim(),
    })),
  );

/** Each has a tip with its reason, and the same reason for whoever hears it. */
const allSayWhy = async (page, atLeast) => {
  const found = await disabled(page);
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  for (const one of found) {
    expect(one.tip, one.name).not.toBe("");
    expect(one.note, one.name).not.toBe("");
    expect(one.told, one.name).toBe(one.note);
  }
  return found.map((one) => one.name);
};

test("at the table everything that is not possible says why", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "reasons" });
  await wanted(page);
  const why = page.locator(".rib .why");
  const tip = page.locator("#tip .why");

  await test.step("at the beginning of a turn", async () => {
    // End turn, undo, restart turn and redo at least.
    const names = await allSayWhy(page, 4);
    expect(names.some((name) => name.startsWith("End turn"))).toBe(true);
  });

  await test.step("by hover and when it is tapped", async () => {
    await endTurn(page).hover();
    await expect(tip).toContainText("main action");
    await endTurn(page).click({ force: true });
    await expect(why).toContainText("Take a main action first.");
    await action(page, "Extra main action").click({ force: true });
    await expect(why).toContainText(/You need 3 servants and have \d\./);
    await action(page, "Place a merchant").click({ force: true });
    await expect(why).toContainText("no ready permit");
    await action(page, "Elect a councillor").click();
    await confirm(page).hover();
    await expect(tip).toContainText("pick a councillor");
    await confirm(page).click({ force: true });
    await expect(why).toContainText("pick a councillor");
    await page.keyboard.press("Escape");
  });

  await test.step("with an action half put together", async () => {
    await action(page, "Acquire a permit").click();
    await drawn(page);
    const names = await allSayWhy(page, 3);
    expect(names.some((name) => name.includes("Acquire"))).toBe(true);
  });

  await test.step("while a choice is open", async () => {
    await resume(page, "choice-two-tokens");
    // The eight actions, the end of the turn, and the button that does it.
    await allSayWhy(page, 10);
  });
});

test("so does what rules, start page and lessons can’t do yet", async ({ page }) => {
  await test.step("the search of the rules", async () => {
    await page.goto("./#rules/rulings");
    await page.getByRole("searchbox").fill("xyzzy");
    const next = page.getByRole("button", { name: "Next result" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveAccessibleDescription("no results");
    await next.click({ force: true });
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("the start page", async () => {
    await pullDrawer(page);
    await page.getByLabel("Seed", { exact: true }).fill("");
    const begin = page.getByRole("button", { name: "Start game" });
    await expect(begin).toHaveAttribute("aria-disabled", "true");
    await expect(begin).toHaveAccessibleDescription(/.{5}/);
    const colours = () =>
      begin.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map((one) => one.finished));
        const { color, backgroundColor, opacity } = getComputedStyle(element);
        return { color, backgroundColor, opacity };
      });
    const at_rest = await colours();
    await begin.hover({ force: true });
    expect(await colours()).toEqual(at_rest);
  });

  await test.step("a lesson", async () => {
    await page.locator(".learn .course").first().getByRole("button", { name: "Start the lessons" }).click();
    const on = page.locator(".lesson-card .next");
    for (let step = 0; (await on.getAttribute("aria-disabled")) === null; step++) {
      expect(step).toBeLessThan(5);
      await on.click();
    }
    await expect(on).toHaveAccessibleDescription(/Your turn:/);
    await on.click({ force: true });
    await expect(page.locator(".lesson-card .why")).toContainText("Do this first");
  });
});
