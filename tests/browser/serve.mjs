// A folder of static files over HTTP below a base path, as any simple host would serve it.
// Strict on purpose: no fallback page and no guessing, so a wrong address in the page shows as 404.
//
//   node serve.mjs [--root FOLDER] [--base /PATH/] [--port PORT] [--brotli]

import { readFileSync, realpathSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { argv } from "node:process";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

// Read at once: a page has more than a hundred small files.
const read = (path) => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

// The place of the file that an address stands for; undefined where there can be none.
const locate = (root, base, url) => {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
  if (!path.startsWith(base) || path.includes("\0")) return undefined;
  const below = path.slice(base.length);
  const file = join(root, below.endsWith("/") || below === "" ? `${below}index.html` : below);
  return file.startsWith(root + sep) ? file : undefined;
};

/** What is compressed already. */
const DENSE = new Set([".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff2"]);

// The same file is asked for again and again.
const compressed = new Map();
const compress = (file, content) => {
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(content));
  return compressed.get(file);
};

// Resolves to the server once it listens; port 0 takes a free one. `types` has other types by the ends
// of names, and `headers` goes with every answer: hosts that are set up in other ways. With `brotli` what
// can be smaller is sent so. `late` says of an address how many milliseconds its answer takes. A `bare`
// host sends pages from their names without `.html`.
export const serve = ({ root, base = "/", port = 0, types = {}, headers = {}, brotli = false, bare = false, late = () => 0 }) => {
  const folder = resolve(root);
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405).end();
      return;
    }
    if (url === base.slice(0, -1)) {
      response.writeHead(308, { location: base }).end();
      return;
    }
    const wait = late(url);
    if (wait > 0) await setTimeout(wait);
    if (bare && url.endsWith(".html")) {
      response.writeHead(308, { location: url.slice(0, -5) }).end();
      return;
    }
    const found = locate(folder, base, url);
    const file = bare && found && !extname(found) ? `${found}.html` : found;
    const content = file && read(file);
    if (!content) {
      response.writeHead(404, { "content-type": TYPES[".txt"] }).end("not found\n");
      return;
    }
    const is_smaller = brotli && !DENSE.has(extname(file));
    response.writeHead(200, {
      ...(is_smaller && { "content-encoding": "br" }),
      "cache-control": "no-store",
      "content-type": types[extname(file)] ?? TYPES[extname(file)] ?? "application/octet-stream",
      ...headers,
    });
    if (method === "HEAD") response.end();
    else response.end(is_smaller ? compress(file, content) : content);
  });
  return new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => listening(server));
  });
};

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      root: { type: "string", default: "." },
      base: { type: "string", default: "/" },
      port: { type: "string", default: "8080" },
      brotli: { type: "boolean", default: false },
    },
  });
  const server = await serve({ ...values, port: Number(values.port) });
  console.log(`http://127.0.0.1:${server.address().port}${values.base}`);
}
