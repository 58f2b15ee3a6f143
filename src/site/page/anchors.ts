import type { FieldValue } from "../../schema/fields.ts";
import { mapLinks } from "../../shared/formatted/parse.ts";
import { splitAnchor } from "./published.ts";

/**
 * The value of a field, with ids and links to them in one Unicode form: an é may be one character or two, which look
 * the same.
 */
export function normalizeAnchor({ kind, value }: FieldValue): unknown {
  if (typeof value !== "string") return value;
  if (kind === "formatted") return mapLinks(value, normalizeLink);
  if (kind === "href") return normalizeLink(value);
  if (kind === "id") return value.normalize("NFC");
  return value;
}

const normalizeLink = (href: string) => (splitAnchor(href) ? href.normalize("NFC") : href);
