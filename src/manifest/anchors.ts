import type { Field } from "./fields.ts";

/**
 * The value of a field, with ids and links to them in one form: an é may be written as one character or as two,
 * which look the same.
 */
export function normalizeAnchor({ kind, value }: Field): unknown {
  const isAnchor = kind === "id" || (kind === "href" && /^#/.test(String(value)));
  return isAnchor && typeof value === "string" ? value.normalize("NFC") : value;
}
