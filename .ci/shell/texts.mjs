// The texts in other languages, each a file that is named by its content: the page fetches those that it needs.

import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns where a build script left its files, by what cargo told of a build: lines of JSON. */
export const made_in = (told, crate) => {
  const messages = told.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  // A folder of the same name stands for the crate.
  const named = new RegExp(`[/#]${crate}[@#]`);
  const is_ours = ({ reason, package_id }) => reason === "build-script-executed" && named.test(package_id);
  const [made, ...others] = new Set(messages.filter(is_ours).map(({ out_dir }) => out_dir));
  if (!made || others.length > 0) throw new Error(`cargo does not tell once where ${crate} made its texts`);
  return made;
};

/** Copies them; a page in one part has them inside. */
export const texts = (folder, packed) => {
  const told = join(packed, "built.jsonl");
  if (!existsSync(told)) return;
  cpSync(join(made_in(readFileSync(told, "utf8"), "curia"), "texts"), join(folder, "texts"), { recursive: true });
};
