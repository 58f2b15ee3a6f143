import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { loadSite, type Site, type SiteContext } from "../../src/index.ts";
import { sectionTypes } from "../../src/schema/schemaNode.ts";
import { oneOf } from "../../src/shared/text/wording.ts";
import { splice } from "../../src/yaml/splice.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const fixture = await loadFixtureContext();
const types = sectionTypes(fixture.schemas).map(([type]) => type);

/** A first page with a header, an anchor in a section that is off, and a footer. */
export const homeYaml = `site:
  name: Lull
  title: Lull, a quiet journal
  description: A page small enough to be read whole.
  base: /promo/
sections:
  - type: header
    props:
      links:
        - label: Plans
          href: "#plans"
      button:
        label: Privacy
        href: /privacy
  - type: cta
    id: plans
    props:
      title: Three plans
  - type: cta
    id: voices
    enabled: false
    props:
      title: Voices
  - type: footer
    props:
      year: 2025
`;

/** A page with these sections, and more settings of its own. */
export const subpage = (sections: string, settings = "", title = "Privacy policy") => `page:
  title: ${title}
  description: ${title === "Privacy policy" ? "What we keep about you" : `All of ${title}`}.
${settings}sections:
${sections}`;

/** A section with a title and a button that leads somewhere. */
export const linkTo = (href: string, id = "cta") => `  - type: cta
    id: ${id}
    props:
      title: Go on${id === "cta" ? "" : ` with ${id}`}
      button:
        label: Go
        href: ${href}
`;

/** Files of a site by their paths from its root. Those that are not given are the plainest that are in order. */
export type Files = Record<string, string>;

/** Writes the files of a site into a folder of its own, which goes with the test. */
export async function writeSite(files: Files): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries({ "page.yaml": homeYaml, ...files })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
}

/** Reads a site with this project's schemas, and the fixture's public files or these. */
export async function readFiles(files: Files, context: Partial<SiteContext> = {}): Promise<Site> {
  return loadSite(await writeSite(files), { ...fixture, ...context });
}

/**
 * The diagnostics of a site, one on each line, with what a fix or the suggestions would do. The list of all types is
 * shortened, as it grows. Whoever follows one of them
 * has fewer problems than before.
 */
export async function tell(files: Files, context: Partial<SiteContext> = {}): Promise<string> {
  const { pages } = await readFiles(files, context);
  await judge(pages, files, context);
  return pages
    .flatMap(({ diagnostics }) => diagnostics)
    .map(({ file, line, column, endColumn, severity, code, message, hint, fix, suggestions }) => {
      const titles = (suggestions ?? []).map(({ title }) => `or: ${title}`);
      return [
        `${file}:${line}:${column}-${endColumn} ${severity} ${code} ${message}`,
        ...(hint ? [hint] : []),
        ...(fix ? [`fix: ${fix.title}`] : titles),
      ].join("\n  ");
    })
    .join("\n")
    .replaceAll(oneOf(types), "carousel, …");
}

async function judge(
  pages: Site["pages"],
  files: Files,
  context: Partial<SiteContext>,
): Promise<void> {
  const before = countProblems(pages);
  for (const { file, source, diagnostics } of pages) {
    for (const { fix, suggestions = [] } of diagnostics) {
      for (const { title, edits } of [...(fix ? [fix] : []), ...suggestions]) {
        const after = await readFiles({ ...files, [file]: splice(source, edits) }, context);
        expect(countProblems(after.pages), `${file}: ${title}`).toBeLessThan(before);
      }
    }
  }
}

const countProblems = (pages: Site["pages"]) =>
  pages.flatMap(({ diagnostics }) => diagnostics).filter(({ severity }) => severity !== "notice")
    .length;
