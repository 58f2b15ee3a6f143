import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { pageYaml } from "../../../tests/fixtures/index.ts";
import { makeProject, makeSite } from "../../../tests/project/makeProject.ts";
import { spriteFile } from "../../shared/icons.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { loadExamples } from "./examples.ts";

it("shows examples as their schemas have them, whatever is off on the page", async () => {
  const off = pageYaml.replaceAll(
    /^ {2}- type: (features|faq|walkthrough)$/gm,
    "$&\n    enabled: false",
  );
  const [whole, partly] = await Promise.all(
    [pageYaml, off].map(async (page, index) =>
      loadExamples(resolvePaths(await makeProject(`stock-${index}`, page))),
    ),
  );
  expect(off).not.toBe(pageYaml);
  expect(partly?.types).toEqual(whole?.types);
});

it("shows every example where public/ is empty, whether page.yaml is in order or not", async () => {
  const empty = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const inOrder = `site: { name: A, title: B, description: C, logo: /examples/mark.svg, icon: /examples/mark.svg }
sections: [{ type: statement, props: { title: D, lines: [E] } }]`;
  const shown = await Promise.all(
    [inOrder, pageYaml].map(async (page, index) =>
      loadExamples(resolvePaths(await makeProject(`stock-empty-${index}`, page, empty))),
    ),
  );
  const [first, second] = shown.map(({ page, types }) => ({ name: page.site.name, types }));
  expect([first?.name, second?.name]).toEqual(["A", "Your brand"]);
  expect(second?.types).toEqual(first?.types);
  expect(first?.types.every(({ examples }) => examples.length > 1)).toBe(true);
});

it("takes the theme from a site of several pages, and holds the icons of all", async () => {
  const { page, assets } = await loadExamples(resolvePaths(await makeSite("stock-site")));
  expect(page.site.name).toBe("Lull");
  const sprite = assets.get(spriteFile);
  const icons = typeof sprite === "function" ? await sprite() : sprite;
  expect(String(icons)).toContain('<symbol id="cookie"');
});

it("shows the first example of a type in the language of the site", async () => {
  const german = pageYaml.replace("\n  lang: en\n", "\n  lang: de\n");
  const { types } = await loadExamples(
    resolvePaths(await makeProject("stock-german", german)),
    "first",
  );
  const titles = types.map(({ examples }) => Object(examples[0]?.props).title);
  expect(titles).toContain("Für jedes Tempo ein Tarif");
  expect(titles).not.toContain("A plan for every pace");
});
