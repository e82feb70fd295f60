// What the system hands to an installed page: shared texts, files and addresses; and the number on its icon.

import { expect, test } from "@playwright/test";

import { fixture, keep, leave } from "./kept.js";
import { golden } from "./match.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

/** A match by link of which it is the own turn or not, as a device keeps it. */
const byLink = (mine, id) => {
  const { seed, actions } = golden("the_council", "3-a");
  const seats = ["Ada", "Bruno", "Chiara"].map((name, at) => ({
    name,
    colour: ["scarlet", "cobalt", "forest"][at],
    controller: "person",
  }));
  const match = { format: 1, game: "the-council", rules: 1, setup: { players: 3 }, seed, seats, actions: actions.slice(0, 2) };
  const about = { envelope: 2, id, revision: 1, began: Date.now(), changed: Date.now() };
  return [`curia.match.${id}.odd`, JSON.stringify({ ...about, by_link: { mine }, match })];
};

const linked = (page) => page.getByRole("dialog", { name: "Shared game" });

/** A browser that hands over what the test says, as one that opens an installed page does. */
const installed = (page) =>
  page.addInitScript(() => {
    window.marks = [];
    navigator.setAppBadge = async (number) => void window.marks.push(number);
    navigator.clearAppBadge = async () => void window.marks.push(0);
    Object.defineProperty(window, "launchQueue", { value: { setConsumer: (launch) => (window.launch = launch) } });
  });

const launch = (page, path, files = []) =>
  page.evaluate(
    ([path, files]) => {
      const named = files.map(([name, text]) => ({ getFile: async () => new File([text], name) }));
      window.launch({ targetURL: new URL(path, document.baseURI).href, files: named });
    },
    [path, files],
  );

/** The link of a whole game that is kept. */
const someLink = async (page) => {
  await leave(page, fixture("match-v1"));
  await page.getByRole("button", { name: /^More for/ }).first().click();
  await page.locator(".match-menu").getByRole("button", { name: "Share as a link" }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  const link = await share.locator("textarea").inputValue();
  await page.keyboard.press("Escape");
  await expect(share).toBeHidden();
  return link.slice(link.indexOf("#m="));
};

test("a shared text is opened once, and one without a game says so", async ({ page }) => {
  const link = await someLink(page);
  const share = (text) => page.goto(`./?title=Curia&text=${encodeURIComponent(text)}`);
  await share(`Look at this: https://example.org/${link}`);
  await expect(linked(page)).toContainText("Ada");
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await expect(page.locator(".home")).toBeVisible();
  await expect(linked(page)).toBeHidden();
  await share("Nothing of the kind");
  await expect(linked(page)).toContainText("no game");
});

test("what a new window was opened with is not opened again by the browser's queue", async ({ page }) => {
  await installed(page);
  await page.goto("./?text=no+link");
  await expect(linked(page)).toContainText("no game");
  await page.keyboard.press("Escape");
  await launch(page, "./?text=no+link");
  await expect(linked(page)).toBeHidden();
  await launch(page, "./?text=no+link");
  await expect(linked(page)).toBeVisible();
});

test("files and addresses are opened in the window that is there", async ({ page }) => {
  await installed(page);
  const link = await someLink(page);
  // What the window began with is open already.
  await launch(page, "./", [["broken.curia", "nothing"], ["mine.curia", fixture("match-v1").replace(/"seed":"[^"]*"/, '"seed":"mine"')]]);
  await expect(page.locator(".home .done")).toContainText("broken.curia");
  await launch(page, `./${link}`);
  await expect(linked(page)).toContainText("Ada");
  await page.keyboard.press("Escape");
  await launch(page, "./?text=no+link");
  await expect(linked(page)).toContainText("no game");
});

test("the icon and the title say how many games by link wait", async ({ page, context }) => {
  await installed(page);
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => window.away ?? false }));
  const mark = () => page.evaluate(() => window.marks.at(-1));
  // Of three seats, one has the turn.
  const ids = ["00000000000000aa", "00000000000000ab", "00000000000000ac"];
  await keep(page, ...ids.map((id, mine) => byLink(mine, id)));
  await page.goto("./");
  await expect(page).toHaveTitle(/^Your turn · /);
  expect(await mark()).toBe(1);
  await test.step("also those that another tab opens", async () => {
    await page.evaluate(() => (window.away = true));
    const other = await context.newPage();
    await keep(other, ...ids.map((id, mine) => byLink(mine, id.replace("00a", "00b"))));
    await expect(page).toHaveTitle(/^Your turn in 2 games · /);
    expect(await mark()).toBe(2);
    await other.evaluate(() => localStorage.clear());
    await expect.poll(mark).toBe(0);
    await expect(page).not.toHaveTitle(/Your turn/);
    await other.close();
  });
});
