// main.mjs <folder> <packed> published|tested|unkept|<example>: makes the page in the folder from index.html and the
// packed programs: style sheets, parts, names by content, third-party licences, addresses for link previews, a policy
// for loading, and the list of files for offline use. What is `published` has shorter style sheets; `unkept`, and a game in the examples,
// which has a style sheet of its own, leave out what keeps the page for offline use, so that the browser shows what was
// built last.

import { copyFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { argv } from "node:process";
import { addresses } from "./addresses.mjs";
import { assemble } from "./assemble.mjs";
import { keep } from "./keep.mjs";
import { licences } from "./licences.mjs";
import { names } from "./names.mjs";
import { LATER_STYLES, parts } from "./parts.mjs";
import { policy } from "./policy.mjs";
import { texts } from "./texts.mjs";

const [folder, packed, how] = argv.slice(2);
if (!how) throw new Error("usage: node .ci/shell/main.mjs <folder> <packed> published|tested|unkept|<example>");

/** From the folder of tools, which NODE_PATH names. */
const smaller = (sheet) => {
  const { transform } = createRequire(import.meta.url)("lightningcss");
  return transform({ filename: "page.css", code: Buffer.from(sheet), minify: true }).code;
};
const is_example = !["published", "tested", "unkept"].includes(how);
const own = is_example ? [`examples/${how}/style.css`] : [];
assemble(folder, LATER_STYLES, how === "published" ? smaller : (sheet) => sheet, own);
parts(folder, join(packed, "page"));
for (const name of ["bot_worker.js", "bot_worker_bg.wasm"]) copyFileSync(join(packed, "thread", name), join(folder, name));
texts(folder, packed);
names(folder);
licences(folder);
addresses(folder, process.env.CURIA_URL);
policy(folder);
// Last: from here on no file may change.
if (how !== "unkept" && !is_example) keep(folder);
