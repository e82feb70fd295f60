// The built page, served to a browser of its own, for measurements.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { chromium as path } from "../tests/browser/chromium.mjs";

const { chromium } = createRequire(new URL("../tests/browser/", import.meta.url))("@playwright/test");

/** Serves the folder at the port, in a way that `flags` say; returns the page's address, a browser, and
 * what ends both. */
export const serve = async (folder, port, ...flags) => {
  const server = spawn(
    process.execPath,
    [new URL("../tests/browser/serve.mjs", import.meta.url).pathname]
      .concat(["--root", folder, "--base", "/", "--port", port], flags),
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(server.stdout, "data");
  const browser = await chromium.launch({
    executablePath: path(),
    // No screen reader listens, so that no tree is kept for one.
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
      .concat("--disable-renderer-accessibility"),
  });
  const close = async () => {
    await browser.close();
    server.kill();
  };
  return { address: `http://127.0.0.1:${port}/`, browser, close };
};
