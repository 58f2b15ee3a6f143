import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { pageYaml } from "../tests/fixtures/index.ts";
import { addLanguages } from "../tests/languages/pseudo.ts";
import { makeProject } from "../tests/project/makeProject.ts";
import { buildOnce } from "./growth.ts";
import { median } from "./median.ts";
import { formatTable } from "./table.ts";

/**
 * The cost of a site of some number of pages and languages: milliseconds to build it, those of the processor, and
 * the most mebibytes of memory.
 */
export interface SiteGrowth {
  pages: number;
  languages: number;
  build: number;
  processor: number;
  memory: number;
}

/** A table of the costs of sites of more and more pages and languages. */
export async function compareSites(runs: number): Promise<string> {
  const sites = [];
  for (const [pages, languages] of sizes) sites.push(await measureSite(pages, languages, runs));
  const [alone] = sites;
  const times = (site: SiteGrowth, key: "build" | "processor" | "memory", unit: string) =>
    `${Math.round(site[key])} ${unit} ×${(site[key] / (alone ?? site)[key]).toFixed(1)}`;
  const rows = sites.map((site) => [
    ...[String(site.pages), String(site.languages)],
    ...[times(site, "build", "ms"), times(site, "processor", "ms"), times(site, "memory", "MiB")],
  ]);
  return formatTable(["pages", "languages", "build", "processor", "memory"], rows);
}

/** The numbers of pages and languages. */
const sizes = [
  [1, 1],
  [10, 1],
  [50, 1],
  [20, 5],
] as const;

const otherLanguages = ["de", "fr", "es", "it"];

/** Builds a site of this many pages and languages `runs` times, after one run that fills the cache. */
export async function measureSite(
  pages: number,
  languages: number,
  runs: number,
): Promise<SiteGrowth> {
  const root = await makePages(pages);
  if (languages > 1) await addLanguages(root, otherLanguages.slice(0, languages - 1));
  const builds: Awaited<ReturnType<typeof buildOnce>>[] = [];
  for (let run = 0; run <= runs; run++) builds.push(await buildOnce(root));
  const medianOf = (key: "time" | "processor" | "memory") =>
    median(builds.slice(1).map((build) => build[key]));
  return {
    ...{ pages, languages },
    build: medianOf("time"),
    processor: medianOf("processor"),
    memory: medianOf("memory"),
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
