// What .ci/shell makes of the project's index.html and of files that wasm-bindgen (page.js) and the splitter
// (__wasm_split.js) have written: small ones of their kind lie in `fixtures`. A tool that writes otherwise is to stop
// the build, never to pass unnoticed.
//
// After a change of the steps on purpose, or with files of newer tools: write `expected` anew, and read the
// difference. CURIA_WRITE=1 node --test tests/shell/*.test.mjs

import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { addresses } from "../../.ci/shell/addresses.mjs";
import { assembled } from "../../.ci/shell/assemble.mjs";
import { files, integrity } from "../../.ci/shell/files.mjs";
import { keep } from "../../.ci/shell/keep.mjs";
import { names } from "../../.ci/shell/names.mjs";
import { LATER_STYLES, parts } from "../../.ci/shell/parts.mjs";
import { policy } from "../../.ci/shell/policy.mjs";
import { made_in } from "../../.ci/shell/texts.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (...path) => readFileSync(join(...path), "utf8");

const section = (kind, ...bytes) => [kind, (bytes.length & 127) | 128, bytes.length >> 7, ...bytes];
const named = (text) => [text.length, ...Buffer.from(text)];
/** A wasm file that imports these functions of these modules, and has a section for tools. */
const wasm = (...imports) =>
  Buffer.from([
    ...[0, ...Buffer.from("asm"), 1, 0, 0, 0],
    ...section(1, 1, 0x60, 0, 0),
    ...section(2, imports.length, ...imports.flatMap(([from, name]) => [...named(from), ...named(name), 0, 0])),
    ...section(0, ...named("name")),
  ]);
const GLUE = "./page_bg.js";
const FIRST = wasm(
  [GLUE, "__wbg_now_5d0f7a0f4a4e8c1b"],
  [GLUE, "__wbindgen_init_externref_table"],
  [GLUE, "__wbg_Error_208446807d0d1e30"],
  ["./__wasm_split.js", "__wasm_split_load_rest"],
);
const PART = wasm(["__wasm_split", "shared"]);

/** The page as far as it is assembled, `www`, and what the tool packed, `packed`, in a folder that goes with the test. */
const fresh = (t) => {
  const folder = mkdtempSync(join(tmpdir(), "curia-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const [www, packed] = ["www", "packed"].map((name) => join(folder, name));
  for (const place of [www, packed]) mkdirSync(place);
  for (const name of ["page.js", "__wasm_split.js"]) cpSync(here(`fixtures/${name}`), join(packed, name));
  writeFileSync(join(packed, "page_bg.wasm"), FIRST);
  for (const name of ["kit", "rest", "rules"]) writeFileSync(join(packed, `${name}.wasm`), PART);
  writeFileSync(join(packed, "files.json"), '{"rest": ["kit", "rest"], "rules": ["kit", "rules"]}');
  writeFileSync(join(www, "index.html"), assembled(read(here("fixtures/index.html"))).page);
  const rest = ["start-d2ec282aff1b1e26.css", LATER_STYLES, "bot_worker.js", "bot_worker_bg.wasm", "a-game-champion-2.txt"];
  for (const name of [...rest, "bot_worker_loader.js", "crash.js"]) writeFileSync(join(www, name), name);
  return { www, packed };
};

/** All steps but that of licences, which asks cargo. */
const publish = ({ www, packed }) => {
  parts(www, packed);
  names(www);
  addresses(www, "https://example.org/curia");
  policy(www);
  keep(www);
};

/** A text as `expected` has it, where digits that stand for some content are noughts. */
const is_as_expected = (name, text) => {
  const plain = text.replace(/[0-9a-f]{16}/g, "0".repeat(16)).replace(/sha256-[\w+/]+=/g, "sha256-0=");
  const path = here(`expected/${name}`);
  if (env.CURIA_WRITE) writeFileSync(path, plain);
  assert.equal(plain, readFileSync(path, "utf8"));
};

test("the page's script loads the parts, and the page its script", (t) => {
  const folder = fresh(t);
  publish(folder);
  const list = files(folder.www);
  const script = read(folder.www, list.find((path) => /^page-\w+\.js$/.test(path)));
  is_as_expected("files.txt", `${list.join("\n")}\n`);
  is_as_expected("page.js", script);
  const page = read(folder.www, "index.html");
  is_as_expected("index.html", page);
  for (const [name] of (page + script).matchAll(/\b(?:page-[0-9a-f]{16}[\w.]+|bots-[0-9a-f]{16}\/\w+\.js)/g)) {
    assert.ok(list.includes(name), `there is no ${name}`);
  }
  const [, stem] = /^const stem = "\.\/(page-[0-9a-f]{16})";$/m.exec(script);
  const entries = [...script.matchAll(/^__wasm_split_load_\w+: entry\((.*)\),$/gm)].map(([, files]) => JSON.parse(files));
  const named = new Set(entries.flat().map((name) => `${stem}_${name}.wasm`));
  assert.deepEqual([...named, `${stem}_bg.wasm`].sort(), list.filter((path) => /^page-.*\.wasm$/.test(path)));
});

test("the policy lets the script in the page's text run", (t) => {
  const folder = fresh(t);
  publish(folder);
  const page = read(folder.www, "index.html");
  const scripts = [...page.matchAll(/<script>([^]+?)<\/script>/g)].map(([, text]) => text);
  assert.equal(scripts.length, 1);
  for (const text of scripts) assert.ok(page.includes(`'${integrity(text)}'`), text);
});

test("script and wasm know each other by short names, and no section for tools is left", (t) => {
  const folder = fresh(t);
  publish(folder);
  const program = files(folder.www).find((path) => path.endsWith("_bg.wasm") && path.startsWith("page-"));
  const compiled = new WebAssembly.Module(readFileSync(join(folder.www, program)));
  const imports = WebAssembly.Module.imports(compiled).map(({ name }) => name);
  assert.deepEqual(imports, ["_0", "_1", "_2", "__wasm_split_load_rest"]);
  assert.deepEqual(WebAssembly.Module.customSections(compiled, "name"), []);
  const script = read(folder.www, files(folder.www).find((path) => /^page-\w+\.js$/.test(path)));
  assert.match(script, /^_0: function\(\) \{\nconst ret = Date\.now\(\);/m);
});

test("the worker keeps every file, at first what the page starts with", (t) => {
  const folder = fresh(t);
  publish(folder);
  const list_of = (name) => JSON.parse(new RegExp(`^const ${name} = (.*);$`, "m").exec(read(folder.www, "sw.js"))[1]);
  const first = list_of("FIRST");
  assert.ok(["", "crash.js", "offline.js"].every((path) => first.includes(path)), first.join(" "));
  assert.ok(!first.some((path) => /_rest\.wasm$|_later\.css$/.test(path)), first.join(" "));
  assert.match(read(folder.www, "offline.js"), /^const SIZE = [1-9]\d*;$/m);
  const kept = files(folder.www).filter((path) => path !== "sw.js");
  assert.deepEqual(Object.keys(list_of("FILES")).sort(), kept.map((path) => path.replace("index.html", "")).sort());
});

/** Files of tools that write otherwise: what stands there now, and what might. */
const OTHERWISE = [
  ["packed/page.js", 'import2 from "./__wasm_split.js"', 'import2 from "./parts.js"'],
  ["packed/page.js", '"./__wasm_split.js": import2', '"./parts.js": import2'],
  ["packed/page.js", "'page_bg.wasm'", "'page.wasm'"],
  ["packed/page.js", "__wbg_now_5d0f7a0f4a4e8c1b: function()", "['__wbg_now_5d0f7a0f4a4e8c1b'](){}, now: function()"],
  ["packed/__wasm_split.js", "import { initSync }", "import init, { initSync }"],
  ["packed/__wasm_split.js", "export const __wasm_split_load_rest =", "const load_rest ="],
  ["packed/__wasm_split.js", "makeLoad(fetcher, deps)", "makeLoad(deps, fetcher)"],
  ["packed/__wasm_split.js", "wrapAsyncCb(callee)", "wrapAsync(callee)"],
  ["www/index.html", "<title>", "<title lang=en>"],
  ["www/index.html", '<meta charset="utf-8" />', '<meta content="text/html; charset=utf-8" http-equiv="content-type" />'],
  ["www/index.html", 'name="bots"', 'name="thread"'],
  ["www/index.html", 'property="og:image"', 'name="image"'],
  ["www/index.html", '<script src="crash.js">', '<script defer src="crash.js">'],
];
for (const [path, now, then] of OTHERWISE) {
  test(`${path} with ${then} stops the build`, (t) => {
    const folder = fresh(t);
    const file = join(folder.www, "..", path);
    const text = read(file);
    assert.ok(text.includes(now), `${now} is not there`);
    writeFileSync(file, text.replace(now, () => then));
    assert.throws(() => publish(folder), /is there \d+ times|does not give the wasm/);
  });
}

test("a thread with other files, or a script without its content in its name, stops the build", (t) => {
  const without = fresh(t);
  rmSync(join(without.www, "bot_worker.js"));
  assert.throws(() => publish(without), /the bots' thread is not/);
  const more = fresh(t);
  writeFileSync(join(more.www, "more.js"), "");
  assert.throws(() => publish(more), /do not hold their content: more\.js/);
});

test("the page has what trunk would put into it: two style sheets in place of all, and files to copy", () => {
  const page = read(here("fixtures/index.html"));
  const { start, later, copied } = assembled(page);
  assert.deepEqual([start, later], [["style/tokens.css", "src/games/a_game/style/map.css"], ["style/log.css"]]);
  assert.deepEqual(copied, ["fonts", "bot_worker_loader.js", "crash.js", "icon.svg"].map((name) => `public/${name}`));
  const otherwise = [
    ["<!-- later:", "<!-- then:"],
    ['rel="css" href="style/log.css"', 'href="style/log.css" rel="css"'],
    ['rel="copy-file" href="public/crash.js"', 'href="public/crash.js" rel="copy-file"'],
    ['rel="copy-dir"', 'rel="copy-tree"'],
    ['data-type="worker"', 'data-type="worker" /><link data-trunk rel="rust"'],
    ['rel="icon"', 'rel="mask-icon"'],
  ];
  for (const [now, then] of otherwise) {
    assert.ok(page.includes(now), `${now} is not there`);
    assert.throws(() => assembled(page.replace(now, then)), /is there \d+ times|does not say|tells trunk/, then);
  }
});

test("the tool packs with the version of wasm-bindgen that the crate is compiled with", () => {
  const [own, packing] = ["Cargo.lock", ".ci/pack/Cargo.lock"].map((path) => {
    const [, version] = /name = "wasm-bindgen-shared"\nversion = "([^"]+)"/.exec(read(here(`../../${path}`)));
    return version;
  });
  assert.equal(packing, own);
});

test("texts in other languages are where the build script of the page says that it made them, once", () => {
  const told = (package_id, out_dir) => JSON.stringify({ reason: "build-script-executed", package_id, out_dir });
  const others = [told("registry+x#serde@1.0.0", "/serde"), '{"reason":"build-finished"}', "not JSON"];
  const ours = told("path+file:///a/clone#curia@0.1.0", "/made");
  assert.equal(made_in([...others, ours, ours].join("\n"), "curia"), "/made");
  assert.equal(made_in(told("path+file:///a/curia#0.1.0", "/made"), "curia"), "/made");
  assert.throws(() => made_in(others.join("\n"), "curia"), /does not tell once/);
  const twice = [ours, told("path+file:///a/clone#curia@0.1.0", "/other")];
  assert.throws(() => made_in(twice.join("\n"), "curia"), /does not tell once/);
});
