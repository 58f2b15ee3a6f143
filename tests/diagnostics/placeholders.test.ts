import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { printTextPage } from "../../src/node/scaffold/begin/makePage.ts";
import { readStarter } from "../../src/node/scaffold/begin/starter.ts";
import { exampleProps, examplesFile } from "../../src/site/exampleProps.ts";
import { english, listLanguageFiles } from "../../src/site/languages.ts";
import { readPage } from "../../src/site/read/load.ts";
import { applyStrict } from "../../src/site/severity.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { change, fixed, read, smallPage } from "./readFixture.ts";

const context = await loadFixtureContext();
const site = { name: "Lull", title: "Lull", description: "A page to sleep by." };

/** The placeholders that a page is told to have, each with its place and its words. */
const told = (page: string, address?: { file: string; path: string }) =>
  readPage(Buffer.from(page), context, address)
    .diagnostics.filter(({ code }) => code === "placeholder")
    .map(({ line, column, message }) => `${line}:${column} ${message}`);

const write = (...sections: unknown[]) => stringify({ site, sections }, { lineWidth: 0 });

/** The placeholders in a text that is short, formatted and long. */
const inTexts = (text: string) =>
  [
    { type: "statement", props: { title: text, lines: ["Sleep well tonight"] } },
    { type: "hero", props: { title: "Sleep", text } },
    { type: "prose", props: { title: "Sleep", text: `So it is:\n\n${text}\n` } },
  ].map((section) => told(write(section)).filter((each) => !each.includes("todo")).length > 0);

test("the small page has none", () => {
  expect(told(smallPage)).toEqual([]);
});

test.each([
  ["lorem ipsum", "Lorem ipsum dolor sit amet"],
  ["a headline", "Your Headline Here"],
  ["a description", "Insert description here"],
  ["a text to click", "Click to edit this text"],
  ["a German one", "Hier steht Ihr Text"],
  ["a French one", "Votre titre ici"],
  ["a Japanese one", "ダミーテキスト"],
  ["an address", "Write to hello@example.com"],
  ["an address of any site", "See www.your-domain.com for more"],
  ["a German address", "Schreiben Sie an info@beispiel.de"],
  ["a telephone number", "Call us: +1 555 0100"],
  ["the same with other signs", "Tel. (202) 555-0147"],
  ["brackets", "We are [your company] of Riverton"],
  ["brackets with one word", "Made by [Name] in spring"],
  ["brackets in another script", "これは[会社名]の製品です"],
  ["a person", "Max Mustermann schläft gut"],
  ["what is to be decided", "The price is TBD."],
  ["the same in small letters", "Opening hours tba"],
  ["a price", "From $XX a month"],
  ["a price with cents", "Ab €XX,XX im Monat"],
  ["a price with its currency behind it", "Only XX zł today"],
  ["a share", "XX % sleep better"],
  ["a number", "More than XXX people"],
  ["a year", "Open since 20XX"],
  ["a telephone number to come", "Call 0800 XXX XXX"],
  ["a tag of a program that sends mail", "Hello *|FNAME|*, sleep well"],
  ["a tag in braces", "Hello {first_name}!"],
  ["a tag in percent signs", "Hello %%FIRSTNAME%%"],
  ["a tag of a template", "Hello <%= name %>"],
  ["a Japanese company", "〇〇株式会社へようこそ"],
  ["Japanese words in brackets", "【会社名】は小さな会社です"],
  ["a mailbox of a company", "Write to hello@company.com"],
  ["a mailbox of a French company", "Écrivez à bonjour@entreprise.fr"],
  ["a mailbox of somebody", "Write to your.name@gmail.com"],
  ["somebody's mailbox", "Write to you@email.com"],
  ["an address of a company", "See www.company.com"],
])("%s is a placeholder, in short and in long texts", (_, text) => {
  expect(inTexts(text)).toEqual([true, true, true]);
});

test.each([
  ["a link", "See [our prices](/#pricing) today"],
  ["an acronym in brackets", "The plan [PDF] is here"],
  ["what an editor says in brackets", "It were [sic] a good night"],
  ["an omission", "Sleep […] is good"],
  ["a number of a year", "Open since 1955, 100 nights a year"],
  ["words about examples", "For example, a com puter sleeps"],
  ["a word with a quote", "The “quiet” hour, and the “loud” one"],
  ["a place in a sentence", "Write your name here and we call you back"],
  ["a file", "It is tested by example.test.ts"],
  ["a name", "TBD Gallery opens, and TBA-Records sings"],
  ["a bank", "Pay with TBC"],
  ["a band", "The XX play on Friday"],
  ["a Roman number", "Super Bowl XXX, Louis XX"],
  ["a Spanish one", "XXX Edición del festival"],
  ["a Spanish word", "Lo tenemos todo"],
  ["a size", "We have XXL and XXXL, also for Maxx"],
  ["a beer", "XXXX Gold is a beer"],
  ["a question about a price", "Kostet das 50 €?"],
  ["a comparison", "If x < y and z > w, sleep"],
  ["a set", "The set {a, b, c} sleeps"],
  ["keys", "Press Ctrl|ALT|DEL now"],
  ["a Japanese title", "【重要】お知らせがあります"],
  ["Japanese for some", "〇〇な方におすすめ"],
  ["a mailbox of a name", "anna@firmament.de or hello@lull.company"],
  ["a sentence with the words", "The text here is short, and Platzhalter gibt es nicht"],
  ["code", "Write `TBD`, `$XX` or `{name}` for what is open"],
])("%s is none", (_, text) => {
  expect(inTexts(text)).toEqual([false, false, false]);
});

test.each([
  "https://staging.lull.museum/night",
  "https://dev.lull.museum:8080",
  "https://lull-staging.pages.dev",
  "https://deploy-preview-12--lull.netlify.app",
  "https://ab12.ngrok-free.app",
  "https://docs.google.com/document/d/1a2b/edit?usp=sharing",
  "https://lull.museum/wp-admin/",
  "https://www.google.com/url?q=https://lull.museum",
  "https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Flull.museum",
  "https://noor:secret@lull.museum",
  "https://lull.museum/{{page}}",
  "https://lull.museum/[slug]",
])("%s leads where no visitor is to go, on a button, in a short and in a long text", (href) => {
  const button = { label: "See", href };
  const sections = [
    { type: "hero", props: { title: "Sleep", button } },
    { type: "hero", props: { title: "Sleep", text: `See [it](${href}).` } },
    { type: "prose", props: { title: "Sleep", text: `See [it](${href}).\n` } },
  ];
  expect(sections.map((section) => told(write(section)).length)).toEqual([1, 1, 1]);
});

test.each([
  "https://dev.to/noor",
  "https://test.museum",
  "https://developer.lull.museum",
  "https://speedtest.museum",
  "https://docs.google.com/document/d/1a2b/preview",
  "https://lull.museum/url?q=night",
])("%s is an address as any other", (href) => {
  expect(
    told(write({ type: "hero", props: { title: "Sleep", button: { label: "See", href } } })),
  ).toEqual([]);
});

test("a link in a text that leads where no visitor is to go is called by its words", () => {
  expect(
    told(change(smallPage, "Nothing.", "See [it](https://staging.lull.museum).")),
  ).toMatchInlineSnapshot(`
    [
      "57:40 Section 5, faq, item 1 of categories, item 1 of questions, answer: the link "it" names staging.lull.museum, where a site is tried out before it is published.",
    ]
  `);
});

test.each([
  "DRAFT: sleep well",
  "Sleep well (draft)",
  "ENTWURF – gut schlafen",
  "@noor please check the price",
  "Sleep well【4†source】",
  "Sleep well :contentReference[oaicite:0]{index=0}",
  "As an AI language model, I sleep well",
  "Here's a polished version: Sleep well",
  "Certainly! Here is a shorter text:",
  "Let me know if you'd like me to make it shorter.",
  "Headline: Sleep well",
  "Dear %name%, sleep well",
  "It costs #REF! a month",
])("%s is a mark of its author or of a program, in short and in long texts", (text) => {
  expect(inTexts(text)).toEqual([true, true, true]);
});

test.each([
  "We draft your contract, and a draft of air cools you",
  "Please check the price @noor",
  "Here is a version for every night: short, long and none",
  "Certainly a good night",
  "Our title: champions",
  "Take a copy of the plan (copy it by hand)",
  "The role of sleep",
])("%s is a text as any other", (text) => {
  expect(inTexts(text)).toEqual([false, false, false]);
});

test.each([
  ["Copy of Voices", 1],
  ["Kopie von Stimmen", 1],
  ["Voices (copy)", 1],
  ["Stimmen – Kopie", 1],
  ["Test 12", 1],
  ["…", 1],
  ["===", 1],
  ["★★★", 0],
  ["🌙", 0],
  ["Copying voices", 0],
  ["Voices, and how we copy", 0],
])("the title %s has %i", (title, count) => {
  expect(told(change(smallPage, "title: Voices", `title: ${title}`))).toHaveLength(count);
});

test.each([
  ["4.–", ["$4"]],
  ["ab 4", ["$4"]],
  ["4–6", ["$4"]],
  ["4 Euro", ["$4"]],
  ["400 Ft", ["€4"]],
  ["400 руб.", ["€4"]],
  ["C$4", ["A$4"]],
])("the price %s is told beside %j", (amount, others) => {
  const plans = [...others, amount].map((each, index) => ({
    title: `Plan ${index + 1}`,
    price: { amount: each },
  }));
  expect(told(write({ type: "pricing", props: { title: "Plans", plans } }))).toHaveLength(1);
});

test.each([
  ["US$4", "$4"],
  ["4 Euro", "4 €"],
  ["4 € a month", "ab 6 €"],
  ["On request", "$4"],
])("the price %s may be beside %s", (amount, other) => {
  const plans = [other, amount].map((each, index) => ({
    title: `Plan ${index + 1}`,
    price: { amount: each },
  }));
  expect(told(write({ type: "pricing", props: { title: "Plans", plans } }))).toEqual([]);
});

/** Texts that stand for words to come, by language. */
const sayings: Record<string, string[]> = {
  ar: ["النص هنا", "أدخل العنوان هنا"],
  cs: ["Zástupný text", "Bude doplněno"],
  da: ["Eksempeltekst", "Overskrift her"],
  de: ["Platzhaltertext", "Text folgt", "Vorname Nachname", "Überschrift 1"],
  el: ["Κείμενο εδώ", "Προς συμπλήρωση"],
  en: ["Title here", "To be defined", "Company name", "Feature 1", "asdf", "???"],
  es: ["Texto de relleno", "Por definir"],
  fi: ["Täyteteksti", "Otsikko tähän"],
  fr: ["Texte à venir", "À compléter"],
  he: ["כאן יבוא טקסט", "הכותרת שלך כאן"],
  it: ["Testo segnaposto", "Da definire"],
  ja: ["ここにテキストを入力", "タイトルが入ります"],
  ko: ["내용을 입력하세요", "예시 텍스트"],
  nb: ["Plassholdertekst", "Overskrift her"],
  nl: ["Voorbeeldtekst", "Nog in te vullen"],
  pl: ["Tekst zastępczy", "Do uzupełnienia"],
  pt: ["Texto de exemplo", "A definir"],
  "pt-BR": ["Texto aqui", "A preencher"],
  ru: ["Текст-заполнитель", "Здесь будет текст"],
  sv: ["Exempeltext", "Rubrik här"],
  tr: ["Örnek metin", "Buraya metin yazın"],
  uk: ["Введіть текст", "Тут буде текст"],
  zh: ["请输入标题", "示例文字"],
  "zh-Hant": ["請輸入標題", "範例文字"],
};

test.each([english, ...listLanguageFiles("starter.json").map(({ lang }) => lang)])(
  "words to come are placeholders in %s",
  (lang) => {
    expect(sayings[lang]).toBeDefined();
    for (const text of sayings[lang] ?? []) {
      expect([text, ...inTexts(text)]).toEqual([text, true, true, true]);
    }
  },
);

test("a price, and words in angle brackets, are to be filled in; a field's label asks visitors", () => {
  const plans = [{ title: "A", monthly: { amount: "XX" } }];
  expect(told(write({ type: "pricing", props: { title: "Plans", plans } }))).toHaveLength(1);
  expect(told(change(smallPage, "title: Voices", "title: <insert name>"))).toHaveLength(1);
  const fields = [{ label: "Введите текст", kind: "text" }];
  const form = { service: "own", action: "https://lull.museum/form", fields };
  expect(told(write({ type: "contact", props: { title: "Say hello", form } }))).toEqual([]);
});

test.each([
  "https://example.com/nowhere",
  "mailto:hello@company.com",
  "mailto:hello@lull",
  "https://instagram.com/",
  "https://www.linkedin.com/in/username",
  "https://twitter.com/yourcompany",
  "https://www.youtube.com/watch?v=VIDEO_ID",
  "https://play.google.com/store/apps/details?id=com.example.app",
  "https://lull.museum/undefined",
  "https://google",
  "https://192.168.0.1/a",
  "tel:+00 000 0000",
  "https://www.company.com",
  "https://www.example.org",
  "https://shop.example",
  "https://localhost:3000",
  "mailto:hello@example.net",
  "tel:+1 555 0123",
  "tel:+49 123 456789",
])("%s is a placeholder of a link", (href) => {
  expect(told(change(smallPage, "mailto:hello@lull.museum", JSON.stringify(href)))).toHaveLength(1);
});

test.each([
  "https://instagram.com/lull.museum",
  "https://github.com/lull/lull",
  "https://wa.me/4930901820",
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://lull.museum",
  "tel:+49 30 901820",
])("%s leads somewhere", (href) => {
  expect(told(change(smallPage, "mailto:hello@lull.museum", JSON.stringify(href)))).toEqual([]);
});

test("the front page of a service is meant among words", () => {
  const text = "We write on [GitHub](https://github.com) every day.";
  expect(inTexts(text)).toEqual([false, false, false]);
});

test.each(["undefined", "NaN", "Section title", "My website", "Title", "Untitled design (1)"])(
  "the title %s is a placeholder",
  (title) => {
    expect(told(change(smallPage, "title: Voices", `title: "${title}"`))).toHaveLength(1);
  },
);

test.each([
  "hero.png",
  "IMG_1234",
  "Screenshot 2024-01-01 at 10.00.00",
  "alt text",
  "image",
  "Bild 1",
])("%s says nothing of a picture", (alt) => {
  expect(told(change(smallPage, "The app on a phone.", alt))).toHaveLength(1);
});

test.each(["Image of a phone", "A photo", "iPhone 15", "Text of a song"])("%s says it", (alt) => {
  expect(told(change(smallPage, "The app on a phone.", alt))).toEqual([]);
});

test("the name of its property is no text, and one of another kind may be", () => {
  expect(told(change(smallPage, "answer: Nothing.", "answer: Answer"))).toHaveLength(1);
  expect(told(change(smallPage, "question: What does it cost?", "question: Name"))).toEqual([]);
});

test("code, and what a field shows its visitors, are left alone", () => {
  const text = "Write `lines: [your name]`:\n\n```\n[your name] example.com\n```\n";
  const fields = [{ label: "E-mail", kind: "email", placeholder: "you@example.com" }];
  const form = { service: "own", action: "https://lull.museum/form", fields };
  const contact = { type: "contact", props: { title: "Say hello", form } };
  expect(told(write({ type: "prose", props: { title: "How", text } }, contact))).toEqual([]);
});

describe("quotes of a word processor around a whole value", () => {
  const quoted = (title: string) => change(smallPage, "title: Voices", `title: ${title}`);

  test.each(["“Why us?”", "„Warum wir?“", "«Pourquoi nous ?»", "‘Why us?’", "»Warum wir?«"])(
    "%s is told, and both meanings are offered",
    (title) => {
      const { diagnostics } = read(quoted(title));
      const [{ suggestions = [], fix } = {}] = diagnostics;
      expect([diagnostics.length, suggestions.length, fix]).toEqual([1, 2, undefined]);
    },
  );

  test.each(['"“Why us?”"', "“Yes” and “no”", "It’s ‘fine’", "The ‘quiet’"])(
    "%s is meant",
    (title) => {
      expect(read(quoted(title)).diagnostics).toEqual([]);
    },
  );

  test.each(["title: Lull, a quiet journal", "name: Lull"])("so is the site's %s", (line) => {
    const [name = "", value = ""] = line.split(": ");
    const { diagnostics } = read(change(smallPage, line, `${name}: “${value}”`));
    expect(diagnostics.map(({ code }) => code)).toEqual(["placeholder"]);
  });

  test("what a person said may have them", () => {
    const said = change(smallPage, "feedback: I sleep again.", "feedback: “I sleep again.”");
    expect(read(said).diagnostics).toEqual([]);
  });
});

describe("prices", () => {
  const price = (amount: string) => ({ title: "A", monthly: { amount } });
  const page = (...amounts: string[]) =>
    write({ type: "pricing", props: { title: "Plans", plans: amounts.map(price) } });

  test.each([
    ["€5", "€9", "$9"],
    ["5 EUR", "€9", "9 CHF"],
    ["5 kr", "9 SEK", "£9"],
    ["€5", "€9", "450 dollars"],
    ["€5", "€9", "Rs. 450"],
    ["€5", "€9", "R450"],
    ["€5", "€9", "KSh 900"],
    ["€5", "9 Euro", "20 Franken"],
    ["9 рублей", "5 ₽", "5 гривень"],
  ])("%s, %s and %s disagree", (...amounts) => {
    expect(told(page(...amounts))).toHaveLength(1);
  });

  test.each([
    ["€5", "9 EUR", "Free"],
    ["$5", "USD 9", "On request"],
    ["¥500", "900 円", "0"],
    ["R 450", "ZAR 90", "R99.50"],
    ["Rs. 5", "₹9", "INR 3"],
    ["5 Franken", "CHF 9", "Fr. 4.–"],
    ["$5", "9 dollars", "12 AUD"],
    ["KSh 900", "KES 5", "90 shillings"],
    ["5 zł", "9 złotych", "12 PLN"],
  ])("%s, %s and %s agree", (...amounts) => {
    expect(told(page(...amounts))).toEqual([]);
  });

  test("a price without a currency is told, with that of the others", () => {
    const diagnostics = (...amounts: string[]) =>
      readPage(Buffer.from(page(...amounts)), context)
        .diagnostics.filter(({ code }) => code === "placeholder")
        .map(({ message, hint }) => `${message} ${hint}`);
    expect([
      diagnostics("4", "Free"),
      diagnostics("9 €", "4.50"),
      diagnostics("0", "9 €"),
    ]).toMatchInlineSnapshot(`
      [
        [
          "Section 1, pricing, item 1 of plans, monthly: "amount" is "4", without a currency. A price is written with its currency, such as $4 or 4 €. If it is meant, write # meant on the line above.",
        ],
        [
          "Section 1, pricing, item 2 of plans, monthly: "amount" is "4.50", without a currency. Did you mean "4.50 €"? A price is written with its currency, such as $4 or 4 €. If it is meant, write # meant on the line above.",
        ],
        [],
      ]
    `);
  });

  test("the app has a currency, too", () => {
    const app = { platforms: ["iOS"], category: "LifestyleApplication", price: 5, currency: "EUR" };
    const data = parse(page("$5"));
    expect(told(stringify({ ...data, site: { ...site, app } }))).toHaveLength(1);
  });
});

describe("what the engine's own examples, templates and starters say", () => {
  const types = readdirSync("schema/sections").map((file) => path.basename(file, ".schema.json"));

  const languages = [english, ...listLanguageFiles(examplesFile).map(({ lang }) => lang)];

  test.each(types)("a new %s that nobody changed has placeholders", (type) => {
    for (const lang of languages) {
      const props = exampleProps(context.schemas, type, lang);
      const { diagnostics } = readPage(Buffer.from(write({ type, props })), context);
      const codes = diagnostics.map(({ code }) => code);
      expect(codes.some((code) => code === "placeholder" || code === "sample")).toBe(true);
    }
  });

  test.each(languages)("in %s, a common title or question is none", (lang) => {
    const example = JSON.stringify(exampleProps(context.schemas, "faq", lang));
    const props = JSON.parse(example, (name, value) => (name === "answer" ? "Ask Uma." : value));
    expect(told(write({ type: "faq", props }))).toEqual([]);
  });

  test("names of invented people are told, and what is changed is not", () => {
    const people = [{ name: "Jo Abara" }, { name: "Uma Lind" }];
    const team = { type: "team", props: { title: "Who we are", people } };
    expect(told(write(team))).toMatchInlineSnapshot(`
      [
        "10:17 Section 1, team, item 1 of people: "name" still has the words of an example: "Jo Abara".",
      ]
    `);
  });

  test("a section that is off has none", () => {
    const props = exampleProps(context.schemas, "team", "en");
    expect(told(write({ type: "team", enabled: false, props }))).toEqual([]);
  });

  const pages = listLanguageFiles("pages").flatMap(({ file: folder }) =>
    readdirSync(folder).map((file) => path.join(folder, file)),
  );

  test.each(pages)("%s has sentences for its author", (file) => {
    const address = { file: "pages/new.yaml", path: "/new/" };
    const found = told(readFileSync(file, "utf8"), address);
    expect(found.some((each) => /a template brought/.test(each))).toBe(true);
  });

  test("a page that was made empty says what is to be written", () => {
    const address = { file: "pages/new.yaml", path: "/new/" };
    expect(told(printTextPage(address, "en"), address)).toMatchInlineSnapshot(`
      [
        "7:16 Page: "description" still has "Say in a sentence or two what this page is for.", which a template brought.",
        "14:9 Section 1, prose: "text" still has "Write what this page says.", which a template brought.",
        "16:62 Section 1, prose, text: the link has no destination yet.",
      ]
    `);
  });

  test.each(listLanguageFiles("starter.json"))(
    "a page that was made empty, in $lang",
    ({ lang }) => {
      const address = { file: "pages/new.yaml", path: "/new/" };
      const found = told(printTextPage(address, lang), address);
      expect(found).toHaveLength(3);
      expect(found.filter((each) => each.includes("a template brought"))).toHaveLength(2);
    },
  );

  test.each(listLanguageFiles("starter.json"))(
    "the starter in $lang is told, each text at its place",
    ({ lang }) => {
      const { promise, offer, benefits, steps, numbers, voice, place, invitation, legal } =
        readStarter(lang);
      const stats = numbers.map((label) => ({ value: "7", label }));
      const page = write(
        { type: "hero", props: { title: promise, text: offer } },
        { type: "features", props: { title: benefits.title, items: benefits.items } },
        { type: "walkthrough", props: { title: steps.title, steps: steps.items } },
        { type: "stats", props: { items: stats } },
        { type: "testimonials", props: { items: [{ name: voice.name, feedback: voice.text }] } },
        { type: "contact", props: { title: place.title, places: [{ address: place.address }] } },
        { type: "cta", props: invitation },
        { type: "footer", props: { note: legal.rights } },
      );
      expect(told(page).filter((each) => each.includes("template"))).toHaveLength(
        2 + 2 * (benefits.items.length + steps.items.length) + numbers.length + 2 + 1 + 1,
      );
    },
  );
});

test("strict refuses a placeholder", () => {
  const page = change(smallPage, "title: Voices", "title: Your Headline Here");
  expect(applyStrict(read(page)).map(({ severity }) => severity)).toEqual(["error"]);
  expect(fixed(page)).toBe(page);
});
