import { dataAt } from "../../shared/dataAt.ts";
import { addressIn } from "../../shared/translatedAddress.ts";
import { otherLanguagesOf } from "../languages.ts";
import type { ParsedPage } from "./parsedPage.ts";

/** The addresses of a page in the other languages that it is in, by the settings of its site. */
export const ownAddressesOf = (page: ParsedPage, settings: unknown): string[] =>
  languagesOf(page, settings).map((lang) => addressIn(lang, page, page.tree.data));

/** The same with those below `/de` of the page's own, from where visitors are led on. */
export const addressesOf = (page: ParsedPage, settings: unknown): string[] => [
  ...new Set([
    ...ownAddressesOf(page, settings),
    ...languagesOf(page, settings).map((lang) => `/${lang}${page.path}`),
  ]),
];

function languagesOf({ tree }: ParsedPage, settings: unknown): string[] {
  const only = dataAt(tree.data, ["page", "only"]);
  return otherLanguagesOf(settings)
    .map(({ lang }) => lang)
    .filter((lang) => !Array.isArray(only) || only.includes(lang));
}
