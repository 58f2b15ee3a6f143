import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

test("questions beside tabs", () => {
  expect(
    answer(
      "      categories:\n",
      "      questions:\n        - id: why\n          question: Why?\n          answer: Why not.\n      categories:\n",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:50:7 error either-or Section 5, faq: "questions" and "categories" both stand here; only one of them can be shown.
      49 |       title: Questions
      50 |       questions:
         |       ^^^^^^^^^
      Take questions or categories out."
  `);
});

test("a link that leads somewhere and opens a menu", () => {
  expect(
    answer(
      '          href: "#features"\n',
      '          href: "#features"\n          menu:\n            - label: Questions\n              href: "#questions"\n',
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:15:11 error either-or Section 1, header, item 1 of links: "menu" and "href" both stand here; only one of them can be shown.
      14 |           href: "#features"
      15 |           menu:
         |           ^^^^
      Take menu or href out."
  `);
});

test("a link that neither leads somewhere nor opens a menu", () => {
  expect(answer('          href: "#features"\n', "")).toMatchInlineSnapshot(`
    "page.yaml:13:11 error missing Section 1, header, item 1 of links: "href" or "menu" is missing.
      12 |       links:
      13 |         - label: Features
         |           ^^^^^
      Add href: with where it leads, or menu: with the links that it opens."
  `);
});

test("a name with an icon beside its picture", () => {
  const logos = (logo: string) =>
    answer(
      "  - type: footer\n",
      `  - type: logos\n    props: { logos: [{ name: Quill, ${logo} }] }\n  - type: footer\n`,
    );
  expect(logos("icon: wind, src: /icon.svg")).toContain(
    'logos, item 1 of logos: "icon" and "src" both stand here; only one of them can be shown.',
  );
  expect(logos("icon: wind")).not.toContain("either-or");
});
