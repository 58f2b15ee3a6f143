import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const codes = (title: string) =>
  read(change(smallPage, "title: Voices", `title: ${JSON.stringify(title)}`)).diagnostics.flatMap(
    ({ code }) => (code === "other-typeface" ? [] : [code]),
  );

test("what another program leaves in a text", () => {
  const told = ["#BEZUG!", "Error! Bookmark not defined.", "AW: Voices", "Hi ,", "Voices |"].map(
    (title) => answer("title: Voices", `title: ${JSON.stringify(title)}`),
  );
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "page.yaml:60:15 notice placeholder Section 6, testimonials: "title" has "#BEZUG!", which a spreadsheet writes.
      59 |     props:
      60 |       title: "#BEZUG!"
         |               ^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above.
    page.yaml:60:15 notice placeholder Section 6, testimonials: "title" has "Error! Bookmark not defined.", which a text processor writes for a lost reference.
      59 |     props:
      60 |       title: "Error! Bookmark not defined."
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Write what is meant, or take it out. If it is meant, write # meant on the line above.
    page.yaml:60:15 notice placeholder Section 6, testimonials: "title" has "AW:", which a mail program writes.
      59 |     props:
      60 |       title: "AW: Voices"
         |               ^^^
      Take it out. If it is meant, write # meant on the line above.
    page.yaml:60:15 notice placeholder Section 6, testimonials: "title" has "Hi ,", where a program was to fill something in.
      59 |     props:
      60 |       title: "Hi ,"
         |               ^^^^
      Write your own in its place. If it is meant, write # meant on the line above.
    page.yaml:60:21 notice placeholder Section 6, testimonials: "title" ends with "|", and nothing follows.
      59 |     props:
      60 |       title: "Voices |"
         |                     ^^
      Write what is missing behind it, or take it out. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ...["#NOM?", "#NV", "Only #WERT! today", "=SUM(A1:A3)", "=A1+B2", "1,2E+05", "#####", "WAHR"],
  "Fehler! Verweisquelle konnte nicht gefunden werden.",
  "Erreur ! Signet non défini.",
  ...["Double-click to edit", "Klicken Sie, um Text hinzuzufügen", "Cliquez pour ajouter un titre"],
  ...["Sent from my iPhone", "Von meinem iPhone gesendet", "-----Original Message-----"],
  ...[
    "Re: Voices",
    "RE[2]: Voices",
    "SV: Voices",
    "Re: Re: Voices",
    "Fwd: Voices",
    "> Voices of our guests",
  ],
  ...["C:\\Users\\Ada\\hero.png", "file:///C:/hero.png", "blob:https://a.de/1-2"],
  ...["data:image/png;base64,iVBORw0KGgo", "hero.png", "Voices-final.docx"],
  ...["Hello undefined", "Welcome, null!", "Save NaN%", "From undefined €", "null"],
  ...["• Voices", "Voices -", "Voices (?)", "Voices (TBC)", "Voices (insert name)", "??? Voices"],
  ...["Commented [AB1]: Voices", "Formatted: Font: Bold", "See page XX", "Table ?? shows"],
  ...["((price))", "From ((first name)) on", "<<name>>", "%%NAME%%", "__NAME__", "##NAME##"],
  ...[
    "@NAME@ says",
    "Only $PRICE$",
    "Hi «First_Name»",
    "Skip to main content",
    "Zum Inhalt springen",
  ],
  ...[
    "Sed ut perspiciatis unde",
    "Bacon ipsum dolor",
    "Your Company Name",
    "Welcome to Your Site!",
  ],
  ...["Hello World!", "Just another WordPress site", "Test test", "home.hero.title", "HERO_TITLE"],
  ...["translation missing: en.title", "Save up to % today", "Only € a month", "Ab € im Monat"],
  ...["Voices [citation needed]", "<?php echo title ?>"],
  ...["[TODO] Voices", "insert name", "https://", "%VOICES%"],
])("%s is a placeholder", (title) => expect(codes(title)).toContain("placeholder"));

test.each([
  ...["We are #1", "Room #12", "E = mc²", "A = B", "True", "Wahr ist: es ruht", "NVIDIA #NVision"],
  ...[
    "Your name here is safe with us",
    "Only €9 a month",
    "Up to 50 %",
    "Broadside.app",
    "index.title tags",
  ],
  ...[
    "Hello World Café",
    "Welcome to my blog",
    "Your company",
    "Welcome to our site",
    "Your website, in a day",
    "Test, test and test again",
  ],
  ...[
    "((o))",
    "«Voices» of guests",
    "#SLEEP and @NOOR",
    "$AAPL and $TSLA",
    "Skip to the good part",
  ],
  ...["Re: thinking? No: rethinking", "TR: Türkiye", "Error! Try again", "5 > 3 voices"],
  ...["Null Zinsen", "Null % Zinsen", "An undefined feeling", "Hi, Ada", "Dear guests,"],
  ...["Say hello to JPG", "logo.png and more", "A–Z", "4.–", "Voices – and more"],
  ...["Ready???", "Vraiment ??", "Insert coin", "Insert the card", "(todo)", "50% OFF, 20% MORE"],
  ...["Live · now", "Page XII", "Formatted: yes, and read"],
])("%s is as it should be", (title) => expect(codes(title)).toEqual([]));

test("a button may name the file that it opens", () => {
  const page = change(smallPage, "label: Write to us", "label: Prices.xlsx");
  expect(read(page).diagnostics).toEqual([]);
});

const settings = (name: string, description: string) =>
  read(
    change(
      change(smallPage, "name: Lull", `name: ${name}`),
      "description: A page small enough to be read whole.",
      `description: ${description}`,
    ),
  ).diagnostics.filter(({ code }) => code === "placeholder").length;

test("the name and the description of a site", () => {
  expect(settings("My Company", "Describe your page here")).toBe(2);
  expect(settings("Firma", "Meta description")).toBe(2);
  expect(settings("The Company of Sleep", "Describe your dreams to us, and we draw them.")).toBe(0);
});
