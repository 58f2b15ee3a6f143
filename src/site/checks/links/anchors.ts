import type { FieldValue } from "../../../schema/fields.ts";
import { dataAt } from "../../../shared/dataAt.ts";
import { didYouMean, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../../yaml/writeValue.ts";
import { wordsOfNodes } from "../../markdown/nodes.ts";
import { clockOf } from "../../page/applySchedule.ts";
import { pathOnSite } from "../../page/ownAddress.ts";
import { isHome } from "../../page/pageAddress.ts";
import { type PageLink, writePageLink } from "../../page/pageLinks.ts";
import {
  anchorsIn,
  type ParsedPage,
  type ParsedSection,
  sectionOf,
} from "../../page/parsedPage.ts";
import { anchorsOfPage, linkOf, parsedPageAt } from "../../page/sitePages.ts";
import { describeOff } from "../../schedule/words.ts";
import { suggest } from "../../suggest.ts";
import { isLink } from "../../values/linkSyntax.ts";
import { listIds } from "../../values/links.ts";
import type { Check } from "../index.ts";

/**
 * A link to an anchor needs a target with that id, on this page or another. A link to a section or page that is off is
 * left out, and listed.
 */
export const checkAnchors: Check = (page) =>
  page.fields.flatMap(({ kind, value, path, words }): Diagnostic[] => {
    if (kind !== "href" || typeof value !== "string") return [];
    const written = pathOnSite(value, page) ?? value;
    const link = linkOf(written, page);
    const target = link && parsedPageAt(link.path, page);
    if (!target) return [];
    return checkLink({ value, path, words, written }, link, target, page);
  });

interface WrittenLink extends Pick<FieldValue, "value" | "path" | "words"> {
  /** The link without the site's own address in front. */
  written: string;
}

function checkLink(
  { value, path, words, written }: WrittenLink,
  link: PageLink,
  target: ParsedPage,
  page: ParsedPage,
): Diagnostic[] {
  const { tree } = page;
  const range = tree.valueAt(path);
  const { where } = nameOf(path, tree.data);
  const section = link.id === undefined ? undefined : anchorsOfPage(target).get(link.id);
  // Browsers lead to the beginning of a page where nothing is called top.
  if (link.id !== undefined && !section && !/^top$/i.test(link.id)) {
    const lead = written.replace(/#.*$/s, "#");
    const advice = adviseAnchor(link.id, lead, target, page);
    if (!advice) return [];
    const { hint, meant, near } = advice;
    const isOwn = target.path === page.path;
    const other = !isOwn ? ` of ${target.file}` : isHome(page) ? "" : " of this page";
    return [
      {
        code: "no-anchor",
        message: `${where}: no section${other} has the id ${quote(link.id)}, so the link ${quote(value)} leads nowhere.`,
        hint,
        range,
        ...(meant && written === value
          ? { fix: certain("form", writing(range, meant)) }
          : { suggestions: offering(range, near) }),
      },
    ];
  }
  const because = explainOff(section, link, target, page);
  if (!because || !page.on || !sectionOf(page, path)?.on) return [];
  // The build leaves out paths alone.
  if (written !== value) {
    return [
      {
        code: "no-target",
        message: `${where}: the link ${quote(value)} leads nowhere, because ${because}.`,
        hint: `${didYouMean([written])} A path is left out while its destination is off.`,
        range,
        suggestions: offering(range, [written]),
      },
    ];
  }
  const label = words ?? dataAt(tree.data, [...path.slice(0, -1), "label"]);
  return [
    {
      code: "link-left-out",
      message: `${where}: the link ${quote(label ?? value)} is left out${words ? ", and its words stay" : ""}, because ${because}.`,
      range,
    },
  ];
}

/** The thing that is off at the end of a link, in words; undefined if all is on. */
function explainOff(
  section: ParsedSection | undefined,
  { id }: PageLink,
  target: ParsedPage,
  page: ParsedPage,
): string | undefined {
  const isOther = target.path !== page.path;
  const clock = clockOf(page);
  if (isOther && !target.on) {
    return `the page ${target.path} (${target.file}) is ${describeOff(target, clock)}`;
  }
  if (!section || section.on) return undefined;
  const name = [section.index + 1, section.type].filter(Boolean).join(", ");
  return `section ${name} (#${id})${isOther ? ` of ${target.file}` : ""}, is ${describeOff(section, clock)}`;
}

interface Advice {
  near: readonly string[];
  /** The right link, if only one is possible. */
  meant?: string;
  hint: string;
}

/** Advice on an anchor that its page does not have; undefined if that is uncertain, or reported already. */
function adviseAnchor(
  id: string,
  lead: string,
  target: ParsedPage,
  page: ParsedPage,
): Advice | undefined {
  const { sections } = target;
  // A section of unknown type may hold any anchor.
  if (target.isCut || !target.isWhole || sections.some(({ type }) => type === undefined)) return;
  const isWell = (each: string) => isLink(`#${each}`, page);
  const known = [...anchorsOfPage(target).keys()];
  const { near: spelt, meant } = suggest(id, known.filter(isWell));
  // A name on the right page that begins alike is nearer than one on another page.
  const near =
    spelt.length > 0 ? spelt : known.filter(isWell).filter((each) => beginAlike(id, each));
  const heading = target.markdown
    .flatMap(({ headings }) => headings)
    .find(({ anchor, slug }) => !anchor && slug.normalize("NFC") === id.toLowerCase());
  // A malformed id is already reported.
  const ill = known.filter((each) => !isWell(each));
  if (near.length === 0 && suggest(id, ill).near.length > 0) return;
  const here = near.map((each) => lead + each);
  const elsewhere = findElsewhere(id, here.length > 0, target, page);
  const links = [...elsewhere, ...here];
  return {
    near: heading ? [] : links,
    ...(meant && !heading && elsewhere.length === 0 && { meant: lead + meant }),
    hint: heading
      ? `Write {#${id}} at the end of the heading ${quote(heading.children.map(wordsOfNodes).join(""))}: then it can be linked to.`
      : links.length > 0
        ? didYouMean(links)
        : listIds(target),
  };
}

/** Links to sections of other pages that have the id; or, if nothing else is near, an id with a similar name. */
function findElsewhere(
  id: string,
  isNear: boolean,
  target: ParsedPage,
  page: ParsedPage,
): string[] {
  const others = page.pages.filter((each) => each.path !== target.path && each.enabled);
  const find = (choose: (known: string[]) => string[]) =>
    others.flatMap((each) =>
      choose([...anchorsIn(each).keys()])
        .map((name) => writePageLink({ path: each.path, query: "", id: name }, page.path))
        .filter((link) => isLink(link, page)),
    );
  const same = find((known) => known.filter((name) => name === id));
  return same.length > 0 || isNear ? same : find((known) => suggest(id, known).near);
}

/** True if two names have most of their letters in common, from the first one on: prices and pricing. */
function beginAlike(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  const length = Math.max(4, Math.ceil(0.6 * least));
  return least >= length && a.slice(0, length) === b.slice(0, length);
}
