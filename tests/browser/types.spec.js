// A host that sends the page's files as something else: whoever runs it is told what to set.

import { expect, test } from "@playwright/test";

import { host } from "./folders.js";
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
