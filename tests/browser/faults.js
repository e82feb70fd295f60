// What axe finds wrong with a page. That the builder can do more than this takes it six times as long.

import { AxeBuilder } from "@axe-core/playwright";

/** The rule about colours. */
export const CONTRAST = "color-contrast";

/** The faults of a part of the page, a line each; `only` these rules, or all `but` some. */
export const faults = async (page, { part = "html", only, but = [] } = {}) => {
  // A tip belongs to what it explains, and to no landmark; the links of the rules skip nothing.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  builder.include(part).exclude("#tip");
  if (only) builder.withRules(only);
  else builder.disableRules(["skip-link", ...but]);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary}`),
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
