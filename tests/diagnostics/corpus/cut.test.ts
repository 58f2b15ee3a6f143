import { describe, expect, test } from "vitest";
import { report, smallPage } from "../readFixture.ts";

describe("A file that was cut", () => {
  test("inside a text in quotes: nothing is said about links to what may have stood below", () => {
    const [cut = ""] = smallPage.split('uestions"');
    expect(report(cut)).toMatchInlineSnapshot(`
      "page.yaml:17:17 error open-quote This quote is opened, but not closed where the text ends.
        16 |         - label: Questions
        17 |           href: "#q
           |                 ^^^
        Write " at the end of the text as well."
    `);
  });

  test("inside the name of a setting", () => {
    const [cut = ""] = smallPage.split("le: See it");
    expect(report(cut)).toMatchInlineSnapshot(`
      "page.yaml:30:7 error wrong-kind Section 3, showcase: "props" should be a group of settings, but "tit" is text.
        29 |     props:
        30 |       tit
           |       ^^^
        Put its settings on lines of their own below, indented: title: …, video: …. The product in motion: a short silent film, and cards that explain what it shows."
    `);
  });

  test("between two sections: the cut cannot be detected", () => {
    const [cut = ""] = smallPage.split("  - type: faq");
    expect(report(cut)).toMatchInlineSnapshot(`
      "page.yaml:17:17 error no-anchor Section 1, header, item 2 of links: no section has the id "questions", so the link "#questions" leads nowhere.
        16 |         - label: Questions
        17 |           href: "#questions"
           |                 ^^^^^^^^^^^^
        Sections have the ids header, hero, showcase or features."
    `);
  });
});
