import { has, inOwnWords, inVisibleText, type Pattern, writeYourOwn } from "./pattern.ts";
import { nameIn, type PlacedText } from "./texts.ts";

/** Words for a text that is not finished, in several languages. */
const draft =
  "draft|wip|entwurf|brouillon|borrador|bozza|rascunho|utkast|kladde|luonnos|szkic|taslak|черновик|чернетка|草稿|初稿|下書き|초안";
/** Words for a copy. */
const copy = "copy|kopie|copie|copia|cópia|kopia|kopi|kopio|kopya|копия|копія|コピー|副本|복사본";

/** Properties whose text is a name or a title, and no sentence. */
const titles = new Set(["title", "name", "question"]);
/** True for words of the page's sections; those of the engine, such as `Draft`, are meant. */
const inSections = (text: PlacedText) => inOwnWords(text) && text.path[1] !== "words";
const isTitle = ({ isWords, path }: PlacedText) => isWords && titles.has(nameIn(path));

/** Marks of an author, or of the program that wrote a text, which no visitor is to read. */
export const notes: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `^(?:${draft})(?:\\s*[:–—]|\\s-\\s|$)|[([](?:(?:first|1st|rough) )?(?:${draft})[)\\]]|^(?:${draft})[)\\]]`,
      "giu",
    ),
    problem: (shown) => `still has ${JSON.stringify(shown)}, the mark of a draft`,
    hint: "Finish the text, and take the mark out.",
    isIn: inSections,
  },
  {
    pattern: new RegExp(
      `^(?:copy of|kopie von|copie de|copia de|copia di|cópia de|kopie van|kopia|kopi av|kopi af|копия|копія) (?=\\S)|(?<!\\s)\\s*(?:[([](?:${copy})(?: \\d+)?[)\\]]|[-–—] (?:${copy})(?: \\d+)?)$`,
      "giu",
    ),
    problem: (shown) =>
      `still has ${JSON.stringify(shown.trim())}, which a program writes when it copies`,
    hint: "Give it a title of its own.",
    isIn: isTitle,
  },
  {
    // Signs alone. Emoji and stars may be a title.
    pattern: /^(?=.*\S)(?:[\p{P}\p{Sm}\p{Sk}]|\s)+$/gu,
    problem: (shown) => `is ${JSON.stringify(shown)}, without a word`,
    hint: writeYourOwn,
    isIn: isTitle,
  },
  {
    pattern:
      /^@\w+[ ,:]+(?:please|pls|bitte|can you|could you|kannst du|könntest du|stp|svp|por favor)\b/giu,
    problem: (shown) => `begins with ${JSON.stringify(shown)}, words to a colleague`,
    hint: "Do what they ask for, and take them out.",
    isIn: inVisibleText,
  },
  {
    // A heading such as // Work may be meant as an ornament.
    pattern:
      /^\/\/+(?: +(?=\p{Ll}|TODO|\S+(?: +\S+){3})|(?=\p{L}+(?:[ :]|$)))|(?<=\s)\/\/ (?=(?:TODO|todo|FIXME|fixme|TBD|tbd|[Nn]ote|[Cc]heck)(?!\p{L}))|\/\*[^*]*\*\//gu,
    problem: (shown) =>
      `has ${JSON.stringify(shown.trim())}, a comment of another language, which visitors read`,
    hint: "Take it out, or write it on a line of its own with # in front.",
    isIn: (text) => inSections(text) && nameIn(text.path) !== "eyebrow",
  },
  {
    pattern:
      /【\d+(?::\d+)?†[^】\n]*】|:contentReference\[oaicite:\d+\](?:\{index=\d+\})?|\p{Co}*cite\p{Co}*(?:turn\d+(?:search|view|news|image|file)\d+\p{Co}*)+|\bturn\d+(?:search|view|news|image|file)\d+\b|\bas an ai (?:language )?model\b|^(?:sure|certainly|of course|absolutely|great)[!,.:]? here(?:['’]s| is| are) [^.:\n]*:?|^here(?:['’]s| is| are) (?:a|an|the|your|some) (?:more )?(?:polished|revised|improved|rewritten|updated|shorter|refined|cleaned-up|concise|catchy|engaging)(?: \p{L}+){0,2} (?:version|draft|rewrite|headline|tagline|copy|text|options?|suggestions?)(?: [^.:\n]*)?:|\b(?:let me know if you(?:['’]d| would) like me to|would you like me to (?:adjust|make|write|refine|tailor)) [^\n]*|^(?:hier ist|hier sind|natürlich[!,] hier ist|gerne[!,] hier ist) (?:\p{L}+ ){0,2}(?:überarbeitete|verbesserte|optimierte|kürzere|neue) [^.:\n]*:/giu,
    problem: (shown) =>
      `still has ${JSON.stringify(shown)}, which a program that writes texts has left`,
    hint: "Take it out.",
    isIn: inVisibleText,
  },
  {
    pattern:
      /^(?:headline|subheadline|title|subtitle|body copy|cta|überschrift|unterüberschrift)\s*:\s+(?=\S)/giu,
    problem: (shown) => `begins with ${JSON.stringify(shown.trim())}, the name of its place`,
    hint: "Take it out.",
    isIn: inOwnWords,
  },
  {
    pattern:
      /(?<![\p{L}\d])#(?:REF!|NAME\?|DIV\/0!|VALUE!|N\/A)|^Invalid Date$|(?<=^|\s)@@\w+@@(?=[\s.,!?]|$)/gu,
    problem: (shown) =>
      `still has ${JSON.stringify(shown)}, which a program writes where it found nothing`,
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    pattern:
      /^(?:test ?\d{1,3}|test[ -]?(?:title|heading|headline|page|section|titel|überschrift|seite)|foo|your text|logo ?\d|job title|n\.\s?n\.)$|^(?:stra(?:ß|ss)e (?:und )?(?:nr|hausnummer)\.?|street(?: address| name)?|rue et numéro)\s*,|^street address$|(?<![\p{L}\d])(?:plz (?:ort|stadt)|city, state,? zip)(?! \p{L})/giu,
    problem: has,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
  {
    pattern:
      /^(?:role|position|function|funktion|titel|rolle|poste|fonction|puesto|ruolo|functie|job title here)(?:[,/] ?(?:role|company|firma|entreprise|empresa|position|rolle))?$|(?<!\p{L})(?:company name|firmenname)$/giu,
    problem: has,
    hint: writeYourOwn,
    isIn: ({ isWords, path }) => isWords && path.at(-1) === "role",
  },
  {
    pattern: /^(?:home|homepage|home page|startseite|accueil|inicio|início|index)$/gi,
    problem: (shown) =>
      `is ${JSON.stringify(shown)}, which says nothing of the site in a list of search results`,
    hint: "Say in a few words what the site is.",
    isIn: ({ path: [group, name] }) => (group === "site" || group === "page") && name === "title",
  },
  {
    pattern:
      /^(?:(?:my|your|the|our) )?(?:company|brand|website|web site|business|shop|store)(?: name)?$|^(?:firma|firmenname|meine firma|mein shop|entreprise|empresa|azienda|bedrijf)$/gi,
    problem: has,
    hint: "Write the name of your own.",
    isIn: ({ path: [group, name] }) => group === "site" && name === "name",
  },
  {
    pattern:
      /^(?:describe|explain|summari[sz]e) (?:your|this|the) [\p{L} ]{2,40}(?: here)?\.?$|^(?:page|site|website|meta) ?description\.?$|^(?:beschreiben sie|beschreibe) (?:ihre|deine|diese) [\p{L} ]{2,40}\.?$/giu,
    problem: has,
    hint: writeYourOwn,
    isIn: ({ path: [group, name] }) =>
      (group === "site" || group === "page") && name === "description",
  },
];
