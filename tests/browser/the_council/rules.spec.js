// The rules of The Council: every section and ruling at two widths, from their own address.

import { expect, test } from "@playwright/test";

const rules = (page) => page.getByRole("dialog", { name: "Rules" });
const title = (page) => rules(page).locator("article h2");

/** Opens every section by the contents: none is wider than the screen, and every picture is drawn. */
const sectionsFit = async (page) => {
  const contents = rules(page).getByRole("navigation", { name: "Contents", includeHidden: true });
  const sections = await contents.getByRole("link", { includeHidden: true }).allTextContents();
  expect(sections).toHaveLength(14);
  for (const section of sections) {
    const list = rules(page).getByRole("button", { name: "Contents" });
    if (await list.isVisible()) await list.click();
    await contents.getByRole("link", { name: section, exact: true }).click();
    await expect(title(page)).toHaveText(section);
    const reading = rules(page).locator(".reading");
    const wide = await reading.evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(wide, section).toBeLessThanOrEqual(0);
    const flat = (pictures) =>
      pictures.filter((one) => one.clientHeight < 30 || one.querySelector("svg") === null).length;
    expect(await rules(page).locator("article .pic").evaluateAll(flat), section).toBe(0);
  }
};

test("the rules of The Council are read from beginning to end", async ({ page }) => {
  await test.step("a ruling has an address", async () => {
    await page.goto("./#rules/the-council/R27");
    await expect(rules(page).locator("#rule-R27")).toBeInViewport();
    await expect(rules(page).locator("article .ruling")).toHaveCount(42);
  });

  await test.step("every section can be reached on a large screen and on a phone", async () => {
    await sectionsFit(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await sectionsFit(page);
  });

  await test.step("a ruling’s number leads to the ruling", async () => {
    await page.goto("./#rules/the-council/count");
    await rules(page).locator("article").getByRole("link", { name: "R27" }).click();
    await expect(title(page)).toHaveText("All rulings");
    await expect(rules(page).locator("#rule-R27")).toBeInViewport();
  });
});
