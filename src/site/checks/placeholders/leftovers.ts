import { quote } from "../../../shared/text/wording.ts";
import { inOwnWords, inVisibleText, type Pattern, writeYourOwn } from "./pattern.ts";
import { nameIn, type PlacedText } from "./texts.ts";

/** Titles and sentences, which do not begin with the signs of lists. */
const titles = new Set(["title", "text", "description", "name", "question", "answer", "tagline"]);
const isTitle = (text: PlacedText) => inOwnWords(text) && titles.has(nameIn(text.path));

/** The errors that spreadsheets write into cells, in the languages of their users. */
const errors = [
  ...[
    "REF!",
    "¡REF!",
    "BEZUG!",
    "RIF!",
    "VERW!",
    "ADR!",
    "NAME\\?",
    "NOM\\?",
    "NAMN\\?",
    "NAVN\\?",
  ],
  ...["NAAM\\?", "NOME\\?", "NAZWA\\?", "¿NOMBRE\\?", "VALUE!", "WERT!", "VALEUR!", "VALORE!"],
  ...["¡VALOR!", "VALOR!", "WAARDE!", "ARG!", "DIV/0!", "¡DIV/0!", "DEEL/0!", "N/A", "NV", "N/D"],
  ...["NULL!", "NUL!", "NUM!", "ZAHL!", "NOMBRE!", "¡NUM!", "SPILL!", "ÜBERLAUF!", "CALC!"],
].join("|");

/** The words of a text processor in the place of a reference that leads nowhere. */
const references = [
  "Error! (?:Bookmark not defined|Reference source not found|No text of specified style in document)",
  "Fehler! (?:Textmarke nicht definiert|Verweisquelle konnte nicht gefunden werden|Kein Text mit angegebener Formatvorlage im Dokument)",
  "Erreur\\s?! (?:Signet non défini|Source du renvoi introuvable)",
  "¡Error! (?:Marcador no definido|No se encuentra el origen de la referencia)",
  "Errore\\. (?:Il segnalibro non è definito|L['’]origine riferimento non è stata trovata)",
  "Erro! (?:Indicador não definido|Marcador não definido|(?:A origem|Fonte) (?:da|de) referência não (?:foi )?encontrada)",
  "Fout! (?:Bladwijzer niet gedefinieerd|Verwijzingsbron niet gevonden)",
  "Fel! (?:Bokmärket är inte definierat|Hittar inte referenskälla)",
  "Błąd! (?:Nie zdefiniowano zakładki|Nie można odnaleźć źródła odwołania)",
].join("|");

/** The words of programs for slides in the place of a text, in several languages. */
const slides = [
  "double[- ]click to (?:edit|add)(?: \\p{L}+)?",
  "(?:titel|text) durch klicken hinzufügen",
  "klicken sie,? um (?:einen |den )?(?:titel|text|untertitel) (?:hinzuzufügen|zu bearbeiten)",
  "(?:mastertitel|mastertext|textmaster|titelmaster)format(?:e)?(?: durch klicken)? bearbeiten",
  "cliquez pour (?:ajouter|modifier) (?:un|le|du) (?:titre|texte|sous-titre)",
  "haga clic para (?:agregar|modificar|editar) (?:un |el )?(?:título|texto|subtítulo)",
  "fare clic per (?:inserire|modificare|aggiungere) (?:un |il )?(?:titolo|testo|sottotitolo)",
  "clique para (?:adicionar|editar) (?:um |o )?(?:título|texto|subtítulo)",
  "klik om (?:een |de )?(?:titel|tekst|ondertitel) toe te voegen",
  "klicka (?:här )?för att lägga till (?:rubrik|text|underrubrik)",
  "kliknij, aby dodać (?:tytuł|tekst|podtytuł)",
  "add a (?:heading|subheading|little bit of body text)",
].join("|");

/** The last line of a mail from a telephone. */
const phones = [
  "sent from my (?:iphone|ipad|phone|android|galaxy|samsung)[^\\n]*",
  "(?:von meinem (?:iphone|ipad|smartphone|handy|mobiltelefon) gesendet|gesendet (?:von|mit) (?:meinem )?(?:iphone|ipad|outlook)[^\\n]*)",
  "envoyé (?:de|depuis) mon (?:iphone|ipad|téléphone)",
  "enviado desde mi (?:iphone|ipad|móvil)",
  "inviato da(?:l mio)? (?:iphone|ipad)",
  "enviado do meu (?:iphone|ipad)",
  "verzonden (?:vanaf|met) mijn (?:iphone|ipad)",
  "skickat från min (?:iphone|ipad)",
  "wysłane z iphone['’]?a",
].join("|");

/** The words that begin a mail, before a name. */
const greetings = [
  ...["Hi", "Hello", "Hey", "Dear", "Welcome", "Hallo", "Liebe", "Lieber", "Guten Tag", "Bonjour"],
  ...["Salut", "Hola", "Ciao", "Olá", "Hej", "Hei", "Witaj"],
].join("|");

const byMail = (shown: string) => `has ${quote(shown.trim())}, which a mail program writes`;

/** Remains of mails, documents, tables and programs in a text that is copied out of them. */
export const leftovers: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])#(?:${errors})(?![\\p{L}\\d])|^#{4,}$|^=(?:[A-Z]{2,}\\([^)\\n]*\\)|\\$?[A-Z]{1,2}\\$?\\d+(?:[-+*/]\\$?[A-Z]{1,2}\\$?\\d+)*)$|(?<![\\p{L}\\d])\\d[.,]\\d+E\\+\\d+(?![\\p{L}\\d])|^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERO|FALSO|VERDADERO)$`,
      "gu",
    ),
    problem: (shown) => `has ${quote(shown)}, which a spreadsheet writes`,
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    pattern: new RegExp(`(?:${references})\\.?`, "gu"),
    problem: (shown) => `has ${quote(shown)}, which a text processor writes for a lost reference`,
    hint: "Write what is meant, or take it out.",
    isIn: inVisibleText,
  },
  {
    pattern: new RegExp(`^(?:${slides})[.!…]?$`, "giu"),
    problem: (shown) => `still has ${quote(shown)}, a placeholder`,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
  {
    pattern: new RegExp(
      `(?:^|\\n)(?:${phones})\\.?\\s*$|-{3,} ?(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d['’]origine|mensaje original|messaggio originale) ?-{3,}`,
      "giu",
    ),
    problem: byMail,
    hint: "Take it out.",
    isIn: inOwnWords,
  },
  {
    // Re: Sleep, but not Re: thinking, whose first word goes on.
    pattern:
      /^(?:(?:RE|AW|F[Ww]d?|FWD|WG|Antw|Doorst|Odp|ENC|SV|VS|YNT|İLT)(?:\[\d+\])?: (?=\p{L})|(?:R[Ee](?:\[\d+\])?: ?)+(?=\p{Lu}\p{L}|\p{Lo}))|^>+ (?=\p{L})/gu,
    problem: byMail,
    hint: "Take it out.",
    isIn: isTitle,
  },
  {
    pattern:
      /(?<![\p{L}\d])[A-Z]:\\(?:Users|Documents and Settings|Dokumente|Temp)\\[^\n]*|file:\/\/\/[^\s)]+|\bblob:https?:[^\s)]+|\bdata:[a-z]+\/[\w.+-]+;base64,[^\s)]*|(?<![\w./])\/Users\/\w+\/[^\s)]+/gu,
    problem: (shown) => `has ${quote(shown)}, which is on one computer alone`,
    hint: "Write what visitors should read in its place. A file that they open is in public/, and a link leads to it.",
    isIn: inVisibleText,
  },
  {
    pattern:
      /(?<!\p{L})(?:Commented|Kommentiert|Commenté|Comentado|Commentato) \[[A-Z]{1,4}\d+\](?: ?:)?|^(?:Formatted: Font|Formatiert: Schriftart)[^\n]*/gu,
    problem: (shown) => `has ${quote(shown)}, the remark of a text processor`,
    hint: "Do what it asks for, and take it out.",
    isIn: inVisibleText,
  },
  {
    pattern:
      /(?<!\p{L})(?:page|figure|table|chapter|seite|abbildung|tabelle|kapitel|página|figura|pagina) (?:xx+|\?{2,})(?![\p{L}\d])/giu,
    problem: (shown) => `still has ${quote(shown)}, a placeholder`,
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    // A button may name the file that it opens.
    pattern: /^[^\s/]+\.(?:png|jpe?g|webp|avif|heic|tiff?|psd|docx?|pptx?|xlsx?|odt)$/giu,
    problem: (shown) => `is ${quote(shown)}, the name of a file`,
    hint: writeYourOwn,
    isIn: isTitle,
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?\\n] ?)(?:${greetings})(?: ?,)? ?(?:undefined|null|NaN|None)(?![\\p{L}\\d])|(?<=[$€£¥] ?)(?:NaN|undefined|null)(?!\\p{L})|(?<!\\p{L})(?:NaN|undefined|null)(?= ?[$€£¥%])|(?<=^|\\n)(?:${greetings}) [,!]|^null$`,
      "gu",
    ),
    problem: (shown) => `has ${quote(shown)}, where a program was to fill something in`,
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    pattern: /^[•·▪◦‣●○■]\s+(?=\S)(?!.*\n)/gu,
    problem: (shown) => `begins with ${quote(shown.trim())}, the sign of a list elsewhere`,
    hint: "Take it out: lists have signs of their own.",
    isIn: isTitle,
  },
  {
    pattern: /(?<=\S) +(?=[|–—:-]+\s*$)(?<=^[^|\n]*)(?:[|–—]|-{1,3}|::)\s*$/gu,
    problem: (shown) => `ends with ${quote(shown.trim())}, and nothing follows`,
    hint: "Write what is missing behind it, or take it out.",
    isIn: (text) => text.isWhole && isTitle(text),
  },
  {
    pattern:
      /[([]\s*(?:\?+|(?:T\.?B\.?|t\.?b\.?)[ADCadc]\.?|TODO|FIXME|[Ii]nsert [^)\]\n]*)\s*[)\]]|^\?{2,}(?= \S)|^[Ii]nsert (?:your |a |the )?(?:name|title|headline|quote|copy)(?: here)?$|^(?:https?:\/\/|www\.)$|(?<![\p{L}\d%])%[A-Z][A-Z_]{2,}%/gu,
    problem: (shown) => `still has ${quote(shown)}, a placeholder`,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
  {
    // Blind texts other than Lorem ipsum: the text that it was made of, and those of the best known kits.
    pattern:
      /(?<!\p{L})(?:sed ut perspiciatis|nemo enim ipsam|at vero eos et accusam|stet clita kasd|ut enim ad minim|duis aute irure|excepteur sint occaecat|nullam quis risus|vestibulum id ligula|aenean lacinia bibendum|cras justo odio|donec sed odio dui|maecenas (?:faucibus|sed diam)|pellentesque habitant morbi|integer posuere erat|(?:bacon|hipster|cupcake|zombie|pirate) ipsum|(?:zwei flinke boxer|franz jagt im komplett|weit hinten,? hinter den wortbergen)|the quick brown fox)(?!\p{L})/giu,
    problem: (shown) => `still has ${quote(shown)}, a placeholder`,
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    pattern:
      /^(?:your (?:company|business|brand|site|website|blog|shop|store) name|welcome to (?:your (?:new )?|the )?(?:company|site|website|web site)(?: name)?|hello,? world|just another wordpress site|(?:test|probe|prova|prueba|essai)(?:[ ,]+(?:test|probe|prova|prueba|essai))+|this is a (?:test|sample|demo)(?: page| text| site)?|sample page|my first (?:site|website|page)|willkommen auf (?:ihrer|deiner) (?:neuen )?(?:website|webseite|homepage)|hallo,? welt)[.!…]?$/giu,
    problem: (shown) => `still has ${quote(shown)}, a placeholder`,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
  {
    // The name of a text in the list of a program, in place of the text: home.hero.title, HERO_TITLE.
    pattern:
      /^(?:translation missing: .*|\[?missing ["“][^"”\n]+["”] translation\]?|[a-z][a-z\d_]*(?:\.[a-z][a-zA-Z\d_]*)*\.(?:title|subtitle|heading|headline|label|text|description|button|cta)|[A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:TITLE|SUBTITLE|HEADING|HEADLINE|LABEL|TEXT|DESCRIPTION|BUTTON|CTA))$/gu,
    problem: (shown) => `is ${quote(shown)}, the name of a text in a program`,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
  {
    pattern: /^(?:[-–—.…_/]+|n\/?a|k\.? ?a\.?)$/giu,
    problem: (shown) => `is ${quote(shown)}, and answers nothing`,
    hint: writeYourOwn,
    isIn: (text) => text.isWhole && inOwnWords(text) && nameIn(text.path) === "answer",
  },
  {
    pattern:
      /(?<![\p{L}\d])(?:up to|save|only|just|bis zu|nur|ab|jusqu['’]à|seulement|à partir de|hasta|solo|sólo|fino a|a partire da|até|tot|vanaf) (?:%|[$€£](?! ?\d))(?=[ .,!]|$)/giu,
    problem: (shown) => `has ${quote(shown)} without its number`,
    hint: "Write the number.",
    isIn: inVisibleText,
  },
  {
    pattern: /\[citation needed\]|<\?(?:php|=)[^\n]*/gi,
    problem: (shown) => `has ${quote(shown)}, which another program has left`,
    hint: "Take it out.",
    isIn: inVisibleText,
  },
];
