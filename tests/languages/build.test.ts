// @module-tag rest

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { makeSite } from "../project/makeProject.ts";
import { runVite } from "../project/runVite.ts";
import { addLanguages, addRedirects } from "./pseudo.ts";
import {
  type Attributes,
  elementsOf as listElementsOf,
  plainWordsOf,
  skeletonOf,
} from "./skeleton.ts";

let dist = "";
let output = "";
const origin = "https://lull.example";
const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
const fileOf = (address: string) =>
  `${address.replace(`${origin}/`, "").replace(/^\//, "")}index.html`;

beforeAll(async () => {
  const root = await makeSite("languages");
  await addRedirects(root);
  await addLanguages(root, ["de", "ar"], (context) => context !== "hero text");
  const built = await runVite(root, "build", "--app");
  if (built.code !== 0) throw new Error(built.output);
  dist = path.join(root, "dist");
  output = built.output;
});

/** The documents of the build, without those of old addresses, and of an address where nothing is. */
const listDocuments = () =>
  readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html") && !/^([a-z]+\/)?(old|away|alt)\//.test(file))
    .sort();

const elementsOf = (file: string) => listElementsOf(read(file));

const alternatesOf = (file: string) =>
  elementsOf(file)
    .map((element): Attributes => element)
    .filter(({ name, rel, hreflang }) => name === "link" && rel === "alternate" && hreflang)
    .map(({ hreflang = "", href = "" }) => [hreflang, href] as const);

it("a build says what visitors of another language read untranslated", () => {
  expect(output).toMatch(/\b2 untranslated\b/);
});

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
  const skeleton = (file: string) => skeletonOf(read(file));
  for (const file of listDocuments().filter((each) => !/^(de|ar)\//.test(each))) {
    for (const lead of ["de/", "ar/"]) expect(skeleton(lead + file)).toEqual(skeleton(file));
  }
});

it("every word is in the language of the page, or says which it is in", () => {
  // Names have no translation.
  const words = (file: string) =>
    plainWordsOf(read(file)).filter((word) => !/^(Lull|Deutsch|English)$/.test(word));
  expect(words("index.html").length).toBeGreaterThan(30);
  const german = listDocuments().filter((each) => each.startsWith("de/"));
  // These are the labels of the engine, in German.
  expect([...new Set(german.flatMap(words))].join(" ")).toMatchInlineSnapshot(
    `"Zum Inhalt springen Hell oder dunkel"`,
  );
});

it("an address where nothing is, and the app on a home screen, have their language", () => {
  const lead = (file: string) => /<html[^>]*>/.exec(read(file))?.[0];
  for (const folder of ["", "de/", "ar/"]) {
    expect(lead(`${folder}404.html`)).toBe(lead(`${folder}index.html`));
    const links = elementsOf(`${folder}404.html`).map((element): Attributes => element);
    expect(links.find(({ rel }) => rel === "manifest")?.href).toBe(`/${folder}manifest.json`);
    expect(links.filter(({ name, href }) => name === "a" && href === `/${folder}`)).not.toEqual([]);
    const { lang, start_url } = JSON.parse(read(`${folder}manifest.json`));
    expect({ lang, start_url }).toEqual({
      lang: folder.slice(0, -1) || "en",
      start_url: `/${folder}`,
    });
  }
});

it("the hosts lead from an old address to the page in the same language", () => {
  expect(read("_redirects")).toMatchInlineSnapshot(`
    "/old/ /pricing/ 301!
    /old/ /pricing/ 301
    /old/features/ /#features 301!
    /old/features/ /#features 301
    /away/ https://example.com/ 301!
    /away/ https://example.com/ 301
    /de/alt/ /privacy/ 301!
    /de/alt/ /privacy/ 301
    /de/old/ /de/pricing/ 301!
    /de/old/ /de/pricing/ 301
    /de/old/features/ /de/#features 301!
    /de/old/features/ /de/#features 301
    /de/away/ https://example.com/ 301!
    /de/away/ https://example.com/ 301
    /ar/old/ /ar/pricing/ 301!
    /ar/old/ /ar/pricing/ 301
    /ar/old/features/ /ar/#features 301!
    /ar/old/features/ /ar/#features 301
    /ar/away/ https://example.com/ 301!
    /ar/away/ https://example.com/ 301
    /de/* /de/404.html 404
    /ar/* /ar/404.html 404
    "
  `);
  expect(read("de/old/index.html")).toContain('<html lang="de">');
});

it("search engines and social networks get the words of the page in its language", () => {
  const facts = (file: string) =>
    JSON.stringify(
      [...read(file).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = ""]) => JSON.parse(json),
      ),
    );
  const title = (file: string) => /<title>(.*?)<\/title>/.exec(read(file))?.[1] ?? "";
  const socialOf = (file: string) =>
    elementsOf(file)
      .map((element): Attributes => element)
      .flatMap(({ name, property, content }) =>
        name === "meta" && property?.startsWith("og:") ? [[property, content] as const] : [],
      );
  for (const lang of ["de", "ar"]) {
    expect(facts(`${lang}/index.html`)).toContain(`"inLanguage":"${lang}"`);
    expect(facts("index.html")).not.toContain(`"inLanguage":"${lang}"`);
    expect(title(`${lang}/index.html`)).not.toBe(title("index.html"));
    const [own, other] = ["", `${lang}/`].map((lead) => new Map(socialOf(`${lead}index.html`)));
    expect(other?.get("og:title")).not.toBe(own?.get("og:title"));
    expect(other?.get("og:image")).not.toBe(own?.get("og:image"));
  }
});

it("texts for machines are there in each language", () => {
  expect(read("de/llms.txt")).toContain(`<${origin}/de/privacy/>`);
  expect(read("llms.txt")).not.toContain("/de/");
});
