import { expect, test } from "vitest";
import { change, report, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const background = "    background: { picture: { src: /examples/hills.jpg } }\n";

test("a header with a background", () => {
  expect(
    report(change(smallPage, "  - type: header\n", `  - type: header\n${background}`)),
  ).toMatchInlineSnapshot(`
    "page.yaml:11:5 error no-background Section 1, header: nothing can lie behind a section of the type header, which frames the page.
      10 |   - type: header
      11 |     background: { picture: { src: /examples/hills.jpg } }
         |     ^^^^^^^^^^
      Take background out, or give it to the section next to this one.

    page.yaml:11:35 notice placeholder Section 1, header, background, picture: "/examples/hills.jpg" is sample art, which comes with Broadside.
      10 |   - type: header
      11 |     background: { picture: { src: /examples/hills.jpg } }
         |                                   ^^^^^^^^^^^^^^^^^^^
      Put a file of your own into public/, and write its path."
  `);
});

test("a section with two", () => {
  const backed = change(smallPage, "  - type: hero\n", `  - type: hero\n${background}`);
  const twice = backed.replace(
    /(type: hero\n[\s\S]*?props:\n)/,
    "$1      background: { src: /examples/hills.jpg }\n",
  );
  expect(report(twice)).toMatchInlineSnapshot(`
    "page.yaml:22:5 error either-or Section 2, hero: it has a background of its own and another in its props; only one of them can be shown.
      21 |   - type: hero
      22 |     background: { picture: { src: /examples/hills.jpg } }
         |     ^^^^^^^^^^
      Take one of them out. The one beside props leaves the picture clear beside the words.

    page.yaml:22:35 notice placeholder Section 2, hero, background, picture: "/examples/hills.jpg" is sample art, which comes with Broadside. The same in one more entry, line 25.
      21 |   - type: hero
      22 |     background: { picture: { src: /examples/hills.jpg } }
         |                                   ^^^^^^^^^^^^^^^^^^^
      Put a file of your own into public/, and write its path."
  `);
});
