// stage.mjs <folder>: what trunk is to build the published page from: index.html without the page's own
// program, which .ci/split.sh builds, and with two style sheets, that of the start page and that of all
// else, in place of many.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
/** The comment in index.html before the styles that the start page can do without. */
const LATER = "<!-- later:";
const STYLE = /[ \t]*<link data-trunk rel="css" href="([^"]+)" \/>\n/g;
const PROGRAM = /[ \t]*<link\s+data-trunk\s+rel="rust"\s+data-type="main"[^>]*>\n/;
const THREAD = /(<link\s+data-trunk\s+rel="rust"\s+)(data-type="worker")/;

const styles = (page) => [...page.matchAll(STYLE)].map(([, path]) => path);
const joined = (paths) => paths.map((path) => readFileSync(join(HOUSE, path), "utf8")).join("\n");

const stage = (folder) => {
  const page = readFileSync(join(HOUSE, "index.html"), "utf8");
  const border = page.indexOf(LATER);
  for (const [what, is_there] of [
    ["where the later styles begin", border >= 0],
    ["the page's program", PROGRAM.test(page)],
    ["the bots' thread", THREAD.test(page)],
  ]) {
    if (!is_there) throw new Error(`index.html does not say ${what}`);
  }
  mkdirSync(folder, { recursive: true });
  const up = relative(folder, HOUSE);
  writeFileSync(join(folder, "start.css"), joined(styles(page.slice(0, border))));
  writeFileSync(join(folder, "later.css"), joined(styles(page.slice(border))));
  const both = ["start.css", "later.css"].map((name) => `<link data-trunk rel="css" href="${name}" />\n`).join("");
  const staged = page
    .replace(PROGRAM, "")
    .replace(THREAD, `$1href="Cargo.toml" $2`)
    .replace(/<link\s+data-trunk[^>]*>/g, (link) => link.replace(/href="/, `href="${up}/`))
    .replace(/[ \t]*<link data-trunk rel="css"[^>]*>\n/, `${both}$&`)
    .replace(new RegExp(`[ \\t]*<link data-trunk rel="css" href="${up}/[^>]*>\\n`, "g"), "");
  writeFileSync(join(folder, "index.html"), staged);
};

const [folder] = argv.slice(2);
if (!folder) throw new Error("usage: node .ci/shell/stage.mjs <folder>");
stage(folder);
