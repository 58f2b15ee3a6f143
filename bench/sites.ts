import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { pageYaml } from "../tests/fixtures/index.ts";
import { makeProject } from "../tests/project/makeProject.ts";
import { buildOnce } from "./growth.ts";
import { median } from "./median.ts";

/** The cost of a site of some number of pages: milliseconds to build it, and the most mebibytes of memory. */
export interface SiteGrowth {
  pages: number;
  build: number;
  memory: number;
}

/** Builds a site of this many pages `runs` times, after one run that fills the cache. */
export async function measureSite(pages: number, runs: number): Promise<SiteGrowth> {
  const root = await makePages(pages);
  const builds = [];
  for (let run = 0; run <= runs; run++) builds.push(await buildOnce(root));
  return {
    pages,
    build: median(builds.slice(1).map(({ time }) => time)),
    memory: median(builds.slice(1).map(({ memory }) => memory)),
  };
}

/** The fixture page at an address, and beside it pages of the same sections, with its header and footer. */
async function makePages(count: number): Promise<string> {
  const { site, ...page } = parse(pageYaml);
  const url = "https://quillow.example";
  const root = await makeProject(
    `bench-pages-${count}`,
    stringify({ ...page, site: { ...site, url } }),
  );
  await mkdir(path.join(root, "pages"));
  const inherited = ["header", "footer"];
  const sections = page.sections.filter(({ type }: { type: string }) => !inherited.includes(type));
  for (let index = 1; index < count; index++) {
    const title = `Page ${index}`;
    const text = stringify({ page: { title, description: `${title} of the site.` }, sections });
    await writeFile(path.join(root, "pages", `page-${index}.yaml`), text);
  }
  return root;
}
