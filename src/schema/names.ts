import { lookUp } from "../shared/lookUp.ts";
import type { SchemaNode } from "./schemaNode.ts";

/** The name of a section type as people read it, from the title of its schema: `Call to action`. */
export const nameOfType = (type: string, schema: SchemaNode | undefined): string =>
  inWords(schema?.title?.replace(/Props$/, "") || type);

/** An entry of a list in a word: the last one of its schema's title, such as "card". */
export const nounOf = ({ title = "item" }: SchemaNode): string =>
  inWords(title).split(" ").at(-1)?.toLowerCase() ?? title;

/** A name in words: `storeBadge` is "Store badge", `app-store` is "App store", and an abbreviation stays one. */
export function inWords(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replaceAll(/(?<=[a-z\d])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of fields that say too little by themselves, in words that everybody reads. */
const plainNames: Record<string, string> = {
  alt: "alt text",
  base: "address of the site",
  consentName: "name of the consent",
  dark: "colors at night",
  display: "typeface of titles",
  enabled: "shown",
  focus: "point in view",
  from: "first day",
  href: "destination",
  lang: "language",
  listed: "listed by search engines",
  logoSaysName: "logo says the name",
  mp4: "MP4 file",
  notFound: "page for wrong addresses",
  only: "visible languages",
  periods: "billing periods",
  radius: "roundness",
  sample: "invented people",
  scheme: "light or dark",
  several: "several answers",
  social: "social networks",
  socialImage: "picture for shared links",
  src: "file",
  timezone: "time zone",
  to: "new address",
  track: "name for clicks",
  type: "typography",
  until: "last day",
  url: "domain",
  webm: "WebM file",
};

/** Names of fields by the shared definition of their values. */
const plainKinds: Record<string, string> = { oldAddress: "old address" };

/** The name of a field in a sentence: `secondButton` is `second button`, and `href` is `destination`. */
export const nounOfField = (name: string, kind = ""): string =>
  lookUp(plainKinds, kind) ??
  lookUp(plainNames, name) ??
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
