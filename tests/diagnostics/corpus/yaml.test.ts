import { describe, expect, test } from "vitest";
import { change, report, smallPage } from "../readFixture.ts";

describe("YAML that is not what it looks like", () => {
  test("text cut at #", () => {
    expect(report(change(smallPage, "title: Voices", "title: Voices #1"))).toMatchInlineSnapshot(`
      "page.yaml:60:21 warning cut-text "#1" is not shown: without quotes, # starts a comment.
        59 |     props:
        60 |       title: Voices #1
           |                     ^^
        If it belongs to the text, put quotes around the whole: "Voices #1". If it is a comment, move it to a line of its own."
    `);
  });

  test("text cut at a comment", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voices # of users")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:21 warning cut-text "# of users" is not shown: without quotes, # starts a comment.
        59 |     props:
        60 |       title: Voices # of users
           |                     ^^^^^^^^^^
        If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own."
    `);
  });

  test("text that starts with &", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: &amp; voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with & needs quotes: without them, part of it is lost.
        59 |     props:
        60 |       title: &amp; voices
           |              ^^^^^^^^^^^^
        Put quotes around it: "&amp; voices""
    `);
  });

  test("text that starts with !", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: !important voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with ! needs quotes: without them, part of it is lost.
        59 |     props:
        60 |       title: !important voices
           |              ^^^^^^^^^^^^^^^^^
        Put quotes around it: "!important voices""
    `);
  });

  test("text that starts with *", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: *bold* voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file.
        59 |     props:
        60 |       title: *bold* voices
           |              ^^^^^^^^^^^^^
        Put quotes around it: "*bold* voices""
    `);
  });

  test("text that starts with @", () => {
    expect(report(change(smallPage, "title: Voices", "title: @home"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with @ needs quotes: without them, it means something else to YAML.
        59 |     props:
        60 |       title: @home
           |              ^^^^^
        Put quotes around it: "@home""
    `);
  });

  test("text with a colon", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voices: loud")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:20 error needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own.
        59 |     props:
        60 |       title: Voices: loud
           |                    ^
        Put quotes around the text: title: "Voices: loud""
    `);
  });

  test("text with a bracket", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: [New] voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with [ needs quotes: without them, it starts a list.
        59 |     props:
        60 |       title: [New] voices
           |              ^^^^^^^^^^^^
        Put quotes around it: "[New] voices""
    `);
  });

  test("a quote that is not closed", () => {
    expect(report(change(smallPage, "title: Voices", 'title: "Voices'))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error open-quote This quote is opened, but not closed where the text ends.
        59 |     props:
        60 |       title: "Voices
           |              ^^^^^^^
        Write " at the end of the text as well."
    `);
  });

  test("an apostrophe in single quotes", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: 'Don't shout'")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:18 error quotes-inside This ' ends the text too early: what follows cannot be read.
        59 |     props:
        60 |       title: 'Don't shout'
           |                  ^
        Write title: "Don't shout""
    `);
  });

  test("text after a quote", () => {
    expect(
      report(change(smallPage, "title: Voices", 'title: "Loud" voices')),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:19 error quotes-inside This " ends the text too early: what follows cannot be read.
        59 |     props:
        60 |       title: "Loud" voices
           |                   ^
        Write title: '"Loud" voices'"
    `);
  });

  test("a comma from JSON", () => {
    expect(report(change(smallPage, "title: Voices", 'title: "Voices",'))).toMatchInlineSnapshot(`
      "page.yaml:60:22 error comma Lines do not end with a comma here.
        59 |     props:
        60 |       title: "Voices",
           |                      ^
        Take the comma out."
    `);
  });

  test("a backslash in double quotes", () => {
    expect(
      report(change(smallPage, "title: Voices", 'title: "C:\\Voices"')),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:17 error backslash Between double quotes, a backslash starts a code for a sign, and this code does not exist.
        59 |     props:
        60 |       title: "C:\\Voices"
           |                 ^^
        Write the backslash twice, or put single quotes around the text."
    `);
  });

  test("a tab", () => {
    expect(
      report(change(smallPage, "      title: Voices", "\t\t\ttitle: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:1 error tab This line is indented with a tab; YAML wants spaces.
        59 |     props:
        60 |       title: Voices
           | ^^^^^^
        Indent with two spaces for each level."
    `);
  });

  test("tabs throughout", () => {
    expect(
      report(smallPage.replace(/^( {2})+/gm, (blanks) => "\t".repeat(blanks.length / 2))),
    ).toMatchInlineSnapshot(`
      "page.yaml:3:1 error tab This line and 2 below it are indented with tabs; YAML wants spaces.
        2 | site:
        3 |   name: Lull
          | ^^
        Indent with two spaces for each level.

      page.yaml:7:1 error tab This line and 1 below it are indented with tabs; YAML wants spaces.
        6 | theme:
        7 |   colors:
          | ^^
        Indent with two spaces for each level.

      page.yaml:10:1 error tab This line and 63 below it are indented with tabs; YAML wants spaces.
         9 | sections:
        10 |   - type: header
           | ^^
        Indent with two spaces for each level."
    `);
  });

  test("one space too many", () => {
    expect(
      report(change(smallPage, "      year: 2025", "       year: 2025")),
    ).toMatchInlineSnapshot(`
      "page.yaml:67:8 error indent "year" stands further right than the settings below it.
        66 |     props:
        67 |        year: 2025
           |        ^^^^^^^^^^
        Take 1 space away before it."
    `);
  });

  test("one space too few", () => {
    expect(
      report(change(smallPage, "      title: Voices", "     title: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:6 error indent This line does not stand exactly below or above the settings it belongs to.
        59 |     props:
        60 |      title: Voices
           |      ^^^^^^^^^^^^^
        Add or remove spaces at its start, until it stands in line with the others of its group."
    `);
  });

  test("no space after the colon", () => {
    expect(report(change(smallPage, "title: Voices", "title:Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:12 error space-after-colon A space is missing after "title:".
        59 |     props:
        60 |       title:Voices
           |            ^
        Write title: with a space behind the colon."
    `);
  });

  test("no colon", () => {
    expect(report(change(smallPage, "title: Voices", "title Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:7 error colon "title Voices" is neither a setting nor an entry of a list: there is no colon.
        59 |     props:
        60 |       title Voices
           |       ^^^^^^^^^^^^
        A setting is written as name: value. If this belongs to the text above, indent it further."
    `);
  });

  test("no space after the dash", () => {
    expect(report(change(smallPage, "- name: Noor", "-name: Noor"))).toMatchInlineSnapshot(`
      "page.yaml:62:9 error space-after-dash A space is missing after the - that starts an entry.
        61 |       items:
        62 |         -name: Noor
           |         ^
        Write - with a space behind it."
    `);
  });

  test("no dash", () => {
    expect(
      report(change(smallPage, "        - icon: list-checks", "          icon: list-checks")),
    ).toMatchInlineSnapshot(`
      "page.yaml:43:11 error dash "icon" starts another entry of the list, but there is no - in front of it.
        42 |           description: A line a day.
        43 |           icon: list-checks
           |           ^^^^
        Write - and a space in front, two columns to the left. If it is no new entry, delete it."
    `);
  });

  test("a star for a dash", () => {
    expect(report(change(smallPage, "  - type: hero", "  * type: hero"))).toMatchInlineSnapshot(`
      "page.yaml:21:3 error bullet Entries of a list start with - here, not with *.
        20 |         href: mailto:hello@lull.museum
        21 |   * type: hero
           |   ^
        Write - in place of the *."
    `);
  });

  test("a list on the line of its name", () => {
    expect(report(change(smallPage, "title: Voices", "title: - Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error list-line The list of "title" starts on the same line.
        59 |     props:
        60 |       title: - Voices
           |              ^^^^^^^^
        Put each entry on a line of its own below, indented and starting with -. If it is text, put quotes around it."
    `);
  });

  test("folded text on the same line", () => {
    expect(report(change(smallPage, "title: Voices", "title: > Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error block-text After > the text starts on the next line.
        59 |     props:
        60 |       title: > Voices
           |              ^^^^^^^^
        Take the > out, or put the text on the lines below, indented. If > belongs to the text, put quotes around it."
    `);
  });

  test("a bracket that is not closed", () => {
    expect(report(change(smallPage, "title: Voices", "title: [Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error bracket This [ is not closed, or what stands in it cannot be read.
        59 |     props:
        60 |       title: [Voices
           |              ^
        Close it with ]. If it belongs to a text, put quotes around the text."
    `);
  });

  test("a setting given twice", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voices\n      title: Noises")),
    ).toMatchInlineSnapshot(`
      "page.yaml:61:7 error given-twice "title" is given twice; the first stands in line 60.
        60 |       title: Voices
        61 |       title: Noises
           |       ^^^^^
        Keep one of them and delete the other."
    `);
  });

  test("a part used again", () => {
    expect(
      report(
        change(
          smallPage,
          "title: Think better.",
          "title: &claim Think better.\n      text: *claim",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:25:13 error reuse "*claim" uses a part of the page again, which a page file does not allow.
        24 |       title: &claim Think better.
        25 |       text: *claim
           |             ^^^^^^
        Write the lines again in this place. If it is text, put quotes around it."
    `);
  });

  test("a merge key", () => {
    expect(
      report(change(smallPage, "title: Voices", "<<: voices\n      title: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:7 error reuse Section 6, testimonials: << would take in another part of the page, which a page file does not allow.
        59 |     props:
        60 |       <<: voices
           |       ^^
        Write the lines again in this place."
    `);
  });

  test("a key that programs dread", () => {
    expect(
      report(change(smallPage, "title: Voices", "__proto__: {}\n      title: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:7 error unknown-name Section 6, testimonials: there is no setting "__proto__" here.
        59 |     props:
        60 |       __proto__: {}
           |       ^^^^^^^^^
        What can stand here: title, text, items, layout, pause, columns or sample."
    `);
  });

  test("a number that starts with 0", () => {
    expect(report(change(smallPage, "rating: 4", "rating: 04"))).toMatchInlineSnapshot(`
      "page.yaml:63:19 warning odd-number "04" is read as the number 4.
        62 |         - name: Noor
        63 |           rating: 04
           |                   ^^
        Write 4, or put quotes around it if it is a text."
    `);
  });

  test("orders to YAML", () => {
    expect(report(`%YAML 1.1\n---\n${smallPage}`)).toMatchInlineSnapshot(`
      "page.yaml:1:1 error directive A line that starts with % gives orders to YAML, and may change what the page says.
        1 | %YAML 1.1
          | ^^^^^^^^^
        Take the line out."
    `);
  });

  test("a second document", () => {
    expect(
      report(change(smallPage, "  - type: showcase", "---\n  - type: showcase")),
    ).toMatchInlineSnapshot(`
      "page.yaml:28:1 error second-page A line of --- ends the page, so everything below it would be lost.
        27 |         alt: The app on a phone.
        28 | ---
           | ^^^
        Take the line out; a file holds one page."
    `);
  });

  test("a blank that is no space, in the indent", () => {
    expect(
      report(change(smallPage, "      title: Voices", "     \u00a0title: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:6 error blank This blank is not a plain space, so the line is read wrongly.
        59 |     props:
        60 |       title: Voices
           |      ^
        Replace it by a plain space."
    `);
  });

  test("a blank that is no space, after a colon", () => {
    expect(report(change(smallPage, "title: Voices", "title:\u00a0Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:13 error blank This blank is not a plain space, so the line is read wrongly.
        59 |     props:
        60 |       title: Voices
           |             ^
        Replace it by a plain space."
    `);
  });

  test("a control character", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voi\u0007ces")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:17 error control-character An invisible control character (U+0007) stands here.
        59 |     props:
        60 |       title: Voi␇ces
           |                 ^
        Delete it; it may have come along when the text was copied."
    `);
  });

  test("a character that turns the text round", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voi\u202eces")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:17 warning direction An invisible character (U+202E) changes the direction of the text that follows.
        59 |     props:
        60 |       title: Voi�ces
           |                 ^
        Delete it, unless the text is meant to run from right to left here."
    `);
  });

  test("an escape for half a character", () => {
    expect(
      report(change(smallPage, "title: Voices", 'title: "Voices \\ud83d"')),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error control-character The text holds a code for a character that cannot be shown.
        59 |     props:
        60 |       title: "Voices \\ud83d"
           |              ^^^^^^^^^^^^^^^
        Delete the code that starts with a backslash."
    `);
  });
});
