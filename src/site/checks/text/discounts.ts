import { child } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { listGroups } from "../../page/listGroups.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** A price that is struck through was higher than the one beside it. */
export const checkDiscounts: Check = (page) =>
  listGroups(page).flatMap(({ path, value }): Diagnostic[] => {
    const [amount, before] = [child(value, "amount"), child(value, "before")].map(asText);
    const [now, then] = [amount, before].map((price = "") => readNumber(price));
    const own = [...path, "before"];
    if (now === undefined || then === undefined || then > now) return [];
    if (!sectionOf(page, path)?.on) return [];
    const range = page.tree.valueAt(own);
    return [
      {
        code: "odd-price",
        message: `${nameOf(own, page.tree.data).where}: the price before was ${quote(before)}, which is not more than ${quote(amount)}.`,
        hint: "Write the higher price in before.",
        mayBeMeant: own,
        range,
      },
    ];
  });

/** The number of a price such as 1.299,00 €; undefined if there is none, or more than one. */
function readNumber(price: string): number | undefined {
  const [found, another] = price.match(/\d[\d.,'’\u00a0\u202f]*(?: \d{3}(?!\d)[\d.,]*)*/g) ?? [];
  if (found === undefined || another !== undefined) return undefined;
  const digits = found.replaceAll(/[\s'’]|[.,]$/g, "");
  const [, whole = digits, cents = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${cents || 0}`);
}
