// Chromium, by Playwright, as the browser tests drive it.

import { createRequire } from "node:module";

import { chromium as installed } from "../browser/chromium.mjs";

const browsers = createRequire(new URL("../browser/package.json", import.meta.url));

export const chromium = async () => {
  const browser = await browsers("@playwright/test").chromium.launch({
    executablePath: installed(),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  const page = await browser.newPage();
  return {
    version: `Chromium ${browser.version()}`,
    narrowest: 0,
    open: (url) => page.goto(url),
    evaluate: (script, argument) => page.evaluate(script, argument),
    clickAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    drag: async (from, ...way) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      for (const to of way) await page.mouse.move(...to);
      await page.mouse.up();
    },
    key: (name) => page.keyboard.press(name),
    size: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};
