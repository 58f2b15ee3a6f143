import type { Schemas } from "../schema/fields.ts";

/** A file that declares a page, by its path from the root, and the address of the page. */
export interface PageAddress {
  file: string;
  /** Starts and ends with `/`. */
  path: string;
}

/** The name of the file that declares the first page, and the site. */
export const pageFileName = "page.yaml";

/** The first page. */
export const home: PageAddress = { file: pageFileName, path: "/" };

/** True for the first page, which declares the site too. */
export const isHome = ({ path }: Pick<PageAddress, "path">): boolean => path === home.path;

/** The schema of the file that declares a page. */
export const schemaOf = (
  page: Pick<PageAddress, "path">,
): "page.schema.json" | "subpage.schema.json" =>
  isHome(page) ? "page.schema.json" : "subpage.schema.json";

/** The names of the groups at the root of a page's file. */
export const groupsOf = (schemas: Schemas, page: Pick<PageAddress, "path">): string[] =>
  Object.keys(schemas.get(schemaOf(page))?.properties ?? {});
