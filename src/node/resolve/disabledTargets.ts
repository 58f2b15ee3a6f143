import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { DeclaredSection, PageFile } from "../../shared/section.ts";
import { listHeadingAnchors } from "../../site/markdown/headings.ts";
import { isMarkdown } from "../../site/markdown/read.ts";
import { readPageLink } from "../../site/page/pageLinks.ts";

/** The addresses of all that is off: pages, such as `/privacy/`, and sections, such as `/privacy/#faqs`. */
export type DisabledTargets = ReadonlySet<string>;

/** Lists what is off on a site. */
export function listDisabledTargets(
  pageFiles: readonly PageFile[],
  schemas: Schemas,
): DisabledTargets {
  const anchors = ({ type, id = type, props }: DeclaredSection) => [
    id,
    ...findIds(schemas, type, props),
  ];
  return new Set(
    pageFiles.flatMap(({ path, enabled, sections }) => {
      if (!enabled) return [path];
      const anchorsThat = (are: boolean) =>
        sections.filter((section) => section.enabled === are).flatMap(anchors);
      // Sections that are on one after the other may have the same id.
      const on = new Set(anchorsThat(true));
      return anchorsThat(false).flatMap((id) => (on.has(id) ? [] : `${path}#${id}`));
    }),
  );
}

/** True if a link on the page at `path` leads to something that is off. */
export function leadsToDisabled(href: string, path: string, off: DisabledTargets): boolean {
  const link = readPageLink(href, path, () => true);
  return link !== undefined && (off.has(link.path) || off.has(`${link.path}#${link.id}`));
}

function findIds(schemas: Schemas, type: string, props: unknown): string[] {
  const ids: string[] = [];
  mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
    if (kind === "id") ids.push(String(value));
    if (isMarkdown(kind)) ids.push(...listHeadingAnchors(String(value)));
    return value;
  });
  return ids;
}
