// Puts the parts of the program, from .ci/split.sh, into the page: one script that starts the first part
// and fetches the others when they are needed, and the style sheet for them.

import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { count, edited, replaced, rewrite } from "./files.mjs";
import { without_names } from "./wasm.mjs";

/** Prefix of the program's files, until names.mjs names them by content. */
const STEM = "page-0";

/** Script that loads a part, with any type the server sends, and its styles. */
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
const part = (name, others) => makeLoad(() => {
const coming = fetched(name);
coming.catch(() => {});
return (imports) => instantiated(coming, imports);
}, others);
let styled;
const styles = () => styled ??= new Promise((come, fail) => {
const sheet = document.createElement("link");
sheet.rel = "stylesheet";
sheet.href = new URL("./${STEM}_later.css", import.meta.url).href;
sheet.onload = () => {
dispatchEvent(new Event("curia-styles"));
come();
};
sheet.onerror = () => {
sheet.remove();
styled = undefined;
fail(new Error(sheet.href + " did not come"));
};
document.head.append(sheet);
});
`;

const ENTRY = /^export const (__wasm_split_load_\w+)/gm;

/** A part in the splitter's script: its name, and what it shares with others. */
const PART =
  /\bmakeLoad\(\(\) => \{\s*const src = fetch\(new URL\("\.\/(\w+)\.wasm", import\.meta\.url\)\);\s*src\.catch\(\(\) => \{\}\);\s*return async \(imports\) => \(?WebAssembly\.instantiateStreaming\(src, imports\)\)?;\s*\}\s*, \[((?:\w+(?:, ?\w+)*)?)\]\)/g;

/** Returns the name of the later styles for a part that draws something: not for texts, nor for what several need. */
const styles = (name) => (/^split_(?!text_)/.test(name) ? ["styles"] : []);

/** Returns the splitter's script, which fetches the parts, for use in the page's own. */
const loader = (text, parts) => {
  const entries = [...text.matchAll(ENTRY)].map(([, name]) => name);
  const inside = edited(
    text,
    [/^import \{ initSync \} from .*\n/gm, "", 1],
    // Who shares a part, before each of them.
    [/^\/\*.*\*\/\n/gm, "", parts - entries.length],
    [PART, (_, name, others) => `part("${name}", [${[...(others.match(/\w+/g) ?? []), ...styles(name)].join(", ")}])`, parts],
    [ENTRY, "const $1", entries.length],
  );
  return `${COMING}${inside}\nconst parts = { ${entries.join(", ")} };\n`;
};

/** Returns the page's script with the splitter's in it, without comments and the like. */
const script = (glue, split, parts) => {
  const imports = count(glue, /^import \* as/gm);
  const whole = edited(
    glue,
    [/^import \* as import\d+ from "\.\/__wasm_split\.js".*\n/gm, "", imports],
    [/("\.\/__wasm_split\.js"): import\d+/g, "$1: parts", imports],
    [/\bpage_bg\.wasm\b/g, `${STEM}_bg.wasm`, 1],
  );
  return whole
    .concat(loader(split, parts))
    .replace(/^\s*\/\*\*[^]*?\*\/$/gm, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^\s+/gm, "");
};

/** Script that starts the program and tells `crash.js` that it began, and that the page stands. A file of its own:
 * what a host does to scripts in the page's text, such as shortening them, the policy would forbid to run. */
const START = `import init from './${STEM}.js';
dispatchEvent(new Event("curia-start"));
const wasm = await init({ module_or_path: new URL('./${STEM}_bg.wasm', import.meta.url) });
dispatchEvent(new CustomEvent("TrunkApplicationStarted", {detail: {wasm}}));
`;

const STARTS = `<script type="module" src="./${STEM}_start.js"></script>
<link rel="modulepreload" href="./${STEM}.js" crossorigin="anonymous">
<link rel="preload" href="./${STEM}_bg.wasm" crossorigin="anonymous" as="fetch" type="application/wasm">`;

const LATER = /<link\b[^>]*\bhref=["']?(?:\.\/)?(later-[0-9a-f]+\.css)\b[^>]*>/g;

export const parts = (folder, split) => {
  const wasm = (name) => readFileSync(join(split, name));
  const text = (name) => readFileSync(join(split, name), "utf8");
  const put = (end, content) => writeFileSync(join(folder, STEM + end), content);
  const others = readdirSync(split).filter((name) => name.endsWith(".wasm") && name !== "page.wasm");
  const first = without_names(wasm("page.wasm"), script(text("page.js"), text("__wasm_split.js"), others.length));
  put(".js", first.script);
  put("_bg.wasm", first.wasm);
  put("_start.js", START);
  for (const name of others) put(`_${name}`, without_names(wasm(name)).wasm);
  rewrite(folder, "index.html", (page) => {
    const bare = replaced(page, LATER, (_, sheet) => {
      renameSync(join(folder, sheet), join(folder, `${STEM}_later.css`));
      return "";
    });
    return replaced(bare, /<title>/g, `${STARTS}<title>`);
  });
};
