import { sectionSchema, shapeOf } from "../../schema/fields.ts";
import { nameOfType } from "../../schema/names.ts";
import { placeNew } from "../../schema/position.ts";
import type { PasteTarget } from "../../shared/editor.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Operation, SectionRef } from "../../shared/operation.ts";
import { child, dataAt } from "../../shared/wording.ts";
import { isGroup } from "../../yaml/edit/print.ts";
import { Refused } from "../../yaml/edit/refusal.ts";
import { applyStep, type Step } from "../../yaml/edit/step.ts";
import type { SiteContext } from "../checkedPage.ts";
import { validate } from "../validate.ts";
import { applyEdit } from "./apply.ts";
import type { PageText } from "./editPages.ts";
import { findFault } from "./findFault.ts";
import { findSection, freeId, listIds, sectionsOf } from "./ids.ts";
import { schemaAt } from "./order.ts";
import { readData } from "./read.ts";
import { readPasted } from "./readPasted.ts";
import type { Rules } from "./rules.ts";
import { makeUnique } from "./sectionSteps.ts";

/** The places at which a text may be pasted. */
export interface PastePlaces {
  /** The section below which a section goes; without it, a section goes to the end of the page. */
  after?: SectionRef | undefined;
  /** The lists that an item may go into, the best first. */
  into: readonly PasteTarget[];
}

/** The operation that pastes, and the first place that it makes. */
export interface Paste {
  operation: Operation;
  index: number;
  path: FieldPath;
}

/**
 * Reads a text as sections, or as items of the first list that takes them, after its certain fixes. Ids become new
 * where they are taken. Throws `Refused` where the schemas would refuse the result.
 */
export function planPaste(
  text: string,
  { after, into }: PastePlaces,
  page: PageText,
  context: SiteContext,
): Paste {
  const rules = { schemas: context.schemas, address: page.path };
  const data = readData(page.text, rules);
  const pasted = readPasted(text, "", [], context);
  const isSections = Array.isArray(pasted) && pasted.every((each) => isSection(each, rules));
  if (isSections) {
    const paste = pasteSections(pasted, after, data, rules);
    refuseFaults(paste, pasted.length, page, context);
    return paste;
  }
  let reason: Refused | undefined;
  for (const target of into) {
    try {
      const paste = pasteItems(text, target, data, rules, context);
      refuseFaults(paste, partsOf(paste.operation), page, context);
      return paste;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (reason === undefined || reason.refusal.code === "no-paste") reason = error;
    }
  }
  if (typeof pasted === "string") throw new Refused("unreadable-paste", pasted);
  throw reason ?? new Refused("no-paste");
}

const isSection = (value: unknown, rules: Rules) =>
  isGroup(value) && "type" in value && ("props" in value || schemaOf(value, rules) !== undefined);

const schemaOf = (section: unknown, { schemas }: Rules) =>
  isGroup(section) ? schemas.get(sectionSchema(String(section.type))) : undefined;

const partsOf = (operation: Operation) =>
  operation.do === "all" ? operation.operations.length : 1;

function pasteSections(
  pasted: readonly unknown[],
  after: SectionRef | undefined,
  data: unknown,
  rules: Rules,
): Paste {
  const order = sectionsOf(data).map((section) => schemaOf(section, rules));
  const taken = listIds(data, rules);
  let wanted = after === undefined ? order.length : findSection(data, after) + 1;
  const indexes: number[] = [];
  const operations = pasted.flatMap((section): Operation[] => {
    const { type: given, id: own, props, ...others } = isGroup(section) ? section : {};
    const type = String(given);
    const schema = schemaOf(section, rules);
    if (schema?.once && order.includes(schema)) {
      throw new Refused("only-one", nameOfType(type, schema));
    }
    const index = placeNew(order, schema, wanted);
    order.splice(index, 0, schema);
    indexes.push(index);
    wanted = index + 1;
    const isTaken = typeof own === "string" && taken.has(own.normalize("NFC"));
    const id = isTaken ? freeId(own, taken) : own;
    if (typeof id === "string") taken.add(id.normalize("NFC"));
    const idGiven = id === undefined ? {} : { id: String(id) };
    return [
      { do: "add-section", type, ...idGiven, props, at: { index } },
      ...Object.entries(others).map(
        ([name, value]): Operation => ({
          ...{ do: "set", section: { index, type } },
          ...{ path: [name], value },
        }),
      ),
    ];
  });
  return { operation: together(operations), index: Math.min(...indexes), path: [] };
}

function pasteItems(
  text: string,
  { section, path, index }: PasteTarget,
  data: unknown,
  rules: Rules,
  context: SiteContext,
): Paste {
  const at = findSection(data, section);
  const list = ["sections", at, ...path];
  const entry = schemaAt(rules, data, [...list, 0]);
  if (!entry) throw new Refused("no-paste");
  const type = String(child(sectionsOf(data)[at], "type"));
  const pasted = readPasted(text, type, path, context);
  if (typeof pasted === "string") throw new Refused("unreadable-paste", pasted);
  const names = [...shapeOf(rules.schemas, entry).properties.keys()];
  const isNear = (item: unknown) =>
    isGroup(item) === names.length > 0 && (!isGroup(item) || names.some((name) => name in item));
  if (!pasted.every(isNear)) throw new Refused("no-paste");
  let next = data;
  const operations = pasted.map((item, offset): Operation => {
    const taken = listIds(next, rules);
    const own = [...list, index + offset];
    const isNew = dataAt(next, list) === undefined;
    const step: Step = isNew
      ? { do: "set", path: list, value: [item] }
      : { do: "insert", path: list, index: index + offset, value: item };
    next = applyStep(next, step);
    const isExplained = () => false;
    const unique = makeUnique(next, own, taken, { ...rules, isExplained });
    next = unique.reduce(applyStep, next);
    return { do: "insert", section, path, index: index + offset, value: dataAt(next, own) };
  });
  return { operation: together(operations), index: at, path: [...path, index] };
}

const together = (operations: Operation[]): Operation => {
  const [first] = operations;
  return first && operations.length === 1 ? first : { do: "all", operations };
};

/** Refuses what the schemas would not take at its place, in the words of the check. */
function refuseFaults(paste: Paste, count: number, page: PageText, context: SiteContext): void {
  const { schemas } = context;
  const made = applyEdit(page.text, paste.operation, { schemas, address: page.path });
  if ("refusal" in made) throw new Refused("cannot-paste", made.refusal.message);
  const data = readData(made.text, { schemas, address: page.path });
  const first = ["sections", paste.index, ...paste.path];
  const index = Number(first.at(-1));
  const list = `/${first.slice(0, -1).join("/")}`;
  const own = Array.from({ length: count }, (_, offset) => `${list}/${index + offset}`);
  const isIn = (at: string) =>
    at === list || own.some((each) => at === each || at.startsWith(`${each}/`));
  const wrong = validate(schemas, data, page).some(({ instancePath }) => isIn(instancePath));
  if (wrong) throw new Refused("cannot-paste", findFault(made.text, isIn, page, context));
}
