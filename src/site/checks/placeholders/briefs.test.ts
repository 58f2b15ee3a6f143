import { expect, test } from "vitest";
import { stringify } from "yaml";
import { read } from "../../../../tests/diagnostics/readFixture.ts";

const site = { name: "Lull", title: "Lull", description: "A page to sleep by." };
const isTold = (type: string, props: object) =>
  read(stringify({ site, sections: [{ type, props }] }, { lineWidth: 0 })).diagnostics.some(
    ({ code }) => code === "placeholder",
  );
const text = (words: string) => isTold("cta", { title: "Sleep well tonight", text: words });
const title = (words: string) => isTold("statement", { title: words, lines: ["Sleep well"] });
const link = (label: string, href: string) =>
  isTold("cta", { title: "Sleep well tonight", button: { label, href } });
const person = (name: string, role: string) =>
  isTold("team", { title: "People", people: [{ name, role }] });
const question = (asked: string, answer: string) =>
  isTold("faq", {
    title: "Before you sleep",
    categories: [
      {
        id: "a",
        icon: "question",
        title: "All",
        questions: [{ id: "b", question: asked, answer }],
      },
    ],
  });

test.each([
  ...[
    "A short description of the feature.",
    "Brief description of this service and why it matters.",
  ],
  ...["One or two sentences about what makes you different.", "2-3 sentences", "Body text"],
  ...["Some text about the company goes here.", "Explain the benefit in one sentence."],
  ...["Use this space to tell people about your business.", "I'm a paragraph"],
  ...["I'm a paragraph. Click here to add your own text.", "Type something", "Sub-headline"],
  ...["This is a great place to tell people about your business."],
  ...["To be confirmed by Tom.", "TBC by Tom", "Text missing", "Copy to be supplied by client"],
  ...["Legal to approve", "Waiting for copy from the client", "Copy from old website", "Ask Tom"],
  ...["Kurze Beschreibung Ihrer Leistung", "2 bis 3 Sätze über uns", "Hier noch Text ergänzen"],
  ...["Hier kommt noch ein Text hin", "Hier könnte Ihre Überschrift stehen", "Text fehlt noch"],
  ...["Text kommt von Anna", "Antwort folgt.", "Muss noch geprüft werden", "Mit dem Kunden klären"],
  ...["Brève description de votre offre", "Texte à fournir par le client", "À valider avec Paul"],
  ...["Breve descripción de su empresa", "Falta el texto", "Breve descrizione", "Manca la foto"],
  ...["Breve descrição", "Korte beschrijving", "Tekst volgt nog", "文章が入ります。", "要確認"],
])("%s asks for a text, or tells somebody what to do", (words) => expect(text(words)).toBe(true));

test.each([
  ...["A short description of each dream, written by you.", "Two words about how you slept."],
  ...["One or two sentences about your day are enough.", "Describe what you dream."],
  ...["Your booking is to be confirmed by e-mail.", "To be confirmed by e-mail."],
  ...[
    "Legal needs to know who signed.",
    "Text is missing in most apps.",
    "Use this space to breathe.",
  ],
  ...["This is the place to let go.", "Some details of the night go into the journal."],
  ...["Ein Satz über den Tag genügt.", "Zwei Sätze über deinen Tag.", "Bitte prüfen Sie alles."],
  ...["Text folgt dem Bild, nicht umgekehrt.", "Hier kommt jeder zu Wort.", "Hier steht ein Haus."],
  ...["Une phrase sur la journée suffit.", "Une courte description de la balade."],
])("%s is a sentence of its own", (words) => expect(text(words)).toBe(false));

test.each([
  ...["Our offer (text missing)", "Unser Angebot (Text fehlt noch)", "Catchy headline here"],
  ...[
    "Headline (max. 60 characters)",
    "Überschrift - max. 60 Zeichen",
    "Arbeitstitel",
    "Überschrift",
  ],
  ...["Test title", "Testüberschrift"],
])("%s is a placeholder as a title", (words) => expect(title(words)).toBe(true));

test.each([
  ...["Häufige Fragen", "A few words", "One line a day", "A brief history of sleep", "Kurze Wege"],
  ...["Hier kommt die Sonne", "Start typing", "Copy the code", "Text and image", "Tests"],
])("%s is a title", (words) => expect(title(words)).toBe(false));

test("questions and answers with nothing but a number", () => {
  expect([question("Q6", "A6"), question("How long?", "Answer goes here")]).toEqual([true, true]);
  expect(question("Is A4 paper enough?", "A4 or letter.")).toBe(false);
});

test("names and roles of anybody", () => {
  expect(
    [
      ["Happy Customer", "Baker"],
      ["Mitarbeiter 1", "Bäcker"],
      ["Vor- und Nachname", "Bäcker"],
      ["Noor Abara", "Job title here"],
      ["Noor Abara", "Role, Company"],
      ["Noor Abara", "Founder, Company Name"],
    ].map(([name = "", role = ""]) => person(name, role)),
  ).toEqual(Array(6).fill(true));
  expect([person("Anna Kunde", "Titelverteidiger"), person("User", "Position player")]).toEqual([
    false,
    false,
  ]);
});

test.each([
  ...["https://www.linkedin.com/in/", "https://www.xing.com/profile/", "https://www.tiktok.com/@"],
  ...["https://maps.google.com", "https://www.google.com/maps", "https://play.google.com/store"],
  ...["mailto:hello@lull.museum?subject=Betreff", "mailto:max@mustermann.de", "tel:+49"],
  ...["mailto:john.doe@lull.museum", "tel:+491234567", "https://wa.me/49123456789"],
])("%s leads to nobody", (href) => expect(link("Read on", href)).toBe(true));

test.each([
  ...["https://www.linkedin.com/in/noor-abara", "https://maps.google.com/?q=Leeds", "tel:112"],
  ...["mailto:hello@lull.museum?subject=Betreffzeile", "tel:+4930901820"],
])("%s leads to somebody", (href) => expect(link("Read on", href)).toBe(false));

test("a button that is called after its kind", () => {
  const href = "https://lull.museum/night";
  expect(
    ["Button", "CTA 1", "Schaltfläche", "Label maker", "Buttons"].map((each) => link(each, href)),
  ).toEqual([true, true, true, false, false]);
});
