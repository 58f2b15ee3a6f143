import { expect, test } from "vitest";
import { type Files, listSentences } from "./site.ts";

/** A first page with these sections, in YAML. */
const page = (sections: string, settings = "") => `site:
  name: Example
  title: Example
  description: An example.
${settings}sections:
${sections}`;

/** The sentences of a page that changes by these replacements. */
function tell(sections: string, ...replacements: [string, string][]): string[] {
  const after = replacements.reduce((text, [old, next]) => {
    if (!text.includes(old)) throw new Error(`The page does not have ${old}.`);
    return text.replace(old, next);
  }, page(sections));
  return listSentences({ "page.yaml": page(sections) }, { "page.yaml": after });
}

const contact = `  - type: contact
    props:
      title: Write to us
      form:
        service: own
        action: /send/
        fields: [{ label: E-mail, kind: email, name: mail }, { label: Words, kind: long-text }]
        button: Send
`;
const hero = `  - type: hero
    from: 2026-12-01
    props:
      title: Hello
      stores: [{ store: app-store, href: todo }]
      proof: { text: Many, sample: { seed: 7, count: 3 } }
      image: { src: /a.png, alt: A, focus: [0.5, 0.3] }
`;

test("choices are named as the editor shows them", () => {
  expect([
    tell(contact, ["service: own", "service: netlify"], ["kind: long-text", "kind: phone"]),
    tell(hero, ["app-store", "play-store"]),
    tell(hero, ["[{ store: app-store, href: todo }]", "[]"]),
    tell(hero, [", sample: { seed: 7, count: 3 }", ""]),
    tell(hero, ["      proof: { text: Many, sample: { seed: 7, count: 3 } }\n", ""]),
    listSentences(
      { "page.yaml": page(hero) },
      {
        "page.yaml": page(
          hero,
          "  app: { platforms: [iOS, Web], category: SportsApplication, price: 4.5, currency: EUR }\n  analytics: { provider: umami, id: abc }\n",
        ),
      },
    ),
  ]).toMatchInlineSnapshot(`
    [
      [
        "First page · Contact: service of the form: "Own" → "Netlify"",
        "First page · Contact: kind of the field "Words": "Long text" → "Phone"",
      ],
      [
        "First page · Hero: store of the badge "App store": "App store" → "Play store"",
      ],
      [
        "First page · Hero: 1 badge deleted: "App store"",
      ],
      [
        "First page · Hero: invented people of the proof removed",
      ],
      [
        "First page · Hero: proof removed: "Many" and invented people",
      ],
      [
        "Site · app added: "iOS", "Web", "Sports application", price 4.5 and "EUR"",
        "Site · analytics added: "Umami" and "abc"",
      ],
    ]
  `);
});

test("times, points of a picture, languages and settings for services in words", () => {
  expect([
    tell(hero, ["2026-12-01", "2026-12-01T18:00"], ["[0.5, 0.3]", "[0.5, 0.45]"]),
    tell(hero, ["seed: 7, count: 3", "seed: 8, count: 4"]),
    tell(hero, ["    from: 2026-12-01\n", "    only: [de, fr]\n"]),
    tell(contact, ["name: mail", "name: address"]),
  ]).toMatchInlineSnapshot(`
    [
      [
        "First page · Hero: first day: "2026-12-01" → "2026-12-01, 18:00"",
        "First page · Hero: point in view of the image: 50 % from the left and 30 % from the top → 50 % from the left and 45 % from the top",
      ],
      [
        "First page · Hero: number that chooses the invented people of the proof: 7 → 8",
        "First page · Hero: number of invented people of the proof: 3 → 4",
      ],
      [
        "First page · Hero: first day removed: "2026-12-01"",
        "First page · Hero: visible languages: all → "Deutsch" and "français"",
      ],
      [
        "First page · Contact: name for the service of the field "E-mail": "mail" → "address"",
      ],
    ]
  `);
});

const cards = (titles: readonly string[]) =>
  `  - type: features\n    props:\n      title: All\n      items:\n${titles
    .map((title) => `        - { title: ${title}, description: About ${title}. }\n`)
    .join("")}`;
const letters = ["A", "B", "C", "D", "E", "F"];
const order = (...titles: string[]) =>
  listSentences({ "page.yaml": page(cards(letters)) }, { "page.yaml": page(cards(titles)) });

test("an order of many items is one sentence, and a few moves are told one by one", () => {
  expect([
    order("F", "E", "D", "C", "B", "A"),
    order("C", "B", "A", "D", "E", "F"),
    order("B", "A", "D", "C", "F", "E"),
    order("D", "E", "F", "A", "B", "C"),
    listSentences(
      { "page.yaml": page(cards(["A", "B", "C"])) },
      { "page.yaml": page(cards(["C", "B", "A"])) },
    ),
  ]).toMatchInlineSnapshot(`
    [
      [
        "First page · Features: the cards have a new order: "F", "E", "D", "C", "B" and "A"",
      ],
      [
        "First page · Features: card "C" moved up, to the start",
        "First page · Features: card "B" moved down, below card "C"",
      ],
      [
        "First page · Features: the cards have a new order: "B", "A", "D", "C", "F" and "E"",
      ],
      [
        "First page · Features: the cards have a new order: "D", "E", "F", "A", "B" and "C"",
      ],
      [
        "First page · Features: the cards have a new order: "C", "B" and "A"",
      ],
    ]
  `);
});

test("pictures without words are named by their files in a new order", () => {
  const album = (...files: string[]) =>
    `  - type: album\n    props: { pictures: [${files.map((file) => `{ image: { src: /${file}.png, alt: "" } }`).join(", ")}] }\n`;
  const [before, after] = [album("a", "b", "c"), album("c", "b", "a")].map((sections) => ({
    "page.yaml": page(sections),
  }));
  expect(listSentences(before ?? {}, after ?? {})).toEqual([
    'First page · Album: the pictures have a new order: "c.png", "b.png" and "a.png"',
  ]);
});

test("an item whose words another one has too is named with its group", () => {
  const person = (name: string) =>
    `        - { name: ${name}, links: [{ label: E-mail, href: "mailto:${name}@example.com" }, { label: Site of ${name}, href: todo }] }\n`;
  const team = `  - type: team\n    props:\n      title: Us\n      people:\n${["ada", "bob"].map(person).join("")}`;
  expect([
    tell(team, ["mailto:bob@example.com", "mailto:rob@example.com"]),
    tell(team, ["label: Site of ada, href: todo", "label: Site of ada, href: /ada/"]),
  ]).toMatchInlineSnapshot(`
    [
      [
        "First page · Team: destination of the link "E-mail" of the person "bob": "mailto:bob@example.com" → "mailto:rob@example.com"",
      ],
      [
        "First page · Team: destination of the link "Site of ada": nowhere yet → "/ada/"",
      ],
    ]
  `);
});

test("a picture of a list is replaced, though nothing of it is as before", () => {
  const spotlight = `  - type: spotlight
    props:
      title: One place
      images: [{ src: /a.png, alt: A lake. }, { src: /b.png, alt: A boat. }]
`;
  expect(
    tell(spotlight, ["{ src: /b.png, alt: A boat. }", "{ src: /c.png, alt: Red leaves. }"]),
  ).toMatchInlineSnapshot(`
    [
      "First page · Spotlight: the image "A boat." replaced: b.png → c.png",
    ]
  `);
});

test("a text in Markdown, by its headings, paragraphs and entries", () => {
  const before = [
    "# Terms",
    "Whoever drinks our tea agrees to be calm.",
    "- No running\n- No shouting",
    "## Refunds {#back}",
    "Within thirty days.",
  ];
  const prose = "  - type: prose\n    props: { title: Long, file: terms.md }\n";
  const files = (blocks: readonly string[]): Files => ({
    "page.yaml": page(prose),
    "texts/terms.md": blocks.join("\n\n"),
  });
  const rewrite = (...blocks: string[]) => listSentences(files(before), files(blocks));
  const [title = "", calm = "", list = "", back = "", days = ""] = before;
  expect([
    rewrite(title, calm, list, "## New", "All of it.", back, days),
    rewrite(title, calm, "- No running\n- No shouting\n- No tea", back, days),
    rewrite(title, calm.replace("our tea", "our green tea"), list, back, days),
    rewrite(title, calm, list),
    rewrite(title, calm, list, back.replace("back", "money"), days),
    rewrite(title, calm, `${list}\n`, back, days),
    rewrite("One.", "Two.", "Three.", "Four.", "## Five", "Six."),
  ]).toMatchInlineSnapshot(`
    [
      [
        "Files · texts/terms.md, shown in Long text on the first page, reworded: heading "New" and paragraph "All of it." added below "Terms"",
      ],
      [
        "Files · texts/terms.md, shown in Long text on the first page, reworded: entry "No tea" added below "Terms"",
      ],
      [
        "Files · texts/terms.md, shown in Long text on the first page, reworded: the word "green" added after "drinks our"",
      ],
      [
        "Files · texts/terms.md, shown in Long text on the first page, reworded: heading "Refunds" and paragraph "Within thirty days." removed below "Terms"",
      ],
      [
        "Files · texts/terms.md, shown in Long text on the first page, reworded: heading "## Refunds {#back}" → "## Refunds {#money}"",
      ],
      [
        "Files · texts/terms.md, shown in Long text on the first page, reworded: the space between its lines",
      ],
      [
        "Files · texts/terms.md, shown in Long text on the first page, reworded: paragraph "One.", paragraph "Two.", paragraph "Three." and 3 more added at the start; heading "Terms", paragraph "Whoever drinks our tea agrees to be calm.", entry "No running" and 3 more removed at the start",
      ],
    ]
  `);
});

test("headings follow the site, its pages, its files and its languages", () => {
  const files = (word: string): Files => ({
    "page.yaml": `# ${word}\n${page(hero, `  url: https://${word}.example\n`)}`,
    "pages/b.yaml": `# ${word}\npage: { title: B, description: B }\nsections: []\n`,
    "texts/a.md": word,
    "translations/de.po": word,
  });
  const headings = listSentences(files("one"), files("two")).map((each) => each.split(" · ")[0]);
  expect(headings).toEqual(["Site", "First page", "/b/", "Files", "Deutsch"]);
});

test("texts of any length are compared", () => {
  const cta = (title: string) => `  - type: cta
    props:
      title: "${title}"
`;
  const long = "A sentence of some words. ".repeat(8000);
  const sign = "[".repeat(200_000);
  const other = Array.from({ length: 40_000 }, (_, n) => `w${n}`).join(" ");
  const told = ([before, after]: [string, string]) => tell(cta(before), [before, after]);
  expect(told([long, `${long}Another one.`])).toMatchInlineSnapshot(`
    [
      "First page · Call to action: title: the words "Another one." added after "some words."",
    ]
  `);
  for (const pair of [
    ["Short", sign],
    [sign, long],
    [long, other],
  ] satisfies [string, string][]) {
    expect(told(pair)).toHaveLength(1);
  }
});
