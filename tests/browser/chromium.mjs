// Which Chromium the tests run in: the one CURIA_CHROMIUM names, else the first installed one. The shell
// without windows draws the same pages and takes a third of the time to open one.
// None (undefined) leaves the choice to Playwright, which then takes the one it has downloaded.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { env } from "node:process";

const COMMANDS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const chromium = () => {
  if (env.CURIA_CHROMIUM) return env.CURIA_CHROMIUM;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const installed = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...MAC_APPS].find(runs);
};
