import { child, dataAt } from "../../../shared/dataAt.ts";
import { didYouMean, quote, sentences } from "../../../shared/text/wording.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import { currenciesOf, isCurrency } from "./currencyWords.ts";
import type { FoundPlaceholder } from "./found.ts";

/** A price of digits alone, perhaps with words such as “from” in front, a dash for no cents, or a second number. */
const bareAmount =
  /^\s*(?:(?:from|ab|à partir de|dès|desde|a partire da|da|od|vanaf|fra|från|ca\.?|circa)\s+|[~≈]\s*)?\d[\d\s.,'’]*(?:[-–—]+|\s*[-–—/]\s*\d[\d\s.,'’]*)?\s*$/i;

/** Prices without a currency, or in another than most prices of the page, and than that of the app. */
export function findCurrencies(page: ParsedPage): FoundPlaceholder[] {
  const { fields, tree } = page;
  const app = child(dataAt(tree.data, ["site", "app"]), "currency");
  const given =
    typeof app === "string" && isCurrency(app) ? [{ text: app, currencies: [app] }] : [];
  const amounts = fields.flatMap(({ kind, path, value }) => {
    const isPrice = kind === "text" && (path.at(-1) === "amount" || path.at(-1) === "before");
    if (!isPrice || typeof value !== "string" || !sectionOf(page, path)?.on) return [];
    return [{ path, text: value }];
  });
  const prices = amounts.flatMap(({ path, text }) => {
    const currencies = currenciesOf(text);
    return currencies ? [{ path, text, currencies }] : [];
  });
  const all = [...given, ...prices];
  const agrees = (a: readonly string[], b: readonly string[]) => a.some((each) => b.includes(each));
  const counts = all.map(
    ({ currencies }) => all.filter((each) => agrees(each.currencies, currencies)).length,
  );
  const usual = all[counts.indexOf(Math.max(...counts))];
  const bare = amounts
    .filter(({ text }) => bareAmount.test(text) && /[1-9]/.test(text))
    .map(({ path, text }): FoundPlaceholder => {
      const range = tree.valueAt(path);
      const isNumber = /^\s*\d[\d\s.,'’]*$/.test(text);
      const like = isNumber ? usual?.text.replace(/\d[\d.,'’]*/, text.trim()) : undefined;
      const near = like === undefined || !/\d/.test(usual?.text ?? "") ? [] : [like];
      return {
        path,
        problem: `is ${quote(text)}, without a currency`,
        hint: sentences(
          didYouMean(near),
          "A price is written with its currency, such as $4 or 4 €.",
        ),
        range,
        suggestions: offering(range, near),
      };
    });
  if (!usual) return bare;
  const others = prices
    .filter(({ currencies }) => !agrees(currencies, usual.currencies))
    .map(({ path, text }) => ({
      path,
      problem: `is ${quote(text)}, in another currency than ${quote(usual.text)}`,
      hint: "Write all prices of the page in one currency.",
      range: tree.valueAt(path),
    }));
  return [...bare, ...others];
}
