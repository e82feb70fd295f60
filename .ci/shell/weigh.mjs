// weigh.mjs <folder>: reports the size of each part of a published page, raw and compressed by brotli; fails
// if one exceeds its budget. tests/browser/first-load.spec.js verifies the list of files in the first load.

import { realpathSync } from "node:fs";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { bytes, files } from "./files.mjs";

/** Maximum compressed sizes in bytes: of everything that the start page needs; of everything until the first turn of a
 * game, with that, but without the bots' thread; of what another game adds to that; of the bots' thread; and of
 * what it fetches for the Champion of a game. */
const BUDGETS = { first: 321_000, turn: 865_000, game: 289_000, bots: 217_000, champion: 80_000 };
/** Maximum number of wasm files without that of the bots, and of requests until the first turn of a game, with theirs. */
const MOST = { wasm: 16, requests: 40 };
/** Maximum compressed size of what another language adds to the start page, and of all of a language. */
const LANGUAGE_BUDGETS = { house: 13_800, playing: 25_500, all: 73_000 };
const LANGUAGE = /^texts\/([a-z]+)-(house-)?/;

const COMES_FIRST = /^(?:icon|manifest|modulepreload|preload|stylesheet)$/;
const attribute = (tag, name) => new RegExp(`\\b${name}=["']?([^"'\\s>]+)`).exec(tag)?.[1];

/** Returns the files the start page needs: the page, and all files named in its head and body. */
export const first_load = (folder) => {
  const page = bytes(folder, "index.html").toString();
  const links = (page.match(/<link\b[^>]*>/g) ?? [])
    .filter((tag) => COMES_FIRST.test(attribute(tag, "rel")))
    .map((tag) => attribute(tag, "href"));
  const scripts = (page.match(/<script\b[^>]*>/g) ?? []).map((tag) => attribute(tag, "src")).filter(Boolean);
  const named = [...links, ...scripts].map((path) => path.replace(/^\.\//, ""));
  return ["index.html", ...new Set(named)].sort();
};

/** Returns the entries of the page's program, each with its files. */
export const entries = (folder) => {
  const path = files(folder).find((path) => /^page-[0-9a-f]+\.js$/.test(path));
  const found = bytes(folder, path).toString().matchAll(/^__wasm_split_load_(\w+): entry\((.*)\),$/gm);
  const file = (name) => path.replace(".js", `_${name}.wasm`);
  return new Map([...found].map(([, entry, names]) => [entry, JSON.parse(names).map(file)]));
};

/** Returns the raw size and that from a server with the best compression. */
export const weight = (folder, paths) =>
  paths
    .map((path) => bytes(folder, path))
    .map((content) => ({ raw: content.length, sent: brotliCompressSync(content, options(content)).length }))
    .reduce((sum, one) => ({ raw: sum.raw + one.raw, sent: sum.sent + one.sent }), { raw: 0, sent: 0 });

const options = (content) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});

/** Parts of the report; a file belongs to the first that fits. */
const KINDS = [
  [/_bg\.wasm$/, "program"],
  [/_rules\.wasm$/, "program: rules pages"],
  [/_after\.wasm$/, "program: after the first turn"],
  [/_rest\.wasm$/, "program: settings, tips, menus"],
  [/_(?:kit|table)\.wasm$/, "program: what tables share"],
  [/_[^/]*\.wasm$/, "program: the table of each game"],
  [/^page-[^/]*\.js$/, "its script"],
  [/\.css$/, "styles"],
  [/^fonts\/.*\.woff2$/, "fonts"],
  [/^index\.html$/, "page"],
  [/\.js$/, "other scripts"],
  [/\.(?:svg|png|jpg|webmanifest)$/, "pictures, icons"],
  [/^texts\//, "texts in other languages"],
  [/^licences\.html$|\.txt$/, "licences"],
  [/(?:)/, "other"],
];
const BOTS = /^bots-[^/]*\/bot_worker/;
/** What the bots' thread fetches, with the game. */
const CHAMPION = /^bots-[^/]*\/(.+)-champion(?:-\d)?\.txt$/;
const kind = (path) => {
  if (BOTS.test(path)) return "the bots' thread";
  return CHAMPION.test(path) ? "by what Champion judges" : KINDS.find(([fits]) => fits.test(path))[1];
};

const row = (name, { raw, sent }) => console.log(`${String(raw).padStart(10)} ${String(sent).padStart(10)}  ${name}`);

/** Returns what is weighed or counted of the page without its languages, with the budget for it. */
const shell_budgets = (folder, first) => {
  const sent = (paths) => weight(folder, paths).sent;
  const all = files(folder);
  const later = all.filter((path) => path.endsWith("_later.css"));
  const bots = all.filter((path) => BOTS.test(path));
  const wasm = all.filter((path) => path.endsWith(".wasm") && !BOTS.test(path));
  const learned = all.filter((path) => CHAMPION.test(path));
  const champions = [...new Set(learned.map((path) => CHAMPION.exec(path)[1]))].map((game) => {
    const own = learned.filter((path) => CHAMPION.exec(path)[1] === game);
    return [`by what the Champion of ${game} judges`, sent(own), BUDGETS.champion];
  });
  const parts = entries(folder);
  const games = [...parts.keys()].filter((entry) => parts.has(`${entry}_after`));
  const tables = games.flatMap((game) => {
    const needed = [...first, ...later, ...parts.get(game)];
    const own = parts.get(game).filter((path) => path.endsWith(`_${game}.wasm`));
    return [
      [`${game} until its first turn`, sent(needed), BUDGETS.turn],
      [`${game} after another game`, sent(own), BUDGETS.game],
      [`requests until the first turn of ${game}`, needed.length + bots.length, MOST.requests],
    ];
  });
  return [
    ["the first load", sent(first), BUDGETS.first],
    ...tables,
    ["the bots' thread", sent(bots), BUDGETS.bots],
    ...champions,
    ["wasm files", wasm.length, MOST.wasm],
  ];
};

const report = (folder, title, paths) => {
  console.log(`\n${"raw".padStart(10)} ${"brotli".padStart(10)}  ${title}`);
  for (const name of new Set([...KINDS.map(([, name]) => name), "the bots' thread", "by what Champion judges"])) {
    const own = paths.filter((path) => kind(path) === name);
    if (own.length > 0) row(`  ${name}`, weight(folder, own));
  }
  row("in all", weight(folder, paths));
};

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder] = argv.slice(2);
  if (!folder) throw new Error("usage: node .ci/shell/weigh.mjs <folder>");
  const first = first_load(folder);
  report(folder, "first load", first);
  const later = files(folder).filter((path) => !first.includes(path));
  report(folder, "later", later);
  const budgets = shell_budgets(folder, first);
  const texts = later.filter((path) => LANGUAGE.test(path));
  for (const code of new Set(texts.map((path) => LANGUAGE.exec(path)[1]))) {
    const own = texts.filter((path) => LANGUAGE.exec(path)[1] === code);
    const sent = (paths) => paths.reduce((sum, path) => sum + weight(folder, [path]).sent, 0);
    budgets.push([`${code} on the start page`, sent(own.filter((path) => LANGUAGE.exec(path)[2])), LANGUAGE_BUDGETS.house]);
    const games = own.filter((path) => !LANGUAGE.exec(path)[2] && !path.includes("-rules-"));
    const played = Math.max(...games.map((path) => sent([path])));
    budgets.push([`${code} in a visit that plays a game`, budgets.at(-1)[1] + played, LANGUAGE_BUDGETS.playing]);
    budgets.push([`all of ${code}`, sent(own), LANGUAGE_BUDGETS.all]);
  }
  console.log(`\n${"is".padStart(10)} ${"at most".padStart(10)}  bytes by brotli, or number`);
  for (const [what, is, most] of budgets) row(what, { raw: is, sent: most });
  const over = budgets.filter(([, is, most]) => is > most);
  for (const [what, is, most] of over) console.error(`\ncuria: ${what}: ${is}, over the budget of ${most}`);
  if (over.length > 0) exit(1);
}
