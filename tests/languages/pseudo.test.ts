import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { renderPage } from "../../src/entry.server.tsx";
import { createAssetContext } from "../../src/node/assets/pictures.ts";
import { resolvePages } from "../../src/node/resolve/resolve.ts";
import { sectionTypes } from "../../src/schema/schemaNode.ts";
import { loadSite, parseSite } from "../../src/site/read/loadSite.ts";
import { listSitePhrases } from "../../src/site/translate/listSitePhrases.ts";
import { parseCatalogue } from "../../src/site/translate/parseCatalogue.ts";
import { updateCatalogue } from "../../src/site/translate/updateCatalogue.ts";
import {
  fixturePaths,
  fixturesDir,
  launchPage,
  loadFixtureContext,
  pageYaml,
} from "../fixtures/index.ts";
import { writeSite } from "../pages/site.ts";
import { examples, inOrder } from "../render/render.ts";
import { translateAll } from "./pseudo.ts";
import { plainWordsOf, skeletonOf } from "./skeleton.ts";

const context = await loadFixtureContext();
const resolveContext = { ...createAssetContext(fixturePaths, "/"), schemas: context.schemas };

/** The document of a page.yaml, and that of its accented translation. */
async function renderBoth(page: string): Promise<[string, string]> {
  const data = parse(page);
  const languages = [{ lang: "de", name: "Deutsch" }];
  const site = { ...data.site, base: "/", lang: "en", languages };
  const root = await writeSite({ "page.yaml": JSON.stringify({ ...data, site }) });
  const { files } = await parseSite(root, context);
  const phrases = listSitePhrases(files.flatMap(({ parsed }) => parsed?.page ?? []));
  const text = translateAll(updateCatalogue(parseCatalogue(""), phrases, "de"));
  const translations = new Map([["de", { text, diagnostics: [] }]]);
  const loaded = await loadSite(root, { ...context, translations });
  const told = [...loaded.pages, ...loaded.languages].flatMap(({ diagnostics }) => diagnostics);
  expect(told.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual(
    [],
  );
  const pageFiles = [
    ...loaded.pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...loaded.languages.flatMap((language) => language.pageFiles),
  ];
  const [own, other] = await resolvePages(pageFiles, resolveContext);
  if (!own || !other) throw new Error("The page is not there in both languages.");
  const render = async (each: typeof own) =>
    (await renderPage(each, { script: { code: "" } })).html;
  return [await render(own), await render(other)];
}

const site = { name: "Lull", title: "Lull, a journal", description: "A quiet place." };

/** A page with one example of each type. A type with more of them is on more pages. */
const examplePages = [0, 1, 2].map((index) => {
  const sections = sectionTypes(context.schemas).flatMap(([type]) => {
    const example = examples.filter((each) => each.type === type)[index];
    return example ? [example] : [];
  });
  return [`examples ${index + 1}`, JSON.stringify({ site, sections: inOrder(sections) })] as const;
});

const brandsDir = path.join(fixturesDir, "brands");
const brands = readdirSync(brandsDir).map(
  (file) => [file, readFileSync(path.join(brandsDir, file), "utf8")] as const,
);

it("no word of the first site is left in its own language", async () => {
  const [own, other] = await renderBoth(pageYaml);
  expect(skeletonOf(other)).toEqual(skeletonOf(own));
  expect([...new Set(plainWordsOf(other))].sort().join(" ")).toMatchInlineSnapshot(
    `"Amparo Andorra Andreanne App Aufderhar Brandt Clark Domenick Duarte East Film French Google Hegmann Hell Honduras Ines Inhalt Janae Jettie Jetzt Johnston Klein Laden Lindqvist Maya Namibia Naomie Noah Okafor Parisian Peytonstad Play Port Quillow Renner Riceshire Southern Sternen Store Susan Territories Theo Tressa Weiter West Wolff Zum abspielen bei dunkel erledigt oder springen und von weitere"`,
  );
});

it.each([["launch", launchPage] as const, ...examplePages, ...brands])(
  "no word of %s is left in its own language",
  { tags: ["rest"] },
  async (_, page) => {
    const [own, other] = await renderBoth(page);
    expect(skeletonOf(other)).toEqual(skeletonOf(own));
    expect([...new Set(plainWordsOf(other))].sort().join(" ")).toMatchSnapshot();
  },
);
