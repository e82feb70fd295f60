// The table by keyboard alone, with the keys that the page itself lists; where the focus goes; what
// is said aloud.

import { expect, test } from "@playwright/test";

import { drawn, fromBar } from "../kept.js";
import { elect, goOnAfter, resume, start, wanted } from "./player.js";

const desktop = { width: 1440, height: 900 };
test.use({ reducedMotion: "reduce", viewport: desktop });

const table = async (page, seed, seats = ["person", "bot"]) => {
  await start(page, { seats, seed });
  await wanted(page);
};

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

const entry = (page) => page.locator(".log .entry").first();
const preview = (page) => page.locator(".rib .ttl");
const said = (page) => page.locator('[role="log"][aria-label="Announcements"]');
const saidLast = (page) => said(page).locator("p").last();
const option = (page) => page.locator(".legal-moves [role=option]:focus");
const city = (page, letter) => page.locator(`.spot[data-city="${letter}"]`);

/** The focus is on something that is there to be seen or heard. */
const holdsFocus = async (page) => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
};

/** Whether an action is complete and legal. */
const ready = async (page) => {
  await drawn(page);
  const confirm = page.locator(".rib .confirm");
  return (await confirm.count()) > 0 && (await confirm.getAttribute("aria-disabled")) === null;
};

const possible = (page, name) =>
  page.locator(`.act[aria-label="${name}"]:not([aria-disabled])`).count();

/** The letters of cities that may be picked. */
const cities = async (page) => {
  await drawn(page);
  const targets = page.locator("g.spot:has(.city.target)");
  return targets.evaluateAll((all) => all.map((one) => one.dataset.city));
};

/** One of the digits that completes what is open. */
const byDigit = async (page, most) => {
  for (let digit = 1; digit <= most; digit += 1) {
    await page.keyboard.press(String(digit));
    if (await ready(page)) return;
  }
};

/** One main action by keys. */
const mainAction = async (page) => {
  if (await possible(page, "Place a merchant")) {
    await press(page, "3");
    if (!(await cities(page)).length) await press(page, "1");
    for (let permit = 2; !(await cities(page)).length && permit <= 9; permit += 1) {
      await press(page, "Escape", String(permit));
    }
    await press(page, (await cities(page))[0].toLowerCase(), "Enter");
  } else if (await possible(page, "Place with the queen")) {
    await press(page, "4", (await cities(page))[0] ?? "A");
    const legal = await cities(page);
    if (legal.length) await press(page, legal[0]);
    await press(page, "Enter");
  } else if (await possible(page, "Acquire a permit")) {
    await press(page, "2");
    for (let region = 1; region <= 3 && !(await ready(page)); region += 1) {
      await press(page, String(region));
      await byDigit(page, 2);
      if (!(await ready(page))) await press(page, "Escape", "Escape", "2");
    }
    await press(page, "Enter");
  } else {
    await press(page, "1");
    const letters = ["w", "k", "o", "p", "b", "r"];
    for (const letter of letters) {
      await press(page, letter, "1");
      if (await ready(page)) break;
    }
    await press(page, "Enter");
  }
};

const answer = async (page) => {
  const open = await cities(page);
  if (open.length) await press(page, ...open.slice(0, 2));
  else await press(page, "1");
  if (!(await ready(page))) await press(page, "0");
  await press(page, "Enter");
};

test("a game is played to its end by keys alone", async ({ page }) => {
  await goOnAfter(page, 50, "match-v1");
  // From here on no pointer, and no focus set from outside.
  let actions = 0;
  for (;; actions += 1) {
    const state = await wanted(page);
    if (state === "score") break;
    await holdsFocus(page);
    if (state === "choice") await answer(page);
    else if (await possible(page, "Elect a councillor")) await mainAction(page);
    else await press(page, "Shift+Enter");
  }
  expect(actions).toBeGreaterThan(5);
  await expect(page.locator(".finish")).toHaveCount(2);
  await holdsFocus(page);
});

test("every action is put together by its documented keys; what is not possible says why", async ({ page }) => {
  await table(page, "no such card");
  const previewIsClosed = () => expect(page.locator(".rib")).not.toHaveClass(/open/);
  const act = (name) => page.locator(`.act[aria-label="${name}"]`);

  await test.step("a key that is not possible says why and changes nothing", async () => {
    await press(page, "3");
    await expect(saidLast(page)).toHaveText(/^Not possible: .*permit/);
    await previewIsClosed();
    await press(page, "Shift+Enter");
    await expect(saidLast(page)).toContainText("Take a main action first.");
  });

  await test.step("what is not possible can have the focus, and then says why as well", async () => {
    await expect(act("Place a merchant")).toHaveAttribute("aria-disabled", "true");
    await expect(act("Place a merchant")).toHaveAccessibleDescription(/no ready permit/);
    await act("Place a merchant").focus();
    await press(page, "Enter");
    await expect(saidLast(page)).toHaveText(/^Not possible: .*permit/);
    const end = page.locator(".dock .end-turn");
    await expect(end).toHaveAccessibleDescription("Take a main action first.");
    const redo = page.locator(".dock .hist").getByRole("button", { name: "Redo" });
    await expect(redo).toHaveAccessibleDescription("Nothing to redo.");
  });

  await test.step("an election", async () => {
    await press(page, "1");
    await expect(preview(page)).toContainText("Elect a councillor");
    await page.locator(".rib .confirm").focus();
    await press(page, "Enter");
    await expect(saidLast(page)).toContainText("Not possible: pick a councillor from the reserve");
    const colour = await page.locator(".resv .rv.legal").first().getAttribute("aria-label");
    const letters = { White: "w", Black: "k", Orange: "o", Purple: "p", Blue: "b", Pink: "r" };
    await press(page, letters[colour.split(",")[0]], "4");
    await expect(page.locator(".rib > .body")).toContainText("enters Queen’s");
    await press(page, "Escape");
    await expect(preview(page)).toContainText("pick a council");
    await press(page, "Escape", "Escape");
    await previewIsClosed();
  });

  await test.step("a permit, with cards that are in the hand and no others", async () => {
    await press(page, "2");
    const hand = await page
      .locator(".hand .card")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    const letters = { w: "White", k: "Black", o: "Orange", p: "Purple", b: "Blue", r: "Pink" };
    const missing = Object.entries(letters).find(([, name]) => !hand.some((card) => card.startsWith(name)));
    const sentences = await said(page).locator("p").count();
    await press(page, missing[0]);
    await expect(said(page).locator("p")).toHaveCount(sentences + 1);
    await expect(saidLast(page)).toContainText("Not possible");
    const chosen = page.locator(".hand .card.sel");
    await expect(chosen).toHaveCount(0);

    await press(page, "1", "1");
    await expect(page.locator(".strips .permit.chosen")).toHaveCount(1);
    await expect(chosen).not.toHaveCount(0);
    const count = await chosen.count();
    const letter = (await chosen.first().locator(".lt").innerHTML()).trim();
    await press(page, `Shift+${letter}`);
    await expect(chosen).toHaveCount(count - 1);
    await press(page, letter.toLowerCase());
    await expect(chosen).toHaveCount(count);
    await press(page, "Escape", "Escape", "Escape");
  });

  await test.step("quick actions, undo, redo and restart", async () => {
    const log = page.locator(".log");
    await press(page, "5");
    await expect(preview(page)).toContainText("Engage a servant");
    await press(page, "Enter");
    await expect(entry(page)).toContainText("Ada engaged a servant");
    await press(page, "Control+z");
    await expect(log).not.toContainText("Ada engaged a servant");
    await press(page, "Control+y");
    await expect(entry(page)).toContainText("Ada engaged a servant");
    await press(page, "Control+Shift+Backspace");
    await expect(log).not.toContainText("Ada engaged a servant");
    await press(page, "6", "2", "Enter");
    await expect(entry(page)).toContainText("Ada changed the permits of the Hills");
  });

  await test.step("permits after the ninth by arrows, used ones on a pile as well", async () => {
    await resume(page, "table-permits");
    const own = page.locator(".perms .ready .permit");
    await expect(own).toHaveCount(11);
    const chosen = (at) => expect(own.nth(at)).toHaveAttribute("aria-pressed", "true");
    await press(page, "3", "9");
    await chosen(8);
    // From the hand, the stop of Tab before it.
    await page.locator(".hand .card").first().focus();
    await press(page, "Tab");
    await press(page, "End", "Enter");
    await chosen(10);
    await press(page, "ArrowLeft", "Enter");
    await chosen(9);

    await resume(page, "choice-repeat-permit");
    await page.locator(".hand .card").first().focus();
    await press(page, "Tab", "End");
    await expect(page.locator(".perms .pile")).toBeFocused();
    await press(page, "Enter");
    const last = page.locator(".dlg[open] .permit").last();
    for (let stop = 0; !(await last.evaluate((one) => one === document.activeElement)); stop += 1) {
      expect(stop).toBeLessThan(30);
      await press(page, "Tab");
    }
    await press(page, "Enter");
    await expect(page.locator(".perms .pile.chosen")).toBeVisible();
  });
});

test("the list of legal moves is used by keys alone", async ({ page }) => {
  await table(page, "list");
  const list = page.locator(".legal-moves");
  const rows = list.locator(".row");
  const elect = page.locator('.act[aria-label="Elect a councillor"]');

  await test.step("the first stop of Tab leads there", async () => {
    const first = await page.evaluate(() => {
      const stops = document.querySelectorAll(".app button, .app [tabindex]");
      return [...stops].find((one) => one.tabIndex === 0).textContent;
    });
    expect(first).toBe("List of legal moves");
    await page.locator(".skip").focus();
    await expect(page.locator(".skip")).toBeInViewport();
    await press(page, "Enter");
    await expect(option(page)).toHaveCount(1);
    await press(page, "Escape");
    await expect(list).toHaveCount(0);
  });

  await test.step("groups and other payments fold, and it closes to where it was opened", async () => {
    await elect.focus();
    await press(page, "/");
    await expect(option(page)).toContainText("Elect a councillor");
    const all = await rows.count();
    await press(page, "ArrowLeft");
    await expect(option(page)).toHaveAttribute("aria-label", /closed$/);
    expect(await rows.count()).toBeLessThan(all);
    await press(page, "ArrowRight");
    await expect(rows).toHaveCount(all);
    await press(page, "ArrowDown", "ArrowLeft");
    await expect(option(page)).toHaveAttribute("aria-label", /^Elect a councillor.*closed$/);
    const others = list.locator(".others").first();
    await others.focus();
    await press(page, "Enter");
    await expect(list.locator(".row.other").first()).toBeVisible();
    await press(page, "ArrowDown", "ArrowLeft");
    await expect(list.locator(".row.other")).toHaveCount(0);
    await expect(others).toBeFocused();
    await press(page, "End");
    await expect(option(page)).toHaveAttribute("data-line", /move|others/);
    await press(page, "Escape");
    await expect(elect).toBeFocused();
  });

  await test.step("keys mean nothing else while something is written", async () => {
    await press(page, "/");
    await expect(option(page)).toHaveCount(1);
    await page.keyboard.type("t1?");
    await expect(list.locator("input")).toHaveValue("t1?");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(page.locator(".rib")).not.toHaveClass(/open/);
    // It is no beginning of a word.
    await expect(list.locator(".none")).toContainText("No legal move");
    await expect(list.locator('[role="status"]')).toHaveText("0 moves.");
  });

  await test.step("it opens a move on the preview and does it at the second Enter", async () => {
    await list.locator("input").fill("engage");
    await expect(rows).toHaveCount(1);
    await press(page, "ArrowDown", "ArrowDown");
    await expect(option(page)).toHaveAttribute("aria-label", /^Engage a servant: pay 3 coins, gain 1 servant/);
    // Looked at, it is previewed; nothing is picked by that.
    await expect(preview(page)).toContainText("Engage a servant");
    await expect(option(page)).toHaveAttribute("aria-selected", "false");
    await press(page, "Enter");
    await expect(option(page)).toHaveAttribute("aria-selected", "true");
    // What is looked at meanwhile is not done.
    await list.locator("input").fill("");
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
    // The rows that come back may still move, and one that lost the focus is not previewed.
    await expect(async () => {
      await rows.first().focus();
      await expect(preview(page)).toContainText("Elect", { timeout: 2000 });
    }).toPass();
    await list.locator(".row[aria-selected=true]").focus();
    await press(page, "Enter");
    await expect(list).toHaveCount(0);
    await expect(entry(page)).toContainText("Ada engaged a servant");
    await holdsFocus(page);
  });

  await test.step("it counts anew while it stays open", async () => {
    await press(page, "Control+z");
    await expect(page.locator(".log")).not.toContainText("Ada engaged a servant");
    await page.locator(".moves-open").click();
    const quick = list.getByRole("button", { name: /^Quick/ });
    await expect(quick).not.toHaveText("Quick 0");
    await page.locator('.act[aria-label="Engage a servant"]').click();
    await page.locator(".rib .confirm").click();
    await expect(quick).toHaveText("Quick 0");
  });
});

test("the focus is never lost, and moves by Tab from group to group and by arrows inside", async ({ page }) => {
  await table(page, "focus");

  await test.step("each group is one stop of Tab", async () => {
    const groups = await page.locator("[data-roving]:visible").evaluateAll((all) =>
      all.map((group) => {
        const own = [...group.querySelectorAll("button, [role=button]")].filter(
          (item) => item.closest("dialog, [data-roving]") === group,
        );
        return [own.length, own.filter((item) => item.tabIndex === 0).length];
      }),
    );
    expect(groups.length).toBeGreaterThan(7);
    for (const [items, stops] of groups) expect(stops).toBe(Math.min(items, 1));

    await page.locator('.act[tabindex="0"]').first().focus();
    const name = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
    expect(await name()).toBe("Elect a councillor");
    await press(page, "ArrowRight");
    expect(await name()).toBe("Acquire a permit");
    await press(page, "End");
    expect(await name()).toBe("Place with the queen");
    await press(page, "ArrowRight");
    expect(await name()).toBe("Place with the queen");
    // Tab comes back to where it left.
    await press(page, "Tab");
    expect(await name()).toBe("Engage a servant");
    await press(page, "Shift+Tab");
    expect(await name()).toBe("Place with the queen");
  });

  await test.step("on the map arrows go to the next city that way", async () => {
    await city(page, "A").focus();
    const walk = { ArrowRight: "C", ArrowDown: "D", ArrowLeft: "B", ArrowUp: "A", End: "O", Home: "A" };
    for (const [key, letter] of Object.entries(walk)) {
      await press(page, key);
      await expect(city(page, letter)).toBeFocused();
    }
    await press(page, "ArrowLeft");
    await expect(city(page, "A")).toBeFocused();
  });

  await test.step("the keys are listed as they work, and the focus comes back from there", async () => {
    await press(page, "?");
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("row", { name: /Shift ?\+ ?Enter ends the turn/ })).toBeVisible();
    await press(page, "1");
    await expect(page.locator(".rib")).not.toHaveClass(/open/);
    const before = await page.locator("html").getAttribute("data-theme");
    await press(page, "Escape");
    await expect(dialog).toBeHidden();
    await holdsFocus(page);
    await press(page, "t");
    await expect(page.locator("html")).not.toHaveAttribute("data-theme", String(before));
  });

  await test.step("whatever is confirmed, taken back, cancelled, closed or ended", async () => {
    // Confirmed.
    await press(page, "5");
    await page.locator(".rib .confirm").focus();
    await press(page, "Enter");
    await expect(entry(page)).toContainText("engaged");
    await holdsFocus(page);
    // Taken back.
    await page.locator('.hist [aria-label="Undo"]:visible').focus();
    await press(page, "Enter");
    await holdsFocus(page);
    // Cancelled.
    await press(page, "5");
    await page.locator(".rib .cancel").focus();
    await press(page, "Enter");
    await expect(page.locator(".rib")).not.toHaveClass(/open/);
    await holdsFocus(page);
    // A dialog closed.
    const details = page.getByRole("button", { name: "Everything public about Bruno" });
    await details.focus();
    await press(page, "Enter", "Escape");
    await expect(details).toBeFocused();
    // A rung of the price ladder.
    await press(page, "2", "1");
    const rung = page.locator(".lad button:not(.gone)").first();
    await rung.focus();
    await press(page, "Enter");
    await expect(rung).toBeFocused();
    await press(page, "Escape", "Escape");
    // The turn ended.
    await press(page, "1", "p", "1", "w", "k", "Enter");
    await expect(entry(page)).toContainText("Ada elected");
    await page.locator(".dock .end-turn").focus();
    await press(page, "Enter");
    await wanted(page);
    await holdsFocus(page);
    // Back to the start page and to the table again.
    await page.getByRole("button", { name: "To the start page" }).focus();
    await press(page, "Enter");
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    await holdsFocus(page);
    await page.getByRole("button", { name: "Resume" }).focus();
    await press(page, "Enter");
    await wanted(page);
    await holdsFocus(page);
  });
});

test("the curtain takes and gives the focus, and what one may know alone is said only behind it", async ({
  page,
}) => {
  await start(page, { seats: ["person", "person"], seed: "private words" });
  expect(await wanted(page)).toBe("curtain");
  const name = page.locator(".curtain h1");
  /** The curtain's button has to be gone to: a key of the last turn must not press it. */
  const show = async () => {
    await page.getByRole("button", { name: /show my hand/ }).focus();
    await press(page, "Enter");
  };
  await expect(name).toBeFocused();
  await expect(said(page)).not.toContainText("drew");
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: /show my hand/ })).toBeFocused();
  await press(page, "Enter");
  await expect(page.locator(".app")).toBeVisible();
  await holdsFocus(page);
  await expect(said(page)).toContainText(/Your turn, round 1/);
  await page.getByRole("button", { name: "Hide" }).focus();
  await press(page, "Enter");
  await expect(name).toBeFocused();
  await wanted(page);
  await show();
  expect(await wanted(page)).toBe("turn");

  await press(page, "1", "p", "o", "1", "w", "k", "Enter");
  await expect(entry(page)).toContainText("elected");
  await press(page, "Shift+Enter");
  expect(await wanted(page)).toBe("curtain");
  await expect(said(page)).not.toContainText("drew");
  await show();
  await expect(said(page)).toContainText(/Your turn, round 1\. You drew \w+\./);
  await press(page, "1", "p", "o", "1", "w", "k", "Enter");
  await expect(entry(page)).toContainText("elected");
  await press(page, "Shift+Enter");
  expect(await wanted(page)).toBe("curtain");
  await expect(said(page)).not.toContainText("drew");
});

test("what happens, and what may be picked, is said in words and seen without the page's colours", async ({ page }) => {
  await table(page, "said");

  await test.step("what happens is said in whole sentences", async () => {
    await press(page, "5", "Enter");
    await expect(said(page)).toContainText("Ada engaged a servant for 3 coins. Ada gained 1 servant.");
    await press(page, "Control+z");
    await expect(said(page)).toContainText("Undone: Ada engaged a servant");
    // Each time with what it was, and after a reload as well.
    await press(page, "Control+y");
    await elect(page);
    await expect(entry(page)).toContainText("elected");
    await page.getByRole("button", { name: "To the start page" }).click();
    await page.getByRole("button", { name: "Resume" }).click();
    await wanted(page);
    await press(page, "Control+z");
    await expect(said(page)).toContainText("Undone: Ada elected");
    await press(page, "Control+z");
    await expect(said(page)).toContainText("Undone: Ada engaged a servant");
    await press(page, "Control+y", "Control+y");
    await expect(entry(page)).toContainText("elected");
    await page.locator(".dock .hist").getByRole("button", { name: "Restart turn" }).click();
    await expect(said(page)).toContainText("2 moves undone, starting with: Ada engaged a servant");
    await press(page, "1");
    const sentence = page.locator(".rib [role=status]");
    await expect(sentence).toContainText("Elect a councillor: pick a councillor");
    await press(page, "Escape");
    await expect(sentence).toBeEmpty();
  });

  await test.step("what only pictures and numbers show is there in words", async () => {
    const spoken = (part) =>
      part.evaluate((part) => {
        const copy = part.cloneNode(true);
        copy.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove());
        return copy.textContent.replace(/\s+/g, " ");
      });
    const seat = await spoken(page.locator(".seats .pl").first());
    expect(seat).toMatch(/Ada.*\d+ VP, .*\d+ coins, .*\d+ servants?, .*\d+ cards, .*nobility/);
    expect(seat).toMatch(/\d+ of \d+ permits? ready, .*\d+ merchants? to place/);
    await press(page, "5", "Enter");
    await expect(entry(page)).toContainText("engaged");
    expect(await spoken(entry(page))).toContain("1 servant");
    await press(page, "Control+z");
  });

  await test.step("labels say what may be picked and its price", async () => {
    await press(page, "4");
    const city = page.locator("g.spot:has(.city.target)").first();
    await expect(city).toHaveAttribute("aria-label", /You can place here for \d+ coins?/);
    await press(page, "Escape", "Escape", "2");
    const permit = page.locator(".strips .permit.legal").first();
    await expect(permit).toHaveAttribute("aria-label", /You can acquire it for (\d+ coins?|free)\./);
    const council = page.getByRole("list", { name: "Hills council, from the arrow" });
    await expect(council.getByRole("listitem")).toHaveCount(4);
    await press(page, "Escape", "Escape");
  });

  await test.step("with forced colours pieces keep their fills and what may be picked its outline", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await press(page, "1");
    const fills = await page.locator(".resv .bust").evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).forcedColorAdjust),
    );
    expect(new Set(fills)).toEqual(new Set(["none"]));
    const outline = await page
      .locator(".resv .rv.legal")
      .first()
      .evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(outline).toBe("solid");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the map follows the focus, which no part of the table takes away; the list gives way to the preview", async ({
    page,
  }) => {
    await table(page, "follows");

    await test.step("the map follows the city that has the focus", async () => {
      const map = page.locator("svg.map[role=group]");
      const before = await map.boundingBox();
      await page.locator('g.spot[data-city="G"]').focus();
      for (const key of ["Home", "End", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowLeft"]) {
        await press(page, key);
        const spot = page.locator("g.spot:focus");
        await expect
          .poll(async () => {
            const [city, frame] = [await spot.locator(".disc, circle").first().boundingBox(), before];
            const inside =
              city.x >= frame.x &&
              city.y >= frame.y &&
              city.x + city.width <= frame.x + frame.width &&
              city.y + city.height <= frame.y + frame.height;
            return inside || `${await spot.getAttribute("data-city")} is out of sight`;
          })
          .toBe(true);
        expect(await map.boundingBox()).toEqual(before);
      }
    });

    await test.step("the focus is not lost where a part of the table gives way to another", async () => {
      await page.locator(".nav").getByRole("button", { name: "Main", exact: true }).focus();
      await press(page, "Enter");
      await page.locator('.act[aria-label="Elect a councillor"]').focus();
      await press(page, "Enter");
      await expect(page.locator(".rib")).toHaveClass(/open/);
      await holdsFocus(page);
      await press(page, "Escape");
      await holdsFocus(page);
    });

    await test.step("the list is a sheet that gives way to the preview", async () => {
      await fromBar(page, page.locator(".top .moves-open"));
      const head = page.locator('.legal-moves .head[data-unfolded="false"]').first();
      if (await head.count()) await head.tap();
      const row = page.locator(".legal-moves .row").first();
      const title = await row.locator("b").innerText();
      await row.tap();
      await expect(page.locator(".legal-moves")).toHaveCount(0);
      await expect(preview(page)).toContainText("Elect a councillor");
      await page.locator(".rib .confirm").tap();
      await page.locator(".tabs").getByRole("button", { name: "Log" }).tap();
      await expect(entry(page)).toContainText(`Ada elected ${title.split(" ")[0].toLowerCase()}`);
      await holdsFocus(page);
    });
  });
});
