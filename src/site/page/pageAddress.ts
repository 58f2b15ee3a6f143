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

/** The schemas of page files: of the first page, and of the others. */
export const pageSchemas = { first: "page.schema.json", others: "subpage.schema.json" } as const;

/** The schema of the file that declares a page. */
export const schemaOf = (page: Pick<PageAddress, "path">) =>
  isHome(page) ? pageSchemas.first : pageSchemas.others;
