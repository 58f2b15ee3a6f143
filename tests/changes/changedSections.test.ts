import { expect, test } from "vitest";
import { listChangedSections } from "../../src/site/changes/listChangedSections.ts";
import { smallPage } from "../fixtures/index.ts";
import { compare, type Files, schemas, versionOf } from "./site.ts";

/** The changed sections between two versions, each with its addresses and the number of its changes. */
const list = (before: Files, after: Files) =>
  listChangedSections(
    compare(before, after).changes,
    versionOf(before),
    versionOf(after),
    schemas,
  ).map(({ name, before, after, changes }) =>
    [
      name,
      ...[before, after].map((at) => (at ? `${at.page}#${at.id ?? ""}` : "none")),
      changes.length,
    ].join(" · "),
  );

const page = (sections: string) =>
  `page:\n  title: Team\n  description: Who we are.\nsections:\n${sections}`;
const statement = "  - type: statement\n    props:\n      text: We make quiet things.\n";

test("a changed section has its address in each version that shows it", () => {
  const edited = smallPage
    .replace("Think better.", "Think best.")
    .replace("alt: The app on a phone.", "alt: The app.")
    .replace("id: questions", "id: help")
    .replace("enabled: true", "enabled: false")
    .replace(/ {2}- type: testimonials[\s\S]*(?= {2}- type: footer)/, "")
    .replace("  - type: showcase", `${statement}  - type: showcase`);
  expect(list({ "page.yaml": smallPage }, { "page.yaml": edited })).toMatchInlineSnapshot(`
    [
      "Testimonials · /#testimonials · none · 1",
      "Statement · none · /#statement · 1",
      "Hero · /#hero · /#hero · 2",
      "Features · /#features · none · 1",
      "FAQ · /#questions · /#help · 1",
    ]
  `);
});

test("a section that moved to another page, and one of a page that has another address", () => {
  const before = { "page.yaml": smallPage, "pages/about.yaml": page(statement) };
  const moved = { "page.yaml": `${smallPage}${statement}`, "pages/about.yaml": page("  []\n") };
  const renamed = {
    "page.yaml": smallPage,
    "pages/team.yaml": page(statement.replace("quiet", "silent")),
  };
  expect([list(before, moved), list(before, renamed)]).toMatchInlineSnapshot(`
    [
      [
        "Statement · /about/#statement · /#statement · 1",
      ],
      [
        "Statement on /team/ · /about/#statement · /team/#statement · 1",
      ],
    ]
  `);
});

test("a file, a translation and the theme have the places that show them", () => {
  const home = `site:
  name: Example
  title: Example
  description: An example.
  logo: /mark.svg
  languages: [{ lang: de, name: Deutsch }]
sections:
  - type: hero
    props: { title: Hello, image: { src: /a.png, alt: A } }
  - type: statement
    props: { title: Hello }
`;
  const team = page("  - type: hero\n    props: { title: Us, image: { src: /a.png, alt: A } }\n");
  const legal = page("  - type: prose\n    props: { title: Terms, file: terms.md }\n");
  const po = (words: string) =>
    `msgid ""\nmsgstr ""\n\nmsgctxt "hero title"\nmsgid "Hello"\nmsgstr "${words}"\n`;
  const before: Files = {
    "page.yaml": home,
    "pages/team.yaml": team,
    "pages/legal.yaml": legal,
    "public/a.png": "a",
    "public/a.de.png": "a",
    "public/mark.svg": "a",
    "texts/terms.md": "One.\n",
    "translations/de.po": po("Hallo"),
  };
  const changed: Record<string, Files> = {
    picture: { "public/a.png": "b" },
    "picture in German": { "public/a.de.png": "b" },
    "picture that nobody shows": { "public/b.png": "b" },
    logo: { "public/mark.svg": "b" },
    text: { "texts/terms.md": "Two.\n" },
    translation: { "translations/de.po": po("Servus") },
    theme: { "page.yaml": home.replace("sections:", "theme: { preset: harbor }\nsections:") },
  };
  const places = Object.entries(changed).map(([name, files]) => [
    name,
    ...list(before, { ...before, ...files }),
  ]);
  expect(places).toMatchInlineSnapshot(`
    [
      [
        "picture",
        "Hero · /#hero · /#hero · 1",
        "Hero on /team/ · /team/#hero · /team/#hero · 1",
      ],
      [
        "picture in German",
        "Hero · /de/#hero · /de/#hero · 1",
        "Hero on /team/ · /de/team/#hero · /de/team/#hero · 1",
      ],
      [
        "picture that nobody shows",
      ],
      [
        "logo",
        "First page · /# · /# · 1",
      ],
      [
        "text",
        "Long text on /legal/ · /legal/#prose · /legal/#prose · 1",
      ],
      [
        "translation",
        "Hero · /de/#hero · /de/#hero · 1",
      ],
      [
        "theme",
        "First page · /# · /# · 1",
      ],
    ]
  `);
});
