// Generates the pictures that are not drawings of the page itself:
//
//     node .ci/pictures.mjs <folder with the built page>
//
// writes the icons of the installed page (public/icons), from public/icon.svg, and two pictures of a table
// of the page: for link previews (public/preview.jpg) and for README.md (.github/table.jpg). Browser tests
// compare the icons.

import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { serve } from "../benches/page.mjs";
import { wanted } from "../tests/browser/council_of_4/player.js";
import { fixture, shelved } from "../tests/browser/kept.js";

const PUBLIC = new URL("../public/", import.meta.url);
const ICON = readFileSync(new URL("icon.svg", PUBLIC), "utf8");
const [, GROUND] = /<rect [^>]*fill="(#[0-9A-F]{6})"/.exec(ICON);

/** Name, width, and share of it that the drawing takes; without a share the drawing fills the icon. */
export const ICONS = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  // Devices cut it to their own shape: a circle of four fifths is always visible.
  { name: "maskable-512.png", size: 512, part: 0.74 },
  // Apple devices round the corners themselves, and show holes in black.
  { name: "apple-touch-icon.png", size: 180, part: 0.96 },
];

/** Draws an icon as PNG on an empty page. */
export const drawn = async (page, { size, part }) => {
  const side = Math.round(size * (part ?? 1));
  const ground = part ? GROUND : "transparent";
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:${ground}">` +
      ICON.replace("<svg ", `<svg width="${side}" height="${side}" style="display:block" `),
  );
  return page.screenshot({ omitBackground: true });
};

const PREVIEW = { width: 1200, height: 630 };
/** Scale that gives the layout of a desktop. */
const ENLARGED = 1.22;

/** Draws a table in the middle of a match as JPEG, scaling a larger screen to the same pixels. */
const table = async (browser, address, { width, height }, enlarged, quality) => {
  const viewport = { width: width * enlarged, height: Math.ceil(height * enlarged) };
  const looks = { colorScheme: "light", locale: "en-GB", serviceWorkers: "block" };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 / enlarged, ...looks });
  await page.goto(address);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), shelved(fixture("table-usual")));
  await page.reload();
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await wanted(page);
  await page.evaluate(() => document.fonts.ready);
  const clip = { x: 0, y: 0, width: viewport.width, height: height * enlarged };
  const picture = await page.screenshot({ type: "jpeg", quality, clip });
  await page.close();
  return picture;
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = argv.slice(2);
  if (!folder) throw new Error("usage: node .ci/pictures.mjs <folder>");
  const { address, browser, close } = await serve(folder, 47_106);
  const page = await browser.newPage();
  for (const icon of ICONS) writeFileSync(new URL(`icons/${icon.name}`, PUBLIC), await drawn(page, icon));
  writeFileSync(new URL("preview.jpg", PUBLIC), await table(browser, address, PREVIEW, ENLARGED, 72));
  const readme = await table(browser, address, { width: 1440, height: 900 }, 1, 82);
  writeFileSync(new URL("../.github/table.jpg", PUBLIC), readme);
  await close();
}
