import { nameOfType } from "../../schema/names.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { contentOf } from "../../shared/formatted/byKind.ts";
import { toPlainText } from "../../shared/text/formatted.ts";
import { quote } from "../../shared/text/wording.ts";
import { arrangeItems } from "../../yaml/edit/arrangeItems.ts";
import { isSameValue, type Step } from "../../yaml/edit/step.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import { anchorOfSection, sectionsOf } from "../edit/ids.ts";
import { type PageAddress, schemaOf } from "../page/pageAddress.ts";
import type { ChangeKind, Replay } from "./change.ts";
import { compareValue } from "./compareValue.ts";
import { findPlace, movedAlone } from "./findPlace.ts";
import { findRepeated } from "./findRepeated.ts";
import { matchItems } from "./matchItems.ts";
import { note, type ValueComparison } from "./note.ts";
import { frameOf } from "./schemaAt.ts";

/** Compares two versions of a page's data. The steps make the second of the first. */
export function comparePage(
  page: PageAddress,
  schemas: Schemas,
  before: unknown,
  after: unknown,
): Replay {
  const comparison: ValueComparison = { file: page.file, page: page.path, schemas, replay: [] };
  const node = schemas.get(schemaOf(page));
  const place = node && { file: schemaOf(page), node };
  const lists = [before, after].map((data) => child(data, "sections"));
  const areLists = lists.every(Array.isArray);
  const settings = (data: unknown) =>
    areLists && isGroup(data)
      ? Object.fromEntries(Object.entries(data).filter(([name]) => name !== "sections"))
      : data;
  compareValue({ ...comparison, at: [], place }, settings(before), settings(after));
  if (areLists) compareSections(comparison, place, sectionsOf(before), sectionsOf(after));
  return comparison.replay;
}

const typeOf = (section: unknown) => String(child(section, "type"));

/** Finds for each section of a page its index in the old version; undefined for a new one. */
export const matchSections = (before: readonly unknown[], after: readonly unknown[]) =>
  matchItems(before, after, [anchorOfSection, typeOf]);

function compareSections(
  comparison: ValueComparison,
  place: SchemaLocation | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  const { schemas } = comparison;
  const path = ["sections"];
  const matches = matchSections(before, after);
  const name = nameComparedSections(schemas, before, after);
  const targets = after.map((value, to) => ({ value, from: matches[to] }));
  const arrangements = arrangeItems(path, before.length, targets);
  const moves = arrangements.filter(({ step }) => step.do === "move");
  const order =
    movedAlone(moves.length, after.length) || moves.length === 0
      ? undefined
      : note(comparison, { do: "order-sections", order: after.map(name) }, []);
  for (const { step, from, to } of arrangements) {
    if (step.do === "move" && order) {
      comparison.replay.push({ step: { file: comparison.file, step }, change: order });
      continue;
    }
    const section = to === undefined ? before[from ?? 0] : after[to];
    const where = { section: name(section), path: [...path, to ?? from ?? 0] };
    const kind: ChangeKind =
      step.do === "remove"
        ? { do: "delete-section", ...titled(section) }
        : step.do === "insert"
          ? { do: "add-section", ...titled(section), isHidden: child(section, "enabled") === false }
          : { do: "move-section", to: findPlace(matches, after, to ?? 0, name) };
    note(comparison, kind, [step], where);
  }
  for (const [to, section] of after.entries()) {
    const from = matches[to];
    if (from === undefined || isSameValue(before[from], section)) continue;
    compareSection(comparison, place, before[from], section, [...path, to], name(section));
  }
}

/** The title of a section that is new or gone, as people read it. */
function titled(section: unknown): { title?: string } {
  const title = child(child(section, "props"), "title");
  return typeof title === "string" ? { title: toPlainText(contentOf("title", title, true)) } : {};
}

/** Compares two versions of one section. */
function compareSection(
  comparison: ValueComparison,
  page: SchemaLocation | undefined,
  before: unknown,
  after: unknown,
  at: FieldPath,
  section: string,
): void {
  const { schemas } = comparison;
  const frame = frameOf(schemas, page);
  const node = schemas.get(sectionSchema(typeOf(after)));
  const props = node && { file: sectionSchema(typeOf(after)), node };
  const where = { section, path: at };
  const isOn = (value: unknown) => child(value, "enabled") !== false;
  if (isOn(before) !== isOn(after)) {
    const value = child(after, "enabled");
    const path = [...at, "enabled"];
    const step: Step = value === undefined ? { do: "remove", path } : { do: "set", path, value };
    note(comparison, { do: isOn(after) ? "show-section" : "hide-section" }, [step], where);
  }
  const oldId = anchorOfSection(before);
  const newId = anchorOfSection(after);
  const id = child(after, "id");
  if (!isSameValue(child(before, "id"), id)) {
    const path = [...at, "id"];
    const step: Step = id === undefined ? { do: "remove", path } : { do: "set", path, value: id };
    const kind = { do: "rename-id", name: "id", before: oldId ?? "", after: newId ?? "" } as const;
    note(comparison, kind, [step], where);
  }
  const told = isOn(before) === isOn(after) ? ["id", "props"] : ["id", "enabled", "props"];
  const rest = (value: unknown) =>
    isGroup(value)
      ? Object.fromEntries(Object.entries(value).filter(([key]) => !told.includes(key)))
      : value;
  const repeated = findRepeated(child(before, "props"), child(after, "props"));
  const context = { ...comparison, section, repeated };
  compareValue({ ...context, at, place: frame }, rest(before), rest(after));
  const own = { ...context, at: [...at, "props"], place: props, name: "contents" };
  compareValue(own, child(before, "props"), child(after, "props"));
}

/**
 * Names sections by their types, by their titles or ids too where a version has several of one type, and by both where it
 * has several of one title.
 */
export function nameComparedSections(
  schemas: Schemas,
  ...versions: (readonly unknown[])[]
): (section: unknown) => string {
  const titleOf = (section: unknown) => child(child(section, "props"), "title");
  const isAlone = (isSame: (section: unknown) => boolean) =>
    versions.every((sections) => sections.filter(isSame).length < 2);
  return (section) => {
    const type = typeOf(section);
    const title = titleOf(section);
    const isOfType = (each: unknown) => typeOf(each) === type;
    const name = nameOfType(type, schemas.get(sectionSchema(type)));
    if (isAlone(isOfType)) return name;
    const isTitled = (each: unknown) => isOfType(each) && titleOf(each) === title;
    const id = isAlone(isTitled) && title !== undefined ? "" : ` (${anchorOfSection(section)})`;
    return title === undefined ? `${name}${id}` : `${name} ${quote(title)}${id}`;
  };
}
