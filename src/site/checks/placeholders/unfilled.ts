import { has, inOwnWords, inVisibleText, type Pattern, writeYourOwn } from "./pattern.ts";
import { nameIn, type PlacedText } from "./texts.ts";

/** Properties that hold a number or a price. */
const amounts = new Set(["amount", "before", "value"]);

/** Words in the brackets of East Asian scripts that ask for others. */
const asked = [
  ...[
    "お?名前",
    "氏名",
    "会社名",
    "御社名",
    "貴社名",
    "商品名",
    "サービス名",
    "店舗名",
    "住所",
    "電話番号",
    "日付",
    "金額",
  ],
  ...[
    "公司名称",
    "公司名稱",
    "姓名",
    "名称",
    "名稱",
    "产品名称",
    "產品名稱",
    "地址",
    "日期",
    "电话",
    "電話",
  ],
].join("|");

/** Properties whose own names are what a visitor never reads. */
const parts = [
  "title",
  "text",
  "question",
  "answer",
  "name",
  "label",
  "quote",
  "feedback",
  "tagline",
  "caption",
];

/** Properties that hold a film. */
const films = new Set(["film", "video"]);

/** True for a phrase of the site's own language, such as `Page {page} of {all}`: the page fills in its braces. */
const isPhrase = ({ path: [group, name] }: PlacedText) => group === "site" && name === "words";

/** Marks in the place of a word or number that somebody or some program was to fill in. */
export const unfilled: readonly Pattern[] = [
  {
    // TBD, but not the name TBD Gallery. TBC is a bank, too, and todo a Spanish word.
    pattern:
      /(?<![\p{L}\d&@#/.-])(?:TBD|TBA)(?![\p{L}\d&@-]|\.\p{L}| \p{Lu}\p{Ll})|(?:TODO|FIXME)(?=:)|(?<=[\s(])t\.?b\.?[adc]\.?(?=[.!)]*$)|^(?:todo|TODO|FIXME|fixme)[.!…]?$/gu,
    problem: has,
    hint: writeYourOwn,
    isIn: inVisibleText,
    inExamples: true,
  },
  {
    // A row of _ among words is a blank to fill in; alone in a line of Markdown, it is a rule.
    pattern:
      /^(?:t\.?b\.?[adc]|xxx+|\?{3,}|_{2,})[.!…]?$|(?<=\S[ \t])_{4,}(?![\p{L}\d_])|(?<![\p{L}\d_])_{4,}(?=[ \t]\S)/giu,
    problem: has,
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    // A field of a form may show how a date is written.
    pattern:
      /(?<![\p{L}\d])(?:(?:DD|MM|TT|JJ|GG|dd|mm)[./-](?:MM|DD|mm|dd)[./-](?:YYYY|JJJJ|AAAA|RRRR|yyyy)|(?:YYYY|JJJJ|AAAA)-MM-(?:DD|TT|JJ))(?![\p{L}\d])/gu,
    problem: has,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
  {
    pattern: /^(?:x+(?:[.,]x+)?|n{2,}|#+(?:[.,]#+)?|\?+)$/gi,
    problem: has,
    hint: writeYourOwn,
    isIn: ({ isWords, path }) => isWords && amounts.has(nameIn(path)),
  },
  {
    // $XX, XX %, 20XX, +49 XXX XXXX, more than XX people. XX and XXX alone are Roman numbers, too.
    pattern:
      /[$€£¥₹₽₺₴₪₩]\s?(?:x{2,}(?:[.,]x+)*|x[.,]x+|n{2,}|#+(?:[.,]#+)*|_{2,}|(?<!\d\s?[$€£¥₹₽₺₴₪₩]\s?)\?{2,})(?![\p{L}\d])|(?<![\p{L}\d])(?:x{1,3}[.,])*x{2,}\s?(?:[%$€£¥₹₽₺₴₪₩円元원]|(?:EUR|USD|CHF|GBP|zł|Kč|kr|euros?|dollars?|pounds?)(?!\p{L}))|(?<![\p{L}\d])(?:19|20)xx(?![\p{L}\d])|(?<![\p{L}\d])\+?\d[\d ()/-]*[ ()/-]x{3,}(?:[ -]?x{2,})*(?![\p{L}\d])|(?<=(?<!\p{L})(?:over|than|about|approx\.|up to|als|über|rund|ca\.|plus de|environ|más de|mais de|oltre|più di) )x{2,}(?![\p{L}\d.])|(?<![\p{L}\d-])X{4,}(?![\p{L}\d-]| \p{Lu}\p{Ll})/giu,
    problem: has,
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    // The tags of programs that send mail or fill in templates. Without code, no visitor writes or reads them.
    pattern:
      /(?<![\p{L}\d])\*?\|(?:[A-Z][A-Z\d_]*:)?[A-Z][A-Z\d_]{2,}\|\*?(?![\p{L}\d])|%%\w+%%|%(?:FIRST_?|LAST_?|USER_?|COMPANY_?|first_?|last_?|user_?|company_?)?(?:NAME|EMAIL|COMPANY|name|email|company)%|<%.*?%>|(?<![\p{L}\d\\}{$])\$?\{[\p{L}_][\p{L}\d_.]{2,}\}(?!\})|(?<=^|[^\d] )%[sd](?=[ .,!?]|$)|\(\([\p{L}_][\p{L}\d_ -]+\)\)|(?<![\p{L}\d#])#{1,2}[A-Z][A-Z_]{2,}#{1,2}(?![\p{L}\d#])|(?<![\p{L}\d@])@[A-Z][A-Z_]{2,}@(?![\p{L}\d])|(?<![\p{L}\d$])\$[A-Z][A-Z_]{2,}\$(?![\p{L}\d])|(?<![\p{L}\d_])__[A-Z][A-Z\d_]*__(?![\p{L}\d_])|«\p{L}+(?:_\p{L}+)+»/gu,
    problem: (shown) => `still has ${JSON.stringify(shown)}, which a program was to fill in`,
    hint: writeYourOwn,
    inExamples: true,
    isIn: (text) => inVisibleText(text) && !isPhrase(text),
  },
  {
    // <insert your name>: several words, or one that asks. <div> and <a href="x"> are code.
    pattern:
      /<(?:(?:insert|add|enter|your|name|company|firma|firmenname|nom|nombre|nome|naam|navn|namn|nimi|imię|jméno|isim|όνομα|имя|название|ім'я|назва|שם|الاسم|名前|会社名|이름|회사명|名称|名稱|公司)|\p{L}+(?: \p{L}+)+)>/giu,
    problem: (shown) =>
      `still has ${JSON.stringify(shown)}, words in brackets that are to be replaced`,
    hint: "Write what they ask for, without the brackets.",
    isIn: inVisibleText,
  },
  {
    // The brackets 【】 are used for titles too: a particle behind them shows that they are in a sentence.
    pattern: new RegExp(
      `［(?:${asked})］|【(?:${asked})】(?=[はのがをにでとへも様是的为為，])|[［【〔〈（]ここに[^］】〕〉）]*[］】〕〉）]|[○〇◯△×]{2,}(?:株式会社|会社|様|市|区|町|年|月|円|人|회사|주식회사)|(?:株式会社|주식회사 ?)[○〇◯△×]{2,}`,
      "gu",
    ),
    problem: has,
    hint: writeYourOwn,
    isIn: inOwnWords,
  },
  {
    pattern: /^(?:undefined|NaN|\[object Object\])$/g,
    problem: (shown) =>
      `is ${JSON.stringify(shown)}, which a program writes where it found nothing`,
    hint: writeYourOwn,
    isIn: inVisibleText,
  },
  {
    pattern: new RegExp(`^(?:${parts.join("|")})[?.!…]?$`, "gi"),
    problem: has,
    hint: writeYourOwn,
    isIn: ({ isWords, path, text }) =>
      isWords && path[0] === "sections" && text.toLowerCase().startsWith(nameIn(path)),
  },
  {
    pattern:
      /^(?:(?:page|site|section|your|my) title|my (?:web)?site|website description|(?:vite|react) app|new (?:page|section)|untitled(?: page| design.*)?|button text|link text)$/gi,
    problem: has,
    hint: writeYourOwn,
    isIn: ({ isWords, path }) => isWords || path[0] === "site" || path[0] === "page",
  },
  {
    // What a camera or a program calls a picture, and what it is in one word.
    pattern:
      /^(?:.*\.(?:png|jpe?g|webp|avif|gif|svg)|(?:img|dsc|dscn|dscf|pxl|image|photo|picture|bild|foto|imagen|immagine|screenshot|screen shot|bildschirmfoto|capture d.écran)[ _-]?\d[\d _.:-]*(?:at [\d.: ]+)?|alt(?:ernative)?(?:[ -]?text)?|image|picture|photo|photograph|screenshot|bild|foto|imagen|immagine|afbeelding|obraz|kuva|billede|hero|banner|header|background|thumbnail|thumb|cover|graphic|illustration|placeholder|visual|slide|teaser|hintergrund|grafik|titelbild|platzhalter|bannière|arrière-plan|vignette|miniatura|fondo|sfondo|fundo|achtergrond)(?:[ _-]?(?:image|img|picture|photo|bild|foto|imagen|immagine))?[ _-]?\d*$/gi,
    problem: (shown) => `is ${JSON.stringify(shown)}, which says nothing of what the picture shows`,
    hint: "Say in a few words what it shows.",
    isIn: ({ isWords, path }) => isWords && path.at(-1) === "alt",
  },
  {
    pattern:
      /^(?:.*\.(?:mp4|m4v|mov|webm|avi)|(?:my |the |our |a |hero |background |product |demo |promo )?(?:video|film|movie|clip|animation|screen ?recording|screencast|vidéo|vídeo)[ _-]?\d*)[.!…]?$/gi,
    problem: (shown) => `is ${JSON.stringify(shown)}, which says nothing of what the film shows`,
    hint: "Say in a few sentences what it shows.",
    isIn: ({ isWords, path }) =>
      isWords && path.at(-1) === "description" && films.has(String(path.at(-2))),
  },
];
