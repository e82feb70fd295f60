// Names by content. Files that a page loads after its start must never be of another version: an old page
// gets its own bots, or none.

import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { bytes, digest, files, replaced, rewrite, tag } from "./files.mjs";

/** Names of the page's own files, as parts.mjs gives them. */
const PAGE = /^page-([0-9a-f]+)(?=[._-])/;
/** Files of the bots' thread, which refer to each other by name in one folder; what it fetches when it needs it, too. */
const BOTS = /^(?:bot_worker[^/]*\.(?:js|wasm)|[a-z\d-]+-champion(?:-\d)?\.txt)$/;
const STARTER = "bot_worker_loader.js";
/** Files fetched with the page itself. */
const AT_THE_START = ["crash.js", "crash-texts.js", "offline.js", "sw.js"];
const HASH = /[0-9a-f]{12,}/;

const digest_of = (folder, paths) => digest(paths.map((path) => bytes(folder, path)));

const name_the_page = (folder) => {
  const own = files(folder).filter((path) => PAGE.test(path));
  for (const stem of new Set(own.map((path) => PAGE.exec(path)[0]))) {
    const parts = own.filter((path) => PAGE.exec(path)[0] === stem);
    const named = `page-${digest_of(folder, parts)}`;
    for (const path of files(folder).filter((path) => /\.(?:html|js)$/.test(path))) {
      rewrite(folder, path, (text) => text.replaceAll(stem, named));
    }
    for (const path of parts) renameSync(join(folder, path), join(folder, named + path.slice(stem.length)));
  }
};

const name_the_bots = (folder) => {
  const own = files(folder).filter((path) => BOTS.test(path));
  const program = own.filter((path) => !path.endsWith(".txt"));
  if (program.length !== 3) throw new Error(`the bots' thread is not its starter, script and wasm, but ${program}`);
  const named = `bots-${digest_of(folder, own)}`;
  mkdirSync(join(folder, named), { recursive: true });
  for (const path of own) renameSync(join(folder, path), join(folder, named, path));
  const place = `<meta name="bots" content="${named}/${STARTER}">`;
  rewrite(folder, "index.html", (page) => replaced(page, tag("meta", "name", "bots"), place));
};

export const names = (folder) => {
  name_the_page(folder);
  name_the_bots(folder);
  const bare = files(folder).filter(
    (path) => /\.(?:js|wasm)$/.test(path) && !AT_THE_START.includes(path) && !HASH.test(path),
  );
  if (bare.length > 0) throw new Error(`these names do not hold their content: ${bare.join(", ")}`);
};
