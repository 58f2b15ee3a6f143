import { expect, test } from "vitest";
import { change, read, report, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const titled = (title: string) => change(smallPage, "title: Voices", `title: ${title}`);

test("two sections with one title", () => {
  expect(report(titled("what it  does"))).toMatchInlineSnapshot(`
    "page.yaml:60:7 notice same-title Section 6, testimonials: the title "what it  does" is that of the section in line 38, too.
      59 |     props:
      60 |       title: what it  does
         |       ^^^^^
      Give one of them a title of its own. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ["Think better.", "the slogan of the page, at its end"],
  ["What it does not", "another title"],
  ["What it does # meant", "one that is meant"],
])("%s: %s", (title) =>
  expect(read(titled(title)).diagnostics.map(({ code }) => code)).not.toContain("same-title"),
);

test("a section that is off does not count", () => {
  const off = change(titled("What it does"), "    enabled: true", "    enabled: false");
  expect(read(off).diagnostics.map(({ code }) => code)).not.toContain("same-title");
});
