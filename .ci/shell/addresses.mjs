// Addresses for link previews. They need absolute addresses, but only CURIA_URL tells where the page
// will be. Without it they stay relative, which some readers understand.

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
