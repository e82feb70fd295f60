// Matches by link: three people with a browser each, who share nothing but links. CURIA_WHOLE=1 plays whole games.

import { expect, test } from "@playwright/test";

import { turn } from "./council_of_4/player.js";
import { faultsInBoth } from "./faults.js";
import { step as stepOfTowers } from "./four_towers/player.js";
import { drawn, keep, keptEnvelope, pullDrawer } from "./kept.js";
import { golden } from "./match.js";
import { step as stepOfCouncil } from "./the_council/player.js";

const WHOLE = Boolean(process.env.CURIA_WHOLE);
const NAMES = ["Ada", "Bruno", "Chiara"];
const COLOURS = ["scarlet", "cobalt", "forest"];
/** Each game: a golden one of three, what its set-up says, how many of its moves are left to play, and how. */
const GAMES = {
  "Council of 4": {
    of: ["council_of_4", "111-3-a"],
    head: { game: "council-of-4", rules: 1, setup: { players: 3, sides: ["1", "1", "1"], nobility: "printed", first: 2 } },
    rest: 14,
    step: turn,
  },
  "The Council": { of: ["the_council", "3-a"], head: { game: "the-council", rules: 1, setup: { players: 3 } }, rest: 7, step: stepOfCouncil },
  "Four Towers": { of: ["four_towers", "3-a"], head: { game: "four-towers", rules: 3, setup: { players: 3 } }, rest: 30, step: stepOfTowers },
};

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

/** A person with a browser of their own. */
const somebody = async (browser, options) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await context.newPage();
  page.said = [];
  page.on("pageerror", (error) => page.said.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.said.push(message.text()));
  return page;
};

/** What a table waits for: "away" for somebody else, "own" for the person here, "over" for nobody. */
const waits = async (page) => {
  const state = await page.waitForFunction(() => {
    const is = (what) => document.querySelector(what) !== null;
    if (is(".score, .last-count .named")) return "over";
    if (is(".app[aria-busy]")) return null;
    if (is(".rib .end.away")) return "away";
    const asks = ".app:is([data-result], [data-asks], [data-choice]), .dock .end-turn:not([aria-disabled])";
    return is(`${asks}, .act[aria-label="Elect a councillor"]:not([aria-disabled])`) ? "own" : null;
  });
  await drawn(page);
  return state.jsonValue();
};

const dialog = (page, name) => page.getByRole("dialog", { name });
const linked = (page) => dialog(page, "Shared game");

/** What somebody copies to send it. */
const copied = async (page) => {
  await page.locator(".copy-turn").first().click();
  await expect(page.locator(".copy-turn").first()).toHaveText("Copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return { said: text.split("\n")[0], link: text.split("\n")[1] };
};

/** Reads and closes what tells the others' moves, which is open when a link makes it one's own turn, unless all they
 * did is secret. */
const readNews = async (page) => {
  if ((await waits(page)) !== "own" || (await page.locator(".rib :is(.since, .events)").count()) === 0) return;
  const news = dialog(page, "What the others did");
  await expect(news).toBeVisible();
  await expect(news.locator(".entries .entry")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(news).toBeHidden();
};

/** Plays one's own turn, to the moment when somebody else is to be sent the game. */
const playOn = async (page, step) => {
  for (;;) {
    const state = await waits(page);
    if (state !== "own") return state;
    await step(page);
  }
};

/** On a tablet held upright, what is to be sent takes the whole width. */
const fillsTheWidth = async (page) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await drawn(page);
  expect((await page.locator(".rib").boundingBox()).width).toBe(820);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawn(page);
};

/** A match by link as a device keeps it, from a golden game with so many moves left. */
const keptOf = ({ of, head }, mine, moves) => {
  const { seed, actions } = golden(...of);
  const seats = NAMES.map((name, at) => ({ name, colour: COLOURS[at], controller: "person" }));
  const match = { format: 1, ...head, seed, seats, actions: actions.slice(0, moves) };
  const about = { envelope: 2, id: "00000000000000aa", revision: 1, began: Date.now(), changed: Date.now() };
  return ["curia.match.00000000000000aa.odd", JSON.stringify({ ...about, by_link: { mine }, match })];
};

/** Sits down at a match that is kept. */
const sitDown = async (page, kept) => {
  await keep(page, kept, ["curia.seen.four-towers", "1"]);
  await page.goto("./");
  await page.locator(".continue").getByRole("button", { name: "Resume" }).click();
};

/** Sets up a game of three by link in the form. */
const setUp = async (page, title) => {
  await keep(page, ["curia.seen.four-towers", "1"]);
  await page.goto("./");
  await page.getByRole("radio", { name: title }).check({ force: true });
  await pullDrawer(page);
  await page.getByRole("button", { name: "3 players" }).click();
  for (const seat of [1, 2, 3]) {
    await page.getByRole("group", { name: `Who plays seat ${seat}` }).getByRole("button", { name: "Person" }).click();
  }
  await page.getByRole("group", { name: "How you play together" }).getByRole("button", { name: "By link" }).click();
  await expect(page.locator(".seat-row").nth(1)).toContainText("gets each turn as a link");
  await page.getByLabel("Seed", { exact: true }).fill("by link");
  await page.getByRole("button", { name: "Start game" }).click();
};

/** Opens a link; somebody who has not got the game yet takes their seat. */
const opens = async (page, link, name) => {
  const before = page.url();
  if (before === "about:blank") await keep(page, ["curia.seen.four-towers", "1"]);
  await page.goto(link);
  const join = linked(page).getByRole("button", { name: "Take a seat" });
  await join.or(page.locator(".app, .score")).first().waitFor();
  if (await join.isVisible()) {
    await linked(page).getByRole("button", { name, exact: true }).click();
    await join.click();
  }
  await page.locator(".app, .score").first().waitFor();
};

for (const [title, game] of Object.entries(GAMES)) {
  test(`three people play ${title} by link to its end`, async ({ browser }) => {
    if (WHOLE) test.setTimeout(1_800_000);
    const pages = [];
    for (const at of NAMES.keys()) pages.push(await somebody(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" }));
    const [ada] = pages;
    if (WHOLE) await setUp(ada, title);
    else {
      await sitDown(ada, keptOf(game, 0, -game.rest));
      await readNews(ada);
    }
    let [now, links, state] = [0, 0, await playOn(ada, game.step)];
    for (; state !== "over"; links += 1) {
      const { said, link } = await copied(pages[now]);
      now = NAMES.findIndex((name) => said.startsWith(`${name}, it’s your turn. ${title}`));
      expect(now, said).toBeGreaterThanOrEqual(0);
      await opens(pages[now], link, NAMES[now]);
      await readNews(pages[now]);
      state = await playOn(pages[now], game.step);
      if (state === "away" && links === 0) await fillsTheWidth(pages[now]);
    }
    expect(links).toBeGreaterThan(2);
    const toScore = async (page) => {
      const see = page.locator(".last-count .see");
      await see.or(page.locator(".score")).first().waitFor();
      if (await see.isVisible()) await see.press("Enter");
      await page.locator(".score .check").waitFor();
    };
    await toScore(pages[now]);
    const { said, link } = await copied(pages[now]);
    expect(said).toBe(`Our game of ${title} is over:`);
    const numbers = [];
    for (const [at, page] of pages.entries()) {
      if (at !== now) await opens(page, link, NAMES[at]);
      await toScore(page);
      const check = page.locator(".score .check");
      await expect(check).toContainText("were legal");
      await expect(check).not.toContainText("a player went back");
      numbers.push(/[0-9A-F]{4}-[0-9A-F]{4}/.exec(await check.innerText())[0]);
      const kept = await keptEnvelope(page);
      expect(kept.by_link.mine).toBe(at);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /^curia\.match\..*\.(odd|even)$/.test(name)).map((name) => name.split(".")[2]).filter((id, at, all) => all.indexOf(id) === at).length)).toBe(1);
      expect(page.said).toEqual([]);
    }
    expect(new Set(numbers).size).toBe(1);
    if (!WHOLE) expect(await faultsInBoth(pages[0], { part: ".score .check" })).toEqual([]);
    for (const page of pages) await page.context().close();
  });
}

test("a link that does more than go on from the game asks before anything changes", async ({ browser }) => {
  const game = GAMES["Council of 4"];
  const { actions } = golden(...game.of);
  const other = await somebody(browser);
  const moves = {
    older: actions.slice(0, 48),
    mine: actions.slice(0, 67),
    forked: [...actions.slice(0, 59), actions[60]],
    newer: actions.slice(0, 64),
  };
  // Ada has the game four times, and sends each.
  const kept = Object.entries(moves).map(([name, actions], at) => {
    const { match, ...envelope } = JSON.parse(keptOf(game, 0, 0)[1]);
    const id = `${at}`.padStart(16, "a");
    return [`curia.match.${id}.odd`, JSON.stringify({ ...envelope, id, name, match: { ...match, actions } })];
  });
  await keep(other, ...kept);
  await other.goto("./");
  const links = {};
  for (const name of Object.keys(moves)) {
    await other.getByRole("button", { name: `More for “${name}”` }).click();
    await other.locator(".match-menu").getByRole("button", { name: "Share as a link" }).click();
    await other.locator(".share summary").click();
    links[name] = (await other.locator(".share textarea").inputValue()).split("\n").at(-1);
    await other.keyboard.press("Escape");
    await expect(other.locator("dialog[open]")).toHaveCount(0);
  }
  // Bruno has 60 moves, of which Chiara made the last; his own turn begins after 64.
  const page = await somebody(browser);
  await keep(page, keptOf(game, 1, 60));
  await page.goto("./");
  const matches = () =>
    page.evaluate(() => {
      const texts = Object.entries(localStorage).filter(([name]) => /^curia\.match\..*\.(odd|even)$/.test(name));
      const last = {};
      for (const { id, revision, match } of texts.map(([, text]) => JSON.parse(text))) {
        if (!(last[id]?.revision > revision)) last[id] = { revision, moves: match.actions.length };
      }
      return Object.values(last).map(({ moves }) => moves).sort();
    });
  const buttons = linked(page).locator("footer .btn");
  const sees = async (link, said, names) => {
    await page.goto(link);
    await expect(linked(page)).toContainText(said);
    await expect(linked(page)).toContainText("Your game hasn’t changed.");
    await expect(buttons).toHaveText(names);
    expect(await matches()).toEqual([60]);
  };
  await sees(links.older, "This link is older than your game", ["Open my game"]);
  await page.keyboard.press("Escape");
  await sees(links.mine, "with 3 moves of yours that weren’t made in this browser", [
    "Open my game", "Use these moves", "Keep both games",
  ]);
  expect(await faultsInBoth(page, { part: "dialog[open]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await sees(links.forked, "differ after 59 moves", ["Open my game", "Keep both games"]);

  await test.step("both are kept if that is said", async () => {
    await buttons.getByText("Keep both games").click();
    await expect(page.locator(".rib")).toContainText("Chiara’s turn");
    expect(await matches()).toEqual([60, 60]);
  });

  await test.step("what only goes on needs no question, and finds its game", async () => {
    await page.goto(links.newer);
    expect(await waits(page)).toBe("own");
    expect(await matches()).toEqual([60, 64]);
    await expect(dialog(page, "What the others did")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".hand .card").first()).toBeVisible();
  });

  await test.step("the tab of the newest link has the game, and the older one says so", async () => {
    const newest = await page.context().newPage();
    await newest.goto(links.newer);
    expect(await waits(newest)).toBe("own");
    await expect(newest.locator(".alarm")).toHaveCount(0);
    await expect(page.locator(".alarm")).toContainText("This game is open in another tab.");
    await newest.close();
    await page.getByRole("button", { name: "Play here" }).click();
    await expect(page.locator(".alarm")).toHaveCount(0);
  });

  await test.step("somebody new is asked for a seat, with a name", async () => {
    const join = await somebody(browser);
    // A phone shares in its own way.
    await join.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (shared) => void (window.shared = shared);
    });
    await join.goto(links.newer);
    await expect(linked(join).getByRole("button", { name: "Bruno" })).toHaveAttribute("aria-pressed", "true");
    // Whoever opens the address in another browser is asked the same.
    await join.reload();
    await expect(linked(join).getByRole("button", { name: "Bruno" })).toHaveAttribute("aria-pressed", "true");
    expect(join.url()).toBe(links.newer);
    expect(await faultsInBoth(join, { part: "dialog[open]" })).toEqual([]);
    await linked(join).getByLabel("Your name").fill(" ");
    await expect(linked(join).getByRole("status")).toHaveText("Seat 2 needs a name.");
    await linked(join).getByRole("button", { name: "Chiara" }).click();
    await linked(join).getByLabel("Your name").fill("Zoë");
    await linked(join).getByRole("button", { name: "Take a seat" }).click();
    expect(await waits(join)).toBe("away");
    await expect(join.locator(".seats")).toContainText("Zoë");
    expect(await faultsInBoth(join)).toEqual([]);
    expect(await join.evaluate(() => localStorage.getItem("curia.name"))).toBe("Zoë");
    expect(new URL(join.url()).hash).toMatch(/^#table=/);
    // A seat that was taken by mistake.
    await join.getByRole("button", { name: "Your seat: Zoë" }).click();
    const who = dialog(join, "Who are you in this game?");
    await expect(who.getByRole("button", { name: "Zoë" })).toHaveAttribute("aria-pressed", "true");
    expect(await faultsInBoth(join, { part: "dialog[open]" })).toEqual([]);
    await who.getByRole("button", { name: "Ada" }).click();
    await expect(join.locator(".seats")).not.toContainText("Ada");
    await expect(join.locator(".seats")).toContainText("Chiara");
    await expect(join.getByRole("button", { name: "Your seat: Zoë" })).toBeVisible();
    await expect(join.locator(".alarm")).toHaveCount(0);
    expect(await waits(join)).toBe("away");
    const kept = await keptEnvelope(join);
    expect([kept.by_link.mine, kept.match.seats.map(({ name }) => name)]).toEqual([0, ["Zoë", "Bruno", "Chiara"]]);
    await join.getByRole("button", { name: "Send to Bruno" }).click();
    // In the text alone, which some targets take without an address beside it.
    const { text, url } = await join.evaluate(() => window.shared);
    expect(text).toMatch(/^Bruno, it’s your turn\. Council of 4, round \d+:\nhttp\S+#m=[\w-]+&turn$/);
    expect(url).toBeUndefined();
    await join.context().close();
  });

  await test.step("a link in a text file asks the same, and becomes no game of all hands", async () => {
    const reader = await somebody(browser);
    await reader.addInitScript(() => localStorage.setItem("curia.name", "Chiara"));
    await reader.goto("./");
    const buffer = Buffer.from(`It’s your turn:\n${links.newer}`);
    await reader.locator(".bring-in input[type=file]").setInputFiles({ name: "message.txt", mimeType: "text/plain", buffer });
    await expect(linked(reader)).toContainText("Who are you in this game?");
    // The name speaks for another seat than the turn.
    await expect(linked(reader).locator(".people .on")).toHaveCount(0);
    await expect(linked(reader).getByRole("status")).toHaveText("Choose your seat.");
    expect(await reader.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("curia.match.")))).toEqual([]);
    await linked(reader).getByRole("button", { name: "Ada" }).click();
    // The name said here last is somebody else's in this game.
    await expect(linked(reader).getByLabel("Your name")).toHaveValue("Ada");
    await reader.context().close();
    // What is in the bar of addresses is of no use elsewhere.
    const stranger = await somebody(browser);
    await stranger.goto("./#table=00000000000000aa");
    await expect(stranger.getByText("choose “Share as a link” in its menu where it is")).toBeVisible();
    await stranger.context().close();
  });

  await test.step("what is there already is opened", async () => {
    await page.getByRole("button", { name: "To the start page" }).click();
    await page.goto(links.forked);
    expect(await waits(page)).toBe("away");
    expect(await matches()).toEqual([60, 64]);
  });
  expect(page.said).toEqual([]);
});
