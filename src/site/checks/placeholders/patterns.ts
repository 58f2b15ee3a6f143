import { formServices } from "../../../shared/providers/formServices.ts";
import { quote } from "../../../shared/text/wording.ts";
import { memoize } from "../../memoize.ts";
import { accounts } from "./accounts.ts";
import { briefs } from "./briefs.ts";
import type { FindPlaceholders } from "./found.ts";
import { leftovers } from "./leftovers.ts";
import { mailboxes } from "./mailboxes.ts";
import { notes } from "./notes.ts";
import { has, inAddresses, inVisibleText, type Pattern, writeYourOwn } from "./pattern.ts";
import { postal } from "./postal.ts";
import { sayings } from "./sayings.ts";
import { stock } from "./stock.ts";
import { bracketed } from "./templates.ts";
import { unfilled } from "./unfilled.ts";
import { visits } from "./visits.ts";

const patterns: readonly Pattern[] = [
  {
    pattern: new RegExp(
      Object.values(formServices)
        .flatMap(({ example, hosts }) => (hosts ? [new URL(example)] : []))
        .map(({ host, pathname }) => `${host.replace(/^your-name\./, "")}${pathname}`)
        .map((address) => address.replaceAll(".", "\\."))
        .filter((address) => !address.endsWith("/post"))
        .concat("https://your-name\\.")
        .join("|"),
      "g",
    ),
    problem: () => "is the address of a sample form, so what visitors send arrives nowhere",
    hint: "Write the address that the service gives you.",
    isIn: inAddresses,
  },
  {
    pattern:
      /your[-_]?(form|list|user|account|name|site|project|tracking|api)?[-_]?(id|key|token|name|code)\b|\bx{4,}\b|\bchange[-_]?me\b/gi,
    problem: (shown) => has(shown),
    hint: writeYourOwn,
    isIn: inAddresses,
  },
  {
    pattern:
      /(?<![\p{L}\d.-])(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|(?:your|my|deine?|ihre?|meine?|votre|mon|tu|su|il-?tuo|seu|uw|jouw)-?(?:domain|domaine|dominio|site|sitio|sito|website|company|firma|name|brand|shop|business)\.[a-z]{2,6}|(?:muster|beispiel|ejemplo|exemple|esempio|exemplo|voorbeeld)(?:firma|domain|seite)?\.[a-z]{2,4})(?![\w-]|\.\w)/giu,
    problem: (shown) => `names ${shown}, which stands for the address of any site`,
    hint: writeYourOwn,
  },
  {
    pattern:
      /(?<=\/\/|@|^www\.)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|local)|localhost)(?![\w-]|\.\w)/gi,
    problem: (shown) => `names ${shown}, which no visitor can reach`,
    hint: writeYourOwn,
  },
  {
    pattern:
      /(?<!\d)(?:\+?1[-. ()]*)?(?:\(?\d{3}\)?[-. ]*)?555[-. ]?01\d\d(?!\d)|(?<!\d)(?:\+44[ ()0]*|0)(?:20[ ]?7946[ ]?0\d{3}|1632[ ]?960\d{3}|7700[ ]?900\d{3})(?!\d)|(?:\+|(?<![\d() ]))[\d() ]*(?<!\d)(?:0?123[ ]?456(?:[ ]?7?8?9?0?)|1234567\d*|(\d)\1{6,})(?!\d)/g,
    problem: (shown) => `has ${quote(shown.trim())}, a number that is nobody's`,
    hint: "Write your own number in its place.",
    isMeant: (shown, text) => /^tel:|\d{3}/.test(text) && isTelephone(shown, text),
  },
  {
    pattern:
      /(?<![!\\\][\p{Script=Latin}\d_])\[(?![\^\]![])([^\][\n]*(?:\n[^\][\n]+)?)\](?!\s?\(|\[|:)/gu,
    problem: (shown) =>
      `still has ${quote(shown.replaceAll(/\s+/g, " "))}, words in brackets that are to be replaced`,
    hint: "Write what they ask for, without the brackets.",
    isIn: ({ isWords, isSpeech }) => isWords && !isSpeech,
    isMeant: isAsked,
  },
  {
    pattern:
      /\b(?:lorem ipsum|dolor sit amet|consectetur adipisci\p{L}+|sed do eiusmod|blindtext)\b|лорем ипсум|ダミーテキスト|ダミーの文章|サンプルテキスト|占位文字|此处输入|在此输入|여기에 텍스트|텍스트를 입력/giu,
    problem: (shown) => has(shown),
    hint: writeYourOwn,
    isIn: inVisibleText,
    inExamples: true,
  },
  {
    pattern:
      /\b(?:your|my|our) (?:awesome |great |catchy |main )?(?:headline|heading|title|subtitle|tagline|slogan|text|copy|content|description|name|company|company name|product|brand|logo|message|address|button|quote|image|caption|cta)(?: text)? (?:goes )?here\b(?=[.!…]*$)|\b(?:headline|heading|title|text|copy|content|description|caption|quote|name|image|button text) goes here\b|\b(?:insert|add|enter|type|write|put|place|replace|edit) (?:your |a |the |this |some |more )?(?:[\p{L}]+ ){0,2}(?:here|text|heading|headline|placeholder)\b(?=[.!…]*$)|\bclick (?:here )?to (?:edit|add) (?:this |your |the )?(?:text|title|heading|content|paragraph|me)?|\b(?:sample|dummy|placeholder|filler) (?:text|copy|content|title|headline|heading|image)\b(?=[.!…]*$)|^(?:untitled|placeholder|headline|subheadline|title|subtitle|heading|description|text|lorem|test)[.!…]?$/giu,
    problem: (shown) => has(shown),
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    pattern:
      /\b(?:(?:hier|an dieser stelle) (?:steht|kommt|folgt|erscheint) (?:(?:ihre?|deine?|eure?|euer|der|die|das|ein) )?(?:\p{L}*text|titel|überschrift|beschreibung|slogan|claim|zitat|inhalt|(?:firmen|produkt)?name|logo|bild|foto|video|antwort)|(?:ihre?|deine?) (?:überschrift|text|titel|beschreibung|slogan|firmenname|name) (?:steht )?hier|(?:text|überschrift|titel|beschreibung) (?:hier )?(?:einfügen|eingeben)|votre (?:titre|texte|slogan|description|nom) ici|(?:insérez|ajoutez|saisissez) (?:votre|un|le|du) [\p{L}]+(?: ici)?|(?:tu|su) (?:título|texto|titular|descripción|nombre) aquí|(?:inserta|inserte|escriba|escribe) (?:aquí )?(?:tu|su|el|un) [\p{L}]+(?: aquí)?|(?:il tuo|il vostro) (?:titolo|testo|nome) qui|inserisci (?:qui )?(?:il|un) [\p{L}]+|(?:o )?seu (?:título|texto|nome) aqui|(?:insira|digite) (?:o )?seu [\p{L}]+(?: aqui)?|(?:uw|jouw) (?:titel|tekst|kop|naam) hier|twój (?:tekst|tytuł|nagłówek) tutaj|din (?:rubrik|text|titel|overskrift|tekst) här|ваш (?:текст|заголовок) (?:здесь|тут))(?=[.!…]*$)/giu,
    problem: (shown) => has(shown),
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    pattern:
      /\b(?:john|jane) (?:q\. )?(?:doe|smith|public)\b|\b(?:max|erika|maria|lisa) mustermann\b|\bmuster(?:mann|frau|firma)\b|\bacme (?:inc|corp|ltd|gmbh)\b|\banytown\b|山田太郎|張三|张三|홍길동|иван иванов/giu,
    problem: (shown) => `has ${quote(shown)}, which stands for anybody`,
    hint: "Write the real one in its place.",
    isIn: inVisibleText,
  },
  ...postal,
  ...leftovers,
  ...notes,
  ...unfilled,
  ...accounts,
  ...visits,
  ...mailboxes,
  ...sayings,
  ...briefs,
  ...stock,
];

/** Words that people leave in brackets. */
const kept = /^(?:sic!?|…|\.\.\.|laughs?|applause|\d+)$/i;

/** True for words in brackets that ask for others. */
function isAsked(words: string, text: string): boolean {
  if (bracketed().has(words)) return true;
  if (kept.test(words.trim()) || text.includes(`[/${words.split("=", 1)[0]}]`)) return false;
  // PDF, EN
  return !/^\p{Lu}{1,4}$/u.test(words) && (words.match(/\p{L}/gu) ?? []).length >= 2;
}

/** True for digits that a telephone number is made of: in a link to one, or as the whole of a text. */
const isTelephone = (shown: string, text: string) =>
  /555[-. ]?01|7946|960\d|7700/.test(shown) ||
  text.startsWith("tel:") ||
  /^[\d\s()+./-]+$/.test(text) ||
  /(?:tel|phone|fon|call|☎|📞)[^\d\n]{0,12}$/i.test(text.slice(0, text.indexOf(shown)));

/** Placeholder addresses, numbers and words, in any text. */
export const findPatterns: FindPlaceholders = (text) => {
  const searched = text.isWords ? withoutCode(text.text) : text.text;
  const found = listMatches(searched).flatMap(({ pattern, matches }) => {
    const { problem, hint, isIn, inExamples, isMeant } = pattern;
    if ((text.isExample && !inExamples) || (isIn && !isIn(text))) return [];
    return matches.flatMap(({ 0: shown, 1: words = shown, index }) =>
      isMeant && !isMeant(words, searched)
        ? []
        : [
            {
              path: text.path,
              problem: problem(shown),
              hint,
              range: text.locate([index, index + shown.length]),
            },
          ],
    );
  });
  // Of two patterns that match in one place, the first is reported.
  return found.filter(
    ({ range }, index) =>
      !found
        .slice(0, index)
        .some((other) => other.range[0] < range[1] && range[0] < other.range[1]),
  );
};

interface Matches {
  pattern: Pattern;
  matches: readonly RegExpExecArray[];
}

/** The matches of texts. The next version of a page has nearly all of them again, and so has the page at each coming date. */
const known = new Map<string, readonly Matches[]>();

/** The number of texts whose matches are kept. */
const mostKnown = 5000;

function listMatches(text: string): readonly Matches[] {
  if (known.size >= mostKnown) known.clear();
  return memoize(known, text, () =>
    patterns.flatMap((pattern) => {
      const matches = [...text.matchAll(pattern.pattern)];
      return matches.length > 0 ? [{ pattern, matches }] : [];
    }),
  );
}

/** A text with blanks in place of its code. */
const withoutCode = (text: string) =>
  text.replaceAll(/(?<!`)(`+)[^`\n]+\1(?!`)/g, (code) => " ".repeat(code.length));
