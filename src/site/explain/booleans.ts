import { unaccented } from "../suggest.ts";

/** Words for yes, on and true in many languages. None of them means the opposite in another of these languages. */
const yes =
  "1 on y yes true ja wahr an oui vrai si sí verdadero vero sim verdadeiro waar tak prawda sant sann sandt kyllä joo tosi " +
  "ano áno pravda igen igaz da adevărat jah taip jā evet doğru có так да истина ναι αληθές نعم כן はい 是 真 예 네 हाँ ใช่";

/** Words for no, off and false, likewise. */
const no =
  "0 off n no false nein falsch aus non faux falso não nee onwaar nie nej falsk falskt usant nei ei epätosi " +
  "ne nepravda nem hamis nu fals nē hayır yanlış không ні нет не ложь όχι ψευδές لا לא いいえ 否 假 아니요 아니오 नहीं ไม่";

/** The word without capitals and accents, which are easily left out. */
const plain = (word: string) => unaccented(word).toLowerCase();

const words = new Map([
  ...yes.split(" ").map((word) => [plain(word), true] as const),
  ...no.split(" ").map((word) => [plain(word), false] as const),
]);

/** The meaning of a word for yes or no in any language; undefined for any other word. */
export const readBoolean = (word: string): boolean | undefined => words.get(plain(word));
