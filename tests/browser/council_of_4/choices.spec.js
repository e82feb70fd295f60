// The choices that the nobility track opens, each answered at the screen.

import { expect, test } from "@playwright/test";

import { action, confirm, resume } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

/** Opens a match that stops at a choice. */
const choice = async (page, name) => {
  expect(await resume(page, `choice-${name}`)).toBe("choice");
  // Nothing but the answers is possible.
  await action(page, "Elect a councillor").click({ force: true });
  await expect(page.locator(".rib .ttl")).not.toContainText("Elect");
};

const log = (page) => page.locator(".log .entry").first();
const targets = (page) => page.locator("g.spot:has(.city.target)");

test("each choice that the nobility track opens is answered at the screen", async ({ page }) => {
  await test.step("space 4: the token of one city", async () => {
    await choice(page, "token");
    await expect(page.locator(".rib .ttl b")).toHaveText("Choose a city token");
    await expect(confirm(page)).toHaveAttribute("aria-disabled", "true");
    const label = await targets(page).first().getAttribute("aria-label");
    expect(label).toMatch(/You can choose its token\./);
    await targets(page).first().click({ force: true });
    await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await expect(confirm(page)).toHaveAttribute("aria-disabled", "true");
    // By keys as well: a digit, or the letter of the city.
    await page.keyboard.press("1");
    await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await expect(confirm(page)).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press(await targets(page).first().getAttribute("data-city"));
    await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText(`chose the token of ${label.split(",")[0]}`);
  });

  await test.step("space 10: a face-up permit for free, or none", async () => {
    await choice(page, "free-permit");
    const own = page.locator(".perms .permit:not(.used)");
    const ready = await own.count();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.locator(".rib .ttl")).toContainText("check it and confirm");
    await confirm(page).click();
    await expect(log(page)).toContainText("declined the free permit");
    await expect(own).toHaveCount(ready);
    // It has drawn cards, so going back is asked about.
    await page.keyboard.press("Control+z");
    await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
    await page.locator(".strips .permit.legal").first().click();
    await confirm(page).click();
    await expect(log(page)).toContainText("for free");
    await expect(own).toHaveCount(ready + 1);
  });

  await test.step("space 14: the bonuses of a permit of one's own", async () => {
    await choice(page, "repeat-permit");
    // Used ones lie on a pile here, whose list is as good as the row.
    await page.locator(".perms .pile").click();
    await page.locator(".dlg[open] .permit.used.legal").first().click();
    await expect(page.locator(".perms .pile.chosen")).toBeVisible();
    await confirm(page).click();
    await expect(log(page)).toContainText("repeated");
  });

  await test.step("space 16: the tokens of two cities, gained in letter order", async () => {
    await choice(page, "two-tokens");
    // The permit that was repeated before led here.
    await expect(page.locator(".rib .ttl b")).toHaveText("Choice 2 of 2");
    await expect(page.locator(".rib [role=status]")).toContainText("Choose 2 city tokens");
    const name = async (at) => (await targets(page).nth(at).getAttribute("aria-label")).split(",")[0];
    const [first, second] = [await name(0), await name(1)];
    // Tapped the wrong way round.
    await targets(page).nth(1).click({ force: true });
    await expect(confirm(page)).toHaveAttribute("aria-disabled", "true");
    await targets(page).first().click({ force: true });
    await expect(confirm(page)).toContainText(`${first} + ${second}`);
    await confirm(page).click();
    await expect(log(page)).toContainText(`chose the tokens of ${first} and ${second}`);
  });
});
