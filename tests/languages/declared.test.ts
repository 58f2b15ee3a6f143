import { expect, it } from "vitest";
import { homeYaml, linkTo, subpage, tell } from "../pages/site.ts";

const withLanguages = (lines: string) =>
  homeYaml.replace("  base:", `  languages:\n${lines}  base:`);

const entry = (lang: string, name: string) => `    - lang: ${lang}\n      name: ${name}\n`;

it("languages that are in order are not told", async () => {
  const told = await tell({ "page.yaml": withLanguages(entry("de", "Deutsch")) });
  expect(told.replace("17:15", "14:15")).toBe(await tell({}));
});

it("each other language is listed once", async () => {
  const lines = entry("de", "Deutsch") + entry("en", "English") + entry("de", "German");
  expect(await tell({ "page.yaml": withLanguages(lines) })).toMatchInlineSnapshot(`
    "page.yaml:8:13-15 error same-language Site: "en" is the language of the pages themselves, which is not among the others.
      Take this entry out.
    page.yaml:10:13-15 error same-language Site: "de" is among the languages twice.
      Take this entry out.
    page.yaml:21:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here."
  `);
});

it("a language has a tag and a name", async () => {
  const lines = "    - lang: German\n    - de\n";
  expect(await tell({ "page.yaml": withLanguages(lines) })).toMatchInlineSnapshot(`
    "page.yaml:6:7-11 error missing Site, item 1 of languages: "name" is missing.
      Add a line name: … here. The name of the language in the language itself, such as Deutsch: visitors choose it by that.
    page.yaml:6:13-19 error bad-value Site, item 1 of languages: "lang" cannot be "German".
      Did you mean "de"? A language is written as en, de or pt-BR.
      fix: Write de.
    page.yaml:7:7-9 error wrong-kind Site: item 2 of languages should be a group of settings, but "de" is text.
      Write - lang: …, and below it, indented: name: …. Another language of the site.
    page.yaml:17:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here."
  `);
});

it("no page has the address of a language", async () => {
  const files = {
    "page.yaml": withLanguages(entry("de", "Deutsch")),
    "pages/de.yaml": subpage(linkTo("/de/plans/")),
    "pages/de/plans.yaml": subpage(linkTo("/de/"), "", "Plans"),
    "pages/demo.yaml": subpage(linkTo("/"), "", "A demonstration"),
  };
  expect(await tell(files)).toMatchInlineSnapshot(`
    "page.yaml:17:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/de.yaml:1:1-1 error address-taken The pages in the language "de" are at /de/, so this page cannot be at /de/.
      Rename the file: its name is the address of the page.
    pages/de/plans.yaml:1:1-1 error address-taken The pages in the language "de" are at /de/, so this page cannot be at /de/plans/.
      Rename the file: its name is the address of the page.
    pages/demo.yaml:1:1-5 notice unlinked No link of the site leads to this page, /demo/.
      Link to /demo/ from another page, as in the footer of page.yaml. If it is to be found by its address alone, write listed: false below page:."
  `);
});

it("no file is at the address of a page in another language", async () => {
  const files = {
    "page.yaml": withLanguages(entry("de", "Deutsch")),
    "pages/privacy.yaml": subpage(linkTo("/de/privacy/")),
  };
  const others = ["/logo/mark.svg", "/favicon.svg", "/de/other.html"];
  const own = ["/de.html", "/de/404.html", "/de/privacy/index.html", ...others];
  const context = { files: new Map(own.map((file) => [file, "file"] as const)) };
  const told = await tell(files, context);
  expect(told.split("\n").filter((line) => line.includes("same-address"))).toMatchInlineSnapshot(`
    [
      "page.yaml:1:1-5 error same-address public/de/404.html has the name of a file that the build makes.",
      "page.yaml:1:1-5 error same-address public/de.html is at the same address as this page in another language, /de/.",
      "pages/privacy.yaml:1:1-5 error same-address public/de/privacy/index.html is at the same address as this page in another language, /de/privacy/.",
    ]
  `);
  // A page in another language may be linked as such.
  expect(told).not.toContain("no-page");
});
