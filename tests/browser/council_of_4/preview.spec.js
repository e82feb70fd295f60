// What the preview and the hand tell beside the price: servants due, notes, and what suits a council
// after an election.

import { expect, test } from "@playwright/test";

import { drawn } from "../kept.js";
import { action, resume, start } from "./player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const cards = (page) => page.locator(".hand .card");
const suiting = (page) => page.locator(".hand .card.suits");

/** Looks at an election of every colour to every council until one suits some cards, not all. */
const lookAtAnElection = async (page) => {
  await action(page, "Elect a councillor").click();
  await drawn(page);
  for (const colour of await page.locator(".resv .rv.legal").all()) {
    await colour.click();
    await drawn(page);
    for (const council of await page.locator(".council[data-place]").all()) {
      await council.click();
      await drawn(page);
      const [some, all] = [await suiting(page).count(), await cards(page).count()];
      if (some > 0 && some < all) return;
    }
  }
  throw new Error("no election that suits some of the cards");
};

test("the preview and the hand tell what comes with an action", async ({ page }) => {
  await test.step("a note stands in its row and covers nothing", async () => {
    // Four in full swing.
    await resume(page, "table-rich");
    await action(page, "Elect a councillor").click();
    await page.locator(".resv .rv.legal").first().click();
    await page.locator(".council[data-place]").first().click();
    const note = page.locator(".rib .cell.tip", { hasText: "lost: the limit is 20" });
    await expect(note).toBeVisible();
    const [title, own] = [await page.locator(".rib .ttl").boundingBox(), await note.boundingBox()];
    expect(own.x).toBeGreaterThanOrEqual(title.x + title.width);
  });

  await test.step("who is in the city is named with the servants that are due", async () => {
    await action(page, "Place a merchant").click();
    await page.locator('.perms [data-place="own-H12"]').click();
    await page.locator('g.spot[data-city="J"]').click({ force: true });
    const due = "1 for Chiara, 1 for Dario";
    await expect(page.locator(".rib .due")).toHaveText(due);
    await expect(page.locator(".rib [role=status]")).toContainText(`(${due})`);
  });

  await test.step("cards that suit the council after an election are marked while hints are on", async () => {
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
});
