import type { Schemas } from "../../../schema/schemaNode.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { sectionsOf } from "../../edit/ids.ts";
import { textFileName } from "../../files/texts.ts";
import { memoize } from "../../memoize.ts";
import { home } from "../../page/pageAddress.ts";
import { keyOf } from "../../translate/catalogue.ts";
import { listPhrases } from "../../translate/listPhrases.ts";
import type { PageVersion, SiteVersion } from "../../versions/siteVersion.ts";
import type { SiteChange } from "../change.ts";
import { nameComparedSections } from "../comparePage.ts";
import { nameValueAt } from "../nameValueAt.ts";

/** The place of a text on the site, in words, and the section that it is in. */
export interface TextPlace extends Pick<SiteChange, "page" | "section" | "path"> {
  name: string;
}

/** Finds the place of a text by its key in a catalogue, where the version has it. */
export type LocateText = (key: string) => TextPlace | undefined;

/** Reads the texts of a version, once the first is wanted. */
export function locateTexts(version: SiteVersion, schemas: Schemas): LocateText {
  let found: ReturnType<typeof listTexts> | undefined;
  return (key) => {
    found ??= listTexts(version, schemas);
    const place = found.get(key);
    return place && namePlace(place, schemas);
  };
}

/** A text of a page, and the Markdown file that holds it. */
interface FoundText {
  path: FieldPath;
  file: string | undefined;
  page: PageVersion;
}

/** The page and the path of each text, by its key in a catalogue: of several equal ones, the first. */
function listTexts({ pages, texts }: SiteVersion, schemas: Schemas) {
  const files = new Map(
    [...texts].map(([file, text]) => [textFileName(file), { text, diagnostics: [] }]),
  );
  const found = new Map<string, FoundText>();
  for (const page of pages.values()) {
    const phrases = listPhrases(schemas, { data: page.data, path: page.path, texts: files });
    for (const { context, text, path, file } of phrases)
      memoize(found, keyOf(context, text), () => ({ page, path, file }));
  }
  return found;
}

function namePlace({ page, path, file }: FoundText, schemas: Schemas): TextPlace {
  const name = file === undefined ? nameValueAt(page, schemas, path) : `text of ${file}`;
  const sections = sectionsOf(page.data);
  const on = page.path === home.path ? "" : ` on ${page.path}`;
  if (path[0] !== "sections") return { page: page.path, name: on === "" ? name : `${name}${on}` };
  const section = nameComparedSections(schemas, sections)(sections[Number(path[1])]);
  return { page: page.path, section: section + on, path: path.slice(0, 2), name };
}
