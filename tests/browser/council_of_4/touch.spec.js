// Played with fingers alone: the end of a game on a tablet, the map of a phone.

import { expect, test } from "@playwright/test";

import { action, goOnAfter, resume, start, turn, wanted } from "./player.js";

test.use({ reducedMotion: "reduce", hasTouch: true, isMobile: true });

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test("a game is played to its end by taps alone", async ({ page }) => {
    await goOnAfter(page, 50, "match-v1");
    page.touched = true;
    let turns = 0;
    for (; (await wanted(page)) !== "score"; turns += 1) {
      expect(turns).toBeLessThan(40);
      await turn(page);
    }
    expect(turns).toBeGreaterThan(2);
    await expect(page.locator(".score")).toBeVisible();
  });

  test("a button that shows nothing beforehand is pressed however long the finger stays", async ({ page }) => {
    await start(page, { seats: ["person", "novice"], seed: "slow fingers" });
    const button = page.locator(".act:not([aria-disabled])").first();
    // Chromium itself makes no click of a long touch, as WebKit does.
    await button.evaluate(async (button) => {
      const finger = { bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true };
      button.dispatchEvent(new PointerEvent("pointerdown", finger));
      await new Promise((done) => setTimeout(done, 600));
      button.dispatchEvent(new PointerEvent("pointerup", finger));
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    });
    await expect(button).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Of a whole map that is seen from afar: its left and right edges. */
  const edges = [34, 992];
  const map = (page) => page.locator(".mapbox > .map");
  const views = (page) => page.locator(".views");
  const city = (page, name) => page.locator(`g.spot[aria-label^="${name},"]`);

  /** The part of the map that is shown: left, top, width, height. */
  const shown = async (page) => (await map(page).getAttribute("viewBox")).split(" ").map(Number);

  const middle = async (locator) => {
    const box = await locator.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };

  /** Fingers: each call is where they are now; none lifts them. */
  const fingers = async (page) => {
    const client = await page.context().newCDPSession(page);
    const send = (type) => (places) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: places.map(([x, y], id) => ({ x, y, id })),
      });
    return { down: send("touchStart"), to: send("touchMove"), up: () => send("touchEnd")([]) };
  };

  /** One finger from a place to another, in steps, as fingers go. */
  const drag = async (page, from, to) => {
    const { down, to: go, up } = await fingers(page);
    await down([from]);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await go([[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
    }
    await up();
  };

  /** Two taps a tenth of a second apart, however slow this machine is. */
  const doubleTap = async (page, [x, y]) => {
    const client = await page.context().newCDPSession(page);
    const now = Date.now() / 1000;
    const steps = ["touchStart", "touchEnd", "touchStart", "touchEnd"];
    for (const [at, type] of steps.entries()) {
      const touchPoints = type === "touchStart" ? [{ x, y }] : [];
      await client.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: now + at / 20 });
    }
  };

  test("the map goes where fingers and buttons send it, and the page stays where it is", async ({ page }) => {
    await start(page, { seats: ["person", "bot"], seed: "fingers on the map" });
    await wanted(page);
    const hills = views(page).getByRole("button", { name: "Hills" });
    await expect(hills).toHaveAttribute("aria-pressed", "true");

    await test.step("plus and minus, the views and a double tap show what they say", async () => {
      const width = async () => (await shown(page))[2];
      const whole = await width();
      await page.getByRole("button", { name: "Larger map" }).tap();
      await expect.poll(width).toBeLessThan(whole * 0.8);
      await page.getByRole("button", { name: "Smaller map" }).tap();
      await expect.poll(width).toBeCloseTo(whole, 0);
      await views(page).getByRole("button", { name: "All", exact: true }).tap();
      await expect.poll(width).toBeGreaterThanOrEqual(950);
      // Bare land in the mountains, far from any city, tapped twice: the region is fit.
      const box = await map(page).boundingBox();
      const land = [box.x + box.width * 0.93, box.y + box.height * 0.1];
      await doubleTap(page, land);
      const mountains = views(page).getByRole("button", { name: "Mtns" });
      await expect(mountains).toHaveAttribute("aria-pressed", "true");
      for (const [name, left, right] of [["Coast", edges[0], 400], ["Hills", 302, 702], ["Mtns", 600, edges[1]]]) {
        await views(page).getByRole("button", { name }).tap();
        // All of the region, and hardly more.
        const margins = async () => {
          const [from, , size] = await shown(page);
          return [left - from, from + size - right];
        };
        await expect.poll(async () => Math.min(...(await margins()))).toBeGreaterThan(-0.5);
        expect(Math.max(...(await margins()))).toBeLessThan(60);
      }
    });

    await test.step("a finger drags it, up to its edge", async () => {
      await hills.tap();
      const [left, , width] = await shown(page);
      const [x, y] = await middle(map(page));
      await drag(page, [x - 60, y], [x + 60, y + 40]);
      const [moved] = await shown(page);
      // 120 pixels at 390 for the width that is shown.
      expect(left - moved).toBeCloseTo((120 / 390) * width, 0);
      for (let times = 0; times < 4; times += 1) await drag(page, [x - 150, y], [x + 150, y]);
      expect((await shown(page))[0]).toBeCloseTo(edges[0], 0);
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
      await expect(views(page).locator("[aria-pressed=true]")).toHaveCount(0);
    });

    await test.step("two fingers enlarge what lies between them, within limits", async () => {
      const [x, y] = await middle(city(page, "Dorful"));
      const { down, to, up } = await fingers(page);
      const [left, top, width] = await shown(page);
      const box = await map(page).boundingBox();
      const below = (part, [from, , size]) => from + ((part - box.x) / box.width) * size;
      const before = below(x, [left, top, width]);
      await down([[x - 30, y], [x + 30, y]]);
      await to([[x - 45, y], [x + 45, y]]);
      await to([[x - 60, y], [x + 60, y]]);
      await up();
      const after = await shown(page);
      expect(width / after[2]).toBeCloseTo(2, 1);
      // Fingers come down on whole pixels.
      expect(Math.abs(below(x, after) - before)).toBeLessThan(1);
      // However far they go, the map never gets smaller than the whole, nor larger than 2.5.
      const [mx, my] = await middle(map(page));
      const spread = async (from, till) => {
        for (let times = 0; times < 2; times += 1) {
          await down([[mx - from, my], [mx + from, my]]);
          await to([[mx - till, my], [mx + till, my]]);
          await up();
        }
      };
      await spread(20, 170);
      expect(box.width / (await shown(page))[2]).toBeCloseTo(2.5, 1);
      await spread(170, 10);
      expect((await shown(page))[2]).toBeCloseTo(edges[1] - edges[0], 0);
      await expect(page.locator(".rib.open")).toHaveCount(0);
    });
  });

  test("a turn goes by sheets that leave the board its room", async ({ page }) => {
    await resume(page, "table-usual");
    // Nor does a table that is pulled down load itself anew, or two taps enlarge the page.
    const style = (of, what) => page.locator(of).evaluate((part, what) => getComputedStyle(part)[what], what);
    expect(await style(":root", "overscrollBehaviorY")).toBe("none");
    expect(await style(".app", "touchAction")).toBe("manipulation");

    await test.step("what happened since one's last turn is told above the log", async () => {
      await page.getByRole("button", { name: "Log", exact: true }).tap();
      const since = page.getByRole("button", { name: /^The others: / });
      await since.tap();
      await expect(page.getByRole("dialog", { name: "What the others did" }).locator(".entry")).not.toHaveCount(0);
      await page.keyboard.press("Escape");
    });

    await test.step("the sheet of an action gets small, and closes", async () => {
      await page.locator(".nav").getByRole("button", { name: "Main", exact: true }).tap();
      await action(page, "Acquire a permit").tap();
      // It has turned to the councils: their permits can be tapped above the sheet.
      await page.locator(".strips .permit.legal").first().tap();
      const sheet = page.locator(".rib.open");
      const height = async () => (await sheet.boundingBox()).height;
      const large = await height();
      expect(large).toBeLessThanOrEqual(844 * 0.6);
      const strips = await page.locator(".strips").boundingBox();
      expect(strips.y + strips.height).toBeLessThanOrEqual((await sheet.boundingBox()).y + 1);
      const handle = page.getByRole("button", { name: "Collapse" });
      const [x, y] = await middle(handle);
      await drag(page, [x, y], [x, y + 90]);
      await expect.poll(height).toBeLessThan(large - 40);
      await page.getByRole("button", { name: "Expand" }).tap();
      await expect.poll(height).toBeCloseTo(large, 0);
      await sheet.getByRole("button", { name: "Cancel" }).tap();
      await expect(sheet).toHaveCount(0);
      await expect(page.locator(".nav")).toBeVisible();
    });

    await test.step("a tap on a city picks it and a drag that begins there does not", async () => {
      await page.locator(".nav").getByRole("button", { name: "Main", exact: true }).tap();
      await action(page, "Place with the queen").tap();
      const target = page.locator("g.spot:has(.city.target)");
      // The map has turned to where a target is; the first in sight is taken.
      const inSight = async () => {
        const frame = await map(page).boundingBox();
        for (const one of await target.all()) {
          const [x, y] = await middle(one.locator(".halo"));
          if (x > 40 && x < 300 && y > frame.y + 40 && y < frame.y + frame.height - 40) return one;
        }
        return null;
      };
      await expect.poll(async () => (await inSight()) !== null).toBe(true);
      const name = (await (await inSight()).getAttribute("aria-label")).split(",")[0];
      const [x, y] = await middle(city(page, name).locator(".halo"));
      await drag(page, [x, y], [x + 70, y + 10]);
      await expect(city(page, name)).toHaveAttribute("aria-pressed", "false");
      await page.touchscreen.tap(...(await middle(city(page, name).locator(".halo"))));
      await expect(city(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator(".rib .confirm")).toContainText(name);
    });

    await test.step("the tokens of an open choice are buttons, numbered as they are tapped", async () => {
      await page.getByRole("button", { name: "Cancel" }).tap();
      expect(await resume(page, "choice-two-tokens")).toBe("choice");
      const options = page.locator(".options .option");
      await options.nth(2).tap();
      await options.nth(0).tap();
      await expect(options.nth(2).locator(".num")).toHaveText("1");
      await expect(options.nth(0).locator(".num")).toHaveText("2");
      await expect(page.locator(".rib .picked")).toHaveCount(2);
      await page.locator(".rib .confirm").tap();
      await expect(page.locator(".app[data-choice] .option .num")).toHaveCount(0);
    });
  });
});
