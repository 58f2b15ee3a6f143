import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { renderPage } from "../../src/entry.server.tsx";
import { createAssetContext } from "../../src/node/assets/pictures.ts";
import { resolvePages } from "../../src/node/resolve/resolve.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { fixturePaths, fixturesDir, loadFixtureContext, pageYaml } from "../fixtures/index.ts";
import { writeSite } from "../pages/site.ts";
import { type Attributes, elementsOf, skeletonOf } from "./skeleton.ts";

const languages = [
  { lang: "de", name: "Deutsch" },
  { lang: "ar", name: "العربية" },
];

const translated = pageYaml.replace(
  "\nsite:\n",
  `\nsite:\n  languages: ${JSON.stringify(languages)}\n`,
);

// What is the same in every language: names, and words that the languages have taken over.
const shared =
  /^(Quillow|Maya|Ines|Theo|App|Apple|Google|Play|Store|Android|Twitter|Instagram|Discord|Cloud|English|Deutsch|Premium|Pomodoro|Team|Video|Text|PDF|iOS)$/i;

it("the first site is whole in German and in Arabic", async () => {
  const root = await writeSite({ "page.yaml": translated });
  const context = await loadFixtureContext();
  expect([...context.translations.keys()]).toEqual(["ar", "de"]);
  const { pages, languages } = await loadSite(root, context);
  const told = languages.flatMap(({ diagnostics }) => diagnostics);
  expect(told.filter(({ severity }) => severity !== "notice")).toEqual([]);
  expect(told.filter(({ code }) => code === "untranslated")).toEqual([]);
  const pageFiles = [
    ...pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...languages.flatMap(({ pageFiles }) => pageFiles),
  ];
  const { schemas } = context;
  const resolved = await resolvePages(pageFiles, {
    ...createAssetContext(fixturePaths, "/"),
    schemas,
  });
  const [own = "", ...others] = await Promise.all(
    resolved.map(async (page) => (await renderPage(page, { script: { code: "" } })).html),
  );
  expect(others).toHaveLength(2);
  for (const html of others) expect(skeletonOf(html)).toEqual(skeletonOf(own));
  // Invented people have the same names and places in every language.
  const people = [
    ...JSON.stringify(resolved[0]?.sections).matchAll(/"(?:name|location)":"([^"]*)"/g),
  ].map(([, words]) => words);
  const texts = (html: string) =>
    elementsOf(html)
      .map((element): Attributes => element)
      .filter(({ name = "", lang }) => !["script", "style", "html"].includes(name) && !lang)
      .flatMap(({ text = "", alt = "", "aria-label": label = "" }) => [text, alt, label])
      .map((text) => people.reduce((rest: string, words = "") => rest.replaceAll(words, ""), text));
  const latin = texts(others[1] ?? "").flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []);
  expect(latin.filter((word) => !shared.test(word))).toEqual([]);
  const english = new Set(texts(own).filter((text) => text.split(" ").length > 2));
  expect(texts(others[0] ?? "").filter((text) => english.has(text))).toEqual([]);
});

it("its catalogues have an entry for each text, and no other", () => {
  for (const lang of ["de", "ar"]) {
    const source = readFileSync(path.join(fixturesDir, `translations/${lang}.po`), "utf8");
    expect(source).not.toMatch(/^#~|^#, fuzzy/m);
  }
});
