// Addresses for link previews. Readers of links want whole addresses, but the page does not know where
// it will lie: CURIA_URL says it. Without it they stay relative, which some readers understand.

import { replaced, rewrite, tag } from "./files.mjs";

export const addresses = (folder, told) => {
  if (!told) return;
  const address = new URL(told);
  if (!/^https?:$/.test(address.protocol) || address.search || address.hash) {
    throw new Error(`CURIA_URL is to be the page's address, as in https://example.org/curia/, not ${told}`);
  }
  if (!address.pathname.endsWith("/")) address.pathname += "/";
  const picture = new URL("preview.jpg", address).href;
  const links =
    `<meta property="og:image" content="${picture}"><meta property="og:url" content="${address.href}">` +
    `<link rel="canonical" href="${address.href}">`;
  rewrite(folder, "index.html", (page) => replaced(page, tag("meta", "property", "og:image"), () => links));
};
