// What a screen owes to the fonts of the machine, which are others on the next one: nothing of its own is drawn with
// them, and letters of any script in the names that people type make no row higher.

/** Names of the tests' seats, and narrower ones: the marks of Thai and Vietnamese stand high, emoji have a font of their
 * own, and a machine may have none of them. */
const NAMES = { Ada: "ปั", Bruno: "B👑", Chiara: "Ấ漢", Dario: "ปั", Elena: "Ǻ漢" };

/** Texts with more than plain letters that are drawn with a font of the machine, with its name. */
const borrowed = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
  const found = new Set();
  const all = (node) => [node, ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(all)];
  const look = async ({ nodeId, children = [] }) => {
    const words = children.filter(({ nodeType, nodeValue }) => nodeType === 3 && /[^\n -~]/.test(nodeValue));
    if (words.length === 0) return;
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    const own = fonts.every(({ isCustomFont, glyphCount }) => isCustomFont || glyphCount === 0);
    const names = fonts.map(({ familyName }) => familyName).join(", ");
    if (!own) found.add(`“${words.map(({ nodeValue }) => nodeValue).join("")}” is drawn with ${names}`);
  };
  await Promise.all(all(root).map(look));
  await session.detach();
  return [...found];
};

/** Texts that ask for no font of the page, rows that would grow with a name in other letters, and those whose height is
 * left to the font. */
const growing = (page) =>
  page.evaluate((names) => {
    const say = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all = [];
    while (text.nextNode()) {
      const inside = text.currentNode.parentElement;
      if (inside.checkVisibility() && !inside.closest("script, style")) all.push(text.currentNode);
    }
    const wrong = new Set();
    const fields = document.querySelectorAll("input, select, textarea");
    for (const part of [...all.map(({ parentElement }) => parentElement), ...fields]) {
      const { fontFamily } = getComputedStyle(part);
      if (!fontFamily.includes("Curia Sans")) wrong.add(`in ${fontFamily}: ${say(part)}`);
    }
    for (const { data, parentElement: inside } of all) {
      // Browsers keep that of a list of choices to themselves.
      const free = data.trim() !== "" && !inside.closest("svg, option");
      if (free && getComputedStyle(inside).lineHeight === "normal") wrong.add(`as high as its font: ${say(inside)}`);
    }
    const name = new RegExp(Object.keys(names).join("|"), "g");
    const named = all.filter(({ data }) => data.match(name));
    const around = new Set();
    for (const { parentElement: inside } of named) {
      for (let row = inside; row && row !== document.body; row = row.parentElement) around.add(row);
    }
    const rows = [...around].filter((row) => row instanceof HTMLElement);
    const height = (row) => row.getBoundingClientRect().height;
    const before = rows.map(height);
    const old = named.map(({ data }) => data);
    for (const node of named) node.data = node.data.replaceAll(name, (one) => names[one]);
    rows.forEach((row, at) => {
      if (height(row) > before[at] + 0.1) wrong.add(`${height(row) - before[at]} pixels higher: ${say(row)}`);
    });
    named.forEach((node, at) => (node.data = old[at]));
    return [...wrong];
  }, NAMES);

/** All of it, in words. */
export const foreign = async (page) => [...(await borrowed(page)), ...(await growing(page))];
