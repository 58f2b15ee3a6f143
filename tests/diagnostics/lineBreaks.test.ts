import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { sample } from "../random/sample.ts";
import { answer, change, complaints, fixed, report, smallPage } from "./readFixture.ts";

const lines = smallPage.split("\n");
const settings = lines.flatMap((text, index) => (/^\s*[^\s#]/.test(text) ? [{ text, index }] : []));

test("two lines that run together are parted again", () => {
  const apart = settings.filter(({ index }) => {
    const [first = "", second = ""] = lines.slice(index, index + 2);
    return fixed(lines.toSpliced(index, 2, first + second).join("\n")) !== smallPage;
  });
  // Nothing distinguishes the top-level names by indentation, and the last line has none below.
  expect(apart.map(({ text }) => text.trim())).toMatchInlineSnapshot(`
    [
      "description: A page small enough to be read whole.",
      "accent: "#1f5d4c"",
      "href: https://lull.museum/chat",
    ]
  `);
});

test("a lost line is reported in its place, or by its name", () => {
  const elsewhere = settings.filter(({ text, index }) => {
    const errors = complaints(lines.toSpliced(index, 1).join("\n"));
    const name = /[\w-]+(?=:)/.exec(text)?.[0];
    return (
      errors.length > 0 &&
      !errors.some(
        ({ line, message }) =>
          Math.abs(line - index - 1) <= 1 || message.includes(`"${name}" is missing`),
      )
    );
  });
  expect(elsewhere.map(({ text }) => text.trim())).toMatchInlineSnapshot(`
    [
      "id: questions",
    ]
  `);
});

/** The page with a line break in place of each blank within a setting. */
const breaksAt = (indent: (text: string) => string) =>
  settings.flatMap(({ text, index }) =>
    [...text.matchAll(/(?<=[-:]) (?=\S)/g)].map(({ index: at }) => ({
      name: `${text.slice(0, at).trim()} ⏎ ${text.slice(at + 1)}`,
      page: lines
        .toSpliced(index, 1, text.slice(0, at), indent(text) + text.slice(at + 1))
        .join("\n"),
    })),
  );

test("what a break has torn from its name or its dash is put back, or reads the same", {
  tags: ["random"],
}, () => {
  const inColumn = breaksAt((text) => /^ */.exec(text)?.[0] ?? "");
  const atStart = breaksAt(() => "");
  const data = JSON.stringify(parseDocument(smallPage));
  const torn = [...sample(inColumn, 3), ...sample(atStart, 3)].filter(
    ({ page }) => JSON.stringify(parseDocument(fixed(page))) !== data,
  );
  expect(torn.map(({ name }) => name)).toMatchInlineSnapshot(`[]`);
});

test("a comment between a name and its value stays", () => {
  const torn = change(smallPage, "icon: notebook", "icon:\n# a book\nnotebook");
  expect(fixed(torn)).toBe(torn);
});

test("a value and an entry on the next line", () => {
  expect(
    report(change(smallPage, 'href: "#questions"', 'href:\n          "#questions"')),
  ).toMatchInlineSnapshot(`
    "page.yaml:18:11 error line-break The value of "href" stands on the next line, and no further in.
      17 |           href:
      18 |           "#questions"
         |           ^^^^^^^^^^^^
      Write it behind href:, on the same line."
  `);
  expect(report(change(smallPage, "- type: faq", "-\n  type: faq"))).toMatchInlineSnapshot(`
    "page.yaml:46:3 error empty-dash This - stands alone, and the entry that it starts is not in line below it.
      45 |           description: Shared with friends.
      46 |   -
         |   ^
      Write "type" behind the -, on the same line."
  `);
});

test("texts of a list, behind a dash alone", () => {
  const list =
    "  - type: statement\n    props:\n      title: Rest.\n      lines:\n        - One\n        - Two\n  - type: footer\n";
  const page = change(smallPage, "  - type: footer\n", list);
  expect(fixed(change(page, "- One", "-\n        One"))).toBe(page);
});

test("a lost break that may be part of a text", () => {
  expect(answer("title: Voices\n", "title: Voices title: Noises\n")).toMatchInlineSnapshot(`
    "page.yaml:60:21 error line-break "title:" stands in the line of "title", as if the line break between them were lost.
      59 |     props:
      60 |       title: Voices title: Noises
         |                     ^^^^^
      Begin a new line before title:, or, if it belongs to the text, put quotes around the whole: title: "Voices title: Noises""
  `);
});

test("a lost break after a text in quotes", () => {
  expect(
    report(change(smallPage, 'href: "#features"\n', 'href: "#features"')),
  ).toMatchInlineSnapshot(`
    "page.yaml:14:38 error line-break "threshold:" stands in the line of "href", as if the line break between them were lost.
      13 |         - label: Features
      14 |           href: "#features"          threshold: 0.2
         |                                      ^^^^^^^^^
      Begin a new line before threshold:."
  `);
});

test("lines that end as in Windows are parted so", () => {
  const page = smallPage.replaceAll("\n", "\r\n");
  expect(fixed(page.replace("Lull\r\n", "Lull"))).toBe(page);
});

test("the first line of a list's first entry is lost", () => {
  expect(answer("        - label: Features\n", "")).toMatchInlineSnapshot(`
    "page.yaml:13:11 error headless "href" stands above the first - in "links", so that it belongs to no entry.
      12 |       links:
      13 |           href: "#features"
         |           ^^^^^^^^^^^^^^^^^
      The line that starts its entry, such as - label: …, is missing above it."
  `);
});

test("a line that starts an entry is lost", () => {
  const starts = settings.filter(({ text }) => /^ *- /.test(text));
  const reported = starts.map(({ text, index }) => {
    const found = complaints(lines.toSpliced(index, 1).join("\n"));
    return [text.trim(), ...found.map(({ line, code }) => `${line - index - 1} ${code}`)].join(
      "  ",
    );
  });
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "- type: header  0 headless
    - label: Features  0 headless
    - label: Questions  0 given-twice
    - type: hero  0 headless
    - type: showcase  0 headless
    - type: features  0 headless
    - icon: notebook  0 headless
    - icon: list-checks  0 headless
    - type: faq  0 headless
    - id: start  -1 wrong-kind  0 missing
    - id: cost  -1 wrong-kind  0 missing
    - type: testimonials  0 headless
    - name: Noor  -1 wrong-kind  0 missing
    - type: footer  0 headless
    - label: Discord  -1 wrong-kind  0 missing"
  `);
});

test("a section has lost its first line", () => {
  expect(answer("  - type: faq\n", "")).toMatchInlineSnapshot(`
    "page.yaml:46:5 error headless "id" belongs to another entry of the list than "props" in line 37, but no line starts that entry.
      45 |           description: Shared with friends.
      46 |     id: questions
         |     ^^
      The line that starts it, such as - type: …, is missing above "id"."
  `);
});

test("an entry of three lines has lost its first", () => {
  expect(answer("        - icon: list-checks\n", "")).toMatchInlineSnapshot(`
    "page.yaml:43:11 error headless "title" belongs to another entry of the list than "title" in line 41, but no line starts that entry.
      42 |           description: A line a day.
      43 |           title: Lists
         |           ^^^^^
      The line that starts it, such as - icon: …, is missing above "title"."
  `);
});

test("an entry of two lines has lost its first, or its second was written twice", () => {
  expect(answer("        - label: Questions\n", "")).toMatchInlineSnapshot(`
    "page.yaml:16:11 error given-twice "href" is given twice; the first stands in line 14.
      15 |           threshold: 0.2
      16 |           href: "#questions"
         |           ^^^^
      If another entry starts here, the line that starts it, such as - label: …, is missing above. If not, keep one of them and delete the other."
  `);
});

test("the name of a list is lost", () => {
  expect(answer("      links:\n        - label: F", "        - label: F")).toMatchInlineSnapshot(`
    "page.yaml:12:9 error nameless A list starts here, but no line names it.
      11 |     props:
      12 |         - label: Features
         |         ^^^^^^^^^^^^^^^^^
      A line such as items: is missing above it."
  `);
});

test("two entries at the very left", () => {
  const two = "- icon: leaf\n  title: One\n- icon: leaf\n  title: Two\n";
  expect(
    report(change(smallPage, "A line a day.\n", `A line a day.\n${two}`)),
  ).toMatchInlineSnapshot(`
    "page.yaml:43:1 error indent This line does not stand exactly below or above the settings it belongs to.
      42 |           description: A line a day.
      43 | - icon: leaf
         | ^^^^^^^^^^^^
      Add or remove spaces at its start, until it stands in line with the others of its group.

    page.yaml:44:3 error indent This line does not stand exactly below or above the settings it belongs to.
      43 | - icon: leaf
      44 |   title: One
         |   ^^^^^^^^^^
      Add or remove spaces at its start, until it stands in line with the others of its group."
  `);
});

test("the text behind an unreadable line is not reported as a name", () => {
  const start = smallPage.indexOf("        - id: start");
  const category = smallPage.slice(start, smallPage.indexOf("  - type: testimonials"));
  const more = ["b", "c"].map((id) => category.replace("start", id).replace("cost", `${id}-cost`));
  const page = change(smallPage, category, category + more.join(""));
  const pasted = change(page, "            - id: cost", "- id: new\n            - id: cost");
  expect(complaints(pasted).map(({ line, code }) => `${line} ${code}`)).toMatchInlineSnapshot(`
    [
      "54 indent",
    ]
  `);
});

test("the page's first line is lost", () => {
  expect(answer("site:\n", "")).toMatchInlineSnapshot(`
    "page.yaml:2:3 error nameless A group of settings starts here, but no line names it.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
      2 |   name: Lull
        |   ^^^^^^^^^^
      A line such as site: is missing above it."
  `);
});

test("a line changed places with the one that opens its group", () => {
  expect(
    answer('  colors:\n    accent: "#1f5d4c"\n', '    accent: "#1f5d4c"\n  colors:\n'),
  ).toMatchInlineSnapshot(`
    "page.yaml:7:5 error indent "accent" stands further right than the settings below it.
      6 | theme:
      7 |     accent: "#1f5d4c"
        |     ^^^^^^^^^^^^^^^^^
      If it belongs to "colors", move it below that line. If not, take 2 spaces away."
  `);
});

test("a line changed places with the one that opens the group below it", () => {
  expect(
    answer(
      '          href: "#questions"\n      button:\n',
      '      button:\n          href: "#questions"\n',
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:18:11 error indent "href" stands further right than the settings below it.
      17 |       button:
      18 |           href: "#questions"
         |           ^^^^^^^^^^^^^^^^^^
      If it belongs to what is above "button", move it there. If not, take 2 spaces away.

    page.yaml:20:9 error given-twice "href" is given twice; the first stands in line 18.
      19 |         label: Write to us
      20 |         href: mailto:hello@lull.museum
         |         ^^^^
      Keep one of them and delete the other."
  `);
});

test("more blanks behind a dash than there is room for", () => {
  expect(answer("- type: header", "-   type: header")).toMatchInlineSnapshot(`
    "page.yaml:10:3 error indent "type" stands further right than the settings below it.
       9 | sections:
      10 |   -   type: header
         |   ^^^^^^^^
      Take 2 spaces away behind the -.
    --fix
      - type: header"
  `);
});

test("two dashes without a blank between them", () => {
  expect(answer("- type: faq", "-- type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:3 error double-dash Two dashes stand here; one starts an entry of the list.
      45 |           description: Shared with friends.
      46 |   -- type: faq
         |   ^^
      Take one of them out.
    --fix
      - type: faq"
  `);
});

test("a quote that is typed twice", () => {
  const cases = ['""#features"', '"#features""', "''#features'"];
  expect(cases.map((wrong) => answer('"#features"', wrong)).join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:14:17 error quotes-twice Two " stand here; one opens the text.
      13 |         - label: Features
      14 |           href: ""#features"
         |                 ^^
      Take one of them out.
    --fix
              href: "#features"

    page.yaml:14:27 error quotes-twice Two " stand here; one closes the text.
      13 |         - label: Features
      14 |           href: "#features""
         |                           ^^
      Take one of them out.
    --fix
              href: "#features"

    page.yaml:14:17 error quotes-twice Two ' stand here; one opens the text.
      13 |         - label: Features
      14 |           href: ''#features'
         |                 ^^
      Take one of them out.
    --fix
              href: '#features'"
  `);
});

test("an address that has lost its colon", () => {
  expect(answer("mailto:hello", "mailtohello")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "mailtohello@lull.museum": it is an e-mail address.
      19 |         label: Write to us
      20 |         href: mailtohello@lull.museum
         |               ^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "mailto:hello@lull.museum"?
    --fix
            href: mailto:hello@lull.museum"
  `);
});

const block = "      title: >-\n        Think\n        better.\n        and sleep.\n";
const texts = change(smallPage, "      title: Think better.\n", block);

test("a setting that became part of a text is reported", () => {
  const cases = [
    ["        and sleep.\n", "        image: none\n"],
    ["        and sleep.\n", "        and sleep.      image:\n"],
    ["        and sleep.\n", "        - title: none\n"],
    ["        and sleep.\n", "        Note: sleep.\n        - well\n        its title: sleep\n"],
    ["title: What it does\n", "title: What it does\n        - one\n"],
    ["title: What it does\n", "title: 'What it does\n        - one'\n"],
    ["title: What it does\n", "title: What  - it - does\n"],
  ] as const;
  const reported = cases.map(([from, to]) => {
    const swallowed = complaints(change(texts, from, to)).filter(
      ({ code }) => code === "swallowed",
    );
    return [
      to,
      ...swallowed.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`),
    ];
  });
  expect(reported.map((lines) => lines.join("")).join("\n")).toMatchInlineSnapshot(`
    "        image: none
    27:9 Section 2, hero: "image: none" stands inside the text of "title", and is shown as part of it. If it is a setting, let it start on a line of its own, exactly below the setting it follows. If it belongs to the text, begin its line with another word.
            and sleep.      image:
    27:25 Section 2, hero: "image:" stands inside the text of "title", and is shown as part of it. If it is a setting, let it start on a line of its own, exactly below the setting it follows. If it belongs to the text, begin its line with another word.
            - title: none
    27:9 Section 2, hero: "- title: none" stands inside the text of "title", and is shown as part of it. If it is a setting, let it start on a line of its own, exactly below the setting it follows. If it belongs to the text, begin its line with another word.
            Note: sleep.
            - well
            its title: sleep

    title: What it does
            - one
    42:9 Section 4, features: "- one" stands inside the text of "title", and is shown as part of it. If it is an entry of its own, let it start on a line of its own, with its - exactly below the one above. If it belongs to the text, put quotes around the whole.
    title: 'What it does
            - one'

    title: What  - it - does
    41:20 Section 4, features: "- it - does" stands inside the text of "title", and is shown as part of it. If it is an entry of its own, let it start on a line of its own, with its - exactly below the one above. If it belongs to the text, put quotes around the whole."
  `);
});

test("a misplaced line of a text is put back", () => {
  const slipped = ["Think", "better.", "and sleep."].map((line) =>
    change(texts, `  ${line}\n`, ` ${line}\n`),
  );
  // The first line decides the indentation. A title shows its lines, and no spaces before them.
  expect(slipped.map((page) => complaints(page).map(({ code }) => code))).toEqual([
    [],
    ["indent"],
    ["indent"],
  ]);
  expect(slipped.slice(1).map(fixed)).toEqual([texts, texts]);
});

test("words behind a path are not dropped", () => {
  expect(answer("/images/hero.png", "/images/hero.png The app on a phone.")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/hero.png The app on a phone.": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.
      25 |       image:
      26 |         src: /images/hero.png The app on a phone.
         |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?"
  `);
});
