import { child } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Destination } from "../../shared/operation.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { applyStep, isSameValue, type Step } from "../../yaml/edit/step.ts";
import { refuseUnwritable } from "../../yaml/edit/stringify.ts";
import { textsFolder } from "../files/texts.ts";
import { listHeadingAnchors } from "../markdown/headings.ts";
import { home } from "../page/pageAddress.ts";
import {
  anchorOfSection,
  fieldsOfSection,
  findSection,
  freeId,
  listOwnIds,
  sectionsOf,
} from "./ids.ts";
import { renameAnchors } from "./markdown.ts";
import { findNamed, relinked, renameId } from "./renameId.ts";
import type { Rules } from "./rules.ts";
import type { PageOperation, StepContext } from "./steps.ts";

type SectionOperation = Exclude<PageOperation, { path: unknown }>;

const path = ["sections"];

/** The steps of an operation that concerns a section as a whole. */
export function listSectionSteps(
  operation: SectionOperation,
  data: unknown,
  context: StepContext,
): Step[] {
  if (operation.do === "add-section") return addSection(operation, data, context);
  const index =
    operation.do === "rename-id"
      ? findNamed(data, operation.section, context).index
      : findSection(data, operation.section);
  const section = sectionsOf(data)[index];
  if ("was" in operation && !isSameValue(section, operation.was)) {
    throw new RefusedEdit("changed", `The section "${anchorOfSection(section)}"`);
  }
  const at = [...path, index];
  switch (operation.do) {
    case "move-section":
      return moveSection(index, operation.to, data);
    case "delete-section":
      return [{ do: "remove", path: at }];
    case "disable-section":
      return child(section, "enabled") === false
        ? []
        : [{ do: "set", path: [...at, "enabled"], value: false }];
    case "enable-section": {
      const enabled = child(section, "enabled");
      if (enabled === undefined || enabled === true) return [];
      return context.isExplained([...at, "enabled"])
        ? [{ do: "set", path: [...at, "enabled"], value: true }]
        : [{ do: "remove", path: [...at, "enabled"] }];
    }
    case "rename-id":
      return renameId(operation, data, context);
    case "duplicate-section": {
      const copied = applyStep(data, { do: "copy", path, index });
      return [
        { do: "copy", path, index },
        ...makeUnique(copied, [...path, index + 1], listOwnIds(data, context), context),
      ];
    }
  }
}

function moveSection(from: number, to: Destination, data: unknown): Step[] {
  const { length } = sectionsOf(data);
  if ("index" in to) {
    if (!(to.index >= 0 && to.index < length))
      throw new RefusedEdit("no-item", `Section ${to.index + 1}`);
    const side = to.index > from ? "below" : "above";
    return to.index === from ? [] : [{ do: "move", path, from, side, of: to.index }];
  }
  const of = findSection(data, "before" in to ? to.before : to.after);
  if (of === from) throw new RefusedEdit("itself");
  const isThere = "before" in to ? of === from + 1 : of === from - 1;
  return isThere ? [] : [{ do: "move", path, from, side: "before" in to ? "above" : "below", of }];
}

type Adding = Extract<SectionOperation, { do: "add-section" }>;

function addSection(
  { type, id, props = {}, at }: Adding,
  data: unknown,
  context: StepContext,
): Step[] {
  const given = child(data, "sections");
  if (given === undefined) throw new RefusedEdit("no-sections");
  refuseUnwritable(props, "This");
  refuseUnwritable([type, id ?? ""], "This");
  const { length } = sectionsOf(data);
  const taken = listOwnIds(data, context);
  if (id !== undefined && taken.has(id.normalize("NFC"))) throw new RefusedEdit("taken", `"${id}"`);
  const index = destinationOf(at, data, length);
  const own = id ?? (taken.has(type) ? freeId(type, taken) : undefined);
  const section = { type, ...(own !== undefined && { id: own }), props };
  const step: Step = { do: "insert", path, index, value: section };
  if (length === 0) return [{ do: "set", path, value: [section] }];
  const added = applyStep(data, step);
  const unique = makeUnique(added, [...path, index], taken, context, own ?? type);
  const whole = unique.reduce(applyStep, added);
  return [{ ...step, value: sectionsOf(whole)[index] }];
}

function destinationOf(at: Destination | undefined, data: unknown, length: number): number {
  if (at === undefined) return length;
  if ("index" in at) {
    if (!(at.index >= 0 && at.index <= length))
      throw new RefusedEdit("no-item", `Section ${at.index + 1}`);
    return at.index;
  }
  return "before" in at ? findSection(data, at.before) : findSection(data, at.after) + 1;
}

/**
 * Gives a section or an item inside one, with its content, ids of their own; links in it follow them. `own` is an id
 * that the section has.
 */
export function makeUnique(
  data: unknown,
  at: FieldPath,
  ids: ReadonlySet<string>,
  { schemas, texts, address = home.path }: StepContext,
  own?: string,
): Step[] {
  const [list, index, ...inside] = at;
  if (list !== "sections" || typeof index !== "number") return [];
  const taken = new Set(ids);
  const names = new Map<string, string>();
  const steps: Step[] = [];
  const section = sectionsOf(data)[index];
  const anchor = inside.length === 0 ? anchorOfSection(section) : undefined;
  if (own !== undefined) taken.add(own);
  if (own === undefined && anchor !== undefined) {
    const id = freeId(anchor, taken);
    taken.add(id);
    names.set(anchor, id);
    steps.push({ do: "set", path: [...at, "id"], value: id });
  }
  const fields = fieldsOfSection(data, index, schemas).filter(({ path: where }) =>
    at.every((step, depth) => where[depth] === step),
  );
  for (const { kind, value, path: where } of fields) {
    if (kind !== "id" || typeof value !== "string" || !taken.has(value.normalize("NFC"))) {
      if (kind === "id" && typeof value === "string") taken.add(value.normalize("NFC"));
      continue;
    }
    const id = freeId(value, taken);
    taken.add(id);
    names.set(value.normalize("NFC"), id);
    steps.push({ do: "set", path: where, value: id });
  }
  for (const { kind, value } of fields) {
    if (typeof value !== "string") continue;
    if (kind === "markdownFile") refuseTwice(value, ids, texts);
    if (kind !== "markdown") continue;
    for (const anchor of listHeadingAnchors(value)) {
      const id = taken.has(anchor) ? freeId(anchor, taken) : anchor;
      taken.add(id);
      if (id !== anchor) names.set(anchor, id);
    }
  }
  return [...steps, ...relinked(fields, names, address, (text) => renameAnchors(text, names))];
}

/** Refuses a copy of a section whose text is in a file: the ids of its headings would be on the page twice. */
function refuseTwice(name: string, ids: ReadonlySet<string>, texts: Rules["texts"]): void {
  const twice = listHeadingAnchors(texts?.get(name) ?? "").find((anchor) => ids.has(anchor));
  if (twice !== undefined) throw new RefusedEdit("file-twice", `${textsFolder}/${name}`);
}
