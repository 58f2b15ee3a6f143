import { allOf } from "../../shared/text/wording.ts";
import { home } from "../page/pageAddress.ts";
import type { ChangeKind, NewPlace, ShowingPlace, SiteChange } from "./change.ts";
import { count, listTitles, plural } from "./countWords.ts";
import { describeMarkdown } from "./describeMarkdown.ts";
import { describeByKind, describeOption, describeValue, fileOfValue } from "./describeValue.ts";
import { describeRewording, quoteLine } from "./describeWords.ts";
import { ownerOf } from "./nameValue.ts";
import { describeTranslations } from "./translations/describeTranslations.ts";

/** A change in a sentence without the page that it is on: `Hero: title: "Think better" → "Think best"`. */
export function describeChange(change: SiteChange): string {
  const { section, kind, follows } = change;
  const sentence = describeKind(change, kind);
  const subject = section !== undefined && !isWhole(kind) ? `${section}: ` : "";
  return `${subject}${sentence}${describeFollowing(follows)}`;
}

/** The most items whose order a sentence has. */
const mostInOrder = 12;

/** A section that is new or gone, with its title, unless its name has that. */
const withTitle = (section: string, title: string | undefined) =>
  title === undefined || section.includes(quoteLine(title))
    ? section
    : `${section} ${quoteLine(title)}`;

/** True if the sentence of a change names the section itself. */
const isWhole = ({ do: verb }: ChangeKind) => /-section(-here)?$/.test(verb);

function describeKind({ section = "A section", file, page }: SiteChange, kind: ChangeKind): string {
  switch (kind.do) {
    case "add-section":
      return `${withTitle(section, kind.title)} added${kind.isHidden ? ", hidden" : ""}`;
    case "delete-section":
      return `${withTitle(section, kind.title)} deleted`;
    case "show-section":
      return `${section} shown again`;
    case "hide-section":
      return `${section} hidden`;
    case "move-section":
      return `${section} moved ${describePlace(kind.to)}`;
    case "move-section-here":
      return `${withTitle(section, kind.title)} moved here from ${namePage(kind.from)}`;
    case "order-sections":
      return `The sections have a new order: ${kind.order.join(", ")}`;
    case "rename-id":
      return kind.before === kind.after
        ? describeSame(kind.name, quoteLine(kind.after))
        : `${kind.name}: ${quoteLine(kind.before)} → ${quoteLine(kind.after)}`;
    case "set":
      return describeSet(kind);
    case "replace-picture": {
      const [old, next] = [fileOfValue(kind.before), fileOfValue(kind.after)];
      return `${kind.name} replaced: ${old} → ${next}`;
    }
    case "add-items":
      return `${count(kind.items.length, kind.noun)} added${within(kind.list, "to")}: ${listTitles(kind.items)}`;
    case "delete-items":
      return `${count(kind.items.length, kind.noun)} deleted${within(kind.list, "from")}: ${listTitles(kind.items)}`;
    case "set-each":
      return `${kind.name} of ${count(kind.items.length, kind.noun)}${ownerOf(kind.list)} changed: ${listTitles(kind.items)}`;
    case "move-item":
      return `${kind.item} moved ${describePlace(kind.to)}`;
    case "order-items":
      return `the ${plural(kind.noun)}${ownerOf(kind.list)} have a new order: ${listTitles(kind.items, mostInOrder)}`;
    case "add-page": {
      const title = kind.title === undefined ? "" : `, ${quoteLine(kind.title)}`;
      const sections = kind.sections.length === 0 ? "" : `, with ${allOf(kind.sections)}`;
      return `${startWith(page)} added${title}${sections}`;
    }
    case "delete-page":
      return `${startWith(page)} deleted${kind.title === undefined ? "" : `, ${quoteLine(kind.title)}`}`;
    case "rename-page":
      return `The page ${kind.from} is at ${page} now${kind.isLost ? ", and its old address leads nowhere" : ""}`;
    case "comments":
      return `Comments changed in ${file}: visitors do not see them`;
    case "layout":
      return `Only the layout of the lines changed in ${file}: visitors see the same`;
    case "catalogue-facts":
      return `The header of ${file} changed, for programs of translators: visitors see the same`;
    case "catalogue-language": {
      const name = (lang: string | undefined) => (lang ? quoteLine(lang) : "no language");
      return `The header of ${file} names ${name(kind.now)} now, and named ${name(kind.was)} before`;
    }
    case "translate":
      return describeTranslations(kind);
    case "add-language":
      return `Translations added: ${count(kind.count, "text")}`;
    case "delete-language":
      return `Translations deleted: ${count(kind.count, "text")}`;
    case "add-file":
      return `${file}${describeShowing(kind.shownOn)} added`;
    case "delete-file":
      return `${file} deleted`;
    case "replace-file": {
      const name = `${file}${describeShowing(kind.shownOn)}`;
      return kind.text
        ? `${name} reworded: ${describeMarkdown(kind.text.before, kind.text.after)}`
        : `${name} replaced`;
    }
  }
}

const startWith = (page = home.path) =>
  page === home.path ? "The first page" : `The page ${page}`;

const namePage = (path: string) => (path === home.path ? "the first page" : path);

/** The places that show a file: `, shown in Hero on the first page,`. */
export function describeShowing(places: readonly ShowingPlace[] | undefined): string {
  if (!places) return "";
  const most = 3;
  const shown = places.slice(0, most).map(({ page, section }) => {
    const name = namePage(page);
    return section === undefined ? `everywhere on ${name}` : `in ${section} on ${name}`;
  });
  const rest = places.length > most ? [count(places.length - most, "more place")] : [];
  return places.length === 0 ? ", which no page shows," : `, shown ${allOf([...shown, ...rest])},`;
}

function describeSet(change: Extract<ChangeKind, { do: "set" }>): string {
  const { name, before, after, choice, absent, words, definitions } = change;
  if (choice) return describeChoice(name, before ?? choice.default, after ?? choice.default);
  const isLink = definitions.includes("href");
  const describe = (side: "before" | "after") => {
    const value = change[side];
    return isLink && value === "todo"
      ? "nowhere yet"
      : (describeByKind(value, definitions) ?? words?.[side] ?? describeValue(value));
  };
  const [verb, side] =
    before === undefined ? (["added", "after"] as const) : (["removed", "before"] as const);
  const isPartial = before === undefined || after === undefined;
  if (isPartial && absent !== undefined)
    return `${name}: ${before === undefined ? absent : describe("before")} → ${after === undefined ? absent : describe("after")}`;
  if (isPartial) return [`${name} ${verb}`, describe(side)].filter(Boolean).join(": ");
  const isText = !isLink && !definitions.includes("moment");
  if (typeof before === "string" && typeof after === "string" && isText) {
    const describeTexts = definitions.includes("markdown") ? describeMarkdown : describeRewording;
    return `${name}: ${describeTexts(before, after)}`;
  }
  return `${name}: ${describe("before") || "nothing"} → ${describe("after") || "nothing"}`;
}

const describeSame = (name: string, value: string) =>
  `${name}: still ${value}, visitors see the same`;

/** A choice is never empty: where it is left out, its default counts. */
function describeChoice(name: string, before: unknown, after: unknown): string {
  const words = (value: unknown) => (value === undefined ? "default" : describeOption(value));
  return before === after
    ? describeSame(name, words(after))
    : `${name}: ${words(before)} → ${words(after)}`;
}

const describePlace = ({ direction, below }: NewPlace) =>
  below === undefined ? `${direction}, to the start` : `${direction}, below ${below}`;

/** The group that a list is in: ` to the form`. A list of the section itself needs no name. */
const within = (list: string, word: "to" | "from") => ownerOf(list).replace(" of", ` ${word}`);

/** The changes that follow from one, by their kinds: `; 2 links to it are updated`. */
function describeFollowing(follows: readonly SiteChange[]): string {
  if (follows.length === 0) return "";
  const redirects = follows.filter(({ path }) => path?.[1] === "redirects").length;
  const links = follows.length - redirects;
  const parts = [
    ...(links > 0 ? [`${count(links, "link")} to it ${links === 1 ? "is" : "are"} updated`] : []),
    ...(redirects > 0 ? ["a redirect from the old address is added"] : []),
  ];
  return `; ${allOf(parts)}`;
}
