import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { listElements } from "../../src/node/html/readHtml.ts";
import { makeSite } from "../project/makeProject.ts";
import { runBuild } from "../project/runVite.ts";
import { addLanguages } from "./pseudo.ts";

let dist = "";
const origin = "https://lull.example";
const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
const fileOf = (address: string) =>
  `${address.replace(`${origin}/`, "").replace(/^\//, "")}index.html`;

beforeAll(async () => {
  const root = await makeSite("languages");
  await addLanguages(root, ["de", "ar"], (context) => context !== "hero text");
  dist = await runBuild(root);
});

/** The documents of the build, without that of an address where nothing is. */
const listDocuments = () =>
  readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html"))
    .sort();

const elementsOf = (file: string) =>
  listElements(read(file)).map(({ name, attributes, text }) => ({
    name,
    text,
    ...Object.fromEntries(attributes),
  }));

type Attributes = Record<string, string>;

const alternatesOf = (file: string) =>
  elementsOf(file)
    .map((element): Attributes => element)
    .filter(({ name, rel, hreflang }) => name === "link" && rel === "alternate" && hreflang)
    .map(({ hreflang = "", href = "" }) => [hreflang, href] as const);

it("each page is there in each language, with its direction", () => {
  const documents = listDocuments();
  const own = documents.filter((file) => !/^(de|ar)\//.test(file));
  expect(documents).toHaveLength(3 * own.length);
  for (const file of own) {
    const languages = ["", "de/", "ar/"].map((lead) => /<html[^>]*>/.exec(read(lead + file))?.[0]);
    expect(languages).toEqual([
      '<html lang="en">',
      '<html lang="de">',
      '<html lang="ar" dir="rtl">',
    ]);
  }
});

it("each alternate leads to a document that names the same ones", () => {
  for (const file of listDocuments()) {
    const alternates = alternatesOf(file);
    // A page that search engines leave out has none.
    if (read(file).includes('content="noindex"')) {
      expect(alternates).toEqual([]);
      continue;
    }
    expect(alternates.map(([lang]) => lang)).toEqual(["en", "de", "ar", "x-default"]);
    expect(alternates.map(([, href]) => fileOf(href))).toContain(file);
    for (const [, href] of alternates) expect(alternatesOf(fileOf(href))).toEqual(alternates);
  }
});

it("the sitemap names every alternate of every page", () => {
  const entries = read("sitemap.xml").match(/<url>.*<\/url>/g) ?? [];
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    const [, address = ""] = /<loc>(.*?)<\/loc>/.exec(entry) ?? [];
    const named = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]);
    expect(named).toEqual(alternatesOf(fileOf(address)).filter(([lang]) => lang !== "x-default"));
  }
});

it("social networks learn the languages of a page", () => {
  const locales = (file: string) =>
    [...read(file).matchAll(/og:locale(:alternate)?" content="(\w+)"/g)].map(
      ([, , locale]) => locale,
    );
  expect(locales("index.html")).toEqual(["en_US", "de_DE", "ar_EG"]);
  expect(locales("ar/index.html")).toEqual(["ar_EG", "en_US", "de_DE"]);
});

it("links lead to pages in the same language, and those of the header to the same page in the others", () => {
  for (const file of listDocuments().filter((each) => each.startsWith("de/"))) {
    const links = elementsOf(file)
      .map((element): Attributes => element)
      .filter(({ name }) => name === "a");
    const pages = links.filter(({ href = "" }) => /^\/([^.]*\/)?(#.*)?$/.test(href));
    expect(pages.length).toBeGreaterThan(3);
    for (const { href = "", lang } of pages) {
      expect(existsSync(path.join(dist, fileOf(href.replace(/#.*/, "")))), `${file}: ${href}`).toBe(
        true,
      );
      if (!lang) expect(href).toMatch(/^\/de\//);
    }
    const others = pages.flatMap(({ href, lang, hreflang }) =>
      lang ? [[lang, hreflang, href]] : [],
    );
    const same = file.replace(/^de/, "").replace("index.html", "");
    expect(others).toEqual([
      ["en", "en", same],
      ["ar", "ar", `/ar${same}`],
    ]);
  }
});

it("the skeleton of a page is the same in all languages", () => {
  const skeleton = (file: string) =>
    elementsOf(file)
      .filter(({ name }) => name !== "meta" && name !== "link")
      .map((element: Attributes) => {
        // A heading in a long text is called by its words.
        const id = element.id?.replace(/\..*/, "");
        return [element.name, id, element.class, element.role].join(" ");
      });
  for (const file of listDocuments().filter((each) => !/^(de|ar)\//.test(each))) {
    for (const lead of ["de/", "ar/"]) expect(skeleton(lead + file)).toEqual(skeleton(file));
  }
});

it("every word is in the language of the page, or says which it is in", () => {
  const words = (file: string) =>
    elementsOf(file)
      .map((element): Attributes => element)
      .filter(({ name = "", lang }) => !["script", "style", "html"].includes(name) && !lang)
      .flatMap(({ text = "", alt = "", "aria-label": label = "" }) => [text, alt, label])
      .flatMap((text) => text.match(/\p{L}{4,}/gu) ?? [])
      // What has an accent is translated. Names have no translation.
      .filter((word) => word.normalize("NFD") === word && !/^(Lull|Deutsch|English)$/.test(word));
  expect(words("index.html").length).toBeGreaterThan(30);
  const german = listDocuments().filter((each) => each.startsWith("de/"));
  // These are the labels of the engine, in German.
  expect([...new Set(german.flatMap(words))].join(" ")).toMatchInlineSnapshot(
    `"Inhalt springen Hell oder dunkel"`,
  );
});

it("texts for machines are there in each language", () => {
  expect(read("de/llms.txt")).toContain(`<${origin}/de/privacy/>`);
  expect(read("llms.txt")).not.toContain("/de/");
});
