import path from "node:path";
import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import { pageYaml } from "../fixtures/index.ts";
import { makeProject, runVite } from "../project.ts";

/** The real page, changed by `edit`. */
export function editPage(edit: (site: YAMLMap, page: ReturnType<typeof parseDocument>) => void) {
  const page = parseDocument(pageYaml);
  const site = page.get("site");
  if (!isMap(site)) throw new Error("page.yaml has no site.");
  edit(site, page);
  return page.toString();
}

/** Turns off every section of these types. */
export function turnOff(page: ReturnType<typeof parseDocument>, ...types: string[]): void {
  const sections = page.get("sections");
  if (!isSeq(sections)) throw new Error("page.yaml has no sections.");
  for (const section of sections.items) {
    if (isMap(section) && types.includes(String(section.get("type")))) {
      section.set("enabled", false);
    }
  }
}

/** Builds a project of this name from `pageYaml`. Returns the published folder. */
export async function build(name: string, pageYaml: string, ...args: string[]): Promise<string> {
  return buildIn(await makeProject(name, pageYaml), ...args);
}

/** Builds the project in `root`. Returns the published folder. */
export async function buildIn(root: string, ...args: string[]): Promise<string> {
  const { code, output } = await runVite(root, "build", "--app", ...args);
  if (code !== 0) throw new Error(`The site in ${root} was not printed.\n${output}`);
  return path.join(root, "dist");
}

/** The page, published at an address. */
export const addressed = (base: string) =>
  editPage((site) => {
    site.set("base", base);
    site.set("url", "https://quillow.example");
  });
