import type { ParsedPage } from "../page/parsedPage.ts";
import { listPhrases, type Phrase } from "./listPhrases.ts";

/** The texts of all pages, also of those that are off: their translations are kept. */
export const listSitePhrases = (pages: readonly ParsedPage[]): Phrase[] =>
  pages.flatMap(({ schemas, tree: { data }, path, texts }) =>
    listPhrases(schemas, { data, path, texts }),
  );
