// keep.mjs <folder>: lists the files of a page for its service worker, which keeps them in the browser.
// The list defines a version: one changed byte in any file makes another one.

import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { bare, bytes, digest, files, integrity, replaced, rewrite, tag } from "./files.mjs";

const OWN = new URL("../../public/", import.meta.url);
/** Whether a file is not part of the page: the worker, the link preview, and files for the host. */
const is_left_out = (path) => /^(?:sw\.js|preview\.jpg|[._].*)$/.test(path) || /\/[._]/.test(path);

const BUILD = tag("meta", "name", "build");
const SCRIPT = '<script src="offline.js"></script>';
const own = (name) => bare(readFileSync(new URL(name, OWN), "utf8"));
const filled = (text, name, value) =>
  replaced(text, new RegExp(`^const ${name} = .*;$`, "gm"), () => `const ${name} = ${JSON.stringify(value)};`);

export const keep = (folder) => {
  writeFileSync(join(folder, "offline.js"), own("offline.js"));
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
  const shell = list.map((path) => [path === "index.html" ? "" : path, integrity(bytes(folder, path))]);
  const worker = filled(filled(own("sw.js"), "BUILD", build), "FILES", Object.fromEntries(shell));
  writeFileSync(join(folder, "sw.js"), worker);
};

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) keep(argv[2]);
