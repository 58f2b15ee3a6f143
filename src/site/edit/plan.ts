import { isMap, isSeq } from "yaml";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import {
  copyBetween,
  insertBetween,
  moveBetween,
  removeBetween,
} from "../../yaml/edit/brackets.ts";
import {
  copyItem,
  insertItem,
  insertSetting,
  layOutAt,
  moveItem,
  placeAmong,
  removeEntry,
} from "../../yaml/edit/entries.ts";
import { type Collection, findSpot, quoteStep, type Spot } from "../../yaml/edit/nodes.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { applyStep, indexAfter, type Step } from "../../yaml/edit/step.ts";
import { writeFlow, writePair } from "../../yaml/edit/stringify.ts";
import { replaceValue } from "../../yaml/edit/values.ts";
import { inOrder, namesAt } from "./order.ts";
import type { EditablePage } from "./read.ts";
import type { Rules } from "./rules.ts";

/** The edits of the repaired text that make a step; `data` is the data of the repaired text. */
export function planStep(reading: EditablePage, step: Step, data: unknown, rules: Rules): Edit[] {
  const { repaired } = reading;
  if (step.do === "set") return planSet(reading, step.path, step.value, data, rules);
  if (step.do === "remove") {
    const { holder, index } = spotAt(reading, step.path);
    if (!holder) throw new RefusedEdit("root");
    if (holder.flow) return removeBetween(repaired, holder, index);
    return removeEntry(
      layOutAt(reading, step.path.slice(0, -1), parentOf(reading, step.path)),
      index,
    );
  }
  const spot = spotAt(reading, step.path);
  const list = spot.node;
  if (!isSeq(list)) throw new RefusedEdit("no-list", quoteStep(step.path.at(-1)));
  switch (step.do) {
    case "insert": {
      const at = [...step.path, step.index];
      const value = inOrder(rules, applyStep(data, step), at, step.value);
      if (list.items.length === 0) return replaceValue(reading, spot, [value]);
      return list.flow
        ? insertBetween(repaired, list, step.index, writeFlow(value, reading.style()))
        : insertItem(layOutAt(reading, step.path, spot), step.index, value, step.lines);
    }
    case "copy":
      return list.flow
        ? copyBetween(repaired, list, step.index)
        : copyItem(layOutAt(reading, step.path, spot), step.index);
    case "move":
      return list.flow
        ? moveBetween(repaired, list, step.from, indexAfter(step))
        : moveItem(layOutAt(reading, step.path, spot), step.from, step.side, step.of);
  }
}

function planSet(
  reading: EditablePage,
  path: FieldPath,
  given: unknown,
  data: unknown,
  rules: Rules,
): Edit[] {
  const next = applyStep(data, { do: "set", path, value: given });
  const value = inOrder(rules, next, path, given);
  const spot = findSpot(reading.root, path);
  if (spot) return replaceValue(reading, spot, value);
  const name = path.at(-1);
  const parent = parentOf(reading, path);
  if (typeof name !== "string") throw new RefusedEdit("no-item", quoteStep(name));
  const holder = parent.node;
  const names = namesAt(rules, next, path.slice(0, -1));
  if (!isMap(holder)) throw new RefusedEdit("no-group", quoteStep(path.at(-2)));
  if (holder.flow && holder.items.length > 0) {
    const index = placeAmong(holder, name, names);
    return insertBetween(reading.repaired, holder, index, writePair(name, value, reading.style()));
  }
  if (holder.items.length === 0) return replaceValue(reading, parent, { [name]: value });
  return insertSetting(layOutAt(reading, path.slice(0, -1), parent), name, value, names);
}

function spotAt(reading: EditablePage, path: FieldPath): Spot & { holder?: Collection } {
  const spot = findSpot(reading.root, path);
  if (!spot) throw new RefusedEdit("nothing", quoteStep(path.at(-1)));
  return spot;
}

const parentOf = (reading: EditablePage, path: FieldPath) => spotAt(reading, path.slice(0, -1));
