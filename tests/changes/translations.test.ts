import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeChange } from "../../src/site/changes/describeChange.ts";
import { Random } from "../edit/random.ts";
import { smallPage } from "../fixtures/index.ts";
import { times } from "../random/times.ts";
import { compare, type Files, listSentences } from "./site.ts";

const page = `site:
  name: Example
  title: Example
  description: An example.
  languages: [{ lang: de, name: Deutsch }]
sections:
  - type: hero
    props: { title: Think better., text: A quiet app., button: { label: Try it, href: /team/ } }
  - type: faq
    props:
      title: Questions
      questions:
        - { id: cost, question: What does it cost?, answer: Nothing. }
`;
const team = `page:
  title: The team
  description: Who we are.
sections:
  - type: statement
    props: { title: Ten of us }
`;

/** Texts of the site, by their places in a catalogue. */
const texts = {
  "hero title": ["Think better.", "Denk besser."],
  "hero text": ["A quiet app.", "Eine ruhige App."],
  "hero button.label": ["Try it", "Probier es"],
  "faq title": ["Questions", "Fragen"],
  "faq #cost.question": ["What does it cost?", "Was kostet es?"],
  "faq #cost.answer": ["Nothing.", "Nichts."],
  "/team/ statement title": ["Ten of us", "Zu zehnt"],
} as const;

type Place = keyof typeof texts;

const header = 'msgid ""\nmsgstr "Language: de\\n"\n\n';

/** A catalogue, with other translations of some texts: undefined for none, and with `~` before one to look at. */
function catalogue(others: Partial<Record<Place, string | undefined>> = {}): string {
  const entries = Object.entries(texts).map(([place, [text, own]]) => {
    const given = Object.entries(others).find(([each]) => each === place);
    const words = given ? (given[1] ?? "") : own;
    const flag = words.startsWith("~") ? "#, fuzzy\n" : "";
    return `${flag}msgctxt "${place}"\nmsgid "${text}"\nmsgstr "${words.replace("~", "")}"\n`;
  });
  return header + entries.join("\n");
}

const site = (po?: string): Files => ({
  "page.yaml": page,
  "pages/team.yaml": team,
  ...(po !== undefined && { "translations/de.po": po }),
});

const tell = (before: string | undefined, after: string | undefined) =>
  listSentences(site(before), site(after));

const none = Object.fromEntries(Object.keys(texts).map((place) => [place, undefined]));

test("each translation that changed is told by its text", () => {
  const later = catalogue({ "hero title": undefined, "faq title": "~Fragen" });
  expect([
    tell(later, catalogue()),
    tell(catalogue(), later),
    tell(catalogue(), catalogue({ "hero title": "Denk gut.", "faq #cost.answer": "Gar nichts." })),
    tell(catalogue(), catalogue({ "/team/ statement title": "Zehn", "hero button.label": "Los" })),
  ]).toMatchInlineSnapshot(`
    [
      [
        "Deutsch · Hero: title translated: "Denk besser."",
        "Deutsch · FAQ: title translated: "Fragen"",
      ],
      [
        "Deutsch · Hero: translation of the title removed: "Denk besser.", so visitors read "Think better."",
        "Deutsch · FAQ: translation of the title has to be looked at: "Fragen"",
      ],
      [
        "Deutsch · Hero: translation of the title: "Denk besser." → "Denk gut."",
        "Deutsch · FAQ: translation of the answer of the question "What does it cost?": "Nichts." → "Gar nichts."",
      ],
      [
        "Deutsch · Hero: translation of the label of the button: "Probier es" → "Los"",
        "Deutsch · Statement on /team/: translation of the title: "Zu zehnt" → "Zehn"",
      ],
    ]
  `);
});

test("many translations of one section, and of the whole language, are one sentence", () => {
  const hero = { "hero title": undefined, "hero text": undefined, "hero button.label": undefined };
  expect([
    tell(catalogue(hero), catalogue()),
    tell(catalogue(none), catalogue()),
    tell(undefined, catalogue(hero)),
    tell(catalogue(), undefined),
  ]).toMatchInlineSnapshot(`
    [
      [
        "Deutsch · Hero: 3 texts translated: "Denk besser.", "Eine ruhige App." and "Probier es"",
      ],
      [
        "Deutsch · Hero: 3 texts translated: "Denk besser.", "Eine ruhige App." and "Probier es"",
        "Deutsch · FAQ: 3 texts translated: "Fragen", "Was kostet es?" and "Nichts."",
        "Deutsch · Statement on /team/: title translated: "Zu zehnt"",
      ],
      [
        "Deutsch · Translations added: 4 texts",
      ],
      [
        "Deutsch · Translations deleted: 7 texts",
      ],
    ]
  `);
});

test("a text that is gone and had no translation", () => {
  const waiting = catalogue({ "hero text": undefined });
  const gone = waiting.replace(/msgctxt "hero text"\n.*\n.*\n/, "");
  expect(listSentences(site(waiting), site(gone))).toMatchInlineSnapshot(`
    [
      "Deutsch · Hero: text waits for no translation any more, because it is gone: "A quiet app."",
    ]
  `);
});

test("a text that was reworded, is gone or moved takes its translation along", () => {
  const reworded: Files = {
    ...site(
      catalogue()
        .replace(
          'msgctxt "hero title"\nmsgid "Think better."',
          '#, fuzzy\nmsgctxt "hero title"\nmsgid "Think best."',
        )
        .replace(/msgctxt "faq title"\n.*\n.*\n/, ""),
    ),
    "page.yaml": page
      .replace("Think better.", "Think best.")
      .replace("      title: Questions\n", ""),
  };
  const renamed: Files = {
    ...site(catalogue().replaceAll('"faq ', '"help ')),
    "page.yaml": page.replace("type: faq\n", "type: faq\n    id: help\n"),
  };
  expect([
    listSentences(site(catalogue()), reworded),
    listSentences(site(catalogue()), renamed),
  ]).toMatchInlineSnapshot(`
    [
      [
        "First page · Hero: title: "Think better." → "Think best."",
        "First page · FAQ: title removed: "Questions"",
        "Deutsch · Hero: translation of the title has to be looked at, because its text changed: "Denk besser."",
        "Deutsch · FAQ: translation of the title gone with its text: "Fragen"",
      ],
      [
        "First page · FAQ: id: "faq" → "help"",
        "Deutsch · FAQ: 3 translations stay with their texts: visitors see the same",
      ],
    ]
  `);
});

test("a draft is not told as a translation whose text changed", () => {
  const draft = { "hero title": "~Denk besser." };
  const rest = catalogue().replace(/msgctxt "hero title"\n.*\n.*\n/, "");
  const sentence = 'Deutsch · Hero: translation of the title has to be looked at: "Denk besser."';
  expect([
    tell(catalogue(none), catalogue({ ...none, ...draft })),
    tell(rest, catalogue(draft)),
    tell(catalogue(), catalogue(draft)),
  ]).toEqual([[sentence], [sentence], [sentence]]);
});

test("the header of a catalogue, which may name another language", () => {
  const other = (catalogue: string) => catalogue.replace("Language: de", "Language: fr");
  const sentence =
    'Deutsch · The header of translations/de.po names "fr" now, and named "de" before';
  expect(tell(catalogue(), other(catalogue()))).toEqual([sentence]);
  expect(tell(catalogue(), other(catalogue({ "hero title": "Besser denken." })))).toContain(
    sentence,
  );
  expect(tell(catalogue(), catalogue().replace("de\\n", "de\\nX-Generator: Poedit\\n"))).toEqual([
    "Deutsch · The header of translations/de.po changed, for programs of translators: visitors see the same",
  ]);
});

test("what visitors do not see of a catalogue, and one with a mistake", () => {
  expect([
    tell(catalogue(), catalogue().replace("msgctxt", "# Ask Ada.\nmsgctxt")),
    tell(catalogue(), `${catalogue()}\n#~ msgid "Old"\n#~ msgstr "Alt"\n`),
    tell(catalogue(), catalogue().replaceAll("\n", "\r\n")),
    tell(catalogue(), `${catalogue()}msgid broken\n`),
    tell(undefined, "broken"),
    tell("broken", undefined),
    tell("broken", "broken too"),
  ]).toMatchInlineSnapshot(`
    [
      [
        "Deutsch · Comments changed in translations/de.po: visitors do not see them",
      ],
      [
        "Deutsch · Only the layout of the lines changed in translations/de.po: visitors see the same",
      ],
      [],
      [
        "Deutsch · translations/de.po replaced",
      ],
      [
        "Deutsch · translations/de.po added",
      ],
      [
        "Deutsch · translations/de.po deleted",
      ],
      [
        "Deutsch · translations/de.po replaced",
      ],
    ]
  `);
});

test("the steps of what is told make the new catalogue of the old one", {
  tags: ["random"],
}, () => {
  const german = readFileSync("tests/fixtures/translations/de.po", "utf8");
  for (let seed = 0; seed < times(3); seed += 1) {
    const random = new Random(seed * 104_729 + 7);
    const blocks = german.split(/\n\n+/);
    const [head = "", ...entries] = blocks;
    const hand = () =>
      [
        head,
        ...entries.flatMap((entry) => {
          const chance = random.below(20);
          if (chance === 0) return [];
          if (chance === 1) return [entry.replace(/msgstr ".*"/, 'msgstr "Etwas Neues"')];
          if (chance === 2) return [entry.replace(/msgstr ".*"/, 'msgstr ""')];
          if (chance === 3) return [entry.replace(/msgid "(.*)"/, 'msgid "$1 too"')];
          if (chance === 4) return [entry.replace(/msgctxt "\S+ /, 'msgctxt "other ')];
          return [entry];
        }),
      ].join("\n\n");
    const [before, after] = [hand(), hand()].map((po) => ({
      "page.yaml": smallPage,
      "translations/de.po": po,
    }));
    if (!before || !after) throw new Error("There are no hands.");
    // Throws where a step is missing.
    const { changes, replay } = compare(before, after);
    const told = new Set(changes);
    expect(replay.filter(({ change }) => !told.has(change))).toEqual([]);
    const sentences = changes.map(describeChange);
    expect(new Set(sentences).size, `seed ${seed}`).toBe(sentences.length);
    expect(sentences.filter((sentence) => /undefined|null|\[object/.test(sentence))).toEqual([]);
  }
});
