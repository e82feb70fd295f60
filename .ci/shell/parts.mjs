// Puts the parts of the program, from .ci/pack, into the page: one script that starts the first part
// and fetches the others when they are needed, and the style sheet for them.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bare, bytes, count, edited, files, replaced, rewrite } from "./files.mjs";
import { without_names } from "./wasm.mjs";

/** Prefix of the program's files, until names.mjs names them by content. */
const STEM = "page-0";

/** Script that loads the files of an entry, with any type the server sends, and their styles. */
const COMING = `
const stem = "./${STEM}";
const fetched = (name) => fetch(new URL(\`\${stem}_\${name}.wasm\`, import.meta.url));
const instantiated = async (coming, imports) => {
const answer = await coming;
if (!answer.ok) throw new Error(answer.url + ": " + answer.status);
if (answer.headers.get("content-type") === "application/wasm") {
return WebAssembly.instantiateStreaming(answer, imports);
}
console.warn(answer.url + " is not sent as the \`application/wasm\` MIME type. It loads more slowly.");
return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
};
const part = (name) => parted[name] ??= makeLoad(() => {
const coming = fetched(name);
coming.catch(() => {});
return (imports) => instantiated(coming, imports);
}, []);
const parted = {};
let styled;
const styles = () => styled ??= new Promise((come, fail) => {
const sheet = document.createElement("link");
sheet.rel = "stylesheet";
sheet.href = new URL("./${STEM}_later.css", import.meta.url).href;
sheet.onload = () => come();
sheet.onerror = () => {
sheet.remove();
styled = undefined;
fail(new Error(sheet.href + " did not come"));
};
document.head.append(sheet);
});
const entry = (names) => wrapAsyncCb(() => Promise.all([styles, ...names.map(part)].map((load) => load())));
`;

/** What of the splitter's script each loader calls, and its own loaders, which know parts that are no files. */
const CALLED = /^function (?:wrapAsyncCb\(callee\)|makeLoad\(fetcher, deps\)) \{$/gm;
const LOADERS = /^(?:\/\*|export )[^]*/gm;

/** Returns the splitter's script with a loader for each entry, which fetches its files, for use in the page's own. */
const loader = (text, files_of) => {
  const entries = Object.entries(files_of);
  const inside = edited(
    text,
    [/^import \{ initSync \} from .*\n/gm, "", 1],
    [/^export const __wasm_split_load_\w+ = wrapAsyncCb\(/gm, "$&", entries.length],
    [CALLED, "$&", 2],
    [LOADERS, "", 1],
  );
  const loaders = entries.map(([name, files]) => `__wasm_split_load_${name}: entry(${JSON.stringify(files)}),\n`);
  return `${COMING}${inside}const parts = {\n${loaders.join("")}};\n`;
};

/** Returns the page's script with the splitter's in it, if there is one. */
const script = (glue, split) => {
  const imports = count(glue, /^import \* as/gm);
  const loading = [
    [/^import \* as import\d+ from "\.\/__wasm_split\.js".*\n/gm, "", imports],
    [/("\.\/__wasm_split\.js"): import\d+/g, "$1: parts", imports],
  ];
  const whole = edited(
    glue,
    ...(split ? loading : []),
    [/\bpage_bg\.wasm\b/g, `${STEM}_bg.wasm`, 1],
  );
  return bare(whole + (split ? loader(...split) : ""));
};

/** Script that starts the program and tells `crash.js` that it began, and that the page stands. A file of its own:
 * what a host does to scripts in the page's text, such as shortening them, the policy would forbid to run. It needs
 * no other to begin, and never waits at its top level: WebKit begins a module that does both after everything else. */
const START = `dispatchEvent(new Event("curia-start"));
const named = (fault) => { throw Object.assign(fault, { part: "${STEM}.js" }); };
const start = async () => {
if ("lacks" in document.documentElement.dataset) return;
const { default: init } = await import("./${STEM}.js").catch(named);
const wasm = await init({ module_or_path: new URL("./${STEM}_bg.wasm", import.meta.url) });
dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
};
start().catch((detail) => dispatchEvent(new CustomEvent("curia-failed", { detail })));
`;

const STARTS = `<script type="module" src="./${STEM}_start.js"></script>
<link rel="modulepreload" href="./${STEM}.js" crossorigin="anonymous">
<link rel="preload" href="./${STEM}_bg.wasm" crossorigin="anonymous" as="fetch" type="application/wasm">`;

/** Name of the later style sheet, which comes with the parts. */
export const LATER_STYLES = `${STEM}_later.css`;

/** Puts the parts from the folder `packed` into the page. A page in one part has all styles from the start. */
export const parts = (folder, packed) => {
  const text = (name) => bytes(packed, name).toString();
  const put = (end, content) => writeFileSync(join(folder, STEM + end), content);
  const others = files(packed).filter((name) => name.endsWith(".wasm") && name !== "page_bg.wasm");
  const split = others.length > 0 && [text("__wasm_split.js"), JSON.parse(text("files.json"))];
  const first = without_names(bytes(packed, "page_bg.wasm"), script(text("page.js"), split));
  put(".js", first.script);
  put("_bg.wasm", first.wasm);
  put("_start.js", START);
  for (const name of others) put(`_${name}`, without_names(bytes(packed, name)).wasm);
  const styles = others.length > 0 ? "" : `<link rel="stylesheet" href="${LATER_STYLES}" />`;
  rewrite(folder, "index.html", (page) => replaced(page, /<title>/g, `${styles}${STARTS}<title>`));
};
