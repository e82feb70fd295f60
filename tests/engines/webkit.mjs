// WebKit: WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a screen in memory.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { pageOver } from "./webdriver.mjs";

const port = () =>
  new Promise((free) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => free(port));
    });
  });

/** MiniBrowser lies beside the library, in a folder of its version and the machine's kind. */
const minibrowser = () => {
  const libraries = "/usr/lib";
  for (const kind of readdirSync(libraries)) {
    const folders = kind.includes("-linux-") ? readdirSync(join(libraries, kind)) : [];
    const own = folders.find((name) => name.startsWith("webkit2gtk-") || name.startsWith("webkitgtk-"));
    if (own) return join(libraries, kind, own, "MiniBrowser");
  }
  return "MiniBrowser";
};

/** A screen in memory, larger than any window of the tests. */
const screen = () =>
  new Promise((ready, failed) => {
    const xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2800x1800x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    xvfb.on("error", failed);
    xvfb.stdio[3].once("data", (number) => ready({ xvfb, display: `:${String(number).trim()}` }));
  });

export const webkit = async () => {
  const { xvfb, display } = await screen();
  const at = await port();
  const driver = spawn("WebKitWebDriver", [`--port=${at}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1", NO_AT_BRIDGE: "1" },
    stdio: "ignore",
  });
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${at}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const begin = async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask("POST", "/session", {
          capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: minibrowser(), args: ["--automation"] } } },
        });
      } catch (fault) {
        if (tries === 50 || !/fetch failed/.test(fault)) throw fault;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  };
  const { sessionId, capabilities } = await begin();
  const send = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  send.close = async () => {
    await send("DELETE", "").catch(() => undefined);
    driver.kill();
    xvfb.kill();
  };
  await send("POST", "/timeouts", { script: 300_000 });
  return { ...pageOver(send), version: `WebKitGTK ${capabilities.browserVersion}` };
};
