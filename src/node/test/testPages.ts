import type { TestedPage } from "./listTested.ts";
import { type Built, openBuilt } from "./openBuilt.ts";
import { findInBrowser } from "./testInBrowser.ts";

/** Opens pages of a built site in a browser, one after the other. Yields the path of each with what does not hold for it. */
export async function* testPages(
  built: Built,
  pages: readonly TestedPage[],
): AsyncGenerator<[path: string, faults: string[]]> {
  const { browser, urlOf, close } = await openBuilt(built);
  try {
    for (const page of pages) {
      yield [page.path, await findInBrowser(browser, page, urlOf(page.path))];
    }
  } finally {
    await close();
  }
}
