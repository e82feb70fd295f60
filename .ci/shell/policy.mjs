// Policy of the page: it may load and run only its own files. It is in the page, so no host has to be
// configured.

import { integrity, replaced, rewrite } from "./files.mjs";

const policy_of = (inline) => [
  "default-src 'none'",
  // The line for hosts that send wrong types is the only inline script that may run.
  ["script-src 'self' 'wasm-unsafe-eval'", ...inline.map((script) => `'${integrity(script)}'`)].join(" "),
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  // Attributes hold the places of moving pieces and the lengths of bars. They load nothing.
  "style-src-attr 'unsafe-inline'",
  // A picture to share is drawn from a file that the page itself makes.
  "img-src 'self' blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Returns the tag with the policy of a document, including its inline scripts and styles. */
export const policy_tag = (directives) =>
  `<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}">`;

const inline_scripts = (page) =>
  [...page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes))
    .map(([, , script]) => script);

export const policy = (folder) =>
  rewrite(folder, "index.html", (page) =>
    // Before everything it applies to.
    replaced(page, /<meta charset=[^>]*>/g, (first) => first + policy_tag(policy_of(inline_scripts(page)))),
  );
