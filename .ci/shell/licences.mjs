// licences.html: the third-party work in the page, with its licences and their texts. Cargo lists what
// is compiled into the page, so the list is exact for this build.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { integrity } from "./files.mjs";
import { policy_tag } from "./policy.mjs";

const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
/** Options with which the page is compiled; the bots' thread uses a part of them. */
const TARGET = ["--locked", "--no-default-features", "--features", "web"];
const WASM = "wasm32-unknown-unknown";
const TEXTS = /^(?:licen[cs]e|copying|copyright|notice|unlicense)/i;
/** A file that is no longer only names the licences whose texts are beside it. */
const LONGEST_NAME = 100;
const FONTS = {
  Alegreya: "fonts/OFL-Alegreya.txt",
  "Source Sans 3": "fonts/OFL-SourceSans3.txt",
};

const asked = (program, ...given) =>
  execFileSync(program, given, { cwd: HOUSE, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] });

/** Returns the linked crates, without those that only ran during the build: lines of name and version. */
const linked = () => {
  const tree = ["tree", "--target", WASM, "--edges", "normal,no-proc-macro", "--prefix", "none"];
  const lines = asked("cargo", ...tree, "--format", "{p}", ...TARGET).split("\n");
  return new Set(lines.map((line) => line.split(" ").slice(0, 2).join(" ").replace(" v", " ")));
};

const read = (path) => readFileSync(path, "utf8").replaceAll("\r", "").trim();
const house_text = (name) => read(join(HOUSE, name));

/** Returns the licence text for a crate that has none: the standard text with its authors. */
const standard_text = ({ name, authors, license }) => {
  if (!/\bMIT\b/.test(license)) throw new Error(`${name} carries no text of its licence, ${license}`);
  const people = authors.length > 0 ? authors.map((one) => one.replace(/ *<.*>/, "")).join(", ") : `the authors of ${name}`;
  return mit_of(people);
};
const mit_of = (people) => house_text("LICENSE-MIT").replace(/^Copyright .*$/m, () => `Copyright (c) ${people}`);

const texts_of = (found) => {
  const folder = dirname(found.manifest_path);
  const names = readdirSync(folder).filter((name) => TEXTS.test(name) && statSync(join(folder, name)).isFile());
  const texts = names.sort().map((name) => read(join(folder, name)));
  const whole = texts.filter((text) => text.length > LONGEST_NAME);
  return whole.length > 0 ? whole : [standard_text(found)];
};

const standard_library = () => ({
  name: "Rust standard library",
  version: asked("rustc", "--version").split(" ")[1],
  license: "MIT OR Apache-2.0",
  repository: "https://github.com/rust-lang/rust",
  texts: [house_text("LICENSE-APACHE"), mit_of("The Rust Project Contributors")],
});

/** Returns all third-party work that is compiled into the page. */
const works = () => {
  const names = linked();
  const metadata = ["metadata", "--format-version", "1", "--filter-platform", WASM, ...TARGET];
  const { packages } = JSON.parse(asked("cargo", ...metadata));
  const crates = packages
    .filter(({ name, version, source }) => source && names.has(`${name} ${version}`))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const without = crates.filter(({ license }) => !license).map(({ name }) => name);
  if (without.length > 0) throw new Error(`these crates name no licence: ${without.join(", ")}`);
  return [standard_library(), ...crates.map((crate) => ({ ...crate, texts: texts_of(crate) }))];
};

const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const STYLE = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.45 sans-serif}
table{border-collapse:collapse;width:100%}td,th{padding:.3rem .8rem .3rem 0;border-bottom:1px solid #8886;text-align:left}
pre{padding:1rem;border:1px solid #8886;font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}`;

const html = (found) => {
  // Line breaks make no difference.
  const texts = new Map();
  const number = (text) => {
    const key = text.replace(/\s+/g, " ");
    if (!texts.has(key)) texts.set(key, { text, users: [] });
    return texts.get(key);
  };
  const rows = found.map(({ name, version, license, repository, texts: own }) => {
    const parts = [...new Set(own.map(number))];
    for (const part of parts) part.users.push(name);
    const links = parts.map((part) => [...texts.values()].indexOf(part) + 1);
    const named = repository?.startsWith("https://") ? `<a href="${escaped(repository)}">${escaped(name)}</a>` : escaped(name);
    const to_texts = links.map((at) => `<a href="#text-${at}">${at}</a>`).join(", ");
    return `<tr><td>${named}</td><td>${escaped(version)}</td><td>${escaped(license)}</td><td>${to_texts}</td></tr>`;
  });
  const fonts = Object.entries(FONTS).map(
    ([name, path]) => `<tr><td>${name}</td><td></td><td>OFL-1.1</td><td><a href="${path}">${path.split("/")[1]}</a></td></tr>`,
  );
  const sections = [...texts.values()].map(
    ({ text, users }, at) => `<h3 id="text-${at + 1}">${at + 1}. ${escaped(users.join(", "))}</h3>\n<pre>${escaped(text)}</pre>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${policy_tag(["default-src 'none'", `style-src '${integrity(STYLE)}'`, "base-uri 'none'", "form-action 'none'"])}
<title>Curia: third-party licences</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>${STYLE}</style>
<h1>Third-party licences</h1>
<p>Curia’s own work is under MIT or Apache 2.0. What is listed here is in the page as well.</p>
<p lang="fr">L’œuvre propre de Curia est sous MIT ou Apache 2.0. Ce qui est listé ici est aussi dans la page.</p>
<table>
<tr><th>Work <span lang="fr">/ Œuvre</span></th><th>Version</th><th>Licence</th><th>Text <span lang="fr">/ Texte</span></th></tr>
${[...fonts, ...rows].join("\n")}
</table>
<h2>Texts <span lang="fr">/ Textes</span></h2>
${sections.join("\n")}
</html>
`;
};

export const licences = (folder) => writeFileSync(join(folder, "licences.html"), html(works()));
