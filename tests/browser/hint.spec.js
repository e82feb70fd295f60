// Hints for the person at the screen, and why a bot did what it did.

import { expect, test } from "@playwright/test";

import { answer, confirm, resume, start, turn, wanted } from "./council_of_4/player.js";
import { goOnAfter, wanted as wantedThere } from "./four_towers/player.js";
import { fixture, keptMatch, leave } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const hints = (page) => page.locator(".rib .hint");
const marks = (page) => page.locator(".hint-marks .hint-no");
const record = keptMatch;

/** Asks for the first hint of a match, and agrees to what that means. */
const askFirst = async (page) => {
  await page.keyboard.press(".");
  await page.getByRole("dialog", { name: "Play with hints?" }).getByRole("button", { name: "Show hint" }).click();
  await expect(hints(page)).toHaveCount(3);
};

test("a hint is asked for once, shows three actions and does none of them", async ({ page }) => {
  expect(await resume(page, "table-usual")).toBe("turn");
  const before = await record(page);
  await page.keyboard.press(".");
  const dialog = page.getByRole("dialog", { name: "Play with hints?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(await record(page)).toEqual(before);

  await askFirst(page);
  await expect(page.locator(".tag", { hasText: "Assisted" })).toBeVisible();
  await expect(hints(page).first().locator(".chance")).toHaveText(/^\d+%$/);
  await expect(marks(page).first()).toBeVisible();
  await expect(page.locator(".rib [role=status]")).toContainText("1: ");
  expect(await record(page)).toEqual({ ...before, assisted: true });

  await page.keyboard.press("2");
  await expect(hints(page)).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);
  await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
  expect((await record(page)).actions).toEqual(before.actions);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await record(page)).actions.length).toBe(before.actions.length + 1);

  await page.keyboard.press(".");
  await expect(hints(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hints(page)).toHaveCount(0);
  // Enter presses the button to which the focus was moved, and opens nothing then.
  await page.keyboard.press(".");
  await page.getByRole("button", { name: "Close hint" }).focus();
  await page.keyboard.press("Enter");
  await expect(hints(page)).toHaveCount(0);
  await expect(page.locator(".rib")).not.toHaveClass(/open/);

  await test.step("it helps in a choice, too, and goes with what is done by oneself", async () => {
    expect(await resume(page, "choice-token")).toBe("choice");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show hint" }).click();
    await expect(hints(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Close hint" }).click();
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await hints(page).first().click();
    await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await expect(hints(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Close hint" }).click();
    await answer(page);
    await wanted(page);
    await expect(hints(page)).toHaveCount(0);
  });
  await test.step("there is none for the turns of others", async () => {
    await start(page, { seats: ["bot", "bot"], seed: "watching", level: "master" });
    const button = page.getByRole("button", { name: "Hint" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(/your own turn/);
  });
});

test("a hint shows every step of its turn, and lies on none of its numbers", async ({ page }) => {
  await goOnAfter(page, 60, "3-a", ["person", "expert", "expert"]);
  await wantedThere(page);
  await askFirst(page);
  const cut = (part) =>
    part.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]);
  for (const [width, height] of [[1440, 900], [1366, 650], [1180, 820], [1024, 768], [820, 1180]]) {
    await test.step(`at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const body = page.locator(".rib > .body");
      await expect.poll(() => cut(body)).toEqual([0, 0]);
      for (const hint of await hints(page).all()) {
        expect(await hint.locator(".then").count()).toBeGreaterThan(2);
        expect(await cut(hint)).toEqual([0, 0]);
      }
      await expect(page.getByRole("button", { name: "Open 1" })).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const { y } = await body.boundingBox();
        expect(await marks(page).count()).toBeGreaterThan(0);
        for (const mark of await marks(page).all()) {
          const area = await mark.boundingBox();
          expect(area.y + area.height / 2).toBeLessThan(y);
        }
      }).toPass();
    });
  }
});

test("a bot says why it did something, and nothing of its hand while that is hidden", async ({ page }) => {
  await page.clock.install();
  await start(page, { seats: ["person", "bot"], seed: "why" });
  for (let turns = 0; turns < 2; turns += 1) {
    await wanted(page);
    await turn(page);
  }
  await wanted(page);
  await test.step("why, and only of a bot's entries", async () => {
    // The log tells all that was played.
    await expect(page.locator(".log .entry")).toHaveCount((await record(page)).actions.length);
    const whys = page.locator(".log .entry .why");
    const entries = await whys.count();
    expect(entries).toBeGreaterThan(3);
    for (const at of [0, 1, 2]) {
      await whys.nth(at).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Why did Bruno do that?" });
      await expect(dialog).toContainText(/when the game is over|no other move/);
      // What it expected, and what else it thought of, was reckoned with its hand.
      await expect(dialog.locator(".compared")).toHaveCount(0);
      await expect(dialog).not.toContainText(/%|Cards match/);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(whys.nth(at)).toBeFocused();
    }
    const own = page.locator(".log .entry", { hasText: "Ada" });
    await expect(own.first()).toBeVisible();
    await expect(own.locator(".why")).toHaveCount(0);
  });
  await test.step("a hint and a question are both answered, in another language, too", async () => {
    await askFirst(page);
    await page.keyboard.press("Escape");
    // The thread answers nobody as long as it is held up, and time is let pass for drawing alone: however slow this
    // machine is, the page does not lose its patience.
    await page.clock.pauseAt(Date.now() + 60_000);
    const comes = (part, text) =>
      expect(async () => {
        await page.clock.runFor(20);
        expect(await part.textContent()).toContain(text);
      }).toPass({ intervals: [20] });
    await page.evaluate(() => {
      const post = Worker.prototype.postMessage;
      window.kept = [];
      Worker.prototype.postMessage = function (...message) {
        window.kept.push(() => post.apply(this, message));
      };
      window.goOn = () => {
        Worker.prototype.postMessage = post;
        window.kept.forEach((send) => send());
      };
    });
    await page.keyboard.press(".");
    await comes(page.locator(".rib"), "Thinking");
    await page.locator(".log .entry .why").first().click();
    const why = page.locator(".why-sheet");
    await comes(why, "Thinking");
    await page.evaluate(() => window.goOn());
    await page.clock.resume();
    await expect(why).toContainText(/Bruno looked at 6 ways|no other move/);
    await page.keyboard.press("Escape");
    await expect(hints(page)).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(hints(page)).toHaveCount(0);

    await page.keyboard.press(".");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radiogroup", { name: "Language" }).getByText("Français").click();
    await page.keyboard.press("Escape");
    await expect(hints(page)).toHaveCount(3);
  });
});

test("what another decided is not told as a bot's own, and after the game it says what it expected", async ({
  page,
}) => {
  // The person's turns of this match are a bot's from here on.
  const match = JSON.parse(fixture("table-usual"));
  const at = match.seats.findIndex(({ controller }) => controller === "person");
  // Somebody else is waited for, so that the log rests.
  const next = (at + 1) % match.seats.length;
  const seats = match.seats.map((seat, index) => ({
    ...seat,
    controller: index === next ? "person" : { bot: "greedy" },
  }));
  await leave(page, JSON.stringify({ ...match, seats }));
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await wanted(page);
  const entries = page.locator(".log .entry", { hasText: `${match.seats[at].name} ` });
  const dialog = page.locator(".why-sheet[open]");
  let others = 0;
  for (let entry = (await entries.count()) - 1; entry >= 0 && others === 0; entry -= 1) {
    await entries.nth(entry).locator(".why").click();
    await expect(dialog.locator(".note").or(dialog.getByText("no other move"))).toBeVisible();
    others += await dialog.getByText("would choose differently").count();
    await page.keyboard.press("Escape");
  }
  expect(others).toBe(1);

  await test.step("after the game", async () => {
    const match = JSON.parse(fixture("match-v1"));
    const bots = match.seats.map((seat) => ({ ...seat, controller: { bot: "adept" } }));
    await leave(page, JSON.stringify({ ...match, seats: bots }));
    await page.getByRole("button", { name: "See the score" }).click();
    await page.getByRole("button", { name: "See the table" }).click();
    const dialog = page.locator(".why-sheet[open]");
    const compared = dialog.locator(".compared li");
    const whys = page.locator(".log .entry .why");
    // The last entries may have had nothing to decide.
    for (let entry = 0; entry < 8 && (await compared.count()) < 2; entry += 1) {
      if (entry > 0) await page.keyboard.press("Escape");
      await whys.nth(entry).click();
      await expect(compared.first().or(dialog.getByText("no other move"))).toBeVisible();
    }
    await expect(compared.nth(1)).toContainText(/\d+% to win/);
    await expect(dialog).not.toContainText("when the game is over");
  });
});

test("without the bots' thread a hint says so", async ({ page }) => {
  await page.route("**/bot_worker_loader.js", (route) => route.abort());
  await resume(page, "table-usual");
  await page.keyboard.press(".");
  await page.getByRole("button", { name: "Show hint" }).click();
  await expect(page.locator(".rib")).toContainText("the bots aren’t responding");
});
