// What the page may load and run: its own files, and nothing else. No host has to be set up for it,
// because it stands in the page.

import { integrity, replaced, rewrite } from "./files.mjs";

const policy_of = (inline) => [
  "default-src 'none'",
  // The loader is a script in the page's own text; it and no other may run.
  ["script-src 'self' 'wasm-unsafe-eval'", ...inline.map((script) => `'${integrity(script)}'`)].join(" "),
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  // Where a piece flies or how long a bar is stands in attributes. They load nothing.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The tag that says what a document may load, with its scripts and styles in its text. */
export const policy_tag = (directives) =>
  `<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}">`;

const inline_scripts = (page) =>
  [...page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes))
    .map(([, , script]) => script);

export const policy = (folder) =>
  rewrite(folder, "index.html", (page) =>
    // Before everything that it is about.
    replaced(page, /<meta charset=[^>]*>/g, (first) => first + policy_tag(policy_of(inline_scripts(page)))),
  );
