import { expect, test } from "vitest";
import {
  answer,
  change,
  complaints,
  fixed,
  smallPage,
} from "../../../tests/diagnostics/readFixture.ts";

test("a conflict of versions", () => {
  expect(
    answer(
      "      title: Voices\n",
      "<<<<<<< HEAD\n      title: Voices\n=======\n      title: Noises\n>>>>>>> main\n",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:60:1 error conflict Two versions of the page meet here, and nobody has chosen between them yet.
      59 |     props:
      60 | <<<<<<< HEAD
         | ^^^^^^^^^^^^
      Keep the lines of one version, and delete those of the other with the three marks."
  `);
});

test("the marks around what was copied from a chat", () => {
  const section = "  - type: footer\n";
  const fenced = change(smallPage, section, `  \`\`\`yaml\n${section}`);
  const pages = [`\`\`\`yaml\n${smallPage}\`\`\`\n`, `${fenced}~~~`];
  const reported = pages.map((page) => complaints(page).map(({ line, code }) => `${line} ${code}`));
  expect(reported).toMatchInlineSnapshot(`
    [
      [
        "1 fence",
        "75 fence",
      ],
      [
        "65 fence",
        "75 fence",
      ],
    ]
  `);
  expect(answer(section, `\`\`\`\n${section}`)).toMatchInlineSnapshot(`
    "page.yaml:65:1 error fence This line marks where a text was copied from, and is no part of it.
      64 |           feedback: I sleep again.
      65 | \`\`\`
         | ^^^
      Take the line out.
    --fix
    "
  `);
  expect(pages.map((page) => complaints(fixed(page)))).toEqual([[], []]);
});

test("anchors and tags of YAML that say nothing", () => {
  expect(
    answer("  - type: testimonials", "  - &voices\n    type: testimonials"),
  ).toMatchInlineSnapshot(`
    "page.yaml:58:5 error reuse "&voices" is an order to YAML, which a page file does not allow.
      57 |               answer: Nothing.
      58 |   - &voices
         |     ^^^^^^^
      Take it out.
    --fix
      -"
  `);
  expect(answer("title: Voices", "title: !!str Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error reuse "!!str" is an order to YAML, which a page file does not allow.
      59 |     props:
      60 |       title: !!str Voices
         |              ^^^^^
      Write "Voices".
    --fix
          title: "Voices""
  `);
  const lines = [
    "enabled: !!bool true",
    "props: &voices\n      title: Voices",
    "props: !!map\n      title: Voices",
  ];
  const right = ["enabled: true", "props:\n      title: Voices", "props:\n      title: Voices"];
  const page = (line: string) =>
    line.startsWith("enabled")
      ? change(smallPage, "enabled: true", line)
      : change(smallPage, "props:\n      title: Voices", line);
  expect(lines.map((line) => fixed(page(line)))).toEqual(right.map(page));
});

test("an anchor or a tag that is meant as a text", () => {
  expect(
    ["title: &Voices", "title: !Voices", "title: & Voices"].map((line) =>
      fixed(change(smallPage, "title: Voices", line))
        .split("\n")
        .slice(59, 60)
        .join(),
    ),
  ).toEqual(['      title: "&Voices"', '      title: "!Voices"', '      title: "& Voices"']);
});
