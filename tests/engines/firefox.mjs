// Firefox, driven by Marionette, its own protocol for WebDriver's commands: no other program is between.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pageOver } from "./webdriver.mjs";

const COMMANDS = {
  "POST /url": "Navigate",
  "POST /execute/async": "ExecuteAsyncScript",
  "POST /actions": "PerformActions",
  "GET /window/rect": "GetWindowRect",
  "POST /window/rect": "SetWindowRect",
  "GET /screenshot": "TakeScreenshot",
  "POST /timeouts": "SetTimeouts",
};

/** Nothing but the page under test is to be on the network, and nothing to ask. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "intl.accept_languages": "en",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "marionette.port": 0,
};

/** Messages: their length in bytes, a colon, JSON. */
const framed = (socket, heard) => {
  let left = Buffer.alloc(0);
  socket.on("data", (data) => {
    left = Buffer.concat([left, data]);
    for (let colon = left.indexOf(":"); colon > 0; colon = left.indexOf(":")) {
      const end = colon + 1 + Number(left.subarray(0, colon));
      if (left.length < end) return;
      heard(JSON.parse(left.subarray(colon + 1, end)));
      left = left.subarray(end);
    }
  });
};

export const firefox = async () => {
  const profile = mkdtempSync(join(tmpdir(), "curia-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const command = process.env.CURIA_FIREFOX ?? "firefox-esr";
  const browser = spawn(command, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    env: { ...process.env, MOZ_HEADLESS_WIDTH: "2800", MOZ_HEADLESS_HEIGHT: "1800" },
    stdio: "ignore",
  });
  const gone = new Promise((done) => browser.once("exit", done));
  const waiting = new Map();
  let number = 0;
  let greeted;
  const hello = new Promise((done) => (greeted = done));
  const socket = await (async () => {
    for (;;) {
      try {
        const port = Number(readFileSync(join(profile, "MarionetteActivePort"), "utf8"));
        return await new Promise((done, failed) => {
          const socket = connect(port, "127.0.0.1", () => done(socket)).once("error", failed);
        });
      } catch (fault) {
        if (browser.exitCode !== null) throw fault;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  })();
  framed(socket, (message) => {
    if (!Array.isArray(message)) return greeted();
    const [, id, fault, value] = message;
    const { done, failed } = waiting.get(id);
    waiting.delete(id);
    if (fault) failed(new Error(`${fault.error}: ${fault.message}`));
    else done(value);
  });
  await hello;
  const ask = (command, body = {}) => {
    number += 1;
    const message = JSON.stringify([0, number, `WebDriver:${command}`, body]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((done, failed) => waiting.set(number, { done, failed }));
  };
  const { capabilities } = await ask("NewSession", {});
  const send = async (method, path, body) => {
    const answer = await ask(COMMANDS[`${method} ${path}`], path === "/screenshot" ? { full: false } : body);
    return answer && "value" in answer ? answer.value : answer;
  };
  send.close = async () => {
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true });
  };
  await send("POST", "/timeouts", { script: 300_000 });
  return { ...pageOver(send), version: `Firefox ${capabilities.browserVersion}` };
};
