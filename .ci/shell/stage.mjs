// stage.mjs <folder>: prepares trunk's input for the published page: index.html without the page's own
// program, which .ci/split.sh builds, and with two style sheets in place of many, one for the start page
// and one for the rest.

import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { count, edited, replaced } from "./files.mjs";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
/** Comment in index.html before the styles that the start page does not need. */
const LATER = /[ \t]*<!-- later:/g;
const STYLE = /[ \t]*<link data-trunk rel="css" href="([^"]+)" \/>\n/g;
const PROGRAM = /[ \t]*<link\s+data-trunk\s+rel="rust"\s+data-type="main"[^>]*>\n/g;
const THREAD = /(<link\s+data-trunk\s+rel="rust"\s+)(data-type="worker")/g;
const BOTH = ["start.css", "later.css"].map((name) => `<link data-trunk rel="css" href="${name}" />\n`).join("");

const styles = (page) => [...page.matchAll(STYLE)].map(([, path]) => path);

/** Returns the page for a folder from which `up` leads to the project, and the styles of both sheets. */
export const staged = (page, up) => {
  const sheets = count(page, /\brel="css"/g);
  const [start, later, ...others] = page.split(LATER).map(styles);
  if (others.length > 0 || !later?.length) throw new Error("index.html does not say once where the later styles begin");
  const bare = edited(
    page,
    [PROGRAM, "", 1],
    [STYLE, "", sheets],
    [THREAD, '$1href="Cargo.toml" $2', 1],
  );
  const linked = bare.replace(/<link\s+data-trunk[^>]*>/g, (link) => link.replace(/href="/, `href="${up}/`));
  return { page: replaced(linked, LATER, `${BOTH}$&`), start, later };
};

const stage = (folder) => {
  const { page, start, later } = staged(readFileSync(join(HOUSE, "index.html"), "utf8"), relative(folder, HOUSE));
  const joined = (paths) => paths.map((path) => readFileSync(join(HOUSE, path), "utf8")).join("\n");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "start.css"), joined(start));
  writeFileSync(join(folder, "later.css"), joined(later));
  writeFileSync(join(folder, "index.html"), page);
};

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder] = argv.slice(2);
  if (!folder) throw new Error("usage: node .ci/shell/stage.mjs <folder>");
  stage(folder);
}
