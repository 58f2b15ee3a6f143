import { child, dataAt } from "../../../shared/dataAt.ts";
import { lookUp } from "../../../shared/lookUp.ts";
import { didYouMean, quote, sentences } from "../../../shared/text/wording.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import type { FoundPlaceholder } from "./found.ts";

/** The currencies that a sign represents. */
const signs: Record<string, readonly string[]> = {
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN", "TWD", "ARS", "CLP", "COP"],
  "€": ["EUR"],
  "£": ["GBP", "EGP"],
  "¥": ["JPY", "CNY"],
  円: ["JPY"],
  元: ["CNY", "TWD"],
  "₩": ["KRW"],
  원: ["KRW"],
  "₹": ["INR"],
  "₽": ["RUB"],
  "₺": ["TRY"],
  "₴": ["UAH"],
  "₪": ["ILS"],
  "₫": ["VND"],
  "฿": ["THB"],
  zł: ["PLN"],
  Kč: ["CZK"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
  R$: ["BRL"],
  Fr: ["CHF"],
  US$: ["USD"],
  CA$: ["CAD"],
  C$: ["CAD"],
  AU$: ["AUD"],
  A$: ["AUD"],
  NZ$: ["NZD"],
  S$: ["SGD"],
  HK$: ["HKD"],
  NT$: ["TWD"],
  MX$: ["MXN"],
  Euro: ["EUR"],
  euro: ["EUR"],
  Ft: ["HUF"],
  lei: ["RON"],
  лв: ["BGN"],
  руб: ["RUB"],
  грн: ["UAH"],
  "₦": ["NGN"],
  "₱": ["PHP"],
  RM: ["MYR"],
  Rp: ["IDR"],
};

const codes = new Set(Intl.supportedValuesOf("currency"));
const sign =
  /(?<!\p{L})(?:R|US|CA|C|AU|A|NZ|S|HK|NT|MX)\$|\$|[€£¥円元₩원₹₽₺₴₪₫฿₦₱]|zł|Kč|(?<!\p{L})(?:kr|Fr|[Ee]uro|Ft|lei|лв|руб|грн|RM|Rp)(?!\p{L})|\b[A-Z]{3}\b/u;

/** A price of digits alone, perhaps with words such as “from” in front, a dash for no cents, or a second number. */
const bareAmount =
  /^\s*(?:(?:from|ab|à partir de|dès|desde|a partire da|da|od|vanaf|fra|från|ca\.?|circa)\s+|[~≈]\s*)?\d[\d\s.,'’]*(?:[-–—]+|\s*[-–—/]\s*\d[\d\s.,'’]*)?\s*$/i;

/** The currencies that an amount may be in; undefined if it names none. */
function currenciesOf(text: string): readonly string[] | undefined {
  if (!/\d/.test(text)) return undefined;
  const [found = ""] = sign.exec(text) ?? [];
  return codes.has(found) ? [found] : lookUp(signs, found);
}

/** Prices without a currency, or in another than most prices of the page, and than that of the app. */
export function findCurrencies(page: ParsedPage): FoundPlaceholder[] {
  const { fields, tree } = page;
  const app = child(dataAt(tree.data, ["site", "app"]), "currency");
  const given = typeof app === "string" && codes.has(app) ? [{ text: app, currencies: [app] }] : [];
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
