// What axe finds wrong with a page, and what it does not look for. It is put into a page once, however many of its
// screens are looked at.

import axe from "axe-core";

/** The rule about colours. */
export const CONTRAST = "color-contrast";

/** Of what is written in a drawing axe can't tell the ground, and says nothing: it need not look. */
const AXE = `${axe.source}; axe.configure({ rules: [{ id: "${CONTRAST}", selector: "*:not(svg *)" }] });`;

/** The controls whose name lacks words that are seen on them, so that who speaks to the page can't say what
 * they see (WCAG 2.5.3). What is drawn is a picture, whose letters and numbers stand in the name as words; axe
 * has a rule for this, but takes them for text. A row of a list says as a sentence what its columns show. */
const namedOtherwise = (part) => {
  const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const seen = (control) => {
    const found = [];
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around.closest("svg, kbd, .sr, [aria-hidden=true]") && around.checkVisibility({ visibilityProperty: true })) {
        found.push(...words(text.data));
      }
    }
    return found;
  };
  const controls = [...document.querySelectorAll(`${part} :is(button, a, [role=button])[aria-label]`)];
  return controls
    .filter((control) => !words(control.ariaLabel).join(" ").includes(seen(control).join(" ")))
    .map((control) => `named otherwise than seen: ${control.ariaLabel} / ${seen(control).join(" ")}`);
};

/** The shapes that drawings refer to and that are not on the page. */
const missingShapes = (part) => {
  const shapes = [...document.querySelectorAll(`${part} use`)].map((use) => use.getAttribute("href"));
  const missing = shapes.filter((shape) => document.getElementById(shape.slice(1)) === null);
  return [...new Set(missing)].map((shape) => `no such shape: ${shape}`);
};

/** The faults of a part of the page, a line each; `only` these rules, or all `but` some. */
export const faults = async (page, { part = "html", only, but = [] } = {}) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // A tip belongs to what it explains, and to no landmark; the links of the rules skip nothing.
  const context = { include: [[part]], exclude: [["#tip"]] };
  const off = Object.fromEntries(["skip-link", ...but].map((rule) => [rule, { enabled: false }]));
  const rules = only ? { runOnly: only } : { rules: off };
  const otherwise = only ? [] : await page.evaluate(namedOtherwise, part);
  const missing = only ? [] : await page.evaluate(missingShapes, part);
  const found = await page.evaluate(
    async ([context, options]) => {
      const { violations } = await window.axe.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary}`),
      );
    },
    [context, { resultTypes: ["violations"], ...rules }],
  );
  return [...found, ...otherwise, ...missing];
};

/** The faults in light and in dark, which changes nothing but colours. */
export const faultsInBoth = async (page, { part, but = [] } = {}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await faults(page, { part, but });
  if (but.includes(CONTRAST)) return light;
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await faults(page, { part, only: [CONTRAST] });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
};
