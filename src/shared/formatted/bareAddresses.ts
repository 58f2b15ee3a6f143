/** An address in running text, and the destination of its link. */
export interface BareAddress {
  start: number;
  end: number;
  href: string;
}

/** A quick test that every text with an address passes. */
export const mayHaveAddress = (text: string): boolean => /:\/\/|www\.|@/i.test(text);

const host = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d{1,5})?`;
// An asterisk at the end is a mark, and signs of other scripts end a sentence without a blank behind them.
const rest = String.raw`(?:[/?#](?:\*+\w|[^\s<>*"“”„«»「」『』（）【】《》。、，；：！？…])*)?`;
const pattern = new RegExp(
  String.raw`(?<![\w/@.:+-])(?:(https?:\/\/|www\.)${host}${rest}|[\w.+-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?![\w@-]))`,
  "giu",
);

/**
 * The addresses among words: `https://…`, `www.…` and those of mailboxes. A sign that ends a sentence, and a bracket
 * that closes around the address, are none of it. Short and long texts share this rule.
 */
export function findBareAddresses(text: string): BareAddress[] {
  if (!mayHaveAddress(text)) return [];
  return [...text.matchAll(pattern)].map(({ 0: found, 1: scheme, index }) => {
    const address = scheme === undefined ? found : withoutEnd(found);
    const before = scheme === undefined ? "mailto:" : scheme.endsWith("/") ? "" : "https://";
    return { start: index, end: index + address.length, href: before + address };
  });
}

/** The address without the signs behind it. */
function withoutEnd(found: string): string {
  const last = found.slice(-1);
  const opener = "([{"[")]}".indexOf(last)];
  const count = (sign: string) => found.split(sign).length;
  const isEnd = opener === undefined ? /[?!.,:;~'’`|\\]/.test(last) : count(last) > count(opener);
  return isEnd ? withoutEnd(found.slice(0, -1)) : found;
}
