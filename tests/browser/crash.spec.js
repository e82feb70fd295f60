// Whatever breaks, the person sees what happened and can keep the match; nothing kept is touched.
//
// The page under test is the one that is published, so its faults are made from outside: its wasm
// panics where the browser refuses it something that never fails.

import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { elect, start, turn, wanted } from "./council_of_4/player.js";
import { faultsInBoth } from "./faults.js";
import { fixture, keep, keptEnvelope, shelved } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const screen = (page) => page.locator(".crash");
const title = (page) => page.getByRole("heading", { level: 1 });
const button = (page, name) => page.getByRole("button", { name, exact: true });
const said = (page) => screen(page).getByRole("alert");
const report = (page) => page.locator(".crash pre");
const wasm = /page-[^/]*\.wasm$/;
const script = /page-[^/]*\.js$/;

/** All that is kept, by name. */
const shelf = (page) => page.evaluate(() => ({ ...localStorage }));

/** From now on the page's wasm can draw nothing new, and panics when it tries. */
const deliberate = () => {
  const clone = Node.prototype.cloneNode;
  Node.prototype.cloneNode = function (deep) {
    if (new Error().stack.includes("wasm")) throw new Error("deliberate");
    return clone.call(this, deep);
  };
};

/** A match on the table in which the person has done one action, and what was done is kept. */
const table = async (page) => {
  await start(page, { seats: ["person", "bot"], seed: "crash" });
  await wanted(page);
  await elect(page);
  await expect(page.locator(".tag", { hasText: "Saved on this device" })).toBeVisible();
};

/** The match on the table panics the page. */
const crash = async (page) => {
  await page.locator('.act[aria-label="Engage a servant"]').click();
  await expect(page.locator(".rib .confirm")).not.toHaveAttribute("aria-disabled", "true");
  // In one go, so that nothing else is drawn in between.
  await page.evaluate(`(${deliberate})(); document.querySelector(".rib .confirm").click();`);
  await expect(screen(page)).toBeVisible();
};

const downloaded = async (page, name) => {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
};

const ENVELOPE = ["curia.match.000000000000feed.even", fixture("envelope-v1")];

test("after a panic nothing more is written, and the match is as it was saved last", async ({ page }) => {
  await table(page);
  const before = await shelf(page);
  // What the page tries to write comes after what it draws, and so after the panic.
  await page.evaluate(() => {
    window.tried = [];
    let write = Storage.prototype.setItem;
    Object.defineProperty(Storage.prototype, "setItem", {
      set: (other) => (write = other),
      get: () =>
        function (name, text) {
          if (name !== "curia.crash") window.tried.push(name);
          write.call(this, name, text);
        },
    });
  });
  await crash(page);
  await expect.poll(() => page.evaluate(() => window.tried)).not.toEqual([]);
  expect(await shelf(page)).toEqual(before);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  expect(await shelf(page)).toEqual(before);
  await expect(title(page)).toHaveText("The table fell over. Your game didn’t.");
  await expect(said(page)).toContainText("Ada, Bruno, saved after 1 move.");
});

test("after a panic the page's own code hears no keys and no clicks", async ({ page }) => {
  await table(page);
  await page.evaluate(() => {
    window.heard = [];
    for (const name of ["keydown", "pointerdown", "click", "pagehide"]) {
      addEventListener(name, () => window.heard.push(name), true);
    }
  });
  await crash(page);
  await page.evaluate(() => (window.heard = []));
  await page.keyboard.press("Control+z");
  await said(page).click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  expect(await page.evaluate(() => window.heard)).toEqual([]);
});

test("a reload after a panic brings the match back as it was kept", async ({ page }) => {
  await table(page);
  const before = await keptEnvelope(page);
  await crash(page);
  await expect(button(page, "Reload")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  await expect(page.locator(".log .entry")).toHaveCount(1);
  expect((await keptEnvelope(page)).match).toEqual(before.match);
  await turn(page);
});

test("the file of the match is what is kept, to the letter", async ({ page }) => {
  await table(page);
  const { name } = await keptEnvelope(page);
  const kept = (await shelf(page))[name];
  await crash(page);
  expect(await downloaded(page, "Save the game as a file")).toEqual({ name: "Ada, Bruno.json", text: kept });
  await expect(button(page, "Save all games as a file")).toHaveCount(0);
});

test("of several matches that on the table is named, and all can be saved at once", async ({ page }) => {
  await table(page);
  const own = (await keptEnvelope(page)).id;
  await page.evaluate((text) => {
    const later = JSON.stringify({ ...JSON.parse(text), revision: 13, changed: 4e12 });
    localStorage.setItem("curia.match.000000000000feed.even", text);
    localStorage.setItem("curia.match.000000000000feed.odd", later);
  }, fixture("envelope-v1"));
  await crash(page);
  // The other one claims to have been saved later.
  await expect(said(page)).toContainText("Ada, Bruno, saved after 1 move.");
  const before = await shelf(page);
  const texts = Object.entries(before).filter(([name]) => name.startsWith("curia.match."));
  const newest = (id) =>
    texts
      .filter(([name]) => name.includes(id))
      .map(([, text]) => JSON.parse(text))
      .sort((one, other) => other.revision - one.revision)[0];
  const { text } = await downloaded(page, "Save all games as a file");
  expect(JSON.parse(text)).toEqual([newest("000000000000feed"), newest(own)]);
});

test("a match that could not be kept is not said to stand", async ({ page }) => {
  await keep(page, ENVELOPE);
  await page.goto("./");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Set up a game" }).click();
  await page.getByRole("button", { name: "Start game" }).click();
  await wanted(page);
  await crash(page);
  await expect(title(page)).toHaveText("The table fell over.");
  await expect(said(page)).toContainText("The game on the table isn’t saved.");
  await expect(said(page)).toContainText("Kitchen table, saved after 6 moves.");
});

test("what the address asks for and breaks the page twice can be left out", async ({ page }) => {
  await page.addInitScript(deliberate);
  await page.goto("./#anything");
  await expect(title(page)).toHaveText("The table fell over.");
  await expect(button(page, "Open the start page without it")).toHaveCount(0);
  await button(page, "Reload").click();
  await button(page, "Open the start page without it").click();
  await expect(page).not.toHaveURL(/#/);
});

test("a panic while the page starts is told, and nothing that is kept is touched", async ({ page }) => {
  await keep(page, ENVELOPE);
  await page.addInitScript(deliberate);
  const before = await shelf(page);
  await page.goto("./");
  await expect(title(page)).toHaveText("The table fell over. Your game didn’t.");
  await expect(said(page)).toContainText("Kitchen table, saved after 6 moves.");
  await expect(report(page)).toContainText("deliberate");
  expect((await downloaded(page, "Save the game as a file")).text).toBe(fixture("envelope-v1"));
  expect(await shelf(page)).toEqual(before);
});

test("a match that breaks the page again can be left alone", async ({ page }) => {
  await table(page);
  await crash(page);
  await expect(button(page, "Open the start page without it")).toHaveCount(0);
  await button(page, "Reload").click();
  await page.getByRole("button", { name: "Resume" }).click();
  await wanted(page);
  await page.evaluate(() => history.replaceState(null, "", "#m=anything"));
  await crash(page);
  await expect(said(page)).toContainText("broke the same way before");
  const [reloaded] = await Promise.all([
    page.waitForEvent("load"),
    button(page, "Open the start page without it").click(),
  ]);
  expect(reloaded.url()).not.toContain("#");
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
});

test("a trap of the wasm counts as a crash, any other error of a standing page does not", async ({ page }) => {
  await table(page);
  await page.evaluate(() => setTimeout(() => { throw new Error("of something else"); }));
  await page.evaluate(() => Promise.reject(new Error("nobody waits for this")) && null).catch(() => {});
  await page.evaluate(() => new Promise((told) => addEventListener("error", told, { once: true })) && null);
  await expect(screen(page)).toHaveCount(0);
  await page.evaluate(() => {
    // unreachable
    const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)));
    setTimeout(exports.f);
  });
  await expect(title(page)).toContainText("The table fell over.");
  await expect(report(page)).toContainText("RuntimeError: unreachable");
});

test("a file of the page that is missing is named, and what is kept can be saved", async ({ page }) => {
  await table(page);
  const { name } = await keptEnvelope(page);
  const before = await shelf(page);
  for (const [file, part] of Object.entries({ wasm, script })) {
    await page.route(part, (route) => route.fulfill({ status: 404, body: "not found" }));
    await page.goto("./");
    await page.reload();
    await expect(title(page), file).toHaveText("Curia couldn’t start.");
    await expect(said(page), file).toContainText(part === wasm ? "_bg.wasm”, a part" : ".js”, a part");
    await expect(said(page), file).toContainText("isn’t on the server (answer 404)");
    await expect(said(page), file).toContainText("Ada, Bruno, saved after 1 move");
    expect((await downloaded(page, "Save the game as a file")).text).toBe(before[name]);
    await page.unroute(part);
  }
  expect(await shelf(page)).toEqual(before);
  await button(page, "Reload").click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
});

test("a server that does not answer is said to", async ({ page }) => {
  await page.route(wasm, (route) => route.abort());
  await page.goto("./");
  await expect(said(page)).toContainText("The server didn’t send “page-");
  await expect(said(page)).toContainText("No game is saved on this device.");
  await expect(button(page, "Save the game as a file")).toHaveCount(0);
});

test("a server that sends something else for the wasm is told from a damaged file", async ({ page }) => {
  await page.route(wasm, (route) => route.fulfill({ contentType: "text/html", body: "<p>not found" }));
  await page.goto("./");
  await expect(said(page)).toContainText("as text/html instead of application/wasm");
  await page.unroute(wasm);
  await page.route(wasm, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.body()).subarray(0, 60_000) });
  });
  await page.reload();
  await expect(said(page)).toContainText("_bg.wasm”, a part of the page, is damaged or cut off");
});

test("a wrong type alone keeps nothing from starting", async ({ page }) => {
  await page.route(wasm, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await page.goto("./");
  await expect(button(page, "Start game").or(button(page, "Set up a game")).first()).toBeVisible();
});

test("a browser without WebAssembly is told so", async ({ page }) => {
  await page.addInitScript(() => delete window.WebAssembly);
  await page.goto("./");
  await expect(title(page)).toHaveText("Curia couldn’t start.");
  await expect(said(page)).toContainText("has no WebAssembly");
  await expect(button(page, "Reload")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, in both languages", async ({ page }) => {
    await page.goto("./");
    const told = page.locator("noscript p");
    await expect(told.first()).toBeVisible();
    await expect(told.last()).toBeVisible();
    expect(await told.allInnerTexts()).toEqual([
      "Curia runs in your browser and needs JavaScript and WebAssembly.",
      "Curia fonctionne dans votre navigateur et a besoin de JavaScript et de WebAssembly.",
    ]);
    await expect(page.getByText("Setting the table…")).toBeHidden();
  });
});

test("a page that takes long to load is waited for, not given up", async ({ page }) => {
  const held = [];
  await page.route(wasm, (route) => held.push(route));
  await page.goto("./");
  await expect(page.getByText("Setting the table…")).toBeVisible();
  await page.clock.install();
  await page.clock.fastForward(600_000);
  await expect(screen(page)).toHaveCount(0);
  held.forEach((route) => route.continue());
  await expect(button(page, "Start game").or(button(page, "Set up a game")).first()).toBeVisible();
  await expect(page.getByText("Setting the table…")).toHaveCount(0);
});

test("a bots' thread that breaks down is no crash: a simple bot plays on", async ({ page }) => {
  await page.route("**/bot_worker_loader.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new WebAssembly.RuntimeError('unreachable');" }),
  );
  await start(page, { seats: ["person", "bot"], seed: "no thread" });
  await turn(page);
  await wanted(page);
  await expect(page.locator(".tag.bad")).toContainText("A simpler bot has taken over");
  await expect(screen(page)).toHaveCount(0);
});

test("a report names nobody and no address, and says who can make what of it", async ({ page, baseURL }) => {
  await start(page, { seats: ["person", "bot"], seed: "secret seed" });
  await wanted(page);
  await page.evaluate(() => {
    dispatchEvent(
      new CustomEvent("curia-panic", {
        detail: `panicked at src/web/desk.rs:1:2:\nAda,Bruno and Adam at ${location.href}`,
      }),
    );
  });
  await expect(report(page)).toContainText("What: panic: [name],[name] and Adam at \n");
  await expect(report(page)).toContainText("Place: src/web/desk.rs:1:2");
  await expect(report(page)).toContainText(/rules 1, after \d+ moves?\n/);
  await expect(report(page)).toContainText(/Page: Curia \d+\.\d+\.\d+, [0-9a-f]{8,}/);
  await expect(report(page)).toContainText("can replay it and work out every hand");
  const text = await report(page).innerText();
  expect(text).not.toContain(new URL(baseURL).host);
  expect(text).not.toContain("secret seed");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy").click();
  await expect(screen(page).getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test("where the clipboard is closed the report is marked to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => delete window.WebAssembly);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await page.goto("./");
  await button(page, "Copy").click();
  await expect(screen(page).getByRole("status")).toContainText("copy it yourself");
  expect(await page.evaluate(() => getSelection().toString())).toContain("WebAssembly");
});

test("a blocked storage and an unreadable match are told apart", async ({ page }) => {
  await page.addInitScript(() => {
    delete window.WebAssembly;
    localStorage.setItem("curia.match.000000000000feed.odd", "not a match");
  });
  await page.goto("./");
  await expect(said(page)).toContainText("can’t be read here");
  expect((await downloaded(page, "Save the game as a file")).text).toBe("not a match");
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.reload();
  await expect(said(page)).toContainText("doesn’t let the page see your saved games");
});

test("the screen speaks the language of the settings, else the browser's", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: "fr-CA" });
  const page = await context.newPage();
  await page.addInitScript(() => delete window.WebAssembly);
  await page.goto("./");
  await expect(title(page)).toHaveText("Curia n’a pas pu démarrer.");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.addInitScript(() =>
    localStorage.setItem("curia.settings", '{"version":1,"language":"en","theme":"dark","text_size":200}'),
  );
  await page.reload();
  await expect(title(page)).toHaveText("Curia couldn’t start.");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await context.close();
});

test("the screen fits every window, and has no fault", async ({ page }) => {
  const match = fixture("match-v1");
  await keep(page, shelved(match), ["curia.match.000000000000feed.odd", match]);
  await page.addInitScript(() => delete window.WebAssembly);
  await page.goto("./");
  await expect(button(page, "Reload")).toBeFocused();
  for (const [width, height] of [[1440, 900], [1180, 820], [820, 1180], [390, 844]]) {
    await page.setViewportSize({ width, height });
    const size = `${width} x ${height}`;
    expect(await faultsInBoth(page), size).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(width);
    for (const one of await screen(page).getByRole("button").all()) {
      const box = await one.boundingBox();
      expect(Math.min(box.width, box.height), size).toBeGreaterThanOrEqual(40);
    }
  }
});
