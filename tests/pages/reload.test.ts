import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "../../src/index.ts";
import { createParsers } from "../../src/yaml/reparse.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { type Files, homeYaml, linkTo, subpage, writeSite } from "./site.ts";

const privacy = subpage(linkTo("/#plans") + linkTo("/terms#cta", "more"));
const terms = subpage(linkTo("/privacy/#more"));

/** Edits of a site, each undone before the next: the new text of a file, or none where it is deleted. */
const edits: [what: string, file: string, text: string | undefined][] = [
  ["a word of the first page", "page.yaml", homeYaml.replace("Three plans", "Two plans")],
  ["an anchor of the first page", "page.yaml", homeYaml.replace("id: plans", "id: prices")],
  ["a section is off", "page.yaml", homeYaml.replace("id: plans", "id: plans\n    enabled: false")],
  ["a link of the header", "page.yaml", homeYaml.replace("label: Plans", "label: Prices")],
  ["a link that is gone", "page.yaml", homeYaml.replace("/privacy", "https://example.com")],
  ["the name of the site", "page.yaml", homeYaml.replace("name: Lull", "name: Hush")],
  ["a letter that a typeface lacks", "pages/terms.yaml", terms.replace("Go on", "Go on 會")],
  ["a theme", "page.yaml", `${homeYaml}theme:\n  preset: midnight\n`],
  ["a theme that does not exist", "page.yaml", `${homeYaml}theme:\n  preset: noon\n`],
  ["another base", "page.yaml", homeYaml.replace("/promo/", "/privacy/")],
  ["a first page that cannot be read", "page.yaml", homeYaml.replace('"#plans"', '"#plans')],
  ["no first page", "page.yaml", undefined],
  ["an anchor of another page", "pages/privacy.yaml", privacy.replace("id: more", "id: less")],
  ["a page is off", "pages/terms.yaml", subpage(linkTo("/"), "  enabled: false\n")],
  ["a page that is broken", "pages/terms.yaml", `${terms}  - "`],
  ["a page that is gone", "pages/terms.yaml", undefined],
  ["a page whose name is wrong", "pages/Terms.yaml", terms],
  ["another page", "pages/about.yaml", terms],
  [
    "a page with a header of its own",
    "pages/terms.yaml",
    terms.replace(
      "sections:\n",
      `sections:
  - type: header
    id: cta2
    props:
      links: [{ label: Up, href: "#cta" }]
`,
    ),
  ],
];

test("a site that is read again after an edit is as one that is read for the first time", async () => {
  const before: Files = {
    "page.yaml": homeYaml,
    "pages/privacy.yaml": privacy,
    "pages/terms.yaml": terms,
  };
  const root = await writeSite(before);
  const context = await loadFixtureContext();
  const live = { ...context, parserOf: createParsers() };
  const { first } = (await loadSite(root, live)).context;
  const compare = async (what: string) => {
    const again = await loadSite(root, { ...live, first });
    const afresh = await loadSite(root, { ...context, first });
    expect(again.pages, what).toEqual(afresh.pages);
  };
  for (const [what, file, text] of edits) {
    const place = path.join(root, file);
    await (text === undefined ? rm(place) : writeFile(place, text));
    await compare(what);
    await (before[file] === undefined ? rm(place) : writeFile(place, before[file]));
    await compare(`${what}, undone`);
  }
});

test("a page that an edit of another does not concern is not read again", async () => {
  const root = await writeSite({ "pages/privacy.yaml": privacy, "pages/terms.yaml": terms });
  const context = { ...(await loadFixtureContext()), parserOf: createParsers() };
  const pagesOf = async () => (await loadSite(root, context)).pages;
  const before = await pagesOf();
  const keptAfter = async (file: string, text: string) => {
    await writeFile(path.join(root, file), text);
    const after = await pagesOf();
    return after.filter((page) => before.includes(page)).map((page) => page.file);
  };
  const worded = homeYaml.replace("Three plans", "Two plans");
  expect(await keptAfter("page.yaml", worded)).toEqual(["pages/privacy.yaml", "pages/terms.yaml"]);
  const other = terms.replace("Go on", "Go back");
  expect(await keptAfter("pages/terms.yaml", other)).toEqual(["pages/privacy.yaml"]);
  expect(await keptAfter("page.yaml", worded.replace("label: Plans", "label: Prices"))).toEqual([]);
});
