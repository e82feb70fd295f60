// Built pages for tests that need more than the one that all others share: a server of their own, and
// versions of the page that differ.

import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";

import { keep } from "../../.ci/shell/keep.mjs";
import { serve } from "./serve.mjs";

/** The page that the tests run on: the folder that CURIA_PAGE names, as seen from the root of the repository. */
export const BUILT = resolve(fileURLToPath(new URL("../..", import.meta.url)), env.CURIA_PAGE ?? "target/www");
const BASE = "/games/curia/";

/** A server for the test, closed with it. `goes` ends it earlier. */
export const host = async (options = {}) => {
  const server = await serve({ root: BUILT, base: BASE, ...options });
  const goes = () =>
    new Promise((gone) => {
      server.close(gone);
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${server.address().port}${options.base ?? BASE}`, goes };
};

/** A place that shows one of several versions of the page at a time. */
export const versions = () => {
  const place = mkdtempSync(join(tmpdir(), "curia-"));
  const root = join(place, "www");
  let count = 0;
  /** Another version: the page with what `change` does to its folder. It is listed anew. */
  const make = (change = () => {}) => {
    const folder = join(place, `version-${(count += 1)}`);
    cpSync(BUILT, folder, { recursive: true });
    change(folder);
    keep(folder);
    return folder;
  };
  const show = (folder) => {
    symlinkSync(folder, `${root}.new`);
    // In one step, as a host would.
    renameSync(`${root}.new`, root);
  };
  return { root, make, show, remove: () => rmSync(place, { recursive: true }) };
};

/** Writes a file of a folder anew. */
export const edit = (folder, path, change) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), "utf8")));
