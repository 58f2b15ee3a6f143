import type { ParsedPage } from "../page/parsedPage.ts";

/** True if the text is a well-formed link. */
export function isLink(value: string, { schemas }: ParsedPage): boolean {
  const { pattern } = schemas.get("common.schema.json")?.definitions?.href ?? {};
  return new RegExp(String(pattern), "u").test(value);
}

/** True if the text is a link that browsers can open. */
export const canOpen = (value: string, page: ParsedPage) =>
  isLink(value, page) && (!/^(https?|webcal):/.test(value) || URL.canParse(value));
