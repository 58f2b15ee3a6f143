import type { Page } from "playwright/test";

/** The kinds of typefaces in use for the texts: the page's own, or fallbacks. */
export async function kindsOfFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  // Code is in the machine's own typeface.
  const selector = ":is(h1, h2, h3, p, a, button):not(:has(code))";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const kinds = new Set<string>();
  for (const nodeId of nodeIds) {
    const known = await session
      .send("CSS.getPlatformFontsForNode", { nodeId })
      .catch((error: Error) => {
        // An element may be removed meanwhile.
        if (!error.message.includes("Could not find node")) throw error;
      });
    for (const { isCustomFont } of known?.fonts ?? []) kinds.add(isCustomFont ? "own" : "fallback");
  }
  return [...kinds];
}
