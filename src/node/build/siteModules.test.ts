import { expect, it } from "vitest";
import { stringify } from "yaml";
import { loadFixtureContext } from "../../../tests/fixtures/index.ts";
import { islandTypes } from "../../../tests/fixtures/islandTypes.ts";
import { sectionTypes } from "../../schema/schemaNode.ts";
import * as uses from "../../shared/uses.ts";
import { readPage } from "../../site/read/load.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { renderIslands } from "./islandsModule.ts";
import { renderLabels, renderUses } from "./siteModules.ts";

const context = await loadFixtureContext();
const { schemas } = context;
const places = resolvePaths(process.cwd());
const site = { name: "A", title: "A page", description: "A page for its sections." };

/** A page of these sections, as a build describes it for the bundle. */
function describe(sections: unknown[], theme = {}) {
  const page = stringify({ site, theme, sections }, { blockQuote: "literal" });
  const { pageFile, diagnostics } = readPage(Buffer.from(page), context);
  if (!pageFile) throw new Error(JSON.stringify(diagnostics));
  return {
    shown: pageFile.sections,
    schemas,
    first: pageFile,
    labels: new Map([["en", pageFile.site.words]]),
  };
}

const usedBy = (sections: unknown[], theme = {}) =>
  [...renderUses(describe(sections, theme)).matchAll(/const (\w+) = true/g)].map(
    ([, name]) => name,
  );

const text = { type: "cta", props: { title: "Now", button: { label: "Go", href: "todo" } } };
const card = { icon: "leaf", title: "A card", description: "Plain." };
const cards = (more = {}) => ({ type: "carousel", props: { cards: [{ ...card, ...more }, card] } });

it("lists the types that have an island on the page, and no other", () => {
  const examples = sectionTypes(schemas).flatMap(([type, { examples }]) =>
    (Array.isArray(examples) ? examples : []).map((props) => ({ type, props })),
  );
  const listed = [...renderIslands(examples, schemas, places).matchAll(/^ {2}"(.*?)":/gm)];
  expect(listed.map(([, type]) => type)).toEqual([...islandTypes.keys()].sort());
  expect(renderIslands(describe([text]).shown, schemas, places)).toBe(
    "export const islands = {\n};\n",
  );
});

it("leaves out a type of which no section on the page needs a script", () => {
  const image = { src: "/examples/screens.png", alt: "Two screens." };
  const withImages = (count: number) => [
    { type: "spotlight", props: { title: "All", images: Array(count).fill(image) } },
  ];
  expect(renderIslands(withImages(1), schemas, places)).not.toContain("spotlight");
  expect(renderIslands(withImages(2), schemas, places)).toContain("spotlight");
});

it("brings the code for texts with marks to the types that have one", () => {
  const render = (description: string) =>
    renderIslands(describe([cards({ description })]).shown, schemas, places);
  expect(render("Plain.")).not.toContain("withFormatted");
  expect(render("**Bold.**")).toContain("withFormatted");
});

it("brings the code for backgrounds to the types that have one, and its constants", () => {
  const picture = { src: "/examples/hills.jpg", focus: [0.7, 0.4] };
  const backed = { ...cards(), background: { picture } };
  expect(renderIslands(describe([cards()]).shown, schemas, places)).not.toContain("withBackground");
  expect(renderIslands(describe([backed]).shown, schemas, places)).toContain("withBackground");
  expect(usedBy([cards()])).not.toContain("focus");
  expect(usedBy([backed])).toContain("focus");
});

it("has a constant for each name, true for what an island of the page uses", () => {
  const names = [...renderUses(describe([text])).matchAll(/const (\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(uses));
  expect(usedBy([text])).toEqual(["dark"]);
  expect(usedBy([text], { dark: false })).toEqual(["lightOnly"]);
  expect(usedBy([text], { header: "split" })).toEqual(["dark", "splitLinks"]);
  expect(usedBy([cards({ description: "**Bold.**" })])).toEqual(["dark", "formatted"]);
  expect(usedBy([cards({ link: { label: "More", href: "todo" } })])).toContain("link");
  expect(usedBy([cards({ icon: "/examples/mark.svg" })])).toContain("drawing");
});

it("has each label in each language, and once where all say the same", () => {
  const { words } = describe([text]).first.site;
  const german = { ...words, menu: "Menü", next: "Weiter" };
  const lines = renderLabels(
    new Map([
      ["en", words],
      ["de", german],
    ]),
  ).split("\n");
  expect(
    lines.filter((line) => /const (menu|next|previous) /.test(line)).join("\n"),
  ).toMatchInlineSnapshot(`
    "export const menu = () => ({"en":"Menu","de":"Menü"})[document.documentElement.lang];
    export const previous = () => "Previous";
    export const next = () => ({"en":"Next","de":"Weiter"})[document.documentElement.lang];"
  `);
});
