import { describe, expect, test } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { pageYaml } from "../fixtures/index.ts";
import { type Files, listSentences, schemas } from "./site.ts";

/** The sentences of operations on the fixture page. */
function describeEdits(...operations: Operation[]): string[] {
  const text = operations.reduce((page, operation) => {
    const edited = applyEdit(page, operation, { schemas });
    if ("refusal" in edited) throw new Error(edited.refusal.message);
    return edited.text;
  }, pageYaml);
  return listSentences({ "page.yaml": pageYaml }, { "page.yaml": text });
}

const title: Operation = {
  do: "set",
  section: "hero",
  path: ["props", "title"],
  value: "Think less.",
};

describe("on one page", () => {
  test("a section that is added hidden", () => {
    const hidden = `${pageYaml}  - type: statement\n    enabled: false\n    props:\n      title: Soon\n      lines: [One]\n`;
    expect(listSentences({ "page.yaml": pageYaml }, { "page.yaml": hidden })).toEqual([
      'First page · Statement "Soon" added, hidden',
    ]);
  });

  test("a section that moves, hides, appears, goes or is copied", () => {
    expect([
      describeEdits({ do: "move-section", section: "faqs", to: { after: "hero" } }),
      describeEdits({ do: "move-section", section: "hero", to: { after: "faqs" } }),
      describeEdits({ do: "disable-section", section: "faqs" }),
      describeEdits({ do: "delete-section", section: "faqs" }),
      describeEdits({ do: "add-section", type: "statement", at: { after: "hero" } }),
      describeEdits({ do: "duplicate-section", section: "faqs" }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "First page · FAQ moved up, below Hero",
        ],
        [
          "First page · Hero moved down, below FAQ",
        ],
        [
          "First page · FAQ hidden",
        ],
        [
          "First page · FAQ "Frequently Asked Questions" deleted",
        ],
        [
          "First page · Statement (statement) added",
        ],
        [
          "First page · FAQ "Frequently Asked Questions" (faqs-2) added",
        ],
      ]
    `);
  });

  test("texts: whole where they are short, by their words where they are alike", () => {
    const text = { do: "set", section: "hero", path: ["props", "text"] } as const;
    expect([
      describeEdits(title),
      describeEdits({
        ...text,
        value:
          "Put the day down in words, sound or a quick sketch. The app keeps your tasks moving, shows what lifts your mood and remembers all that you would forget.",
      }),
      describeEdits({
        ...text,
        value: "Something else altogether, about tea and the sea at night.",
      }),
      describeEdits({ do: "remove", section: "hero", path: ["props", "eyebrow"] }),
      describeEdits({ do: "remove", section: "hero", path: ["props", "button"] }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "First page · Hero: title: "Think Better. Feel Better. Do Better." → "Think less."",
        ],
        [
          "First page · Hero: text: "drawing" → "sketch", "what" → "all that"",
        ],
        [
          "First page · Hero: text: "Put the day down in words, sound or a quick drawing. The ap…" → "Something else altogether, about tea and the sea at night."",
        ],
        [
          "First page · Hero: eyebrow removed: "Your journal, your plans, your moods"",
        ],
        [
          "First page · Hero: button removed: "Sign Up Free"",
        ],
      ]
    `);
  });

  test("items of a list, by their words", () => {
    const path = ["props", "categories", 0, "questions"];
    const question = { id: "new-one", question: "Is it new?", answer: "Yes." };
    expect([
      describeEdits({ do: "insert", section: "faqs", path, value: question }),
      describeEdits({ do: "remove", section: "faqs", path: [...path, 1] }),
      describeEdits({ do: "move", section: "faqs", path, from: 0, to: 2 }),
      describeEdits({
        do: "set",
        section: "faqs",
        path: [...path, 0, "answer"],
        value: "It is free.",
      }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "First page · FAQ: 1 question added to the category "Common Questions": "Is it new?"",
        ],
        [
          "First page · FAQ: 1 question deleted from the category "Common Questions": "Who is it for?"",
        ],
        [
          "First page · FAQ: question "What is the app for?" moved down, below question "What does it cost?"",
        ],
        [
          "First page · FAQ: answer of the question "What is the app for?": "It is a journal, a mood diary and a task list that work tog…" → "It is free."",
        ],
      ]
    `);
  });

  test("settings of the site and its look", () => {
    expect(
      describeEdits(
        { do: "set", path: ["theme", "colors", "accent"], value: "#1f5d4c" },
        { do: "set", path: ["site", "name"], value: "Quill" },
      ),
    ).toMatchInlineSnapshot(`
      [
        "Site · name: "Quillow" → "Quill"",
        "Theme · accent color added: "#1f5d4c"",
      ]
    `);
  });

  test("fields by what they are, and choices from one value to the other", () => {
    expect(
      describeEdits(
        { do: "set", path: ["site", "words", "menu"], value: "Open" },
        { do: "set", path: ["theme", "preset"], value: "harbor" },
        { do: "set", path: ["theme", "corners"], value: "sharp" },
        { do: "set", section: "hero", path: ["tone"], value: "soft" },
        { do: "set", section: "hero", path: ["spacing"], value: "normal" },
        { do: "set", section: "hero", path: ["from"], value: "2026-12-01" },
        { do: "set", section: "hero", path: ["props", "button", "href"], value: "/start/" },
        { do: "set", section: "hero", path: ["props", "image", "src"], value: "/images/b.png" },
      ),
    ).toMatchInlineSnapshot(`
      [
        "Site · label "Menu" added: "Open"",
        "Theme · preset: "Meadow" → "Harbor"",
        "Theme · corners: default → "Sharp"",
        "First page · Hero: first day added: "2026-12-01"",
        "First page · Hero: tone: "Plain" → "Soft"",
        "First page · Hero: spacing: still "Normal", visitors see the same",
        "First page · Hero: destination of the button: nowhere yet → "/start/"",
        "First page · Hero: image replaced: hero.png → b.png",
      ]
    `);
  });

  test("settings that say too little by their own name and that of their group", () => {
    expect(
      describeEdits(
        { do: "set", path: ["theme", "colors"], value: { muted: "#555555" } },
        { do: "set", path: ["theme", "dark"], value: { accent: "#88bb99" } },
        { do: "set", path: ["theme", "fonts"], value: { display: "Fraunces" } },
        { do: "set", path: ["theme", "type"], value: { scale: 1.35 } },
      ),
    ).toMatchInlineSnapshot(`
      [
        "Theme · muted color added: "#555555"",
        "Theme · accent color at night added: "#88bb99"",
        "Theme · typeface of titles: default → "Fraunces"",
        "Theme · size of titles added: 1.35",
      ]
    `);
  });

  test("a group or a list in the words that visitors see, its files and where it leads", () => {
    const button = { label: "See more", href: "/more/", look: "quiet", track: "more" };
    expect(
      describeEdits(
        { do: "set", path: ["site", "redirects"], value: [{ from: "/old/", to: "/new/" }] },
        { do: "set", section: "hero", path: ["props", "secondButton"], value: button },
        {
          ...{ do: "set", section: "faqs", path: ["background"] },
          value: { picture: { src: "/images/hero.png" }, side: "end" },
        },
      ),
    ).toMatchInlineSnapshot(`
      [
        "Site · redirects added: "/old/", to "/new/"",
        "First page · Hero: second button added: "See more", to "/more/"",
        "First page · FAQ: background added: hero.png",
      ]
    `);
  });

  test("a setting that means something where it is left out", () => {
    expect(
      describeEdits({ do: "set", section: "faqs", path: ["only"], value: ["de"] }),
    ).toMatchInlineSnapshot(`
      [
        "First page · FAQ: visible languages: all → "Deutsch"",
      ]
    `);
  });

  test("settings whose own name says too little", () => {
    const questions = "  - type: faq\n    props:\n      questions: [{ question: A, answer: B }]\n";
    const [before, after] = ["", "      open: true\n"].map((open) => ({
      "page.yaml": pageYaml,
      "pages/a.yaml": `page:\n  title: ${open ? "New" : "Old"}\nsections:\n${questions}${open}`,
    }));
    expect(listSentences(before ?? {}, after ?? {})).toMatchInlineSnapshot(`
      [
        "/a/ · title in search results: "Old" → "New"",
        "/a/ · FAQ: all answers open: default → yes",
      ]
    `);
  });

  test("a comma, the end of a word, and the place of words in a long text", () => {
    const [before, after] = [
      "See [the notes](/notes/), and write a line on most days, as you like.",
      "See [the notes](/notes-new/) and write a good line on most days, as you like!",
    ];
    const text = { do: "set", section: "hero", path: ["props", "text"] } as const;
    const page = (value: string) => {
      const edited = applyEdit(pageYaml, { ...text, value }, { schemas });
      return { "page.yaml": "refusal" in edited ? "" : edited.text };
    };
    expect(listSentences(page(before), page(after))).toMatchInlineSnapshot(`
      [
        "First page · Hero: text: "notes](/notes/)," → "notes](/notes-new/)", the word "good" added after "write a", "like." → "like!"",
      ]
    `);
  });

  test("what is inside an item without words, and the id of an item with words", () => {
    const album = (file: string) =>
      `${pageYaml}  - type: album\n    props: { pictures: [{ image: { src: /images/${file}.png, alt: "" } }] }\n`;
    expect([
      listSentences({ "page.yaml": album("a") }, { "page.yaml": album("b") }),
      describeEdits({
        ...{ do: "set", section: "faqs", value: "price" },
        path: ["props", "categories", 0, "questions", 2, "id"],
      }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "First page · Album: image of picture 1 replaced: a.png → b.png",
        ],
        [
          "First page · FAQ: id of the question "What does it cost?": "common-cost" → "price"",
        ],
      ]
    `);
  });

  test("sections of one type without a title, by their ids", () => {
    expect(describeEdits({ do: "duplicate-section", section: "footer" })).toMatchInlineSnapshot(`
      [
        "First page · Footer (footer-2) added",
      ]
    `);
  });

  test("the parts of a price", () => {
    const priced = pageYaml.replace(
      /(\n *)(title: Write it down)/,
      "$1price: { amount: $4, lead: from }$1$2",
    );
    const later = priced.replace("lead: from", "lead: only, before: $6");
    expect(listSentences({ "page.yaml": priced }, { "page.yaml": later })).toMatchInlineSnapshot(`
      [
        "First page · Carousel: words before the price of the card "Write it down": "from" → "only"",
        "First page · Carousel: former price of the card "Write it down" added: "$6"",
      ]
    `);
  });

  test("a switch that only says its default, and words that a long text gains", () => {
    const text =
      "Put the day down in words, sound or a quick drawing. The app keeps your tasks moving, shows what lifts your mood and remembers what you would forget.";
    expect(
      describeEdits(
        { do: "set", section: "faqs", path: ["enabled"], value: true },
        { do: "set", section: "hero", path: ["props", "text"], value: `${text} Start.` },
      ),
    ).toMatchInlineSnapshot(`
      [
        "First page · Hero: text: the word "Start." added after "would forget."",
        "First page · FAQ: shown: still yes, visitors see the same",
      ]
    `);
  });

  test("icons of several items in one sentence", () => {
    const icons = [0, 1, 2].map(
      (index): Operation => ({
        ...{ do: "set", section: "what_you_can_do", value: "heart" },
        path: ["props", "cards", index, "icon"],
      }),
    );
    expect(describeEdits(...icons)).toMatchInlineSnapshot(`
      [
        "First page · Carousel: icon of 3 cards changed: "Write it down", "Say it aloud" and "Keep the moment"",
      ]
    `);
    expect(describeEdits(...icons.slice(1))).toHaveLength(2);
  });

  test("a new id tells the links that follow, and no link twice", () => {
    expect(describeEdits({ do: "rename-id", section: "faqs", id: "help" })).toMatchInlineSnapshot(`
      [
        "First page · FAQ: id: "faqs" → "help"; 2 links to it are updated",
      ]
    `);
  });

  test("several changes at once are all there", () => {
    expect(
      describeEdits(
        title,
        { do: "disable-section", section: "faqs" },
        {
          do: "move-section",
          section: "feedback",
          to: { index: 1 },
        },
      ),
    ).toMatchInlineSnapshot(`
      [
        "First page · Testimonials moved up, below Header",
        "First page · Hero: title: "Think Better. Feel Better. Do Better." → "Think less."",
        "First page · FAQ hidden",
      ]
    `);
  });

  test("comments and layout alone", () => {
    const site = { "page.yaml": pageYaml };
    const commented = { "page.yaml": pageYaml.replace("version: 1", "# Ours.\nversion: 1") };
    const spaced = { "page.yaml": pageYaml.replace("version: 1", "version:   1") };
    expect([
      listSentences(site, commented),
      listSentences(commented, site),
      listSentences(site, spaced),
      listSentences(site, { "page.yaml": pageYaml.replaceAll("\n", "\r\n") }),
      listSentences(site, {
        "page.yaml": pageYaml
          .replace("version: 1", "# Ours.\nversion: 1")
          .replace("Quillow", "Quill"),
      }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "First page · Comments changed in page.yaml: visitors do not see them",
        ],
        [
          "First page · Comments changed in page.yaml: visitors do not see them",
        ],
        [
          "First page · Only the layout of the lines changed in page.yaml: visitors see the same",
        ],
        [],
        [
          "Site · name: "Quillow" → "Quill"",
          "First page · Comments changed in page.yaml: visitors do not see them",
        ],
      ]
    `);
  });
});

describe("on several pages", () => {
  const site: Files = {
    "page.yaml": `site:
  name: Example
  title: Example
  description: An example.
sections:
  - type: hero
    props: { title: Hello, button: { label: Team, href: /team/ } }
  - type: faq
    props:
      title: Questions
      questions:
        - { id: where, question: Where are you?, answer: "In [the team's](/team/#people) house." }
`,
    "pages/team.yaml": `page:
  title: The team
  description: Who we are.
sections:
  - type: team
    id: people
    props: { title: People, people: [{ name: Ada }, { name: Grace }] }
  - type: statement
    props: { title: Ten of us }
`,
    "texts/terms.md": "## Terms\n\nSee [the team](/team/).\n",
    "public/a.png": "a",
  };

  test("a page that is made, deleted or moved, with what follows", () => {
    const { "pages/team.yaml": team = "", ...rest } = site;
    const moved = Object.fromEntries(
      Object.entries(rest).map(([file, text]) => [file, text.replaceAll("/team/", "/us/")]),
    );
    const redirected = String(moved["page.yaml"]).replace(
      "sections:",
      "  redirects:\n    - { from: /team/, to: /us/ }\nsections:",
    );
    expect([
      listSentences(site, rest),
      listSentences(rest, site),
      listSentences(site, { ...moved, "page.yaml": redirected, "pages/us.yaml": team }),
      listSentences(site, { ...rest, "pages/us.yaml": team }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "/team/ · The page /team/ deleted, "The team"",
        ],
        [
          "/team/ · The page /team/ added, "The team", with Team and Statement",
        ],
        [
          "/us/ · The page /team/ is at /us/ now; 3 links to it are updated and a redirect from the old address is added",
        ],
        [
          "/us/ · The page /team/ is at /us/ now, and its old address leads nowhere",
        ],
      ]
    `);
  });

  test("a section that moves to another page", () => {
    const statement = "  - type: statement\n    props: { title: Ten of us }\n";
    const { "page.yaml": first = "", "pages/team.yaml": team = "" } = site;
    expect(
      listSentences(site, {
        ...site,
        "page.yaml": first + statement,
        "pages/team.yaml": team.replace(statement, ""),
      }),
    ).toMatchInlineSnapshot(`
      [
        "First page · Statement "Ten of us" moved here from /team/",
      ]
    `);
  });

  test("the pages that show a file", () => {
    const prose = "  - type: prose\n    props: { title: Terms, file: terms.md }\n";
    const shown = { ...site, "pages/team.yaml": `${site["pages/team.yaml"]}${prose}` };
    const reworded = "## Terms of use\n\nSee [the team](/team/).\n";
    expect(listSentences(shown, { ...shown, "texts/terms.md": reworded })).toMatchInlineSnapshot(`
      [
        "Files · texts/terms.md, shown in Long text on /team/, reworded: heading "Terms" → "Terms of use"",
      ]
    `);
  });

  test("texts and pictures", () => {
    expect(
      listSentences(site, {
        ...site,
        "texts/terms.md": "## Terms of use\n\nSee [the team](/team/).\n",
        "public/a.png": "b",
        "public/b.png": "b",
      }),
    ).toMatchInlineSnapshot(`
      [
        "Files · texts/terms.md, which no page shows, reworded: heading "Terms" → "Terms of use"",
        "Files · public/a.png replaced",
        "Files · public/b.png added",
      ]
    `);
  });
});
