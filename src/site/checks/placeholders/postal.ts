import { quote } from "../../../shared/text/wording.ts";
import { inVisibleText, type Pattern, writeYourOwn } from "./pattern.ts";

/** Words for a town in place of its name, in the languages of the starters. */
const towns = [
  ...["City", "Town", "Your City", "Your Town", "Stadt", "Ort", "Ihre Stadt", "Ville", "Ciudad"],
  ...["Città", "Cidade", "Stad", "Plaats", "Miasto", "Miejscowość", "Město", "By", "Sted"],
  ...["Kaupunki", "Şehir", "Город", "Місто", "Πόλη", "עיר", "المدينة", "مدينة", "도시", "城市"],
].join("|");

/** Postcodes of any country. */
const code =
  "(?:\\d{5}(?:-\\d{3,4})?|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4}(?:-\\d{3}| ?[A-Z]{2})|\\d{6}|1234|0123|0000|1000)";

/** Streets that are called examples, in the same languages. */
const streets = [
  "(?:Muster|Beispiel)(?:str(?:aße|asse|\\.)?|weg|allee|platz|gasse|ring|stadt|ort|dorf|hausen)",
  "(?:Voorbeeld|Exempel|Eksempel|Esimerkki)(?:straat|laan|weg|gatan|vägen|vej|gade|veien|gata|katu|tie)",
  "(?:\\d+,? )?rue (?:de l['’]|d['’])?exemple",
  "(?:calle|avenida|av\\.|c/) (?:falsa|(?:de )?ejemplo)",
  "via (?:esempio|dell['’]esempio|fittizia)",
  "rua (?:(?:do |de )?exemplo|fictícia)",
  "ul\\. przykładowa",
  "(?:příkladová|ukázková)(?= \\d)",
  "örnek (?:cad|sok)(?:desi|dde|ak|\\.)?",
  ...[
    "ул\\. примерная",
    "вул\\. прикладна",
    "οδός παραδείγματος",
    "רחוב לדוגמה",
    "شارع (?:ال)?مثال",
  ],
  "\\d{1,5} (?:street name|(?:your|any|sample|example|anywhere|fake) ?(?:street|road|avenue|st|rd|ave)\\.?)",
  "1234?5? (?:main|elm) (?:street|st|road|rd|avenue|ave)\\.?|1234?5? street",
].join("|");

/** Postal addresses at which nobody lives. */
export const postal: readonly Pattern[] = [
  new RegExp(
    `(?<![\\p{L}\\d-])(?:${code},? (?:${towns})|(?:Your )?(?:City|Town),? (?:[A-Z]{2}|State),? \\d{5})(?=$|[\\n,;.)|·]| [-–—(])`,
    "gu",
  ),
  new RegExp(`(?<![\\p{L}\\d])(?:${streets})(?![\\p{L}\\d])(?: \\d+[a-z]?(?!\\d))?`, "giu"),
  // In Germany, no place has this code; elsewhere, the town is in front of it.
  /(?=12345 )(?<=\p{L}\.? \d+ ?[a-z]?,?\s+)12345 \p{Lu}\p{Ll}+/gu,
  /〒 ?(?:123-4567|000-0000)|某某?(?:省|市|区|區|路|街)|(?<![A-Z])XX(?:省|市|区|區|路|街|号|號)|(?<!\p{L})OO(?:시|구|동|로)/gu,
].map((pattern) => ({
  pattern,
  problem: (shown) => `has ${quote(shown)}, an address that is nobody's`,
  hint: writeYourOwn,
  isIn: inVisibleText,
}));
