import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { build, check, fix, loadSite, renderPage } from "../../src/index.ts";
import { resolvePaths } from "../../src/node/project/projectPaths.ts";
import { pageYaml, smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";

it("loads, checks, fixes, renders and builds a site without a command line", async () => {
  const root = await makeProject("api", pageYaml);
  const site = await loadSite(root);
  const {
    context,
    pages: [page],
  } = site;
  if (!page.pageFile) throw new Error("The fixture's page has an error.");

  const wrong = smallPage.replace("\nsections:", "\nSections:");
  const { diagnostics, pageFile } = await check(wrong, context);
  expect(pageFile).toBeUndefined();
  expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toMatchInlineSnapshot(`
    [
      "9 The page: there is no setting "Sections" here.",
    ]
  `);
  expect(new TextDecoder().decode(fix(wrong, context).bytes)).toBe(smallPage);

  const prose = `${smallPage}  - type: prose\n    props:\n      file: notes.md\n`;
  const noted = { text: "[ours](#Hero)\n", diagnostics: [] };
  const withNotes = { ...context, texts: new Map([["notes.md", noted]]) };
  const { bytes, texts } = fix(prose, withNotes);
  expect(new TextDecoder().decode(bytes)).toBe(prose);
  expect([...texts]).toEqual([["texts/notes.md", "[ours](#hero)\n"]]);

  const { html } = await renderPage(site, page.pageFile);
  for (const { id } of page.pageFile.sections) expect(html).toContain(`id="${id}"`);

  const { result } = await build(root);
  expect(result?.errors).toEqual([]);
  expect(readFileSync(path.join(root, "dist/index.html"), "utf8")).toContain("</html>");
});

it("builds a site again and again in one process, also at once, and leaves nothing behind", {
  tags: ["rest"],
}, async () => {
  const root = await makeProject("api-again", smallPage);
  const listeners = process.listenerCount("exit");
  const titleOf = () =>
    /<title>(.*?)</.exec(readFileSync(path.join(root, "dist/index.html"), "utf8"))?.[1];
  const both = await Promise.all([build(root), build(root)]);
  expect(both.map(({ result }) => result?.errors)).toEqual([[], []]);
  writeFileSync(path.join(root, "page.yaml"), smallPage.replace(/title: .*/, "title: Another"));
  expect(titleOf()).not.toBe("Another");
  expect((await build(root)).result?.errors).toEqual([]);
  expect(titleOf()).toBe("Another");
  expect(readdirSync(path.dirname(resolvePaths(root).runDir))).toEqual([]);
  expect(process.listenerCount("exit")).toBe(listeners);
});

it("builds nothing of a page with an error", async () => {
  const root = await makeProject("api", "site:\n  name: A\n");
  const { pages, result } = await build(root);
  expect(result).toBeUndefined();
  expect(pages[0].diagnostics.length).toBeGreaterThan(0);
  expect(existsSync(path.join(root, "dist"))).toBe(false);
});
