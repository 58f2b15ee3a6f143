import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { sectionsOf } from "../edit/ids.ts";
import { isTextFile, textFileName } from "../files/texts.ts";
import { otherLanguagesOf } from "../languages.ts";
import { home, schemaOf } from "../page/pageAddress.ts";
import type { PageVersion, SiteVersion } from "../versions/siteVersion.ts";

/** A value by which a page shows a file of the site: its definitions, the words of it, and the language that it is in alone. */
export interface ShownFile {
  kinds: readonly string[];
  value: string;
  lang?: string;
}

const publicStart = "public";

/** The values by which pages may show a file, from its path from the root. */
export function valuesOfFile(file: string, { pages }: SiteVersion): ShownFile[] {
  if (isTextFile(file)) return [{ kinds: ["markdownFile"], value: textFileName(file) }];
  if (!file.startsWith(`${publicStart}/`)) return [];
  const value = file.slice(publicStart.length);
  const kinds = ["asset", "icon"];
  const languages = otherLanguagesOf(pages.get(home.file)?.data).flatMap(({ lang }) => {
    const own = new RegExp(`\\.${lang}(?=\\.[^./]+$)`);
    return own.test(value) ? [{ kinds, value: value.replace(own, ""), lang }] : [];
  });
  return [{ kinds, value }, ...languages];
}

/** The indexes of the sections of a page that have one of the values. */
export const listShowing = (
  page: PageVersion | undefined,
  values: readonly ShownFile[],
  schemas: Schemas,
): number[] =>
  [...sectionsOf(page?.data).entries()].flatMap(([index, section]) => {
    const file = sectionSchema(String(child(section, "type")));
    return holdsOne(schemas, file, child(section, "props"), values) ? [index] : [];
  });

/** True if the settings of a page have one of the values, such as its logo: all of the page may show it. */
export const isShownByAll = (
  page: PageVersion | undefined,
  values: readonly ShownFile[],
  schemas: Schemas,
): boolean => {
  const { sections: _, ...settings } = Object(page?.data);
  return page !== undefined && holdsOne(schemas, schemaOf(page), settings, values);
};

function holdsOne(
  schemas: Schemas,
  file: string,
  data: unknown,
  values: readonly ShownFile[],
): boolean {
  let isFound = false;
  mapFields(schemas, file, data, [], ({ kind, value }) => {
    isFound ||= values.some((each) => each.kinds.includes(kind) && each.value === value);
    return value;
  });
  return isFound;
}
