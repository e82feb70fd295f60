// The files of the page around its program: index.html without what only trunk reads, two style sheets in place of
// many, one for the start page and one for the rest, and the files that index.html names.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bare, count, digest, edited, files, replaced, rewrite } from "./files.mjs";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
/** Comment in index.html before the styles that the start page does not need. */
const LATER = /<!-- later:[^]*?-->/g;
const STYLE = /<link data-trunk rel="css" href="([^"]+)" \/>/g;
const ICON = /<link data-trunk (rel="icon" [^>]*href=")public\/([^"]+)(" \/>)/g;
const COPIED = /<link data-trunk rel="copy-(?:file|dir)" href="([^"]+)" \/>/g;
const PROGRAM = /<link\s+data-trunk\s+rel="rust"[^>]*>/g;
const COMMENT = /<!--[^]*?-->/g;
const INDENT = /\n\s*/g;

const found = (text, pattern) => [...text.matchAll(pattern)].map(([, path]) => path);

/** Returns the page without lines for trunk, and what these name: the styles of both sheets, and files to copy. */
export const assembled = (page) => {
  const [start, later, ...others] = page.split(LATER).map((part) => found(part, STYLE));
  if (others.length > 0 || !later?.length) throw new Error("index.html does not say once where the later styles begin");
  const icons = [...page.matchAll(ICON)].map(([, , path]) => `public/${path}`);
  const copied = [...found(page, COPIED), ...icons];
  const bare = edited(
    page,
    [STYLE, "", start.length + later.length],
    [COPIED, "", copied.length - 1],
    [PROGRAM, "", 2],
    [ICON, "<link $1$2$3", 1],
    [/<title>/g, '<link rel="stylesheet" href="start.css" />$&', 1],
  );
  if (count(bare, /data-trunk/g) > 0) throw new Error("index.html tells trunk something that the page is built without");
  return { page: bare.replace(COMMENT, "").replace(INDENT, "\n"), start, later, copied };
};

/** Builds the folder anew, with both sheets as `smaller` leaves them, the later one with `own` sheets, too; that of the
 * start page has its content in its name. */
export const assemble = (folder, later_sheet, smaller, own = []) => {
  const { page, start, later, copied } = assembled(readFileSync(join(HOUSE, "index.html"), "utf8"));
  const sheet = (paths) => smaller(paths.map((path) => readFileSync(join(HOUSE, path), "utf8")).join("\n"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // What a game of the page has learned is nothing to one of the examples.
  const needed = own.length > 0 ? copied.filter((path) => !path.startsWith("src/games/")) : copied;
  for (const path of needed) cpSync(join(HOUSE, path), join(folder, basename(path)), { recursive: true });
  for (const path of files(folder).filter((path) => path.endsWith(".js"))) rewrite(folder, path, bare);
  const first = sheet(start);
  const named = `start-${digest([first])}.css`;
  writeFileSync(join(folder, named), first);
  writeFileSync(join(folder, later_sheet), sheet([...later, ...own]));
  writeFileSync(join(folder, "index.html"), replaced(page, /"start\.css"/g, () => `"${named}"`));
};
