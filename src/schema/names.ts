import { lookUp } from "../shared/lookUp.ts";
import type { SchemaNode } from "./schemaNode.ts";

/** The name of a section type as people read it, from the title of its schema: `Call to action`. */
export const nameOfType = (type: string, schema: SchemaNode | undefined): string =>
  inWords(schema?.title?.replace(/Props$/, "") || type);

/** An entry of a list in a word: the last one of its schema's title, such as "card". */
export const nounOf = ({ title = "item" }: SchemaNode): string =>
  inWords(title).split(" ").at(-1)?.toLowerCase() ?? title;

/** An entry of a list with its article: `a link`, `an item`. */
export const withIndefinite = (noun: string): string =>
  `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

/** A name in words: `storeBadge` is "Store badge", `app-store` is "App store", and an abbreviation stays one. */
export function inWords(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replaceAll(/(?<=[a-z\d])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of fields that say too little by themselves, in words that everybody reads. */
const plainNames: Record<string, string> = {
  action: "address that takes the answers",
  alt: "alt text",
  base: "address of the site",
  closes: "closing time",
  consentName: "name of the consent for the service",
  contents: "title of the list of contents",
  dark: "colors at night",
  display: "typeface of titles",
  done: "mark as done",
  enabled: "shown",
  field: "name of the field for the service",
  focus: "point in view",
  from: "first day",
  href: "destination",
  lang: "language",
  leading: "line height",
  listed: "listed by search engines",
  logoSaysName: "logo says the name",
  marks: "small words",
  meta: "small words",
  monthly: "monthly price",
  mp4: "MP4 file",
  notFound: "page for wrong addresses",
  only: "visible languages",
  open: "all answers open",
  opens: "opening time",
  ours: "mark as own product",
  periods: "billing periods",
  privacy: "link to the privacy policy",
  published: "day of publication",
  radius: "roundness",
  required: "mark as required",
  sample: "invented people",
  scheme: "light or dark",
  several: "several answers",
  social: "social networks",
  socialImage: "picture for shared links",
  src: "file",
  thanks: "page after sending",
  threshold: "share in view",
  timezone: "time zone",
  to: "new address",
  track: "name in counts of clicks",
  tracking: "letter spacing",
  type: "typography",
  until: "last day",
  url: "domain",
  webm: "WebM file",
  yearly: "yearly price",
};

/** Names of fields by the shared definition of their values. */
const plainKinds: Record<string, string> = { oldAddress: "old address" };

/** The name of a field in a sentence: `secondButton` is `second button`, and `href` is `destination`. */
export const nounOfField = (name: string, kind = ""): string =>
  lookUp(plainKinds, kind) ??
  lookUp(plainNames, name) ??
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Words for fields that mean something where they are left out. */
const absentWords: Record<string, string> = { only: "all" };

/** The word for the value of a field that is left out; undefined where nothing is there. */
export const absentOfField = (name: string): string | undefined => lookUp(absentWords, name);

/** Names of fields that say too little even with the name of their group, by that group or the definition of its value. */
const plainMembers: Record<string, string> = {
  "background.side": "side of the background in view",
  "fields.name": "name for the service",
  "fields.values": "values for the service",
  "fonts.display": "typeface of titles",
  "fonts.displayFiles": "font files of titles",
  "fonts.labels": "typeface of labels",
  "fonts.labelsFiles": "font files of labels",
  "fonts.scriptFiles": "font files of other scripts",
  "fonts.text": "typeface of texts",
  "fonts.textFiles": "font files of texts",
  "organization.name": "name of the company",
  "page.description": "description in search results",
  "page.enabled": "page shown",
  "page.from": "first day of the page",
  "page.only": "visible languages of the page",
  "page.title": "title in search results",
  "page.until": "last day of the page",
  "periods.monthly": "words for paying by the month",
  "periods.saving": "words for what paying by the year saves",
  "periods.yearly": "words for paying by the year",
  "price.before": "former price",
  "price.lead": "words before the price",
  "price.note": "note below the price",
  "price.terms": "words after the price",
  "proof.shown": "number of faces",
  "proof.text": "words beside the faces",
  "sample.count": "number of invented people",
  "sample.feedback": "words of the invented people",
  "sample.seed": "number that chooses the invented people",
  "site.description": "description in search results",
  "site.title": "title in search results",
  "type.case": "letter case of titles",
  "type.leading": "line height of titles",
  "type.scale": "size of titles",
  "type.size": "size of texts",
  "type.strong": "weight of labels",
  "type.title": "size of the first title",
  "type.tracking": "letter spacing of titles",
  "type.weight": "weight of titles",
};

/** The names of groups of colors. */
const colorGroups: readonly string[] = ["colors", "dark"];

/**
 * The name of a field by itself, where that of its group adds nothing: `accent color at night`, and `former price` in
 * a price. Undefined where the group has to be named: `label of the button`.
 */
export function nounOfMember(groups: readonly string[], field: string): string | undefined {
  const [color] = groups.filter((each) => colorGroups.includes(each));
  if (color !== undefined)
    return nounOfField(color).replace("colors", `${nounOfField(field)} color`);
  const own = groups.map((group) => lookUp(plainMembers, `${group}.${field}`));
  return own.find((name) => name !== undefined);
}
