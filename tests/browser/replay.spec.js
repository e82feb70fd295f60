// Looking back at a match: every moment is as it was, nobody sees more than they may, and "what if"
// leaves the match as it is.

import { expect, test } from "@playwright/test";

import { elect, goOnAfter, start, turn, wanted } from "./council_of_4/player.js";
import { faults, faultsInBoth } from "./faults.js";
import { drawn, fixture, leave } from "./kept.js";

const FINISHED = fixture("match-v1");
const { actions } = JSON.parse(FINISHED);

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

/** The replay of the match that was left, from its beginning. */
const open = async (page, text = FINISHED) => {
  await leave(page, text);
  await page.getByRole("button", { name: /^More for/ }).first().click();
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await expect(page.locator(".replay")).toBeVisible();
};

const slider = (page) => page.getByRole("slider", { name: "Turn" });
const button = (page, name) => page.locator(".transport").getByRole("button", { name, exact: true });
const seeAs = (page, name) => page.getByRole("group", { name: "See as" }).getByRole("button", { name });
/** How many actions were played at the moment that is looked at; the log has the newest first. */
const at = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".index .entry")].reverse().findIndex((one) => one.ariaCurrent));
const goTo = async (page, moment) => {
  await page.locator(".index .entry").nth(-1 - moment).click();
  await expect.poll(() => at(page)).toBe(moment);
};
const whatIf = (page) => page.getByRole("dialog", { name: /^What if: round/ });
const matches = (page) =>
  page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("curia.match."));
    const newest = {};
    for (const name of names) {
      const kept = JSON.parse(localStorage.getItem(name));
      if (!(newest[kept.id]?.revision > kept.revision)) newest[kept.id] = kept;
    }
    return newest;
  });

/** Everything that lies open, as it is read out. */
const table = (page) =>
  page.evaluate(() => {
    const labels = (selector) => [...document.querySelectorAll(selector)].map((one) => one.ariaLabel);
    const says = [...document.querySelectorAll(".seats [data-say]")].map((one) => one.dataset.say);
    return {
      councils: labels("button.council"),
      permits: labels(".strips .permit, .strips .deck"),
      cities: labels("g.spot"),
      reserve: labels(".resv .rv"),
      tracks: labels(".tracks"),
      points: [...document.querySelectorAll(".seats .vp")].map((one) => one.textContent),
      counts: says.filter((text) => !/Everything public/.test(text)),
    };
  });

test("every moment is the table as it was played", async ({ page }) => {
  // Moments of the person's turns, two of them amid one: a bot would go on at once.
  const played = [];
  for (const moment of [1, 38, 64]) {
    await goOnAfter(page, moment, "match-v1");
    expect(await wanted(page)).toBe("turn");
    const older = page.locator(".log .older");
    const further = async () => ((await older.count()) > 0 ? Number(/\d+/.exec(await older.textContent())) : 0);
    await expect.poll(async () => (await page.locator(".log .entry").count()) + (await further())).toBe(moment);
    played.push([moment, await table(page)]);
  }
  await leave(page, FINISHED);
  await page.getByRole("button", { name: "See the score" }).click();
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await expect(page.locator(".replay")).toBeVisible();
  for (const [moment, then] of played) {
    await goTo(page, moment);
    expect(await table(page)).toEqual(then);
  }
  await page.getByRole("button", { name: "Back to the score" }).click();
  await expect(page.locator(".score")).toBeVisible();
  await expect(page.getByRole("button", { name: "Replay", exact: true })).toBeFocused();
});

test("every control leads to the moments it says, and shows of each what one may see", async ({ page }) => {
  await open(page);
  await test.step("by keys, buttons and slider", async () => {
    const text = () => slider(page).getAttribute("aria-valuetext");
    expect(await at(page)).toBe(0);
    expect(await text()).toMatch(/^Turn 1 of \d+, (Ada|Zoë), round 1$/);

    await page.keyboard.press("BracketRight");
    await page.keyboard.press("BracketRight");
    expect(await at(page)).toBe(2);
    await button(page, "Previous move").click();
    expect(await at(page)).toBe(1);
    await button(page, "Next move").click();
    expect(await at(page)).toBe(2);

    // By turn: the second begins behind the first "end".
    const second = actions.indexOf("end") + 1;
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+BracketRight");
    expect(await at(page)).toBe(second);
    expect(await text()).toMatch(/^Turn 2 of/);
    await slider(page).focus();
    await page.keyboard.press("ArrowRight");
    expect(await text()).toMatch(/^Turn 3 of/);
    await page.keyboard.press("ArrowLeft");
    expect(await at(page)).toBe(second);
    await page.keyboard.press("PageUp");
    expect(await text()).toMatch(/round 2$/);
    await page.keyboard.press("Shift+BracketLeft");
    expect(await at(page)).toBe(second);

    // By mouse: into the line, then dragged to its end, and a turn back by the wheel.
    const line = await slider(page).boundingBox();
    const turns = Number(await slider(page).getAttribute("aria-valuemax"));
    await page.mouse.move(line.x + line.width * 0.4, line.y + line.height / 2);
    await page.mouse.down();
    expect(Number(await slider(page).getAttribute("aria-valuenow"))).toBe(Math.round((turns - 1) * 0.4) + 1);
    await page.mouse.move(line.x + line.width + 40, line.y + line.height / 2);
    await page.mouse.up();
    expect(Number(await slider(page).getAttribute("aria-valuenow"))).toBe(turns);
    await page.mouse.move(line.x + 9, line.y + line.height / 2);
    await page.mouse.wheel(0, -100);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(turns - 1));
    // To the side is not on.
    await page.mouse.wheel(-100, 0);
    await drawn(page);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(turns - 1));

    await page.keyboard.press("End");
    expect(await at(page)).toBe(actions.length);
    await expect(button(page, "Next move")).toHaveAttribute("aria-disabled", "true");
    await goTo(page, 9);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => at(page)).toBe(10);
    await expect(page.locator(".index [aria-current]")).toBeFocused();
  });
  await test.step("by the points of each turn", async () => {
    const chart = page.locator(".points-index");
    const points = () => page.locator(".seats .vp svg").allTextContents();
    const box = await chart.boundingBox();
    const turns = Number(await slider(page).getAttribute("aria-valuemax"));
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    const middle = Number(await slider(page).getAttribute("aria-valuenow"));
    expect(Math.abs(middle - turns / 2)).toBeLessThan(3);
    const [ada, zoe] = await points();
    await expect(chart.getByRole("img")).toHaveAccessibleName(
      `Points by turn. Now: Ada ${ada} VP, Zoë ${zoe} VP.`,
    );
    await page.mouse.move(box.x + box.width + 30, box.y + 5);
    await page.mouse.up();
    expect(await at(page)).toBe(actions.length);
    expect(await points()).not.toEqual([ada, zoe]);
    await page.mouse.click(box.x + 2, box.y + 20);
    expect(await at(page)).toBe(0);
  });
  await test.step("by the log, searched by words", async () => {
    const field = page.getByRole("searchbox", { name: "City, player, move" });
    const shown = page.locator(".index .entry:visible");
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await page.keyboard.type("elected coast");
    const count = actions.filter((action) => /^elect \w+ coast/.test(action)).length;
    expect(count).toBeGreaterThan(2);
    await expect(shown).toHaveCount(count);
    await expect(page.locator(".index").getByRole("status")).toHaveText(`Found ${count} moves.`);
    for (const entry of await shown.all()) await expect(entry).toContainText(/to the Coast council/);
    const hits = await page.evaluate(() =>
      [...document.querySelectorAll(".index .entry")].reverse().flatMap((one, at) => (one.checkVisibility() ? [at] : [])),
    );
    await page.keyboard.press("Enter");
    await expect.poll(() => at(page)).toBe(hits[0]);
    await expect(shown.last()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => at(page)).toBe(hits[1]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => at(page)).toBe(hits[0]);

    await field.fill("no such thing");
    await expect(shown).toHaveCount(0);
    await expect(page.locator(".index")).toContainText("No moves found.");
    await field.press("Escape");
    await expect(shown).toHaveCount(actions.length + 1);
    await expect(page.locator(".replay")).toBeVisible();
  });
  await test.step("the next action is marked, and its entry of the log", async () => {
    const first = actions.findIndex((action) => /^acquire/.test(action));
    await goTo(page, first);
    await expect(page.locator(".strips .permit.chosen")).toHaveCount(1);
    await expect(page.locator(".index [aria-current]")).toContainText("acquired");
    const paid = actions[first].split(" ").at(-1).length;
    await expect(page.locator(".held .card.sel")).toHaveCount(paid);
    await page.keyboard.press("BracketRight");
    await expect(page.locator(".strips .permit.chosen")).toHaveCount(0);
    await expect(page.locator(".held .card.sel")).toHaveCount(0);
  });
  await test.step("at the end nothing is left to decide", async () => {
    await page.keyboard.press("End");
    const said = "There’s nothing left to decide here.";
    await expect(button(page, "What if from here")).toHaveAccessibleDescription(said);
    await page.keyboard.press("w");
    await expect(page.locator(".replay")).toBeVisible();
  });
  await test.step("through the eyes of a seat no other hand and no card of others is in the page", async () => {
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+BracketRight");
    await page.keyboard.press("Shift+BracketRight");
    await expect(page.locator(".held")).toHaveCount(2);
    const index = page.locator(".index .list");
    await expect(index).toContainText("Ada drew a card: ");
    await page.keyboard.press("2");
    await expect(seeAs(page, "Zoë")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".held")).toHaveCount(1);
    await expect(page.getByRole("region", { name: /^Zoë’s hand/ })).toBeVisible();
    const size = Number((await page.locator(".held header .nm").innerText()).match(/\d+$/));
    await expect(page.locator(".replay .card")).toHaveCount(size);
    await expect(index).toContainText("Zoë drew a card: ");
    await expect(index).not.toContainText("Ada drew a card: ");
    // All the way, whatever is marked.
    for (let turns = 0; turns < 12; turns += 1) {
      await page.keyboard.press("Shift+BracketRight");
      await expect(page.locator(".held")).toHaveCount(1);
      expect(await page.locator(".replay").innerHTML()).not.toContain("Ada’s hand");
    }
    await page.keyboard.press("3");
    await expect(seeAs(page, "All open")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".held")).toHaveCount(2);
  });
  await test.step("it plays by itself to the end, and says each turn", async () => {
    await goTo(page, actions.length - 4);
    await page.getByRole("group", { name: "Speed" }).getByRole("button", { name: "2×" }).click();
    await page.getByRole("heading", { name: "Replay" }).focus();
    await page.keyboard.press("Space");
    await expect(button(page, "Pause")).toBeVisible();
    await expect(page.locator(".replay > [role=status]")).toHaveText(/^Turn \d+ of \d+, (Ada|Zoë), round \d+$/);
    await expect.poll(() => at(page)).toBe(actions.length);
    await expect(button(page, "Play")).toBeVisible();
    // Once more, from the beginning, and stopped.
    await page.keyboard.press("Space");
    await expect.poll(() => at(page)).toBeLessThan(3);
    await page.keyboard.press("Space");
    await expect(button(page, "Play")).toBeVisible();
    // Back to the beginning where it is already: it goes on from there.
    await page.keyboard.press("Home");
    expect(await at(page)).toBe(0);
    await button(page, "Play").click();
    await button(page, "To the start").click({ force: true });
    await expect.poll(() => at(page)).toBeGreaterThan(0);
  });
  await test.step("pieces fly while it does, and a step ends that", async () => {
    await button(page, "Pause").click();
    await page.getByRole("group", { name: "Speed" }).getByRole("button", { name: "1×" }).click();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.keyboard.press("Home");
    // Pressed as soon as the first piece is on its way.
    await page.evaluate(() => {
      new MutationObserver((_, watcher) => {
        if (!document.querySelector(".flight")) return;
        watcher.disconnect();
        const key = { key: "]", code: "BracketRight", bubbles: true, cancelable: true };
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", key));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await button(page, "Play").click();
    await expect(button(page, "Play")).toBeVisible();
    await expect(page.locator(".flight")).toHaveCount(0);
    expect(await at(page)).toBe(1);
  });
});

test("address and links lead to the moment, and another language in another tab does not move it", async ({
  page,
  context,
}) => {
  await open(page);
  let links;
  await test.step("the address follows the moment, and leads to it", async () => {
    await goTo(page, 21);
    await expect(page).toHaveURL(/#replay=[0-9a-f]{16}&at=21$/);
    const history = await page.evaluate(() => window.history.length);
    await page.keyboard.press("BracketRight");
    await expect(page).toHaveURL(/&at=22$/);
    expect(await page.evaluate(() => window.history.length)).toBe(history);
    await page.reload();
    await expect(page.locator(".replay")).toBeVisible();
    expect(await at(page)).toBe(22);
    // Changed by hand.
    await page.evaluate(() => (location.hash = location.hash.replace("at=22", "at=24")));
    await expect.poll(() => at(page)).toBe(24);
  });
  await test.step("a link leads to the moment, or holds the match up to there", async () => {
    await page.getByRole("button", { name: "Share as a link" }).click();
    const sheet = page.getByRole("dialog", { name: "Share" });
    const address = () => sheet.locator("textarea").inputValue();
    await expect(sheet).toContainText("It opens the replay after move 24.");
    const whole = await address();
    await sheet.getByRole("button", { name: "Up to here" }).click();
    await expect(sheet).not.toContainText("It opens the replay");
    const part = await address();
    expect(part.length).toBeLessThan(whole.length);
    await page.keyboard.press("Escape");
    links = { whole, part };
  });
  const second = await context.newPage();
  await test.step("both links are opened", async () => {
    const linked = second.getByRole("dialog", { name: "Shared game" });
    await second.goto(links.part);
    await expect(linked).toContainText("A game after 24 moves.");
    await second.keyboard.press("Escape");
    await expect(linked).toBeHidden();
    await second.goto(links.whole);
    await expect(linked).toContainText(`A game after ${actions.length} moves.`);
    await expect(linked).toContainText("points you to what follows move 24");
    await linked.getByRole("button", { name: "Replay" }).click();
    await expect.poll(() => at(second)).toBe(24);
    await second.keyboard.press("Escape");
  });
  await test.step("the language of another tab waits, the rest of its settings is followed", async () => {
    await second.getByRole("button", { name: "Settings" }).click();
    await second.getByRole("radiogroup", { name: "Language" }).getByText("Français").click();
    await second.getByRole("radiogroup", { name: "Thème" }).getByText("Sombre").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await at(page)).toBe(24);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
  await test.step("what is chosen here undoes nothing there", async () => {
    await page.locator(".replay").getByRole("button", { name: "Light or dark" }).click();
    await expect(second.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(second.locator("html")).toHaveAttribute("lang", "fr");
  });
  await test.step("texts of 200 % are not cut", async () => {
    await second.getByRole("radiogroup", { name: "Taille du texte" }).getByText("200").click();
    await expect(page.locator("html")).toHaveAttribute("data-scale", "200");
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const cut = await page.evaluate(() => {
      const texts = [...document.querySelectorAll(".transport *, .replay > .top *")].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest(".sr, svg") &&
          getComputedStyle(one).clipPath === "none" && // said, and not seen
          [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()),
      );
      const stands = (one) => {
        const box = one.getBoundingClientRect();
        const own = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
        return box.right > innerWidth + 1 || box.left < -1 || own;
      };
      return texts.filter(stands).map((one) => `${one.className} ${one.textContent}`);
    });
    expect(cut).toEqual([]);
  });
  await test.step("afterwards the other language holds here, too", async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.locator(".home")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
    await second.getByRole("radiogroup", { name: "Langue" }).getByText("English", { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
  await test.step("an address that is none is named", async () => {
    const [id] = Object.keys(await matches(page));
    for (const [hash, said] of [
      ["#replay=harbour", "names no game: “harbour”"],
      ["#replay=0123456789abcdef&at=x", "“x”, which isn’t the number of a move"],
      [`#replay=${id}&at=999`, `points to move 999, but the game has ${actions.length}`],
    ]) {
      await page.evaluate((hash) => (location.hash = hash), hash);
      await expect(page.locator(".home .done")).toContainText(said);
    }
    // One that is pasted in place of a link leads where it says.
    await page.getByLabel("Link to the game").fill(`https://elsewhere.example/#replay=${id}&at=2`);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.locator(".app.replay")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".home")).toBeVisible();
    // As it is read when the page comes.
    await page.evaluate(() => (location.hash = "#replay=0123456789abcdef"));
    await page.reload();
    await expect(page.locator(".home .done")).toContainText("isn’t saved in this browser");
  });
});

test("what if: a new match goes on from any moment, and the old one stays as it is", async ({ page }) => {
  await open(page);
  const before = await matches(page);
  const [original] = Object.keys(before);
  const known = new Set([original]);
  /** The match that was branched off since the last one. */
  const branched = async () => {
    const fresh = async () => Object.values(await matches(page)).filter(({ id }) => !known.has(id));
    await expect.poll(async () => (await fresh()).length).toBe(1);
    const [branch] = await fresh();
    known.add(branch.id);
    expect((await matches(page))[original]).toEqual(before[original]);
    return branch;
  };
  const saved = page.locator(".tag", { hasText: "Saved on this device" });
  await test.step("with the same seats", async () => {
    const moment = 13;
    await goTo(page, moment);
    const then = await table(page);
    await page.keyboard.press("w");
    await expect(whatIf(page)).toContainText("This game doesn’t change");
    await expect(whatIf(page)).not.toContainText("assisted");
    expect(await faults(page, { part: "dialog[open]" })).toEqual([]);
    await page.keyboard.press("Enter");
    expect(await wanted(page)).toBe("turn");
    expect((await table(page)).points).toEqual(then.points);
    await expect(page.locator(".log .entry")).toHaveCount(moment);
    await elect(page);
    await expect(page.locator(".log .entry")).toHaveCount(moment + 1);
    await expect(saved).toBeVisible();
    const branch = await branched();
    expect(branch.origin).toEqual({ kind: "branch", of: original, at: moment });
    expect(branch.name).toMatch(/^What if: round \d+$/);
    expect(branch.match.actions.slice(0, moment)).toEqual(actions.slice(0, moment));
    expect(branch.match.seats).toEqual(before[original].match.seats);
    // Back to where it comes from.
    await page.getByRole("button", { name: "See original game" }).click();
    await expect(page.locator(".replay")).toBeVisible();
    expect(await at(page)).toBe(moment);
  });
  await test.step("with others in the seats", async () => {
    await goTo(page, 12);
    await button(page, "What if from here").click();
    await whatIf(page).getByRole("combobox", { name: "Who plays Ada" }).selectOption("Person");
    await whatIf(page).getByRole("combobox", { name: "Who plays Zoë" }).selectOption("Random");
    await whatIf(page).getByRole("button", { name: "Play on" }).click();
    await expect(page.locator(".replay")).toHaveCount(0);
    const { match } = await branched();
    const controllers = Object.fromEntries(match.seats.map((seat) => [seat.name, seat.controller]));
    expect(controllers).toEqual({ Ada: "person", Zoë: { bot: "random" } });
    await page.getByRole("button", { name: "To the start page" }).click();
    await expect(page.locator(".home")).toContainText("What if: round");
  });
  await test.step("what is tried from the analysis can be kept", async () => {
    await page.getByRole("button", { name: "See the score" }).click();
    await page.getByRole("button", { name: "Analyse", exact: true }).click();
    // Decisions change places as long as more are analysed.
    await page.getByRole("button", { name: "What if: decision 1", exact: true }).dispatchEvent("click");
    await page.getByRole("button", { name: "Save as a game" }).click();
    await expect(saved).toBeVisible();
    await expect(page.locator(".unkept")).toHaveCount(0);
    expect((await branched()).origin).toMatchObject({ kind: "branch", of: original });
  });
  await test.step("after something was taken back it shares no more than what is left", async () => {
    await page.getByRole("button", { name: "To the start page" }).click();
    await page.getByRole("button", { name: "See the score" }).click();
    await page.getByRole("button", { name: "Analyse", exact: true }).click();
    // One that is not the first of its player.
    const rows = page.locator(".costliest > ol > li").filter({ hasText: /round [2-9]/ });
    await rows.first().getByRole("button", { name: /^What if/ }).click();
    await wanted(page);
    const entries = page.locator(".log .entry");
    const begun = await entries.count();
    await page.keyboard.press("Control+z");
    const question = page.getByRole("dialog", { name: "Undo all the same?" }).getByRole("button", { name: "Undo" });
    await expect.poll(async () => (await question.count()) + Number((await entries.count()) < begun)).toBe(1);
    if (await question.count()) await question.click();
    await expect.poll(() => entries.count()).toBeLessThan(begun);
    const left = await entries.count();
    await page.getByRole("button", { name: "Save as a game" }).click();
    await expect(saved).toBeVisible();
    expect((await branched()).origin.at).toBe(left);
  });
});

test("during play it is a look, and whoever branches off is assisted", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "look back", level: "novice" });
  await turn(page);
  expect(await wanted(page)).toBe("turn");
  const entry = page.locator(".log .entry").last();
  await test.step("nothing is done meanwhile, and the table is as it was", async () => {
    const [before, kept] = [await table(page), await matches(page)];
    const count = await page.locator(".log .entry").count();
    await entry.hover();
    await entry.getByRole("button", { name: "Replay from here" }).click();
    await expect(page.locator(".replay")).toBeVisible();
    expect(await at(page)).toBe(0);
    // Only one's own hand, and no way to learn more.
    await expect(page.getByRole("group", { name: "See as" }).getByRole("button")).toHaveCount(1);
    await expect(page.locator(".held")).toHaveCount(1);
    await expect(page.locator(".replay .top")).not.toContainText("look back");
    await page.keyboard.press("End");
    expect(await at(page)).toBe(count);
    await page.keyboard.press("Escape");
    await expect(page.locator(".replay")).toHaveCount(0);
    await expect(entry.getByRole("button", { name: "Replay from here" })).toBeFocused();
    expect(await table(page)).toEqual(before);
    // The signs are still those of the players.
    await page.locator(".rib .events [data-tip^=seat]").last().hover();
    await expect(page.locator("#tip")).toContainText(/^(Ada|Bruno)/);
    expect(await matches(page)).toEqual(kept);
    await expect(page).toHaveURL(/#table=[0-9a-f]+$/);
    await elect(page);
  });
  await test.step("a match that goes on counts as assisted once it was branched off", async () => {
    await entry.hover();
    await entry.getByRole("button", { name: "Replay from here" }).click();
    const [original] = Object.keys(await matches(page));
    await button(page, "What if from here").click();
    await expect(whatIf(page)).toContainText("this game will be marked as assisted");
    await page.keyboard.press("Escape");
    await expect(whatIf(page)).toHaveCount(0);
    expect((await matches(page))[original].match.assisted).toBeFalsy();
    await page.keyboard.press("w");
    await whatIf(page).getByRole("button", { name: "Play on" }).click();
    expect(await wanted(page)).toBe("turn");
    // Who goes on knows what the other game hides.
    await expect(page.locator(".top .tag", { hasText: "assisted" })).toHaveCount(1);
    const kept = await matches(page);
    expect(Object.keys(kept)).toHaveLength(2);
    expect(kept[original].match.assisted).toBe(true);
  });
  await test.step("where several persons play nobody's hand is shown", async () => {
    await start(page, { seats: ["person", "person"], seed: "several" });
    expect(await wanted(page)).toBe("curtain");
    await page.locator(".curtain .pri").click();
    await turn(page);
    expect(await wanted(page)).toBe("curtain");
    await page.locator(".curtain .pri").click();
    await expect(page.locator(".hand .card").first()).toBeVisible();
    await page.locator(".log [data-look]").last().dispatchEvent("click");
    await expect(page.locator(".replay")).toBeVisible();
    await expect(seeAs(page, "Onlooker")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("group", { name: "See as" }).getByRole("button")).toHaveCount(1);
    await expect(page.locator(".hands")).toHaveText("Hands stay hidden until the game is over.");
    await expect(button(page, "What if from here")).toHaveAccessibleDescription(/once this game is over/);
    await page.keyboard.press("w");
    await page.keyboard.press("2");
    await expect(page.locator(".replay .card")).toHaveCount(0);
    await expect(page.locator(".index .list")).not.toContainText("drew a card: ");
    await page.keyboard.press("Escape");
    await expect(page.locator(".hand .card").first()).toBeVisible();
  });
});

test("bots wait while one looks back, and go on afterwards", async ({ page }) => {
  await page.clock.install();
  await start(page, { seats: ["person", "bot"], seed: "waiting", level: "novice" });
  await turn(page);
  const entries = page.locator(".log .entry");
  await entries.first().getByRole("button", { name: "Replay from here" }).dispatchEvent("click");
  await expect(page.locator(".replay")).toBeVisible();
  // What had been done before is kept by now.
  await page.clock.runFor(1000);
  const before = await matches(page);
  const count = (await page.locator(".index .entry").count()) - 1;
  const [id] = Object.keys(before);
  expect(before[id].match.actions).toHaveLength(count);
  await page.clock.runFor(20_000);
  await expect(page.locator(".index .entry")).toHaveCount(count + 1);
  expect(await matches(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await page.clock.resume();
  expect(await wanted(page)).toBe("turn");
  expect(await entries.count()).toBeGreaterThanOrEqual(count);
});

const sizes = { desktop: [1440, 900], landscape: [1180, 820], portrait: [820, 1180], phone: [390, 844] };

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a replay fits every screen, and has no fault that axe knows", async ({ page }) => {
    await open(page);
    for (let turns = 0; turns < 9; turns += 1) await page.keyboard.press("Shift+BracketRight");
    for (const [name, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      for (const control of await page.locator(".transport :is(button, [role=slider])").all()) {
        const box = await control.boundingBox();
        expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(40);
        expect(Math.min(box.x, box.y), name).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, name).toBeLessThanOrEqual(width);
        expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      }
      // On a desktop and on a phone axe looks at it among all screens.
      if (name === "portrait") expect(await faultsInBoth(page)).toEqual([]);
      if (name === "landscape") expect(await faults(page)).toEqual([]);
    }
  });
});
