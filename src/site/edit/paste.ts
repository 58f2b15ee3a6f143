import { membersOf } from "../../schema/fields.ts";
import { nameOfType } from "../../schema/names.ts";
import { placeNew } from "../../schema/position.ts";
import { sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { PasteTarget } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { asText } from "../../shared/lookUp.ts";
import type { Operation, SectionRef } from "../../shared/operation.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { applyStep, type Step } from "../../yaml/edit/step.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import type { SiteContext } from "../page/parsedPage.ts";
import { validate } from "../schemas/validate.ts";
import { applyEdit } from "./apply.ts";
import type { PageText } from "./edited.ts";
import { firstErrorAt } from "./firstErrorAt.ts";
import { anchorOfSection, findSection, freeId, listOwnIds, sectionsOf } from "./ids.ts";
import { schemaAt } from "./order.ts";
import { readData } from "./read.ts";
import { type PastedSource, readPasted } from "./readPasted.ts";
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
  if (typeof pasted !== "string" && pasted.values.every((each) => isSection(each, rules))) {
    const paste = pasteSections(pasted.values, after, data, rules);
    return checked(withComments(paste, pasted, data, page, rules), pasted, page, context);
  }
  let reason: RefusedEdit | undefined;
  for (const target of into) {
    try {
      const items = readItems(text, target, data, rules, context);
      const paste = pasteItems(items.values, target, data, rules);
      return checked(withComments(paste, items, data, page, rules), items, page, context);
    } catch (error) {
      if (!(error instanceof RefusedEdit)) throw error;
      if (reason === undefined || reason.refusal.code === "no-paste") reason = error;
    }
  }
  if (typeof pasted === "string") throw new RefusedEdit("unreadable-paste", pasted);
  throw reason ?? new RefusedEdit("no-paste");
}

const isSection = (value: unknown, rules: Rules) =>
  isGroup(value) &&
  Object.hasOwn(value, "type") &&
  (Object.hasOwn(value, "props") || schemaOf(value, rules) !== undefined);

const schemaOf = (section: unknown, { schemas }: Rules) =>
  isGroup(section) ? schemas.get(sectionSchema(asText(section.type))) : undefined;

function pasteSections(
  pasted: readonly unknown[],
  after: SectionRef | undefined,
  data: unknown,
  rules: Rules,
): Paste {
  const order = sectionsOf(data).map((section) => schemaOf(section, rules));
  const taken = listOwnIds(data, rules);
  let wanted = after === undefined ? order.length : findSection(data, after) + 1;
  const indexes: number[] = [];
  const operations = pasted.flatMap((section): Operation[] => {
    const { type: given, id: own, props, ...others } = isGroup(section) ? section : {};
    const type = asText(given);
    const schema = schemaOf(section, rules);
    if (schema?.once && order.includes(schema)) {
      throw new RefusedEdit("only-one", nameOfType(type, schema));
    }
    const index = placeNew(order, schema, wanted);
    order.splice(index, 0, schema);
    indexes.push(index);
    wanted = index + 1;
    const isTaken = typeof own === "string" && taken.has(own.normalize("NFC"));
    const id = isTaken ? freeId(own, taken) : own;
    if (typeof id === "string") taken.add(id.normalize("NFC"));
    const idGiven = id === undefined ? {} : { id: asText(id) };
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

/** Reads a text as items of a list. Throws `Refused` where they are of another kind. */
function readItems(
  text: string,
  { section, path }: PasteTarget,
  data: unknown,
  rules: Rules,
  context: SiteContext,
): PastedSource {
  const at = findSection(data, section);
  const entry = schemaAt(rules, data, ["sections", at, ...path, 0]);
  if (!entry) throw new RefusedEdit("no-paste");
  const type = asText(child(sectionsOf(data)[at], "type"));
  const pasted = readPasted(text, type, path, context);
  if (typeof pasted === "string") throw new RefusedEdit("unreadable-paste", pasted);
  const names = [...membersOf(rules.schemas, entry).properties.keys()];
  const isNear = (item: unknown) =>
    isGroup(item) === names.length > 0 &&
    (!isGroup(item) || names.some((name) => Object.hasOwn(item, name)));
  if (!pasted.values.every(isNear)) throw new RefusedEdit("no-paste");
  return pasted;
}

function pasteItems(
  items: readonly unknown[],
  { section, path, index }: PasteTarget,
  data: unknown,
  rules: Rules,
): Paste {
  const at = findSection(data, section);
  const list = ["sections", at, ...path];
  let next = data;
  const operations = items.map((item, offset): Operation => {
    const taken = listOwnIds(next, rules);
    const own = [...list, index + offset];
    const isNew = dataAt(next, list) === undefined;
    const step: Step = isNew
      ? { do: "set", path: list, value: [item] }
      : { do: "insert", path: list, index: index + offset, value: item };
    next = applyStep(next, step);
    const unique = makeUnique(next, own, taken, { ...rules, isExplained });
    next = unique.reduce(applyStep, next);
    return { do: "insert", section, path, index: index + offset, value: dataAt(next, own) };
  });
  return { operation: together(operations), index: at, path: [...path, index] };
}

const isExplained = () => false;

/** The paste of one section or item with the lines that it was copied as, if they are valid there. */
function withComments(
  paste: Paste,
  { values: [value, ...others], lines }: PastedSource,
  data: unknown,
  { text, path: address }: PageText,
  rules: Rules,
): Paste {
  // JSON comes from a program, and is written as the file writes its own.
  if (lines === undefined || lines.startsWith('- {"') || others.length > 0) return paste;
  const whole = ["sections", paste.index, ...paste.path];
  const [path, index] = [whole.slice(0, -1), Number(whole.at(-1))];
  const taken = listOwnIds(data, rules);
  const anchor = paste.path.length === 0 ? anchorOfSection(value) : undefined;
  const own = anchor !== undefined && taken.has(anchor) ? undefined : anchor;
  const added = applyStep(data, { do: "insert", path, index, value });
  const unique = makeUnique(added, whole, taken, { ...rules, isExplained }, own);
  const operation = together([
    { do: "insert", path, index, value, lines },
    ...unique.flatMap((step) => (step.do === "set" ? [step] : [])),
  ]);
  const isRefused = "refusal" in applyEdit(text, operation, { ...rules, address });
  return isRefused ? paste : { ...paste, operation };
}

const together = (operations: Operation[]): Operation => {
  const [first] = operations;
  return first && operations.length === 1 ? first : { do: "all", operations };
};

/** A paste that the schemas take at its place; refused otherwise, in the words of the check. */
function checked(
  paste: Paste,
  { values }: PastedSource,
  page: PageText,
  context: SiteContext,
): Paste {
  const { schemas } = context;
  const made = applyEdit(page.text, paste.operation, { schemas, address: page.path });
  if ("refusal" in made) throw new RefusedEdit("cannot-paste", made.refusal.message);
  const data = readData(made.text, { schemas, address: page.path });
  const first = ["sections", paste.index, ...paste.path];
  const index = Number(first.at(-1));
  const list = `/${first.slice(0, -1).join("/")}`;
  const own = values.map((_, offset) => `${list}/${index + offset}`);
  const isIn = (at: string) =>
    at === list || own.some((each) => at === each || at.startsWith(`${each}/`));
  const wrong = validate(schemas, data, page).some(({ instancePath }) => isIn(instancePath));
  if (wrong) throw new RefusedEdit("cannot-paste", firstErrorAt(made.text, isIn, page, context));
  return paste;
}
