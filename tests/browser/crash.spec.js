// Whatever breaks, the person sees what happened and can keep the match; nothing kept is touched.
//
// The page under test is the one that is published, so its faults are made from outside: its wasm
// panics where the browser refuses it something that never fails.

import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { elect, endTurn, start, wanted } from "./council_of_4/player.js";
import { faults, faultsInBoth } from "./faults.js";
import { fixture, keep, keptEnvelope, pullDrawer, shelved } from "./kept.js";

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

test("after a panic nothing is written or heard, and the match comes back as it was saved last", async ({ page }) => {
  await start(page, { seats: ["person", "bot"], seed: "crash", level: "novice" });
  await wanted(page);
  await elect(page);
  await expect(page.locator(".tag", { hasText: "Saved on this device" })).toBeVisible();
  const before = await keptEnvelope(page);
  const kept = await shelf(page);
  const moves = before.match.actions.length;
  const told = `Ada, Bruno, saved after ${moves} ${moves === 1 ? "move" : "moves"}.`;
  await page.evaluate(() => {
    window.heard = [];
    for (const name of ["keydown", "pointerdown", "click", "pagehide"]) {
      addEventListener(name, () => window.heard.push(name), true);
    }
    // What the page tries to write comes after what it draws, and so after the panic.
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
  await test.step("nothing more is written, and no keys and clicks are heard", async () => {
    await expect.poll(() => page.evaluate(() => window.tried)).not.toEqual([]);
    expect(await shelf(page)).toEqual(kept);
    await expect(title(page)).toHaveText("The table fell over. Your game didn’t.");
    await expect(said(page)).toContainText(told);
    await expect(button(page, "Reload")).toBeFocused();
    await page.evaluate(() => (window.heard = []));
    await page.keyboard.press("Control+z");
    await said(page).click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    expect(await page.evaluate(() => window.heard)).toEqual([]);
    expect(await shelf(page)).toEqual(kept);
  });
  await test.step("the file of the match is what is kept, to the letter", async () => {
    const text = kept[before.name];
    expect(await downloaded(page, "Save game file")).toEqual({ name: "Ada, Bruno.json", text });
    await expect(button(page, "Save all games")).toHaveCount(0);
    await expect(button(page, "Open the start page without it")).toHaveCount(0);
  });
  await test.step("a reload brings the match back as it was kept", async () => {
    await button(page, "Reload").press("Enter");
    await wanted(page);
    await expect(page.locator(".log .entry")).toHaveCount(moves);
    expect((await keptEnvelope(page)).match).toEqual(before.match);
  });
  // There are others now, and one claims to have been saved much later, by a clock that was wrong.
  await page.evaluate((text) => {
    const later = JSON.stringify({ ...JSON.parse(text), revision: 13, changed: 4e12 });
    localStorage.setItem("curia.match.000000000000feed.even", text);
    localStorage.setItem("curia.match.000000000000feed.odd", later);
    localStorage.setItem("curia.puzzles.four-towers", "solved");
    history.replaceState(null, "", "#m=anything");
  }, fixture("envelope-v1"));
  await crash(page);
  await test.step("of several matches that on the table is named, and all can be saved at once", async () => {
    await expect(said(page)).toContainText(told);
    const texts = Object.entries(await shelf(page)).filter(([name]) => name.startsWith("curia.match."));
    const newest = (id) =>
      texts
        .filter(([name]) => name.includes(id))
        .map(([, text]) => JSON.parse(text))
        .sort((one, other) => other.revision - one.revision)[0];
    const { text } = await downloaded(page, "Save all games");
    expect(JSON.parse(text)).toEqual([
      newest(before.id),
      newest("000000000000feed"),
      { besides: 1, texts: { "curia.puzzles.four-towers": "solved" } },
    ]);
  });
  await test.step("a match that breaks the page again can be left alone, and goes on later", async () => {
    await expect(said(page)).toContainText("broke here before");
    const [reloaded] = await Promise.all([
      page.waitForEvent("load"),
      button(page, "Open the start page without it").click(),
    ]);
    expect(reloaded.url()).not.toContain("#");
    await expect(page.getByText("Kitchen table")).toBeVisible();
    // Nothing was saved in the year 2096.
    await page.locator(".continue").getByRole("button", { name: /^Resume/ }).click();
    await wanted(page);
    await endTurn(page).click();
    await wanted(page);
    await expect(page.locator(".log .entry").nth(moves)).toBeVisible();
  });
});

test("a trap counts as a crash and other errors don't, and the report names nobody and no address", async ({
  page,
  baseURL,
}) => {
  await start(page, { seats: ["person", "bot"], seed: "secret seed", level: "novice" });
  await wanted(page);
  await test.step("a trap of the wasm counts, any other error of a standing page does not", async () => {
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
  await button(page, "Reload").click();
  await wanted(page);
  await test.step("the report names nobody and no address, and says who can make what of it", async () => {
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
  await test.step("a match that could not be kept is not said to stand", async () => {
    await button(page, "Reload").click();
    await button(page, "To the start page").click();
    await page.evaluate(([name, text]) => {
      localStorage.clear();
      localStorage.setItem(name, text);
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }, ENVELOPE);
    await pullDrawer(page);
    await button(page, "Start game").click();
    await wanted(page);
    await crash(page);
    await expect(title(page)).toHaveText("The table fell over.");
    await expect(said(page)).toContainText("The game on the table isn’t saved.");
    await expect(said(page)).toContainText("Kitchen table, saved after 6 moves.");
  });
});

test("a panic while the page starts is told, and what the address asks for can be left out", async ({ page }) => {
  await keep(page, ENVELOPE);
  await page.addInitScript(deliberate);
  const before = await shelf(page);
  await page.goto("./#anything");
  await expect(title(page)).toHaveText("The table fell over. Your game didn’t.");
  await expect(said(page)).toContainText("Kitchen table, saved after 6 moves.");
  await expect(report(page)).toContainText("deliberate");
  expect((await downloaded(page, "Save game file")).text).toBe(fixture("envelope-v1"));
  expect(await shelf(page)).toEqual(before);
  for (const none of ["Open the start page without it", "Save all games"]) {
    await expect(button(page, none)).toHaveCount(0);
  }
  // Answers to puzzles go along with even a single match.
  await page.addInitScript(() => localStorage.setItem("curia.puzzles.four-towers", "solved"));
  await button(page, "Reload").click();
  await expect(button(page, "Save all games")).toBeVisible();
  await button(page, "Open the start page without it").click();
  await expect(page).not.toHaveURL(/#/);
});

test("a part of the page that does not come as it should is named, and what is kept can be saved", async ({ page }) => {
  /** The page, loaded anew, with such an answer for one of its parts. */
  const answered = async (part, answer) => {
    await page.unrouteAll();
    await page.route(part, answer);
    await page.goto("./");
  };
  await answered(wasm, (route) => route.abort());
  await expect(said(page)).toContainText("The server didn’t send “page-");
  await expect(said(page)).toContainText("No game is saved on this device.");
  await expect(button(page, "Save game file")).toHaveCount(0);

  await keep(page, ENVELOPE);
  const before = await shelf(page);
  for (const [part, name] of [[wasm, "_bg.wasm”, a part"], [script, ".js”, a part"]]) {
    await answered(part, (route) => route.fulfill({ status: 404, body: "not found" }));
    await expect(title(page), name).toHaveText("Curia couldn’t start.");
    await expect(said(page), name).toContainText(name);
    await expect(said(page), name).toContainText("isn’t on the server (answer 404)");
    await expect(said(page), name).toContainText("Kitchen table, saved after 6 moves");
    expect((await downloaded(page, "Save game file")).text).toBe(ENVELOPE[1]);
  }
  await answered(wasm, (route) => route.fulfill({ contentType: "text/html", body: "<p>not found" }));
  await expect(said(page)).toContainText("as text/html instead of application/wasm");
  await answered(wasm, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.body()).subarray(0, 60_000) });
  });
  await expect(said(page)).toContainText("_bg.wasm”, a part of the page, is damaged or cut off");
  expect(await shelf(page)).toEqual(before);

  // A wrong type alone keeps nothing from starting, nor does one that takes long.
  const held = [];
  await page.unrouteAll();
  await page.route(wasm, (route) => held.push(route));
  await button(page, "Reload").click();
  await expect(page.getByText("Setting the table…")).toBeVisible();
  await page.clock.install();
  await page.clock.fastForward(600_000);
  await expect(screen(page)).toHaveCount(0);
  await expect.poll(() => held.length).toBe(1);
  const response = await held[0].fetch();
  const headers = { ...response.headers(), "content-type": "application/octet-stream" };
  await held[0].fulfill({ response, headers });
  await expect(button(page, "Resume")).toBeVisible();
  await expect(page.getByText("Setting the table…")).toHaveCount(0);
});

test("a page that starts after all takes the crash screen away, and keeps what is played then", async ({ page }) => {
  await keep(page, ENVELOPE);
  const document = (url) => url.pathname.endsWith("/curia/");
  await test.step("a start script that takes longer than everything else", async () => {
    // As a host leaves it that has all scripts run later: nothing of it comes before `load`.
    await page.route(document, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/type="?module"?/, 'type="text/later"');
      await route.fulfill({ response, body });
    });
    await page.goto("./");
    await expect(said(page)).toContainText("The page’s start script didn’t run");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.type = "module";
      script.src = document.querySelector("script[type='text/later']").src;
      document.head.append(script);
    });
    await expect(screen(page)).toHaveCount(0);
    await expect(button(page, "Resume")).toBeVisible();
    await expect(page.getByText("Setting the table…")).toHaveCount(0);
    await page.unrouteAll();
  });
  await test.step("what others put into the page does not keep it from starting", async () => {
    const held = [];
    await page.route(wasm, (route) => (held.length === 0 ? held.push(route) : route.continue()));
    await page.goto("./");
    await expect.poll(() => held.length).toBe(1);
    await page.evaluate(() => {
      const far = "chrome-extension://wallet/wallet.wasm:wasm-function[1]:0x1";
      const trap = new WebAssembly.RuntimeError("unreachable");
      trap.stack = `RuntimeError: unreachable\n    at ${far}`;
      for (const reason of [undefined, {}, new Event("refused"), new Error("of an extension"), trap]) Promise.reject(reason);
      for (const filename of ["", location.href, "chrome-extension://wallet/inject.js"]) {
        dispatchEvent(new ErrorEvent("error", { message: "Script error.", filename }));
        dispatchEvent(new ErrorEvent("error", { error: new TypeError("of an extension"), filename, lineno: 1 }));
      }
      dispatchEvent(new ErrorEvent("error", { error: trap, filename: far }));
      return new Promise((done) => setTimeout(done));
    });
    // From a crash on nothing can be written.
    await page.evaluate(() => localStorage.setItem("anything", ""));
    await held[0].continue();
    await expect(button(page, "Resume")).toBeVisible();
    await expect(screen(page)).toHaveCount(0);
    await page.unrouteAll();
  });
  await button(page, "Resume").click();
  await wanted(page);
  const moves = (await keptEnvelope(page)).match.actions.length;
  await elect(page);
  await endTurn(page).click();
  await wanted(page);
  expect((await keptEnvelope(page)).match.actions.length).toBeGreaterThan(moves);
  await test.step("the screen after a panic stays", async () => {
    await crash(page);
    await page.evaluate(() => ["curia-start", "curia-run"].forEach((name) => dispatchEvent(new Event(name))));
    await expect(title(page)).toContainText("The table fell over.");
  });
});

test("a browser that lacks what the table needs is told which one would do", async ({ page }) => {
  for (const lack of [() => delete HTMLElement.prototype.popover, () => (CSS.supports = () => false)]) {
    const fresh = await page.context().newPage();
    await fresh.addInitScript(lack);
    await fresh.goto("./");
    await expect(said(fresh)).toContainText("Safari 17.5");
    await fresh.close();
  }
});

test.describe("where the browser asks for French", () => {
  test.use({ locale: "fr-CA" });

  test("a browser without WebAssembly is told so on a screen that fits every window", async ({ page }) => {
    /** Loads the page anew, with these settings and texts. */
    const opened = async (settings, ...texts) => {
      await keep(page, ["curia.settings", JSON.stringify({ version: 1, ...settings })], ...texts);
      await page.goto("./");
    };
    await page.addInitScript(() => {
      delete window.WebAssembly;
      navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
    });
    await test.step("it speaks the language of the settings, else the browser's", async () => {
      await page.goto("./");
      await expect(title(page)).toHaveText("Curia n’a pas pu démarrer.");
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await opened({ language: "en", theme: "dark", text_size: 200 });
      await expect(title(page)).toHaveText("Curia couldn’t start.");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });
    const feed = "curia.match.000000000000feed.odd";
    await opened({ language: "en" }, [feed, "not a match"]);
    await expect(said(page)).toContainText("has no WebAssembly");
    await expect(button(page, "Reload")).toBeFocused();
    await test.step("where the clipboard is closed the report is marked to be copied by hand", async () => {
      await button(page, "Copy").click();
      await expect(screen(page).getByRole("status")).toContainText("copy it yourself");
      expect(await page.evaluate(() => getSelection().toString())).toContain("WebAssembly");
    });
    await test.step("a file that is dropped does not take the place of the screen", async () => {
      const let_through = await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["text"], "a.txt"));
        const drag = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        return ["dragover", "drop"].filter((type) => document.body.dispatchEvent(drag(type)));
      });
      expect(let_through).toEqual([]);
    });
    await test.step("an unreadable match can be saved", async () => {
      await expect(said(page)).toContainText("can’t be read here");
      expect((await downloaded(page, "Save game file")).text).toBe("not a match");
    });
    await test.step("the screen fits every window, and has no fault", async () => {
      await opened({ language: "en" }, shelved(fixture("match-v1")));
      await expect(button(page, "Reload")).toBeFocused();
      for (const [width, height] of [[1440, 900], [1180, 820], [820, 1180], [390, 844]]) {
        await page.setViewportSize({ width, height });
        const size = `${width} x ${height}`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(width);
        for (const one of await screen(page).getByRole("button").all()) {
          const box = await one.boundingBox();
          expect(Math.min(box.width, box.height), size).toBeGreaterThanOrEqual(40);
        }
        if (width === 1440) expect(await faultsInBoth(page), size).toEqual([]);
        else if (width === 390) expect(await faults(page), size).toEqual([]);
      }
    });
    await test.step("a blocked storage is told from an empty one", async () => {
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      });
      await page.reload();
      await expect(said(page)).toContainText("ne laisse pas la page voir vos parties enregistrées");
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, in every language", async ({ page }) => {
    await page.goto("./");
    const told = page.locator("noscript p");
    await expect(told.first()).toBeVisible();
    await expect(told.last()).toBeVisible();
    expect(await told.allInnerTexts()).toEqual([
      "Curia runs in your browser and needs JavaScript and WebAssembly.",
      "Curia fonctionne dans votre navigateur et a besoin de JavaScript et de WebAssembly.",
      "Curia läuft in deinem Browser und braucht JavaScript und WebAssembly.",
      "Curia funziona nel tuo browser e ha bisogno di JavaScript e di WebAssembly.",
      "Curia funciona en tu navegador y necesita JavaScript y WebAssembly.",
    ]);
    await expect(page.getByText("Setting the table…")).toBeHidden();
  });
});
