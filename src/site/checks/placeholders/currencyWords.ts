import { lookUp } from "../../../shared/lookUp.ts";

/** The countries' currencies that share a word or a sign. */
const dollars = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN", "TWD", "ARS", "CLP", "COP"];
const crowns = ["SEK", "NOK", "DKK", "ISK"];
const rupees = ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"];
const francs = ["CHF", "XOF", "XAF", "XPF"];
const pesos = ["MXN", "ARS", "CLP", "COP", "PHP", "UYU", "DOP"];
const shillings = ["KES", "TZS", "UGX"];
const dirhams = ["AED", "MAD"];

/** The currencies that a sign represents, wherever it is in a price. */
const signs: Record<string, readonly string[]> = {
  R$: ["BRL"],
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
  $: dollars,
  "€": ["EUR"],
  "£": ["GBP", "EGP"],
  "¥": ["JPY", "CNY"],
  円: ["JPY"],
  元: ["CNY", "TWD"],
  "₩": ["KRW"],
  원: ["KRW"],
  "₹": ["INR"],
  "₨": rupees,
  "₽": ["RUB"],
  "₺": ["TRY"],
  "₴": ["UAH"],
  "₪": ["ILS"],
  "₫": ["VND"],
  "฿": ["THB"],
  "₦": ["NGN"],
  "₱": ["PHP"],
  "₵": ["GHS"],
  "₸": ["KZT"],
  "₾": ["GEL"],
  "৳": ["BDT"],
};

/** The same for words and letters, which are currencies only by themselves. Capitals count where they are written. */
const words: readonly (readonly [string, readonly string[]])[] = [
  ["(?:US|U\\.S\\.)[ -]?[Dd]ollars?", ["USD"]],
  [
    "[Dd]ollars?|[Dd]ólar(?:es)?|[Dd]ollari|[Dd]olar(?:ów|y)?|доллар(?:ов|а)?|долар(?:ів|и)?|δολάρια",
    dollars,
  ],
  ["[Ee]uro[sn]?|ευρώ|евро|євро", ["EUR"]],
  ["[Pp]ounds?|[Pp]fund|quid", ["GBP", "EGP"]],
  ["zł|złotych|złote|zloty", ["PLN"]],
  ["Kč|korun[ay]?", ["CZK"]],
  ["kr|kronor|kroner|krónur", crowns],
  ["S?Fr|[Ff]ranken|[Ff]rancs?|franchi", francs],
  ["Ft|forint", ["HUF"]],
  ["lei", ["RON"]],
  ["лв|лева", ["BGN"]],
  ["руб|рубл(?:ей|я|ь)", ["RUB"]],
  ["грн|гривень|гривні|гривня", ["UAH"]],
  ["RM", ["MYR"]],
  ["Rp", ["IDR"]],
  ["Rs|[Rr]upees?", rupees],
  ["[Rr]ands?|R(?= ?\\d)|ZAR", ["ZAR"]],
  ["KS[Hh]s?|Kshs?", ["KES"]],
  ["TSh?s?", ["TZS"]],
  ["USh?s?", ["UGX"]],
  ["[Ss]hillings?", shillings],
  ["GH[¢₵]?", ["GHS"]],
  ["[Nn]aira", ["NGN"]],
  ["[Dd]irhams?|Dhs?|DHS?|dhs?", dirhams],
  ["SAR|SR|[Rr]iyals?", ["SAR", "QAR", "OMR", "YER", "IRR"]],
  ["[Yy]en", ["JPY"]],
  ["[Yy]uan|RMB", ["CNY"]],
  ["TL|[Ll]iras?", ["TRY"]],
  ["[Pp]esos?", pesos],
  ["[Rr]eais|[Rr]eal", ["BRL"]],
  ["[Bb]aht", ["THB"]],
  ["đồng|đ|VNĐ", ["VND"]],
  ["S/", ["PEN"]],
];

const codes = new Set(Intl.supportedValuesOf("currency"));

/** True for the three letters of a currency. */
export const isCurrency = (code: string): boolean => codes.has(code);

const sign = new RegExp(
  Object.keys(signs)
    .map((each) => `${/^[A-Z]/.test(each) ? "(?<!\\p{L})" : ""}${each.replace("$", "\\$")}`)
    .join("|"),
  "u",
);
const byWord = words.map(
  ([pattern, currencies]) =>
    [new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "u"), currencies] as const,
);

/** The currencies that an amount may be in; undefined if it names none. */
export function currenciesOf(text: string): readonly string[] | undefined {
  if (!/\d/.test(text)) return undefined;
  const code = text.match(/\b[A-Z]{3}\b/g)?.find(isCurrency);
  const [found = ""] = sign.exec(text) ?? [];
  const signed = lookUp(signs, found);
  if (code !== undefined && (signed?.includes(code) ?? true)) return [code];
  return signed ?? byWord.find(([pattern]) => pattern.test(text))?.[1];
}
