import { chosenType } from "../section/pages.ts";
import { exampleNames, type SiteName, siteNames } from "./sites.ts";

/**
 * The pages of a quick run: on one, each section type has its first example, and on the other its last. A run about one
 * section type opens each of its pages.
 */
const quickPages: readonly SiteName[] = chosenType
  ? siteNames
  : exampleNames.filter((_, index) => index === 0 || index === exampleNames.length - 1);

/** The tag of a test of one page: none if a quick run opens the page, else `@rest`. */
export const pageTag = (site: SiteName): string[] => (quickPages.includes(site) ? [] : ["@rest"]);
