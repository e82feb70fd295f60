// What the receipt and the hand tell beside the price: what suits a council after an election.

import { expect, test } from "@playwright/test";

import { action, start } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const cards = (page) => page.locator(".hand .card");
const suiting = (page) => page.locator(".hand .card.suits");

/** Looks at an election of every colour to every council until one suits some cards, not all. */
const lookAtAnElection = async (page) => {
  await action(page, "Elect a councillor").click();
  for (const colour of await page.locator(".resv .rv.legal").all()) {
    await colour.click();
    for (const council of await page.locator(".council[data-place]").all()) {
      await council.click();
      const [some, all] = [await suiting(page).count(), await cards(page).count()];
      if (some > 0 && some < all) return;
    }
  }
  throw new Error("no election that suits some of the cards");
};

test("cards that suit the council after an election are marked while hints are on", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "suits" });
  await lookAtAnElection(page);
  const marked = await suiting(page).count();
  for (const card of await cards(page).all()) {
    const suits = await card.evaluate((card) => card.classList.contains("suits"));
    const label = await card.getAttribute("aria-label");
    expect(/Matches the .+ council after this\./.test(label), label).toBe(suits);
    const style = await card.locator(".face").evaluate((face) => getComputedStyle(face).outlineStyle);
    expect(style).toBe(suits ? "double" : "none");
  }
  await expect(page.locator(".hand .note")).toContainText(new RegExp(`^${marked} match(es)? .* after this$`));
  await expect(page.locator(".rib")).toContainText(`→ ${marked} of 4 match`);
  // Without hints nothing is said of it.
  await page.locator(".gear").click();
  await page.getByRole("switch", { name: "Tips" }).first().click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".rib .confirm")).toBeVisible();
  await expect(suiting(page)).toHaveCount(0);
  await expect(page.locator(".hand .note")).toHaveText("");
  await expect(page.locator('.hand .card[aria-label*="after this"]')).toHaveCount(0);
});
