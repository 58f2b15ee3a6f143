import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { loadPublicFiles } from "../../src/site/files/publicFiles.ts";
import { listTextFiles } from "../../src/site/files/texts.ts";
import { loadTranslations } from "../../src/site/files/translations.ts";
import { addressOf, listPageFiles, refuseAddress } from "../../src/site/page/pageFiles.ts";
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

test.skipIf(process.platform === "win32")(
  "pipes are no files, and nothing waits for them",
  async () => {
    const root = await mkdtemp(path.join(tmpdir(), "pipes-"));
    for (const file of [
      "pages/news.yaml",
      "public/news.txt",
      "texts/news.md",
      "translations/de.po",
    ]) {
      const pipe = path.join(root, file);
      await mkdir(path.dirname(pipe), { recursive: true });
      execFileSync("mkfifo", [pipe]);
    }
    const [entry] = await listPageFiles(root);
    expect(entry).toMatchObject({ file: "pages/news.yaml", path: undefined });
    expect(entry?.problem?.message).toMatchInlineSnapshot(
      `"pages/news.yaml is not read: it is no file, but a connection between programs."`,
    );
    expect((await loadTranslations(root)).size).toBe(0);
    expect(await listTextFiles(root)).toEqual([]);
    expect((await loadPublicFiles(root)).has("/news.txt")).toBe(false);
    await rm(root, { recursive: true });
  },
);

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
    "!!!.yaml",
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
    "pages/Privacy.yaml:1:1-1 error bad-name pages/Privacy.yaml makes no good address: an address holds small letters, digits, - and _.
      Rename it to pages/privacy.yaml; its page is at /privacy/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/über uns.yaml:1:1-1 error bad-name pages/über uns.yaml makes no good address: an address holds small letters, digits, - and _.
      Rename it to pages/über-uns.yaml; its page is at /über-uns/.
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
    pages/v1.2.yaml:1:1-1 error bad-name pages/v1.2.yaml makes no good address: an address holds small letters, digits, - and _.
      Rename it to pages/v1-2.yaml; its page is at /v1-2/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/_draft.yaml:1:1-1 error bad-name pages/_draft.yaml makes no good address: an address holds small letters, digits, - and _.
      Rename it to pages/draft.yaml; its page is at /draft/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/Guides/start.yaml:1:1-1 error bad-name pages/Guides/start.yaml makes no good address: an address holds small letters, digits, - and _.
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
    pages/!!!.yaml:1:1-1 error bad-name pages/!!!.yaml makes no good address: an address holds small letters, digits, - and _.
      Rename it, as to pages/about.yaml, whose page is at /about/.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/index.yaml:1:1-1 error bad-name pages/index.yaml would be the first page, which page.yaml is already.
      Move its sections to page.yaml, or give the file another name.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/404.yaml:1:1-1 error bad-name No page can be at /404/: the page for addresses that do not exist is made by itself, with the words of notFound: below site: in page.yaml.
      Give the file another name.
    page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: the page is at /, and no file of public/ is called that.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/assets/a.yaml:1:1-1 error bad-name No page can be at /assets/a/: the build keeps its own files at /assets/.
      Give the file another name.
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
    pages/Terms.yaml:1:1-1 error bad-name pages/Terms.yaml makes no good address: an address holds small letters, digits, - and _.
      pages/terms.yaml is at /terms/ already. Delete one of the two, or rename this one.
    pages/terms.yml:1:1-1 error bad-name pages/terms.yml makes no good address: a page file ends in .yaml, and not in .yml.
      pages/terms.yaml is at /terms/ already. Delete one of the two, or rename this one."
  `);
});

test("files are pages in the letters of any script, and none has letters and accents apart", async () => {
  const names = ["privacy", "über-uns", "料金", "أسعار"];
  const { pages } = await readFiles(
    Object.fromEntries(names.map((name) => [`pages/${name}.yaml`, page])),
  );
  expect(pages.map(({ path }) => path)).toEqual([
    "/",
    "/privacy/",
    "/über-uns/",
    "/أسعار/",
    "/料金/",
  ]);
  expect(pages.every(({ pageFile }) => pageFile)).toBe(true);
  const name = "über-uns".normalize("NFD");
  const apart = await tell({ [`pages/${name}.yaml`]: page });
  expect(apart).toContain("its letters and their accents are apart (NFD)");
  expect(apart).toContain("Rename it to pages/über-uns.yaml; its page is at /über-uns/.");
  const both = { [`pages/${name}.yaml`]: page, "pages/über-uns.yaml": page };
  expect(await tell(both)).toContain("pages/über-uns.yaml is at /über-uns/ already.");
});

test("two addresses that look the same are told", async () => {
  // The second one has a letter of Cyrillic.
  const files = { "pages/team.yaml": page, "pages/t\u0435am.yaml": page };
  expect(await tell(files)).toMatchInlineSnapshot(`
    "page.yaml:14:15-23 error no-target Section 1, header, button: the link "/privacy" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    pages/tеam.yaml:1:1-1 error bad-name /tеam/ looks like /team/, the address of pages/team.yaml: some of its letters are others that look alike, or that disks take for the same.
      Write both in letters of one script, or give this file another name."
  `);
  const sharp = { "pages/strasse.yaml": page, "pages/straße.yaml": page };
  expect(await tell(sharp)).toContain("/straße/ looks like /strasse/");
});

test("what editors and systems leave behind is no page", async () => {
  const names = [".DS_Store", ".privacy.yaml.swp", "privacy.yaml~", "#privacy.yaml#"];
  const { pages } = await readFiles(
    Object.fromEntries(names.map((name) => [`pages/${name}`, "x"])),
  );
  expect(pages).toHaveLength(1);
});

const reserved = [
  ...["404", "assets", "edit", "src", "schema", "node_modules", "public"],
  ...["images", "videos", "fonts", "examples", "edit/a", "images/a/b"],
  ...["con", "nul", "aux", "prn", "com1", "lpt9", "legal/con", "con/legal"],
  ...["a".repeat(300), `legal/${"a".repeat(81)}`, Array(120).fill("a").join("/"), "legal/index"],
];

test("an address that is taken, or that no disk or host would take, makes no page, and says why", async () => {
  const said = await Promise.all(
    reserved.map(async (address) => {
      const refusal = refuseAddress(address).message;
      expect(addressOf(`${address}.yaml`)).toBe(undefined);
      expect(refusal.length).toBeLessThan(220);
      // A name that no file can have is not tried as a file.
      if (address.length < 100) {
        const told = await tell({ [`pages/${address}.yaml`]: page });
        expect(told).toContain(`pages/${address}.yaml:1:1-1 error bad-name`);
      }
      return refusal;
    }),
  );
  expect(said.join("\n")).toMatchInlineSnapshot(`
    "No page can be at /404/: the page for addresses that do not exist is made by itself, with the words of notFound: below site: in page.yaml. Choose another address.
    No page can be at /assets/: the build keeps its own files at /assets/. Choose another address.
    No page can be at /edit/: the preview shows the editor at /edit/. Choose another address.
    No page can be at /src/: the preview serves the folder src/ of the project there. Choose another address.
    No page can be at /schema/: the preview serves the folder schema/ of the project there. Choose another address.
    No page can be at /node_modules/: the preview serves the folder node_modules/ of the project there. Choose another address.
    No page can be at /public/: the preview serves the folder public/ of the project there. Choose another address.
    No page can be at /images/: the files of public/images/ are there. Choose another address.
    No page can be at /videos/: the files of public/videos/ are there. Choose another address.
    No page can be at /fonts/: the files of public/fonts/ are there. Choose another address.
    No page can be at /examples/: the files of public/examples/ are there. Choose another address.
    No page can be at /edit/a/: the preview shows the editor at /edit/. Choose another address.
    No page can be at /images/a/b/: the files of public/images/ are there. Choose another address.
    No page can be at /con/: Windows keeps the name con for a device. Choose another address.
    No page can be at /nul/: Windows keeps the name nul for a device. Choose another address.
    No page can be at /aux/: Windows keeps the name aux for a device. Choose another address.
    No page can be at /prn/: Windows keeps the name prn for a device. Choose another address.
    No page can be at /com1/: Windows keeps the name com1 for a device. Choose another address.
    No page can be at /lpt9/: Windows keeps the name lpt9 for a device. Choose another address.
    No page can be at /legal/con/: Windows keeps the name con for a device. Choose another address.
    No page can be at /con/legal/: Windows keeps the name con for a device. Choose another address.
    No page can be at /aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…: a part of an address has up to 80 letters. Choose another address.
    No page can be at /legal/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…: a part of an address has up to 80 letters. Choose another address.
    No page can be at /a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a…: an address has up to 200 letters. Choose another address.
    No page can be at /legal/index/: the page of a folder is the file beside it. Choose another address."
  `);
});

test("addresses that only begin like those that are taken make pages", () => {
  const free = ["editors", "images-2", "shop/edit", "about/images", "console", "com10", "nulls"];
  for (const address of [...free, "a".repeat(80), "index/a"]) {
    expect(addressOf(`${address}.yaml`)).toMatchObject({ path: `/${address}/` });
  }
});

test("a file of public/ is at the address of a page however its capital letters are written", async () => {
  for (const file of ["Privacy.html", "privacy/Index.html", "PRIVACY"]) {
    const files = new Map([[`/${file}`, "file" as const]]);
    const told = await tell({ "pages/privacy.yaml": page }, { files });
    expect(told).toContain(`public/${file} is at the same address as this page, /privacy/.`);
  }
});
