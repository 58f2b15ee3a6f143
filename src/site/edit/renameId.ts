import type { FieldValue } from "../../schema/fields.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Operation, SectionRef } from "../../shared/operation.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import type { Step } from "../../yaml/edit/step.ts";
import { refuseUnwritable } from "../../yaml/edit/stringify.ts";
import { maySharePage } from "../page/applySchedule.ts";
import { home } from "../page/pageAddress.ts";
import {
  anchorOfSection,
  findSection,
  idFieldsOf,
  idsIn,
  moveLinks,
  relink,
  sectionsOf,
} from "./ids.ts";
import { renameAnchors } from "./markdown.ts";
import type { Rules } from "./rules.ts";

type Renaming = Extract<Operation, { do: "rename-id" }>;

/** A part of a page that a link can lead to: a section, or a part of one whose id is in a field. */
interface Named {
  /** The place of the section among the others. */
  index: number;
  anchor: string | undefined;
  field?: FieldValue;
}

/** The part with an id: a section, or else an item or a heading in one. */
export function findNamed(data: unknown, ref: SectionRef, rules: Rules): Named {
  const sections = sectionsOf(data);
  const anchor = typeof ref === "string" ? ref.normalize("NFC") : undefined;
  const isSection =
    anchor === undefined || sections.some((each) => anchorOfSection(each) === anchor);
  const field = isSection
    ? undefined
    : idFieldsOf(data, rules).find(
        (each) => each.path[0] === "sections" && idsIn(each, rules).includes(anchor),
      );
  if (field) return { index: Number(field.path[1]), anchor, field };
  const index = findSection(data, ref);
  return { index, anchor: anchorOfSection(sections[index]) };
}

/** Gives a part of a page another id, and has every link to it follow, unless an earlier section is called the same. */
export function renameId({ section, id }: Renaming, data: unknown, rules: Rules): Step[] {
  const { address = home.path } = rules;
  refuseUnwritable(id, "This id");
  const { index, anchor, field } = findNamed(data, section, rules);
  if (anchor === id.normalize("NFC")) return [];
  if (isTaken(id.normalize("NFC"), index, data, rules)) throw new RefusedEdit("taken", `"${id}"`);
  const isLinked = anchor !== undefined && (field || isOwner(data, index));
  const names = new Map(isLinked ? [[anchor, id]] : []);
  const fields = idFieldsOf(data, rules);
  if (field?.kind === "markdown") {
    return relinked(fields, names, address, (text, path) =>
      path.join() === field.path.join() ? renameAnchors(text, names) : text,
    );
  }
  const path = field?.path ?? ["sections", index, "id"];
  const own: Step[] = field?.kind === "markdownFile" ? [] : [{ do: "set", path, value: id }];
  return [...own, ...relinked(fields, names, address)];
}

/** True if something has an id already, and not in a section that is gone before this one comes, or the other way round. */
function isTaken(id: string, index: number, data: unknown, rules: Rules): boolean {
  const sections = sectionsOf(data);
  const meets = (other: number) =>
    other === index || maySharePage(sections[index], sections[other], data);
  return (
    sections.some((section, other) => anchorOfSection(section) === id && meets(other)) ||
    idFieldsOf(data, rules).some(
      (field) =>
        idsIn(field, rules).includes(id) &&
        (field.path[0] !== "sections" || meets(Number(field.path[1]))),
    )
  );
}

/** The steps that have links in the fields follow new names of anchors, in Markdown after `rewrite`. */
export const relinked = (
  fields: readonly FieldValue[],
  names: ReadonlyMap<string, string>,
  address: string,
  rewrite = (markdown: string, _: FieldPath): string => markdown,
): Step[] =>
  fields.flatMap((field): Step[] => {
    const namesAt = (path: string) => (path === address ? names : undefined);
    const isText = field.kind === "markdown" && typeof field.value === "string";
    const given = isText ? rewrite(String(field.value), field.path) : field.value;
    const move = (href: string) => relink(href, address, namesAt);
    const value = moveLinks({ ...field, value: given }, move) ?? given;
    return value === field.value ? [] : [{ do: "set", path: field.path, value }];
  });

/** The new names of anchors that links lead to, by the old ones: on the page, and in each Markdown file that it names. */
export class AnchorRenames {
  readonly names = new Map<string, string>();
  readonly inFiles = new Map<string, Map<string, string>>();

  /** Remembers the new name of an anchor. Returns the text of the file that contains it, with the new name. */
  note(
    { section, id }: Renaming,
    data: unknown,
    rules: Rules,
  ): [file: string, text: string] | undefined {
    const { index, anchor, field } = findNamed(data, section, rules);
    if (anchor === undefined || (!field && !isOwner(data, index))) return undefined;
    const next = id.normalize("NFC");
    follow(this.names, anchor, next);
    if (field?.kind !== "markdownFile") return undefined;
    const file = String(field.value);
    const names = this.inFiles.get(file) ?? new Map<string, string>();
    this.inFiles.set(file, names);
    follow(names, anchor, next);
    return [file, renameAnchors(rules.texts?.get(file) ?? "", new Map([[anchor, next]]))];
  }
}

/** Remembers a new name, also where the anchor has been renamed before. */
function follow(names: Map<string, string>, anchor: string, next: string): void {
  const first = [...names].find(([, now]) => now === anchor)?.[0];
  names.set(first ?? anchor, next);
}

/** True for the first section of an anchor: links lead to it. */
function isOwner(data: unknown, index: number): boolean {
  const sections = sectionsOf(data);
  const anchor = anchorOfSection(sections[index]);
  return (
    anchor !== undefined && sections.findIndex((each) => anchorOfSection(each) === anchor) === index
  );
}
