// The rules page of any game: every section at one width.

import { expect } from "@playwright/test";

const rules = (page) => page.getByRole("dialog", { name: "Rules" });
const title = (page) => rules(page).locator("article h2");

/** Opens a section by the contents, which may hide behind their button any moment after a change of the window. */
export const openSection = async (page, section) => {
  const list = rules(page).getByRole("button", { name: "Contents" });
  const contents = rules(page).getByRole("navigation", { name: "Contents", includeHidden: true });
  const link = contents.getByRole("link", { name: section, exact: true });
  await expect(async () => {
    if (!(await link.isVisible())) await list.click({ timeout: 1000 });
    await link.click({ timeout: 1000 });
  }).toPass();
  await expect(title(page)).toHaveText(section);
};

/** Opens every section by the contents: none is wider than the screen, and every picture is drawn. */
export const sectionsFit = async (page, count) => {
  const contents = rules(page).getByRole("navigation", { name: "Contents", includeHidden: true });
  const sections = await contents.getByRole("link", { includeHidden: true }).allTextContents();
  expect(sections).toHaveLength(count);
  for (const section of sections) {
    await openSection(page, section);
    const reading = rules(page).locator(".reading");
    const wide = await reading.evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(wide, section).toBeLessThanOrEqual(0);
    const flat = (pictures) =>
      pictures.filter((one) => one.clientHeight < 30 || one.querySelector("svg") === null).length;
    expect(await rules(page).locator("article .pic").evaluateAll(flat), section).toBe(0);
  }
};
