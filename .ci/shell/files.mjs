// The files of a built page.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Returns all files below the folder: their paths in it, with `/`, sorted. */
export const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .sort();

export const bytes = (folder, path) => readFileSync(join(folder, path));

/** Rewrites a text file with `change`. */
export const rewrite = (folder, path, change) => {
  const before = readFileSync(join(folder, path), "utf8");
  const after = change(before);
  if (after !== before) writeFileSync(join(folder, path), after);
};

/** Returns a script without comments on lines of their own and without indents. */
export const bare = (script) =>
  script.replace(/^\s*\/\*\*[^]*?\*\/$/gm, "").replace(/^\s*\/\/.*$/gm, "").replace(/^\s+/gm, "");

/** Counts the matches of a pattern in a text. */
export const count = (text, pattern) => [...text.matchAll(pattern)].length;

/** Replaces a pattern that must occur this many times: a change in a tool's output stops the build. */
export const replaced = (text, pattern, by, times = 1) => {
  const found = count(text, pattern);
  if (found !== times || times === 0) throw new Error(`${pattern} is there ${found} times, not ${times || "at all"}`);
  return text.replace(pattern, by);
};

/** Makes several replacements in order: pattern, replacement, and count. */
export const edited = (text, ...edits) => edits.reduce((text, edit) => replaced(text, ...edit), text);

/** Returns the hash for the integrity checks of browsers. */
export const integrity = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Returns sixteen hexadecimal digits for some contents, in order. */
export const digest = (contents) => {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(createHash("sha256").update(content).digest());
  return hash.digest("hex").slice(0, 16);
};

/** Returns a pattern for the tag in the page's head with this attribute, as a minifier leaves it. */
export const tag = (name, attribute, value) =>
  new RegExp(`<${name}\\b[^>]*\\b${attribute}=["']?${value}["']?(?=[\\s/>])[^>]*>`, "g");
