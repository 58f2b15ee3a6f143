import { expect, test } from "vitest";
import { linkTo, readFiles, subpage, tell } from "./site.ts";

const page = subpage(linkTo("/"), "  listed: false\n");

test("a file's path is the address of its page, in the order of the addresses", async () => {
  const names = ["privacy", "guides/start", "guides", "a/b/c/d-1_2", "2024", "404s"];
  const { pages } = await readFiles(
    Object.fromEntries(names.map((name) => [`pages/${name}.yaml`, page])),
  );
  expect(pages.map(({ file, path }) => [file, path])).toEqual([
    ["page.yaml", "/"],
    ["pages/2024.yaml", "/2024/"],
    ["pages/404s.yaml", "/404s/"],
    ["pages/a/b/c/d-1_2.yaml", "/a/b/c/d-1_2/"],
    ["pages/guides.yaml", "/guides/"],
    ["pages/guides/start.yaml", "/guides/start/"],
    ["pages/privacy.yaml", "/privacy/"],
  ]);
  expect(pages.every(({ pageFile }) => pageFile)).toBe(true);
});

test("a name that makes no good address is told with a better one, under which the page is read", async () => {
  const told = [];
  for (const name of [
    "Privacy.yaml",
    "über uns.yaml",
    "terms.yml",
    "terms.YAML",
    "terms.yaml.txt",
    "v1.2.yaml",
    "_draft.yaml",
    "Guides/start.yaml",
    "guides/index.yaml",
    "guides/start/index.yml",
    "会社.yaml",
    ".yaml/a.yaml",
    "index.yaml",
    "404.yaml",
    "assets/a.yaml",
    "notes.md",
    "photo.png",
  ]) {
    told.push(await tell({ [`pages/${name}`]: page }));
  }
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "pages/Privacy.yaml:1:1-1 error bad-name pages/Privacy.yaml makes no good address: an address holds small letters from a to z, digits, - and _.
      Rename it to pages/privacy.yaml; its page is at /privacy/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/über uns.yaml:1:1-1 error bad-name pages/über uns.yaml makes no good address: an address holds small letters from a to z, digits, - and _.
      Rename it to pages/ueber-uns.yaml; its page is at /ueber-uns/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/terms.yml:1:1-1 error bad-name pages/terms.yml makes no good address: a page file ends in .yaml, and not in .yml.
      Rename it to pages/terms.yaml; its page is at /terms/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/terms.YAML:1:1-1 error bad-name pages/terms.YAML makes no good address: a page file ends in .yaml, and not in .YAML.
      Rename it to pages/terms.yaml; its page is at /terms/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/terms.yaml.txt:1:1-1 error bad-name pages/terms.yaml.txt makes no good address: a page file ends in .yaml, and not in .yaml.txt.
      Rename it to pages/terms.yaml; its page is at /terms/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/v1.2.yaml:1:1-1 error bad-name pages/v1.2.yaml makes no good address: an address holds small letters from a to z, digits, - and _.
      Rename it to pages/v1-2.yaml; its page is at /v1-2/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/_draft.yaml:1:1-1 error bad-name pages/_draft.yaml makes no good address: an address holds small letters from a to z, digits, - and _.
      Rename it to pages/draft.yaml; its page is at /draft/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/Guides/start.yaml:1:1-1 error bad-name pages/Guides/start.yaml makes no good address: an address holds small letters from a to z, digits, - and _.
      Rename it to pages/guides/start.yaml; its page is at /guides/start/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/guides/index.yaml:1:1-1 error bad-name pages/guides/index.yaml makes no good address: the page of a folder is the file beside it.
      Rename it to pages/guides.yaml; its page is at /guides/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/guides/start/index.yml:1:1-1 error bad-name pages/guides/start/index.yml makes no good address: the page of a folder is the file beside it.
      Rename it to pages/guides/start.yaml; its page is at /guides/start/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/会社.yaml:1:1-1 error bad-name pages/会社.yaml makes no good address: an address holds small letters from a to z, digits, - and _.
      Rename it, as to pages/about.yaml, whose page is at /about/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/index.yaml:1:1-1 error bad-name pages/index.yaml would be the first page, which page.yaml is already.
      Move its sections to page.yaml, or give the file another name.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/404.yaml:1:1-1 error bad-name No page can be called 404.
      The page for addresses that do not exist is made by itself: its words are notFound: below site: in page.yaml.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/assets/a.yaml:1:1-1 error bad-name No page can be called assets.
      The build keeps its own files at /assets/. Give the page another name.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/notes.md:1:1-1 notice not-read pages/notes.md is not read: a page file ends in .yaml.
      Move it out of pages/, or into public/ if visitors should reach it.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/photo.png:1:1-1 notice not-read pages/photo.png is not read: a page file ends in .yaml.
      Move it out of pages/, or into public/ if visitors should reach it."
  `);
});

test("a folder that is almost called pages is told", async () => {
  expect(await tell({ "Pages/privacy.yaml": page })).toMatchInlineSnapshot(`
    "page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    Pages:1:1-1 error bad-name Pages is not read: the pages beside the first are files in a folder called pages.
      Rename it to pages, or make a folder of this name, and move the files into it."
  `);
  expect(await tell({ pages: page })).toContain("pages:1:1-1 error bad-name pages is not read");
});

test("two files do not make one address", async () => {
  const files = { "pages/terms.yaml": page, "pages/terms.yml": page, "pages/Terms.yaml": page };
  expect(await tell(files)).toMatchInlineSnapshot(`
    "page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/Terms.yaml:1:1-1 error bad-name pages/Terms.yaml makes no good address: an address holds small letters from a to z, digits, - and _.
      pages/terms.yaml is at /terms/ already. Delete one of the two, or rename this one.
    pages/terms.yml:1:1-1 error bad-name pages/terms.yml makes no good address: a page file ends in .yaml, and not in .yml.
      pages/terms.yaml is at /terms/ already. Delete one of the two, or rename this one."
  `);
});

test("what editors and systems leave behind is no page", async () => {
  const names = [".DS_Store", ".privacy.yaml.swp", "privacy.yaml~", "#privacy.yaml#"];
  const { pages } = await readFiles(
    Object.fromEntries(names.map((name) => [`pages/${name}`, "x"])),
  );
  expect(pages).toHaveLength(1);
});
