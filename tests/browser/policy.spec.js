// What the page may load and run stands in it: its own files and nothing else. A whole visit keeps to it.

import { expect, test } from "@playwright/test";

import { elect, endTurn, setUp, wanted } from "./council_of_4/player.js";
import { fixture, leave } from "./kept.js";

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

/** From now on every breach of the page's policy is noted, and every request to another place. */
const watch = async (page, baseURL) => {
  const breaches = [];
  const elsewhere = [];
  await page.exposeFunction("noteBreach", (breach) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      window.noteBreach(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
  });
  page.context().on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(baseURL).origin && protocol !== "blob:") elsewhere.push(request.url());
  });
  return { breaches, elsewhere };
};

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Opens a dialog and closes it again. */
const peek = async (page, open) => {
  await open();
  await expect(page.locator("dialog[open]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
};

test("a whole visit breaks the policy nowhere, and what that forbids does not run", async ({ page, baseURL }) => {
  const { breaches, elsewhere } = await watch(page, baseURL);
  await setUp(page, { seats: ["person", "bot"], seed: "policy", level: "Novice" });
  await wanted(page);
  await peek(page, () => page.locator(".gear").click());
  await peek(page, () => page.keyboard.press("?"));
  await peek(page, () => page.keyboard.press("F1"));
  await page.keyboard.press("/");
  await expect(page.locator(".legal-moves [role=option]").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await elect(page);
  await endTurn(page).click();
  await wanted(page);
  await page.keyboard.press(".");
  await button(page, "Show hint").click();
  await expect(page.locator(".rib .hint").first()).toBeVisible();
  await button(page, "To the start page").click();
  await peek(page, () => page.getByRole("button", { name: /^More for/ }).click());
  await expect(button(page, "Set up a game")).toBeVisible();
  await page.getByRole("button", { name: /lesson/i }).first().click();
  await expect(page.locator(".lesson, .veil").first()).toBeAttached();
  await page.evaluate(() => localStorage.clear());
  await leave(page, fixture("match-v1"));
  await page.getByRole("button", { name: "See the score" }).click();
  await page.locator(".score").waitFor();
  await button(page, "Analyse").click();
  await expect(page.locator(".progress .told")).toContainText("decisions analysed");
  expect(await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content")).toContain(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-",
  );
  expect(breaches).toEqual([]);
  // Nothing is asked of any other place either.
  expect(elsewhere).toEqual([]);

  // What it forbids does not run, and is noted.
  const done = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.head.append(script, style);
    const image = document.createElement("img");
    image.src = "https://example.org/x.png";
    document.body.append(image);
    const answer = await fetch("https://example.org/").catch(() => "refused");
    return [window.ran, getComputedStyle(document.body).display === "none", answer];
  });
  expect(done).toEqual([undefined, false, "refused"]);
  await expect.poll(() => breaches.map((breach) => breach.split(":")[0]).sort()).toEqual([
    "connect-src",
    "img-src",
    "script-src-elem",
    "style-src-elem",
  ]);
  // What is tried is noted although it was refused.
  expect(elsewhere).toEqual(["https://example.org/x.png"]);
});
