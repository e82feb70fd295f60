// What axe finds wrong with a page. It is put into a page once, however many of its screens are looked at.

import axe from "axe-core";

/** The rule about colours. */
export const CONTRAST = "color-contrast";

/** The faults of a part of the page, a line each; `only` these rules, or all `but` some. */
export const faults = async (page, { part = "html", only, but = [] } = {}) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // A tip belongs to what it explains, and to no landmark; the links of the rules skip nothing.
  const context = { include: [[part]], exclude: [["#tip"]] };
  const off = Object.fromEntries(["skip-link", ...but].map((rule) => [rule, { enabled: false }]));
  const rules = only ? { runOnly: only } : { rules: off };
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await window.axe.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary}`),
      );
    },
    [context, { resultTypes: ["violations"], ...rules }],
  );
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
