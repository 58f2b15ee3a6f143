import { describe, expect, test } from "vitest";
import { change, report, smallPage } from "../readFixture.ts";

test("the page that all others are made from is in order", () => {
  expect(report(smallPage)).toBe("");
});

test("line ends of Windows and a byte order mark are fine", () => {
  expect(report(`\ufeff${smallPage.replaceAll("\n", "\r\n")}`)).toBe("");
});

describe("Files that are no page", () => {
  test("nothing", () => {
    expect(report("")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file says nothing yet.
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("a comment", () => {
    expect(report("# to be written\n")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file says nothing yet.
        1 | # to be written
          | ^
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("a text", () => {
    expect(report("Hello")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file holds a text where the settings of a page should stand.
        1 | Hello
          | ^
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("a list", () => {
    expect(report("- hero\n- footer\n")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file holds a list where the settings of a page should stand.
        1 | - hero
          | ^
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("other settings", () => {
    expect(report("name: broadside\nversion: 1\n")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file holds other settings where the settings of a page should stand.
        1 | name: broadside
          | ^
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("UTF-16", () => {
    expect(report(Buffer.from(`\ufeff${smallPage}`, "utf16le"))).toMatchInlineSnapshot(`
      "page.yaml:1:1 error encoding The file is saved as UTF-16, which cannot be read.
        Save it again with the encoding UTF-8."
    `);
  });

  test("Windows-1252", () => {
    expect(report(Buffer.from(change(smallPage, "Noor", "Zoë"), "latin1"))).toMatchInlineSnapshot(`
      "page.yaml:62:19 error encoding From this character on, the file is not saved as UTF-8.
        61 |       items:
        62 |         - name: Zo�
           |                   ^
        Save it again with the encoding UTF-8, and check accents, dashes and quotes."
    `);
  });

  test("carriage returns alone", () => {
    expect(report(smallPage.replaceAll("\n", "\r"))).toMatchInlineSnapshot(`
      "page.yaml:1:58 error line-ends A line ends here in a way that YAML does not know (a carriage return alone).
        1 | …nguage-server: $schema=./schema/page.schema.json␍site:␍  name: Lull␍  title: Lull, a quiet journ…
          |                                                  ^
        Save the file with the line ends LF or CRLF."
    `);
  });

  test("more than 1 MiB", () => {
    expect(report(`${smallPage}# ${"x".repeat(1024 * 1024)}`)).toMatchInlineSnapshot(`
      "page.yaml:1:1 error too-large The file is 1.0 MB; a page may have up to 1 MB.
        Pictures and films belong in public/, as files of their own."
    `);
  });

  test("more than 32 levels", () => {
    expect(report(`site: ${"[".repeat(40)}${"]".repeat(40)}\n`)).toMatchInlineSnapshot(`
      "page.yaml:1:38 error too-deep Settings stand inside settings more than 32 times.
        1 | site: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
          |                                      ^
        Check whether something was pasted here that does not belong to the page."
    `);
  });

  test("a bomb of aliases", () => {
    expect(
      report(
        `site: &a [x, x]\n${[..."bcdefghi"].map((name, i) => `k${i}: &${name} [*${"abcdefgh"[i]}, *${"abcdefgh"[i]}]\n`).join("")}`,
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:1:1 error missing The page: "sections" is missing.
        1 | site: &a [x, x]
          | ^^^^
        Add sections: with its entries on the lines below, each starting with -. The sections of the page, from top to bottom. Move one by moving its lines.

      page.yaml:1:1 error wrong-kind The page: "site" should be a group of settings, but it is a list.
        1 | site: &a [x, x]
          | ^^^^
        Put its settings on lines of their own below, indented: name: …, title: …, description: …. Facts about the page as a whole: names, address, language.

      page.yaml:2:9 error reuse "*a" uses a part of the page again, which a page file does not allow.
        1 | site: &a [x, x]
        2 | k0: &b [*a, *a]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:3:9 error reuse "*b" uses a part of the page again, which a page file does not allow.
        2 | k0: &b [*a, *a]
        3 | k1: &c [*b, *b]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:4:9 error reuse "*c" uses a part of the page again, which a page file does not allow.
        3 | k1: &c [*b, *b]
        4 | k2: &d [*c, *c]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:5:9 error reuse "*d" uses a part of the page again, which a page file does not allow.
        4 | k2: &d [*c, *c]
        5 | k3: &e [*d, *d]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:6:9 error reuse "*e" uses a part of the page again, which a page file does not allow.
        5 | k3: &e [*d, *d]
        6 | k4: &f [*e, *e]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:7:9 error reuse "*f" uses a part of the page again, which a page file does not allow.
        6 | k4: &f [*e, *e]
        7 | k5: &g [*f, *f]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:8:9 error reuse "*g" uses a part of the page again, which a page file does not allow.
        7 | k5: &g [*f, *f]
        8 | k6: &h [*g, *g]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:9:5 error needs-quotes Text that starts with & needs quotes: without them, part of it is lost.
        8 | k6: &h [*g, *g]
        9 | k7: &i [*h, *h]
          |     ^^^^^^^^^^^
        Put quotes around it: "&i [*h, *h]"

      page.yaml:9:9 error reuse "*h" uses a part of the page again, which a page file does not allow.
        8 | k6: &h [*g, *g]
        9 | k7: &i [*h, *h]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it."
    `);
  });

  test("1,001 settings in one group", () => {
    expect(
      report(`site:\n${Array.from({ length: 1_001 }, (_, i) => `  k${i}: 1\n`).join("")}`),
    ).toMatchInlineSnapshot(`
      "page.yaml:2:3 error too-large 1001 settings stand in one group; a page needs far fewer.
        1 | site:
        2 |   k0: 1
          |   ^
        Check whether something was pasted here that does not belong to the page."
    `);
  });
});
