import { endsIn, pictureEndings } from "../../shared/fileEndings.ts";

/** A destination that somebody typed, in words. */
export interface ReadLink {
  href: string;
  /** Its kind, such as "Web address". */
  kind: string;
}

const kinds: readonly [start: RegExp, kind: string][] = [
  [/^https?:/, "Web address"],
  [/^mailto:/, "E-mail"],
  [/^tel:/, "Phone"],
  [/^sms:/, "Text message"],
  [/^webcal:/, "Calendar"],
];

const mail = /^[^\s@:/]+@[^\s@/]+\.[^\s@/.]+(\?\S*)?$/;
const phone = /^\+?[\d\s()./-]{5,}$/;
const host = /^([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/**
 * The destination outside the site that typed words mean: an address with or without its `https://`, an e-mail
 * address, or a phone number. Undefined where they mean none that `pattern` allows.
 */
export function readLink(typed: string, pattern: string): ReadLink | undefined {
  const href = complete(typed.trim());
  const kind = kinds.find(([start]) => start.test(href))?.[1];
  return kind !== undefined && new RegExp(pattern, "u").test(href) ? { href, kind } : undefined;
}

function complete(words: string): string {
  if (mail.test(words)) return `mailto:${words}`;
  // The zero in brackets is dialled at home alone.
  if (phone.test(words)) return `tel:${words.replace("(0)", "").replaceAll(/[^\d+]/g, "")}`;
  if (/^(https?:)?\/\//i.test(words)) return words.replace(/^(https?:)?\/\//i, "https://");
  if (/^(mailto|tel|sms|webcal):/i.test(words))
    return words.replace(/^\w+/, (name) => name.toLowerCase());
  const isHost = host.test(words) && !endsIn(words, pictureEndings);
  return isHost ? `https://${words}` : words;
}
