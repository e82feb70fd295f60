// A host that sends the page's files as something else, changed, or in part: what the game can do without stops
// nothing, and whoever runs the host is told of the rest. So is who opens the page from a disk.

import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";

import { BUILT, host } from "./folders.js";
import { elect, endTurn, setUp, wanted } from "./council_of_4/player.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

const said = (page) => page.locator(".crash").getByRole("alert");

test("scripts sent as plain text are named, with the type to set", async ({ page }) => {
  const { address, goes } = await host({ types: { ".js": "text/plain" } });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Curia couldn’t start.");
  await expect(said(page)).toContainText(/“page-[0-9a-f]+\.js” as text\/plain instead of text\/javascript/);
  await expect(said(page)).toContainText("must set that type for all .js files.");
  await goes();
});

test("where not even the crash screen may run, the page itself says what to set", async ({ page }) => {
  // With this header browsers run no script that is not sent as one.
  const headers = { "x-content-type-options": "nosniff" };
  const { address, goes } = await host({ types: { ".js": "text/plain" }, headers });
  await page.goto(address);
  await expect(page.locator("#mute")).toBeVisible();
  await expect(page.locator("#mute")).toContainText("must send .js files as text/javascript");
  await expect(page.locator("#mute")).toContainText("les fichiers en .js comme text/javascript");
  await goes();
});

test("wasm sent as something else runs all the same, and so does all with the usual headers", async ({ page }) => {
  const warnings = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  // Those against guessing and framing.
  const headers = { "x-content-type-options": "nosniff", "x-frame-options": "DENY", "referrer-policy": "no-referrer" };
  const { address, goes } = await host({ types: { ".wasm": "application/octet-stream" }, headers });
  await setUp(page, { seats: ["person", "bot"], seed: "types", level: "Novice", at: address });
  await wanted(page);
  await elect(page);
  await endTurn(page).click();
  expect(await wanted(page)).toBe("turn");
  await expect(page.locator(".tag.bad")).toHaveCount(0);
  // The console says what to set.
  expect(warnings.filter((warning) => warning.includes("`application/wasm` MIME type")).length).toBeGreaterThan(0);
  await expect(page.locator("#mute")).toHaveCount(0);
  await goes();
});

/** The page, loaded anew, with such a text in place of one of its files. */
const changed = async (page, file, change) => {
  await page.unrouteAll();
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, ...change(await response.text()) });
  });
  await page.goto("./");
};

test("a host that changes or loses what the game can do without stops nothing, and the rest is named", async ({ page, baseURL }) => {
  const starts = page.getByRole("button", { name: "Play against two bots" });
  const document = (url) => url.href === baseURL;
  await test.step("scripts in the page's text that are written in another way", async () => {
    await changed(page, document, (text) => ({ body: text.replace(/(<script[^>]*>)(?=\s*\S)/g, "$1/* shortened */") }));
    await expect(starts).toBeVisible();
  });
  await test.step("no offline.js, and another page in its place", async () => {
    await changed(page, /offline\.js$/, () => ({ status: 404, body: "not found" }));
    await expect(starts).toBeVisible();
    await changed(page, /offline\.js$/, () => ({ contentType: "text/javascript", body: "<!doctype html>" }));
    await expect(starts).toBeVisible();
  });
  await test.step("a start script that the host keeps from running", async () => {
    await changed(page, document, (text) => ({ body: text.replace(/type="?module"?/, 'type="text/later"') }));
    await expect(said(page)).toContainText("The page’s start script didn’t run");
    await changed(page, /_start\.js$/, () => ({ status: 404, body: "not found" }));
    await expect(said(page)).toContainText(/“page-[0-9a-f]+_start\.js”, a part of the page, isn’t on the server/);
  });
  await test.step("the page on a disk", async () => {
    await page.unrouteAll();
    await page.goto(pathToFileURL(`${BUILT}/index.html`).href);
    await expect(said(page)).toContainText("It needs a web server");
  });
});
