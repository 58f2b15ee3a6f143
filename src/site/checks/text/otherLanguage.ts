import { dataAt } from "../../../shared/dataAt.ts";
import { quote } from "../../../shared/text/wording.ts";
import { homeOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";
import { listPlacedTexts } from "../placeholders/texts.ts";

/** Short words that are in most sentences of a language, and in few of the others. */
const common: Record<string, { name: string; words: string }> = {
  en: { name: "English", words: "the and of to is with for your you we our are that this from it" },
  de: {
    name: "German",
    words: "und der die das ist mit für nicht wir sie ihre ein eine den auf zu",
  },
  fr: {
    name: "French",
    words: "le les des et est pour avec vous votre nous une dans du qui sur au",
  },
  es: { name: "Spanish", words: "el los las y es para con su una del que por en tu nuestro más" },
  it: { name: "Italian", words: "il gli e è per con una del della che di nostro più sono nel tuo" },
  pt: { name: "Portuguese", words: "os e é para com uma do da que não em seu sua você nosso mais" },
  nl: { name: "Dutch", words: "de het een en is met voor van niet wij uw onze op je zijn ook" },
  pl: { name: "Polish", words: "i w na z do się nie jest dla to że twoje jak oraz są od" },
  cs: { name: "Czech", words: "a v na se je pro s z že nebo které vaše jako jsou od naše" },
  tr: { name: "Turkish", words: "ve bir için ile bu daha çok en her sizin olan gibi da de ne" },
  fi: {
    name: "Finnish",
    words: "ja on ei se että sinun kanssa meidän myös tai kun niin voit ovat",
  },
  sv: { name: "Swedish", words: "och att det är för med av på du din vi som inte en ett våra" },
  da: { name: "Danish", words: "og at det er for med af på du din vi som ikke en et vores" },
  nb: { name: "Norwegian", words: "og at det er for med av på du din vi som ikke en et våre" },
};

/** Languages that are too alike to be told apart by such words. */
const alike: Record<string, string> = {
  nb: "north",
  nn: "north",
  no: "north",
  da: "north",
  sv: "north",
};
const groupOf = (language: string) => alike[language] ?? language;

/** A page in another language than it says is read aloud in a wrong voice, and its own words are in the wrong language. */
export const checkOtherLanguage: Check = (page) => {
  const path = ["site", "lang"];
  const home = homeOf(page);
  if (!home) return [];
  const given = dataAt(home.tree.data, path);
  const isRefused = home.errors.some(({ instancePath }) => instancePath === "/site/lang");
  if (isRefused || (given !== undefined && typeof given !== "string")) return [];
  // A page that is there in some languages alone may be written in one of them.
  if (dataAt(page.tree.data, ["page", "only"]) !== undefined) return [];
  const [own = "en"] = (given ?? "en").split("-");
  if (!Object.hasOwn(common, own) && !Object.hasOwn(alike, own)) return [];
  const words = listPlacedTexts(page).flatMap(({ text, isWords, path: [root] }) =>
    isWords && root === "sections" ? (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) : [],
  );
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const counts = Object.entries(common).map(([language, { name, words: list }]) => {
    const count = list.split(" ").reduce((sum, word) => sum + (times.get(word) ?? 0), 0);
    return { language, name, count };
  });
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  const ownCount = Math.max(
    ...counts
      .filter(({ language }) => groupOf(language) === groupOf(own))
      .map(({ count }) => count),
  );
  const isClear =
    most && most.count >= 12 && most.count > 4 * ownCount && most.count > words.length / 10;
  if (!isClear || groupOf(most.language) === groupOf(own)) return [];
  if (home !== page) {
    return [
      {
        code: "other-language",
        message: `Page: the texts seem to be ${most.name}, and the language of the site is ${quote(given ?? "en")}, so screen readers read them in a wrong voice.`,
        hint: `Write them in the language of the site. Another language is added by npm run translate -- ${most.language}.`,
        mayBeMeant: ["page"],
        range: page.tree.keyAt(["page"]),
      },
    ];
  }
  return [
    {
      code: "other-language",
      message: `Site: the language is ${quote(given ?? "en")}${given === undefined ? " where lang: is missing" : ""}, but the texts seem to be ${most.name}, so screen readers read them in a wrong voice.`,
      hint: `${given === undefined ? "Add a line lang: with" : "Write"} the language of the texts, such as ${most.language}.`,
      range: given === undefined ? page.tree.keyAt(["site"]) : page.tree.valueAt(path),
    },
  ];
};
