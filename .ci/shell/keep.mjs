// keep.mjs <folder>: lists the files of a page for its service worker, which keeps them in the browser, and tells the page
// how large they are. The list defines a version: one changed byte in any file makes another one.

import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { bare, bytes, digest, files, integrity, replaced, rewrite, tag } from "./files.mjs";
import { first_load } from "./weigh.mjs";

const OWN = new URL("../../public/", import.meta.url);
/** Whether a file is not part of the page: the worker, the link preview, and files for the host. */
const is_left_out = (path) => /^(?:sw\.js|preview\.jpg|[._].*)$/.test(path) || /\/[._]/.test(path);

/** Whether a file is a script whose name doesn't hold its content: it is kept with the page that loads it. */
const is_bound = (path) => /^[a-z-]+\.js$/.test(path);

const BUILD = tag("meta", "name", "build");
const SCRIPT = '<script src="offline.js"></script>';
const own = (name) => bare(readFileSync(new URL(name, OWN), "utf8"));
const filled = (text, name, value) =>
  replaced(text, new RegExp(`^const ${name} = .*;$`, "gm"), () => `const ${name} = ${JSON.stringify(value)};`);

export const keep = (folder) => {
  const all = files(folder).filter((path) => !is_left_out(path));
  const comes_first = first_load(folder);
  const is_first = (path) => comes_first.includes(path) || is_bound(path);
  const rest = all.filter((path) => !is_first(path)).map((path) => gzipSync(bytes(folder, path)).length);
  const size = Math.ceil(rest.reduce((sum, size) => sum + size, 0) / 1e6);
  writeFileSync(join(folder, "offline.js"), filled(own("offline.js"), "SIZE", size));
  rewrite(folder, "index.html", (page) => {
    // The version of the page is computed without it, so that the page can contain it.
    const bare = page.replace(BUILD, "").replace(SCRIPT, "");
    const paths = files(folder).filter((path) => path !== "index.html" && !is_left_out(path));
    const build = digest([bare, ...paths.flatMap((path) => [path, bytes(folder, path)])]);
    const named = replaced(bare, /<title>/g, `<meta name="build" content="${build}"><title>`);
    return replaced(named, /<script src=["']?crash\.js["']?><\/script>/g, `$&${SCRIPT}`);
  });
  const page = bytes(folder, "index.html");
  const [, build] = /<meta name="build" content="([0-9a-f]+)">/.exec(page);
  const list = files(folder).filter((path) => !is_left_out(path));
  // The page itself is listed as its folder: some hosts redirect its name.
  const named = (path) => (path === "index.html" ? "" : path);
  const shell = Object.fromEntries(list.map((path) => [named(path), integrity(bytes(folder, path))]));
  const values = { BUILD: build, FILES: shell, FIRST: list.filter(is_first).map(named) };
  const worker = Object.entries(values).reduce((text, [name, value]) => filled(text, name, value), own("sw.js"));
  writeFileSync(join(folder, "sw.js"), worker);
};

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) keep(argv[2]);
