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
