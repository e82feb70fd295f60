// The rules of Four Towers: every section and ruling at two widths, from their own address.

import { expect, test } from "@playwright/test";

import { sectionsFit } from "../rules.js";

const rules = (page) => page.getByRole("dialog", { name: "Rules" });
const title = (page) => rules(page).locator("article h2");

test("the rules of Four Towers are read from beginning to end", async ({ page }) => {
  await test.step("a ruling has an address", async () => {
    await page.goto("./#rules/four-towers/R27");
    await expect(rules(page).locator("#rule-R27")).toBeInViewport();
    await expect(rules(page).locator("article .ruling")).toHaveCount(53);
  });

  await test.step("every section can be reached on a large screen and on a phone", async () => {
    await sectionsFit(page, 14);
    await page.setViewportSize({ width: 390, height: 844 });
    await sectionsFit(page, 14);
  });

  await test.step("a ruling’s number leads to the ruling", async () => {
    await page.goto("./#rules/four-towers/expand");
    await rules(page).locator("article").getByRole("link", { name: "R9" }).first().click();
    await expect(title(page)).toHaveText("All rulings");
    await expect(rules(page).locator("#rule-R9")).toBeInViewport();
  });
});
