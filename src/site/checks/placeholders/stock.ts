import { has, inOwnWords, inVisibleText, type Pattern, writeYourOwn } from "./pattern.ts";
import { nameIn, type PlacedText } from "./texts.ts";

/** Parts of a page that programs number while they have no words: `Feature 1`. Steps and plans may have numbers. */
const numbered = [
  "feature|service|card|item|link|benefit|question|answer|option|choice|heading|button|member|text",
  "vorteil|leistung|frage|antwort|auswahl|überschrift|titel|avantage|réponse|titre|choix",
  "ventaja|pregunta|respuesta|título|opción|vantaggio|domanda|risposta|titolo|opzione",
  "vantagem|pergunta|resposta|opção|voordeel|vraag|antwoord|kop|optie|fördel|fråga|svar|rubrik",
].join("|");

/** Things that have a title, a name or a caption. */
const things =
  "feature|card|step|item|product|service|section|slide|plan|benefit|member|author|client|customer|project|event|speaker|photo|image";

/** The word for a title in other languages than English. */
const titles =
  "タイトル|標題|标题|제목|tytuł|заголовок|başlık|nadpis|otsikko|rubrik|overskrift|kop|כותרת|عنوان|titel|titre|título|titolo|τίτλος";

/** Words for one's own, before words for a text. */
const own = "your|my|ihre?|deine?|votre|ton|tu|su|il tuo|seu|uw|jouw|din|ditt|twój";
const texts =
  "tagline|slogan|headline|title|story|brand|titel|überschrift|titre|título|titolo|rubrik|tytuł";

/** A firm of one's own, in the note of a footer. */
const firms =
  "(?:your|my) ?(?:company|name|brand|business|site|website|organi[sz]ation)|ihr(?:e firma| unternehmen| name)|votre (?:entreprise|société|nom)|(?:tu|su) (?:empresa|nombre)|(?:la tua|vostra) azienda|sua empresa|uw bedrijf|ditt företag";

/** Anybody, with a number. */
const people =
  "customer|client|user|person|employee|member|kund(?:e|in)|mitarbeiter(?:in)?|benutzer|kollege|kollegin|cliente|klant|medewerker|collaborateur|employé|empleado|dipendente";
/** Those whose name is asked for. */
const nouns = "employee|team member|customer|client|person|user";
/** Words for a name in other languages than English. */
const namesOfNames =
  "full name|name, (?:company|firma|title)|vor- und nachname|kundenname|mitarbeitername|nom du client|nombre del cliente|nome del cliente|nome do cliente";

/** Properties whose text is a title or a name, and no sentence. */
const short = new Set(["title", "name", "question", "label", "options"]);
const isShort = (text: PlacedText) => text.isWords && short.has(nameIn(text.path));
/** True for a title of the page itself; a field of a form may be called `Your name`. */
const isTitle = (text: PlacedText) =>
  inOwnWords(text) && isShort(text) && nameIn(text.path) !== "label";

/** Words that programs and templates put where an author is to write. */
export const stock: readonly Pattern[] = [
  { pattern: new RegExp(`^(?:${numbered}) (?:#?\\d{1,2}|one|two|three)$`, "giu"), isIn: isShort },
  {
    pattern: new RegExp(
      `^(?:${things})(?: (?:\\d|one|two|three))? (?:title|name|heading|caption|description|text)(?: here)?$|^team member(?: \\d)?$|^(?:(?:sub)?title|caption) here$`,
      "giu",
    ),
    isIn: isTitle,
  },
  { pattern: new RegExp(`^(?:${titles})(?: \\d)?$`, "giu"), isIn: isTitle },
  { pattern: new RegExp(`^(?:${own}) (?:${texts})(?: here)?[.!…]*$`, "giu"), isIn: isTitle },
  { pattern: /^(?:your|firstname|first) ?(?:last)?name$/giu, isIn: isTitle },
  {
    pattern: new RegExp(
      `^(?:(?:happy|satisfied|test|sample) (?:customer|client|user)|(?:zufriedene[rn]?|glückliche[rn]?) kund(?:e|in)|(?:${people}) #?\\d{1,2}|(?:${nouns}) name|${namesOfNames})$`,
      "giu",
    ),
    isIn: (text: PlacedText) => inOwnWords(text) && nameIn(text.path) === "name",
  },
  {
    // Q1, A1
    pattern: /^(?:[qfa]\s?\d{1,2}[.:]?)$/giu,
    isIn: (text: PlacedText) => inOwnWords(text) && /^(?:question|answer)$/.test(nameIn(text.path)),
  },
  {
    pattern:
      /^(?:button|cta|call to action|label|schaltfläche|bouton|botón|pulsante|botão|knop|knapp|knap|painike|przycisk|tlačítko|ボタン|按钮|按鈕|버튼)(?: ?\d)?$/giu,
    isIn: (text: PlacedText) => inOwnWords(text) && nameIn(text.path) === "label",
  },
  { pattern: /^(?:question|answer|headline|quote|n\/?a|none|nil)\??$/giu, isIn: isTitle },
  {
    pattern: new RegExp(`(?<=(?:©|\\(c\\)|copyright)[^\\p{L}]{0,20})(?:${firms})(?!\\p{L})`, "giu"),
  },
  {
    pattern:
      /^this is (?:a|an|some|my|the|your) (?:heading|headline|paragraph|(?:sub)?title|caption|(?:sample |example |dummy )?text|description|example|test)[.!…]*$|^(?:some|any|example|dummy) (?:text|title|content|words)[.!…]*$|^dummy$|^(?:edit|replace|change) (?:me|this(?: text| title| heading)?)[.!…]*$|^(?:to )?(?:be )?fill(?:ed)? (?:this |me )?in(?: later)?[.!…]*$|^more (?:text )?to come[.!…]*$|\bclick here to (?:edit|add)\b|^welcome to wordpress\b/giu,
  },
  { pattern: /^[A-Z]{3,}(?:_[A-Z]{2,})+$/gu },
].map((each) => ({ problem: has, hint: writeYourOwn, isIn: inVisibleText, ...each }));
