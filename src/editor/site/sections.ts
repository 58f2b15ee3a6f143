import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState, Problem } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { asText } from "../../shared/lookUp.ts";
import type { SectionRef } from "../../shared/operation.ts";

/** A section of a page as the editor shows it. */
export interface ListedSection {
  /** The file that it is in: that of the page, or `page.yaml` for an inherited header or footer. */
  file: string;
  index: number;
  type: string;
  /** Its id, or else its type: the name of its frame in the page. See `anchorsOf`. */
  anchor: string;
  /** Its name in an operation. */
  ref: SectionRef;
  /** True if the page takes it from the first one. */
  isInherited: boolean;
  /** Its data in the file, neither validated nor completed. */
  data: unknown;
  schema: SchemaNode | undefined;
  /** The problems inside it, their paths from the section. */
  problems: Problem[];
  /** The reason why it cannot be changed here, if there is one. */
  locked: string | undefined;
}

/** The page that a file declares. */
export const pageOf = (site: EditorState | undefined, file: string): EditorPage | undefined =>
  site?.pages.find((page) => page.file === file);

/** The page at an address. */
export const pageAt = ({ pages }: EditorState, path: string): EditorPage | undefined =>
  pages.find((page) => page.path === path);

/** True if the file of a page is written in such a way that none of it can be read. */
export const isUnreadable = ({ data, problems }: EditorPage): boolean =>
  !Array.isArray(child(data, "sections")) && problems.some(({ severity }) => severity === "error");

/** The sections of a page in the order in which it shows them, with those that it takes from the first page. */
export function listSections(site: EditorState, path: string, schemas: Schemas): ListedSection[] {
  const [home] = site.pages;
  const page = pageAt(site, path);
  if (!home || !page) return [];
  const own = sectionsIn(page, schemas);
  if (page === home) return own;
  const landmarks = new Set(own.map(({ schema }) => schema?.landmark));
  const inherited = sectionsIn(home, schemas)
    .filter(({ schema }) => schema?.landmark && !landmarks.has(schema.landmark))
    .map((section) => ({ ...section, isInherited: true }));
  const isLast = ({ schema }: ListedSection) => schema?.position === "last";
  return [...inherited.filter((each) => !isLast(each)), ...own, ...inherited.filter(isLast)];
}

function sectionsIn(
  { file, data, problems, locked }: EditorPage,
  schemas: Schemas,
): ListedSection[] {
  const list = child(data, "sections");
  if (!Array.isArray(list)) return [];
  const count = new Map<string, number>();
  for (const anchor of list.map(anchorOf)) count.set(anchor, (count.get(anchor) ?? 0) + 1);
  const anchors = anchorsOf(list);
  const inside = new Map<unknown, Problem[]>();
  for (const problem of problems) {
    const [group, index, ...path] = problem.path;
    if (group !== "sections") continue;
    inside.set(index, [...(inside.get(index) ?? []), { ...problem, path }]);
  }
  return list.map((section: unknown, index) => {
    const type = asText(child(section, "type") ?? "");
    const anchor = anchors[index] ?? type;
    const isShared = (count.get(anchorOf(section)) ?? 0) > 1;
    return {
      ...{ file, index, type, anchor, isInherited: false, data: section },
      ref: isShared ? { index, type } : anchor,
      schema: schemas.get(sectionSchema(type)),
      problems: inside.get(index) ?? [],
      locked: locked[index],
    };
  });
}

/** The name of the frame of a section: its id, or else its type. */
export const anchorOf = (section: unknown): string =>
  asText(child(section, "id") ?? child(section, "type") ?? "");

/** The anchors of the sections of a page. Equal ones are made distinct by a sign that no id has. */
export function anchorsOf(sections: readonly unknown[]): string[] {
  const count = new Map<string, number>();
  return sections.map((section) => {
    const anchor = anchorOf(section);
    const nth = (count.get(anchor) ?? 0) + 1;
    count.set(anchor, nth);
    return nth === 1 ? anchor : `${anchor}#${nth}`;
  });
}

/** The value that must still be there for a change of `path`: inside a list, its whole outermost item; null for none. */
export function guardOf(section: unknown, path: FieldPath): unknown {
  const inside = path.findIndex((step) => typeof step === "number");
  return dataAt(section, inside < 0 ? path : path.slice(0, inside + 1)) ?? null;
}
