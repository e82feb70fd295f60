import { defineConfig } from "@playwright/test";
import { chromium } from "./chromium.mjs";
import { BUILT } from "./folders.js";

// Another clone may test at the same time: give each its own.
const port = Number(process.env.CURIA_TEST_PORT ?? 47_104);
// Below a path, as on a page of a larger site: the harder case, so the one that is tested.
const base = "/games/curia/";
const baseURL = `http://127.0.0.1:${port}${base}`;

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  // How slow the machine is is not what is tested: nothing but a broken test takes that long.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  retries: 0, // a test that only sometimes passes is broken
  forbidOnly: Boolean(process.env.CI),
  outputDir: "../../target/playwright/results",
  reporter: [["list"], ["json", { outputFile: "../../target/playwright/report.json" }]],
  use: {
    baseURL,
    actionTimeout: 180_000,
    // What a worker answers can't be changed on its way; offline.spec.js is about it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium(),
      args: [
        "--no-sandbox", // Chromium has none when it runs as root, as in a container
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        // Nothing but the page under test is to be on the network.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
    },
  },
  webServer: {
    command: `node serve.mjs --root "${BUILT}" --base ${base} --port ${port}`,
    url: baseURL,
    reuseExistingServer: false, // another clone's page might be behind it
    timeout: 300_000,
  },
});
