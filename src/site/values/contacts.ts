import type { ParsedPage } from "../page/parsedPage.ts";
import type { Advice } from "./forms.ts";
import { canOpen } from "./linkSyntax.ts";

/** An e-mail address or a telephone number in common notation. */
export function adviseContact(value: string, page: ParsedPage): Advice | undefined {
  const [, address = ""] =
    /^(?:mailto:?)?\s*([^\s@/:<>]+@[^\s@/:<>]+\.\p{L}+)$/iu.exec(value.trim()) ??
    /^[^@<>]*<\s*(?:mailto:)?([^\s@/:<>]+@[^\s@/:<>]+\.\p{L}+)\s*>$/iu.exec(value.trim()) ??
    [];
  if (canOpen(`mailto:${address}`, page)) {
    return value.includes("<")
      ? { because: "a link is the address alone.", near: [`mailto:${address}`], reason: "wrapped" }
      : { because: "it is an e-mail address.", near: [`mailto:${address}`], reason: "sign" };
  }
  if (/^www\.[^\s\\]+$/i.test(value) && canOpen(`https://${value}`, page)) {
    return { because: "the beginning is missing.", near: [`https://${value}`], reason: "sign" };
  }
  const [, scheme, digits = ""] =
    /^(tel:)?\s*(\+?[(\d][\d\s()./–—‐‑·-]{4,})$/iu.exec(value.trim()) ?? [];
  // Signs between the digits of a number are not dialled.
  const spelt = digits.replaceAll(/[–—‐‑]/g, "-").replaceAll(/\s*[/·]\s*|\s+/g, " ");
  const number = dropTrunkZero(spelt);
  if (canOpen(`tel:${number}`, page)) {
    return {
      because: scheme
        ? "a telephone number is digits, with spaces, ( ), . and - between them."
        : "it is a telephone number.",
      near: [`tel:${number}`],
      ...(number === spelt && { reason: scheme ? "form" : "sign" }),
    };
  }
  return undefined;
}

/**
 * A telephone number without the (0) behind the code of a country, which is dialled inside it alone. Italian numbers are
 * dialled with theirs.
 */
export const dropTrunkZero = (number: string): string =>
  number
    .replace(
      /^(\+(?!39|378)\d{1,3})([\s.-]*)\(0\)([\s.-]*)/,
      (_, code: string, before: string, behind: string) => code + (before || behind),
    )
    .replace(trunkZero, "$1")
    .replace(/^\+00(?=[1-9])/, "+");

/** The 0 behind the code of a country in which it is dialled from inside alone. */
const trunkZero =
  /^(\+(?:27|31|32|33|353|358|380|385|386|40|41|43|44|46|49|61|64|81|82|90|972)[\s.-]*)0(?=[\s.-]*\d)/;
