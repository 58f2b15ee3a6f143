import type { FieldValue } from "../../../schema/fields.ts";
import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { type PageLink, writePageLink } from "../../page/pageLinks.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import { anchorsOfPage, linkOf, parsedPageAt } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/**
 * Finds links whose words name one section or page of the site and which lead to another, as when a link is copied and
 * only its words are changed. A section is compared with sections of its page, and a page with pages.
 */
export const checkSwapped: Check = (page) =>
  page.fields.flatMap((field): Diagnostic[] => {
    const { kind, path, value, words } = field;
    const isOff = sectionOf(page, path)?.on === false;
    if (kind !== "href" || typeof value !== "string" || isOff) return [];
    const link = linkOf(value, page);
    const label = words ?? dataAt(page.tree.data, [...path.slice(0, -1), "label"]);
    if (!link || typeof label !== "string") return [];
    const meant =
      link.id === undefined ? pageCalled(label, link, page) : sectionCalled(label, link, page);
    return meant ? [report(field, label, writePageLink(meant, page.path), page)] : [];
  });

function report(
  { path, value }: FieldValue,
  label: string,
  meant: string,
  page: ParsedPage,
): Diagnostic {
  const range = page.tree.valueAt(path);
  return {
    code: "other-address",
    message: `${nameOf(path, page.tree.data).where}: visitors read ${quote(label)}, and the link leads to ${quote(value)}.`,
    hint: `Did you mean ${quote(meant)}?`,
    mayBeMeant: path,
    range,
    suggestions: offering(range, [meant]),
  };
}

/** Words as an id or an address has them. */
const asId = (words: string) =>
  words
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-");

/** The section that the words name, if the link leads to another one of the same page. */
function sectionCalled(label: string, link: PageLink, page: ParsedPage): PageLink | undefined {
  const target = parsedPageAt(link.path, page);
  if (!target) return undefined;
  const anchors = anchorsOfPage(target);
  const id = asId(label);
  const [led, named] = [anchors.get(link.id ?? ""), anchors.get(id)];
  // A section called by its type alone is no section of that name.
  if (!led || !named?.on || led === named || id === named.type) return undefined;
  return isCalled(asText(link.id), id) || isCalled(titleOf(led.index, target), id)
    ? undefined
    : { ...link, id };
}

/** The page that the words name, if the link leads to another one. */
function pageCalled(label: string, link: PageLink, page: ParsedPage): PageLink | undefined {
  const id = asId(label);
  const path = [...page.paths].find((each) => each.split("/").at(-2) === id);
  const target = parsedPageAt(link.path, page);
  if (id === "" || path === undefined || path === link.path || !parsedPageAt(path, page)?.on)
    return undefined;
  const title = asText(dataAt(target?.tree.data, ["page", "title"]));
  return isCalled(link.path, id) || isCalled(title, id)
    ? undefined
    : { path, query: "", id: undefined };
}

/** True if a name has the words in it. */
const isCalled = (name: string, id: string) => `-${asId(name)}-`.includes(`-${id}-`);

const titleOf = (index: number, { tree }: ParsedPage) =>
  asText(dataAt(tree.data, ["sections", index, "props", "title"]));
