// What the page says of itself, and what readers of its address are shown.

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "@playwright/test";

import { ICONS, drawn } from "../../.ci/pictures.mjs";
import { addresses } from "../../.ci/shell/addresses.mjs";
import { BUILT } from "./folders.js";

test.use({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });

const house = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test("the games' authors are named, with a way to the printed games", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "About the games" }).click();
  const dialog = page.getByRole("dialog", { name: "About the games" });
  for (const name of ["Simone Luciani", "Daniele Tascini", "Adam Blinkinsop", "P. D. Magnus", "Roger Vernon"]) {
    await expect(dialog).toContainText(name);
  }
  for (const link of await dialog.getByRole("link").all()) {
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(new URL(await link.getAttribute("href")).hostname).toContain(await link.innerText());
  }
  expect(await dialog.getByRole("link").count()).toBeGreaterThan(3);
});

test("the page names its version, that it is unofficial, and its fonts and crates with their licences", async ({
  page,
}) => {
  await page.goto("./");
  await page.locator(".gear").click();
  await page.getByRole("tab", { name: "About" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  const [, version] = /^version = "([^"]+)"/m.exec(readFileSync(house("Cargo.toml"), "utf8"));
  await expect(dialog).toContainText(`Curia, version ${version}`);
  await expect(dialog).toContainText("not affiliated with, endorsed by or connected to");
  for (const name of ["Font Alegreya", "Font Source Sans 3"]) {
    const [text] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name }).click()]);
    await expect(text.locator("body")).toContainText("SIL OPEN FONT LICENSE Version 1.1");
    await text.close();
  }

  const [list] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Third-party work" }).click(),
  ]);
  const rows = await list.locator("tr:has(td)").evaluateAll((rows) =>
    rows.map(({ cells: [name, version, licence, texts] }) => ({
      name: name.textContent,
      version: version.textContent,
      licence: licence.textContent,
      texts: [...texts.querySelectorAll("a")].map((link) => link.getAttribute("href")),
      said: [...texts.querySelectorAll('a[href^="#"]')].map(
        (link) => document.querySelector(`${link.getAttribute("href")} + pre`)?.textContent.length ?? 0,
      ),
    })),
  );
  const listed = new Set(rows.map(({ name, version }) => `${name} ${version}`));
  const tree = ["tree", "--locked", "--offline", "--target", "wasm32-unknown-unknown", "--no-default-features"]
    .concat(["--features", "web", "--edges", "normal,no-proc-macro", "--prefix", "none"]);
  const linked = new Set(
    execFileSync("cargo", tree, { cwd: house("."), encoding: "utf8" })
      .trim()
      .split("\n")
      .map((line) => line.split(" ").slice(0, 2).join(" ").replace(" v", " ")),
  );
  const crates = [...linked].filter((one) => !one.startsWith("curia "));
  expect(crates.length).toBeGreaterThan(50);
  expect([...listed].filter((one) => /^\S+ \d/.test(one)).sort()).toEqual(crates.sort());
  for (const { name, licence, texts, said } of rows) {
    expect(licence, name).toMatch(/\b(?:MIT|Apache-2\.0|Zlib|Unicode-3\.0|BSL-1\.0|OFL-1\.1)\b/);
    expect(texts.length, name).toBeGreaterThan(0);
    for (const length of said) expect(length, name).toBeGreaterThan(100);
  }
});

test("the icons are what the drawing of the page looks like", async ({ page }) => {
  for (const icon of ICONS) {
    const png = (bytes) => `data:image/png;base64,${bytes.toString("base64")}`;
    const [kept, fresh] = [readFileSync(house(`public/icons/${icon.name}`)), await drawn(page, icon)];
    const difference = await page.evaluate(
      async ([size, ...pictures]) => {
        const pixels = pictures.map(async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          if (picture.width !== size || picture.height !== size) throw new Error(`${picture.width} wide`);
          const canvas = new OffscreenCanvas(size, size).getContext("2d");
          canvas.drawImage(picture, 0, 0);
          return canvas.getImageData(0, 0, size, size).data;
        });
        const [one, other] = await Promise.all(pixels);
        return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;
      },
      [icon.size, png(kept), png(fresh)],
    );
    // Another Chromium draws edges a little differently.
    expect(difference, icon.name).toBeLessThan(0.5);
  }
});

test("a link to the page has a title, words and a picture, by whole addresses where the page knows its own", async ({ page }) => {
  const head = (name) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
  await page.goto("./");
  expect(await head("title")).toBe("Curia");
  expect(await head("type")).toBe("website");
  expect(await head("description")).toContain("An unofficial fan project.");
  expect(await head("image")).toBe("preview.jpg");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
  expect(statSync(join(BUILT, "preview.jpg")).size).toBeLessThan(150_000);
  await page.goto("preview.jpg");
  const size = await page.locator("img").evaluate(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]);
  expect(size).toEqual([1200, 630]);

  const folder = mkdtempSync(join(tmpdir(), "curia-"));
  cpSync(join(BUILT, "index.html"), join(folder, "index.html"));
  addresses(folder, "https://example.org/games/curia");
  const named = readFileSync(join(folder, "index.html"), "utf8");
  expect(named).toContain('<meta property="og:image" content="https://example.org/games/curia/preview.jpg">');
  expect(named).toContain('<link rel="canonical" href="https://example.org/games/curia/">');
  for (const wrong of ["example.org", "ftp://example.org/", "https://example.org/?x"]) {
    expect(() => addresses(folder, wrong), wrong).toThrow();
  }
  rmSync(folder, { recursive: true });
});
