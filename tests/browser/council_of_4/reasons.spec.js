// Whatever is not possible says why: by hover, when it is tapped, and to screen readers.

import { expect, test } from "@playwright/test";

import { drawn } from "../kept.js";
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

test("at the beginning of a turn everything that is not possible says why", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "reasons" });
  await wanted(page);
  // End turn, undo, restart turn and redo at least.
  const names = await allSayWhy(page, 4);
  expect(names.some((name) => name.startsWith("End turn"))).toBe(true);
});

test("with an action half put together everything that is not possible says why", async ({ page }) => {
  await resume(page, "table-small");
  await action(page, "Acquire a permit").click();
  await drawn(page);
  const names = await allSayWhy(page, 3);
  expect(names.some((name) => name.includes("Acquire"))).toBe(true);
});

test("while a choice is open everything else says why", async ({ page }) => {
  await resume(page, "choice-two-tokens");
  // The eight actions, the end of the turn, and the button that does it.
  await allSayWhy(page, 10);
});

test("the reason comes by hover and when it is tapped", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "reasons" });
  await wanted(page);
  await endTurn(page).hover();
  await expect(page.locator("#tip .why")).toContainText("main action");
  await endTurn(page).click({ force: true });
  await expect(page.locator(".rib .why")).toContainText("main action");
  await action(page, "Elect a councillor").click();
  await confirm(page).hover();
  await expect(page.locator("#tip .why")).toContainText("pick a councillor");
  await confirm(page).click({ force: true });
  await expect(page.locator(".rib .why")).toContainText("pick a councillor");
});

test("what the start page and the lessons can’t do yet says why", async ({ page }) => {
  await page.goto("./");
  await page.getByLabel("Seed", { exact: true }).fill("");
  const begin = page.getByRole("button", { name: "Start game" });
  await expect(begin).toHaveAttribute("aria-disabled", "true");
  await expect(begin).toHaveAccessibleDescription(/.{5}/);

  await page.goto("./");
  await page.getByRole("button", { name: "Start the lessons" }).click();
  const on = page.locator(".lesson-card .next");
  for (let step = 0; (await on.getAttribute("aria-disabled")) === null; step++) {
    expect(step).toBeLessThan(5);
    await on.click();
  }
  await expect(on).toHaveAccessibleDescription(/Your turn:/);
  await on.click({ force: true });
  await expect(page.locator(".lesson-card .why")).toContainText("Do this first");
});

test("the search of the rules says why it leads nowhere", async ({ page }) => {
  await page.goto("./#rules/rulings");
  await page.getByRole("searchbox").fill("xyzzy");
  const next = page.getByRole("button", { name: "Next place" });
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toHaveAccessibleDescription("not found");
  await next.click({ force: true });
  await expect(page.getByRole("searchbox")).toBeFocused();
});
