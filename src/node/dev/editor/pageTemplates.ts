import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Schemas, sectionSchema } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import type { PageTemplate } from "../../../shared/editor/endpoint.ts";
import { asText } from "../../../shared/lookUp.ts";
import { readData } from "../../../site/edit/read.ts";
import { english } from "../../../site/languages.ts";
import { isHome, type PageAddress } from "../../../site/page/pageAddress.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import type { LoadedPage } from "../../../site/read/pipeline.ts";
import { findTemplates } from "../../scaffold/begin/findTemplates.ts";
import { printStarterPage, printTextPage } from "../../scaffold/begin/makePage.ts";

/** The name of the template that holds nothing but a text. */
const textTemplate = "text";

const languageFor = ({ pages: [first] }: Site) => first.pageFile?.site.lang ?? english;

const folderFor = (site: Site) => findTemplates(languageFor(site)).file;

/** The templates of pages in the language of a site, the one with nothing but a text first. */
export async function listTemplates(site: Site): Promise<PageTemplate[]> {
  const folder = folderFor(site);
  const names = (await readdir(folder)).sort().map((file) => path.parse(file).name);
  const templates = names.map(async (name) => {
    const text = await readFile(path.join(folder, `${name}.yaml`), "utf8");
    const page = child(readData(text, { schemas: site.context.schemas }), "page");
    const [title, description] = [child(page, "title"), child(page, "description")].map(String);
    return { name, title: title ?? "", description: description ?? "" };
  });
  const text = { name: textTemplate, title: "", description: "A heading and a text." };
  return [text, ...(await Promise.all(templates))];
}

/** The text of the file that a new page begins as; undefined if nothing is called `from`. */
export async function printFrom(
  from: string,
  site: Site,
  address: PageAddress,
  title: string,
): Promise<string | undefined> {
  if (from === textTemplate) return printTextPage(address, languageFor(site), title);
  const page = site.pages.find(({ file }) => file === from);
  if (page && isHome(page)) {
    const sections = listOwnSections(page, site.context.schemas);
    return printStarterPage(address, languageFor(site), title, sections);
  }
  if (page) return page.source;
  const templates = await listTemplates(site);
  if (!templates.some(({ name }) => name === from)) return undefined;
  const text = await readFile(path.join(folderFor(site), `${from}.yaml`), "utf8");
  return text.replace(`# The page at /${from}/`, `# The page at ${address.path}`);
}

/** The sections of the first page without those that every page takes from it. */
function listOwnSections({ source, path: address }: LoadedPage, schemas: Schemas): unknown[] {
  const sections = child(readData(source, { schemas, address }), "sections");
  return (Array.isArray(sections) ? sections : []).filter(
    (section) => !schemas.get(sectionSchema(asText(child(section, "type"))))?.landmark,
  );
}
