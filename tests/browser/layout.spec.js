// The table fits the screens that it is made for.

import { expect, test } from "@playwright/test";

import { action, start, wanted } from "./player.js";

const phone = { width: 390, height: 844 };
const screens = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, least: 36 },
  "tablet, landscape": { viewport: { width: 1180, height: 820 }, hasTouch: true, least: 40 },
  "tablet, portrait": { viewport: { width: 820, height: 1180 }, hasTouch: true, least: 40 },
  phone: { viewport: phone, hasTouch: true, least: 40 },
};

for (const [name, { viewport, hasTouch, least }] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use({ reducedMotion: "reduce", viewport, hasTouch, isMobile: hasTouch });

    test("the table needs no scrolling", async ({ page }) => {
      await start(page, { seats: ["person", "bot", "bot", "bot"], seed: "fits" });
      await wanted(page);
      const overflow = await page.evaluate(() => {
        const root = document.documentElement;
        return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
      });
      expect(overflow.every((pixels) => pixels <= 0), String(overflow)).toBe(true);
    });

    test("all controls can be hit with a finger", async ({ page }) => {
      await start(page, { seats: ["person", "bot"], seed: "fingers" });
      await wanted(page);
      const controls = page.locator(".app button:visible, .app .spot:visible");
      const small = await controls.evaluateAll(
        (all, least) =>
          all
            .map((control) => ({ control, area: control.matches(".who") ? control.closest(".pl") : control }))
            .map(({ control, area }) => ({ control, box: area.getBoundingClientRect() }))
            .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
            .map(({ control, box }) => `${control.ariaLabel} ${box.width}x${box.height}`),
        least,
      );
      expect(small).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ reducedMotion: "reduce", viewport: phone, hasTouch: true });

  /** An election put together, but for the confirmation. */
  const electionToCoast = async (page) => {
    await start(page, { seats: ["person", "bot"], seed: "phone" });
    await wanted(page);
    await page.locator(".nav").getByRole("button", { name: "Main", exact: true }).tap();
    await action(page, "Elect a councillor").tap();
    // The screen turns to where the next target is.
    await page.locator(".resv .rv.legal").first().tap();
    await page.getByRole("button", { name: "Coast council" }).tap();
  };

  test("an action can be put together across the tabs and confirmed", async ({ page }) => {
    await electionToCoast(page);
    await page.locator(".rib .confirm").tap();
    await page.locator(".tabs").getByRole("button", { name: "Log" }).tap();
    await expect(page.locator(".log .entry").first()).toContainText("Coast council");
    // Right after a confirm the button in its place takes no tap.
    await expect(page.locator(".nav .end-turn")).not.toHaveAttribute("aria-disabled", "true");
    await page.locator(".nav .end-turn").tap();
    await wanted(page);
  });

  test("a second tap on Confirm does not end the turn", async ({ page }) => {
    await page.clock.install();
    await electionToCoast(page);
    // However slow this machine is: no time passes between the taps.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const box = await page.locator(".rib .confirm").boundingBox();
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await page.clock.resume();
    await page.locator(".tabs").getByRole("button", { name: "Log" }).tap();
    await expect(page.locator(".log .entry").first()).toContainText("Ada elected");
    expect(await wanted(page)).toBe("turn");
  });
});
