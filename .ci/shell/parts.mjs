// The page's program in its parts, as .ci/split.sh leaves them, into the page: one script that starts the
// first part and fetches the others when they are asked for, and the style sheet that comes with them.

import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rewrite } from "./files.mjs";
import { without_names } from "./wasm.mjs";

/** What all files of the program begin with, until names.mjs gives them one that holds their content. */
const STEM = "page-0";

/** Goes into the script: how a part comes, by whatever type the server sends it, and its styles. */
const COMING = `
const fetched = (name) => fetch(new URL(name, import.meta.url));
const instantiated = async (coming, imports) => {
const answer = await coming;
if (!answer.ok) throw new Error(answer.url + ": " + answer.status);
if (answer.headers.get("content-type") === "application/wasm") {
return WebAssembly.instantiateStreaming(answer, imports);
}
console.warn(answer.url + " is not sent as the \`application/wasm\` MIME type. It loads more slowly.");
return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
};
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

/** Replaces what has to be there. */
const replaced = (text, what, by) => {
  const after = text.replace(what, by);
  if (after === text) throw new Error(`the script of the parts has no ${what}`);
  return after;
};

/** The splitter's script, to stand in the page's own. */
const loader = (text) => {
  const inside = [
    [/^import \{ initSync \} from .*\n/m, ""],
    [/\bexport const\b/g, "const"],
    [/\bfetch\(new URL\("\.\/(\w+)\.wasm", import\.meta\.url\)\)/g, `fetched("./${STEM}_$1.wasm")`],
    [/\(?WebAssembly\.instantiateStreaming\(src, imports\)\)?/g, "instantiated(src, imports)"],
    // Each part waits for the styles of what it shows.
    [/, \[(\w*(?:, ?\w+)*)\]\)\);$/gm, (_, others) => `, [${others ? `${others}, ` : ""}styles]));`],
  ].reduce((text, [what, by]) => replaced(text, what, by), text);
  const entries = [...inside.matchAll(/^const (__wasm_split_load_\w+)/gm)].map(([, name]) => name);
  return `${COMING}${inside}\nconst parts = { ${entries.join(", ")} };\n`;
};

/** The page's script with the splitter's in it, without what only its readers want. */
const script = (glue, split) => {
  const inside = replaced(glue, /^import \* as (import\d+) from "\.\/__wasm_split\.js".*\n/gm, "");
  const whole = replaced(inside, /("\.\/__wasm_split\.js"): import\d+/g, "$1: parts")
    .replaceAll("page_bg.wasm", `${STEM}_bg.wasm`)
    .concat(loader(split));
  return whole
    .replace(/^\s*\/\*\*[^]*?\*\/$/gm, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^\s+/gm, "");
};

/** Starts the program, and says when it has started or that it could not; `crash.js` hears both. */
const START = `<script type="module">
import init from './${STEM}.js';
const wasm = await init({ module_or_path: './${STEM}_bg.wasm' });
dispatchEvent(new CustomEvent("TrunkApplicationStarted", {detail: {wasm}}));
</script>
<link rel="modulepreload" href="./${STEM}.js" crossorigin="anonymous">
<link rel="preload" href="./${STEM}_bg.wasm" crossorigin="anonymous" as="fetch" type="application/wasm">`;

const LATER = /<link\b[^>]*\bhref=["']?(?:\.\/)?(later-[0-9a-f]+\.css)\b[^>]*>/;

export const parts = (folder, split) => {
  const wasm = (name) => readFileSync(join(split, name));
  const put = (end, content) => writeFileSync(join(folder, STEM + end), content);
  const glue = script(readFileSync(join(split, "page.js"), "utf8"), readFileSync(join(split, "__wasm_split.js"), "utf8"));
  const first = without_names(wasm("page.wasm"), glue);
  put(".js", first.script);
  put("_bg.wasm", first.wasm);
  const others = readdirSync(split).filter((name) => name.endsWith(".wasm") && name !== "page.wasm");
  for (const name of others) put(`_${name}`, without_names(wasm(name)).wasm);
  rewrite(folder, "index.html", (page) => {
    const [link, later] = LATER.exec(page) ?? [];
    if (!link) throw new Error("index.html has no later styles");
    renameSync(join(folder, later), join(folder, `${STEM}_later.css`));
    return replaced(page.replace(link, ""), "<title>", () => `${START}<title>`);
  });
};
