import { parseFormatted } from "../../shared/formatted/parse.ts";

/** True for words that are nothing but the address of a page, a mail or a phone, as a link may have it. */
export const isAddress = (words: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:|tel:)\S+$/i.test(words) &&
  parseFormatted(`[words](${words})`).links.length === 1;
