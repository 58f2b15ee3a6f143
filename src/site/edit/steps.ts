import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Operation } from "../../shared/operation.ts";
import { compareValues } from "../../yaml/edit/compare.ts";
import { quoteStep } from "../../yaml/edit/nodes.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { applyStep, isSameValue, listAt, type Step } from "../../yaml/edit/step.ts";
import { isGroup, refuseUnwritable } from "../../yaml/edit/stringify.ts";
import { findSection, listOwnIds } from "./ids.ts";
import type { Rules } from "./rules.ts";
import { listSectionSteps, makeUnique } from "./sectionSteps.ts";

/** The input of steps besides the data. */
export interface StepContext extends Rules {
  /** True if a comment belongs to the setting and would be lost with it. */
  isExplained: (path: FieldPath) => boolean;
}

/** The operations that concern one place of a page. */
export type PageOperation = Exclude<Operation, { do: "all" | "rename-page" | "write-text" }>;

/** The operations that one is made of, in their order. */
export const flattenOperation = (operation: Operation): Exclude<Operation, { do: "all" }>[] =>
  operation.do === "all" ? operation.operations.flatMap(flattenOperation) : [operation];

/** An operation as a row of steps; refused where it cannot be made on this data. */
export function listSteps(operation: PageOperation, data: unknown, context: StepContext): Step[] {
  if (!("path" in operation)) return listSectionSteps(operation, data, context);
  const { section } = operation;
  const base = section === undefined ? [] : ["sections", findSection(data, section)];
  const path = [...base, ...operation.path];
  if (path.length === 0) throw new RefusedEdit("root");
  guard(operation, data, operation.do === "move" ? [...path, operation.from] : path, base.length);
  if ("value" in operation) refuseUnwritable(operation.value, quoteStep(path.at(-1)));
  switch (operation.do) {
    case "set":
      return setSteps(path, operation.value, data);
    case "remove":
      checkPresent(data, path);
      return [{ do: "remove", path }];
    case "insert": {
      const value = dataAt(data, path) ?? undefined;
      const { index, lines } = operation;
      if (value === undefined) return setSteps(path, [operation.value], data);
      const list = listAt(data, path, quoteStep(path.at(-1)));
      const at = index ?? list.length;
      if (at < 0 || at > list.length) throw new RefusedEdit("no-item", quoteStep(at));
      const written = lines === undefined ? {} : { lines };
      return [{ do: "insert", path, index: at, value: operation.value, ...written }];
    }
    case "duplicate": {
      const [holder, index] = itemAt(data, path);
      const copy: Step = { do: "copy", path: holder, index };
      const at = [...holder, index + 1];
      return [copy, ...makeUnique(applyStep(data, copy), at, listOwnIds(data, context), context)];
    }
    case "move": {
      const { from, to } = operation;
      checkPresent(data, [...path, from], "no-item");
      checkPresent(data, [...path, to], "no-item");
      return from === to
        ? []
        : [{ do: "move", path, from, side: to > from ? "below" : "above", of: to }];
    }
  }
}

/** Refuses where the value is not what it was; in a list, the whole outermost item is compared. */
export function guard(
  operation: PageOperation,
  data: unknown,
  path: FieldPath,
  base: number,
): void {
  if (!("was" in operation)) return;
  const item = path.findIndex((step, index) => index >= base && typeof step === "number");
  const at = item < 0 ? path : path.slice(0, item + 1);
  if (!isSameValue(dataAt(data, at) ?? null, operation.was ?? null))
    throw new RefusedEdit("changed", quoteStep(at.at(-1)));
}

/** Sets a value, and creates the missing groups around it. */
function setSteps(path: FieldPath, value: unknown, data: unknown): Step[] {
  for (let depth = 1; depth < path.length; depth += 1) {
    const holder = dataAt(data, path.slice(0, depth)) ?? undefined;
    const step = path[depth];
    if (typeof step === "number") {
      const list = listAt(data, path.slice(0, depth), quoteStep(path[depth - 1]));
      if (step < 0 || step >= list.length) throw new RefusedEdit("no-item", quoteStep(step));
      if (list[step] === null && depth < path.length - 1)
        throw new RefusedEdit("empty-item", quoteStep(step));
      continue;
    }
    if (holder === undefined) {
      const rest = path.slice(depth);
      if (rest.some((each) => typeof each === "number"))
        throw new RefusedEdit("no-item", quoteStep(rest[0]));
      const whole = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
      return [{ do: "set", path: path.slice(0, depth), value: whole }];
    }
    if (!isGroup(holder)) throw new RefusedEdit("no-group", quoteStep(path[depth - 1]));
  }
  const holder = dataAt(data, path.slice(0, -1));
  const isGiven =
    holder !== undefined && isGroup(holder) ? Object.hasOwn(holder, path.at(-1) ?? "") : true;
  return isGiven ? compareValues(path, dataAt(data, path), value) : [{ do: "set", path, value }];
}

function itemAt(data: unknown, path: FieldPath): [FieldPath, number] {
  const index = path.at(-1);
  checkPresent(data, path, "no-item");
  if (typeof index !== "number") throw new RefusedEdit("no-entry", quoteStep(index));
  return [path.slice(0, -1), index];
}

function checkPresent(
  data: unknown,
  path: FieldPath,
  code: "nothing" | "no-item" = "nothing",
): void {
  const step = path.at(-1) ?? "";
  const holder = dataAt(data, path.slice(0, -1));
  if (typeof step === "number") listAt(data, path.slice(0, -1), quoteStep(path.at(-2)));
  const isGiven = typeof holder === "object" && holder !== null && Object.hasOwn(holder, step);
  if (!isGiven) throw new RefusedEdit(typeof step === "number" ? "no-item" : code, quoteStep(step));
}
