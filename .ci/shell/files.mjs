// The files of a built page.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All files below the folder: their paths in it, with `/`, in order. */
export const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .sort();

export const bytes = (folder, path) => readFileSync(join(folder, path));

/** Writes a text file anew, as `change` makes it of the text that it has. */
export const rewrite = (folder, path, change) => {
  const before = readFileSync(join(folder, path), "utf8");
  const after = change(before);
  if (after !== before) writeFileSync(join(folder, path), after);
};

/** How often a pattern is found in a text. */
export const count = (text, pattern) => [...text.matchAll(pattern)].length;

/** Replaces what has to be there, and so many times: a file that a tool writes otherwise stops the build. */
export const replaced = (text, pattern, by, times = 1) => {
  const found = count(text, pattern);
  if (found !== times || times === 0) throw new Error(`${pattern} is there ${found} times, not ${times || "at all"}`);
  return text.replace(pattern, by);
};

/** Replaces one after the other: what, by what, and how many times. */
export const edited = (text, ...edits) => edits.reduce((text, edit) => replaced(text, ...edit), text);

/** As browsers take it for integrity. */
export const integrity = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Sixteen hexadecimal digits for some contents, in their order. */
export const digest = (contents) => {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(createHash("sha256").update(content).digest());
  return hash.digest("hex").slice(0, 16);
};

/** The tag of the page's head that has this attribute, as a minifier leaves it. */
export const tag = (name, attribute, value) =>
  new RegExp(`<${name}\\b[^>]*\\b${attribute}=["']?${value}["']?(?=[\\s/>])[^>]*>`, "g");
