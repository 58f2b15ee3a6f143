import { absentOfField } from "../../schema/names.ts";
import { child } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { arrangeItems } from "../../yaml/edit/arrangeItems.ts";
import { isSameValue, type Step } from "../../yaml/edit/step.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import type { ChangeKind, SiteChange } from "./change.ts";
import { fileOfValue, nameFileIn } from "./describeValue.ts";
import { describeWhole } from "./describeWhole.ts";
import { findPlace, movedAlone } from "./findPlace.ts";
import { joinSettings } from "./joinSettings.ts";
import { matchItems } from "./matchItems.ts";
import { nameEntry, nameInside, nameItem, ownerOf } from "./nameValue.ts";
import { note } from "./note.ts";
import {
  type Described,
  isChoice,
  isOptionalGroup,
  memberOf,
  nounAt,
  shapeAt,
  titleOfSchema,
} from "./schemaAt.ts";

/** A value inside a page, with its description from its schema. */
interface Compared extends Described {
  section?: string | undefined;
  at: FieldPath;
  /** The name of the value in words; undefined at the root. */
  name?: string | undefined;
}

/** Compares two versions of a value. */
export function compareValue(value: Compared, before: unknown, after: unknown): void {
  if (isSameValue(before, after)) return;
  if (isGroup(before) && isGroup(after)) compareGroup(value, before, after);
  else if (isList(before) && isList(after) && !isPoint(before) && !isPoint(after))
    compareList(value, before, after);
  else if (before === undefined && isGroup(after) && isSettings(value, after))
    compareGroup(value, {}, after);
  else noteValue(value, before, after);
}

/** True for a group of settings that says nothing by itself: each of its settings is a change. */
const isSettings = (value: Compared, group: Group) =>
  value.at[0] !== "sections" && isOptionalGroup(value) && Object.keys(group).length > 0;

function noteValue(value: Compared, before: unknown, after: unknown): void {
  const { at, at: path, name = "page", definitions = [], section, defaultValue } = value;
  const step: Step =
    after === undefined ? { do: "remove", path } : { do: "set", path, value: after };
  const isId =
    definitions.includes("id") && typeof before === "string" && typeof after === "string";
  const absent = absentOfField(String(path.at(-1)));
  const isWhole = [before, after].some((each) => isGroup(each) || isList(each));
  const wordsOf = (each: unknown) =>
    isGroup(each) || isList(each) ? describeWhole(value, each, at[0] !== "sections") : undefined;
  const kind: ChangeKind = isId
    ? { do: "rename-id", name, before, after }
    : {
        ...{ do: "set", name, before, after, definitions },
        ...(isChoice(value, after ?? before) && { choice: { default: defaultValue } }),
        ...(absent !== undefined && { absent }),
        ...(isWhole && { words: { before: wordsOf(before), after: wordsOf(after) } }),
      };
  note(value, kind, [step], { section, path });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** True for a list of numbers, which is one value: the coordinates of a point are not compared separately. */
const isPoint = (list: readonly unknown[]) =>
  list.length > 0 && list.every((item) => typeof item === "number");

type Group = Record<string, unknown>;

function compareGroup(value: Compared, before: Group, after: Group): void {
  const { at, name, section } = value;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter(
    (key) =>
      Object.hasOwn(before, key) !== Object.hasOwn(after, key) ||
      !isSameValue(before[key], after[key]),
  );
  const { properties } = shapeAt(value);
  if (isFile(value) && fileOfValue(before) !== fileOfValue(after)) {
    const steps = changed.map((key) => stepOf([...at, key], after));
    const kind = { do: "replace-picture", name: name ?? "picture", before, after } as const;
    note(value, kind, steps, { section, path: at });
    return;
  }
  for (const key of changed) {
    const inner = { ...value, at: [...at, key], ...memberOf(properties.get(key)) };
    const named = { ...inner, name: nameInside(value, key, inner) };
    compareValue(named, before[key], after[key]);
  }
}

/** True for a picture or a film, which is replaced with the words for it. */
const isFile = ({ definitions = [] }: Compared) =>
  ["image", "background", "video"].some((kind) => definitions.includes(kind));

const stepOf = (path: FieldPath, after: Group): Step => {
  const key = String(path.at(-1));
  return Object.hasOwn(after, key)
    ? { do: "set", path, value: after[key] }
    : { do: "remove", path };
};

/** Matches pictures that have nothing in common by their places, where the list has as many as before: one replaces the other. */
function matchPlaces(matches: (number | undefined)[], count: number): void {
  if (matches.length !== count) return;
  for (const [at, from] of matches.entries())
    if (from === undefined && !matches.includes(at)) matches[at] = at;
}

/** Compares two versions of a list, item by item. Items that are added to one place in the file are one change. */
function compareList(value: Compared, before: readonly unknown[], after: readonly unknown[]): void {
  const { at: path, section, name: list = "list", repeated } = value;
  const { entry } = shapeAt(value);
  const item = { ...value, ...memberOf(entry) };
  const noun = nounAt(value, String(path.at(-1)));
  const title = (each: unknown) => titleOfSchema(item, each);
  const titleIn = (items: readonly unknown[], index: number) =>
    title(items[index]) ?? `${noun} ${index + 1}`;
  const idOf = (each: unknown) => {
    const id = child(each, "id");
    return typeof id === "string" ? id : undefined;
  };
  const isWords = (each: unknown) => typeof each === "object";
  const keyed = (each: unknown) => (isWords(each) ? title(each) : undefined);
  const matches = matchItems(before, after, [idOf, keyed]);
  if (isFile(item)) matchPlaces(matches, before.length);
  const targets = after.map((each, to) => ({ value: each, from: matches[to] }));
  const arrangements = arrangeItems(path, before.length, targets);
  const moves = arrangements.filter(({ step }) => step.do === "move").length;
  const titles = (list: readonly unknown[], kind: "remove" | "insert") =>
    arrangements
      .filter(({ step }) => step.do === kind)
      .map(({ from, to }) => (kind === "remove" ? (from ?? 0) : (to ?? 0)))
      .sort((a, b) => a - b)
      .map((index) => titleIn(list, index));
  const made = new Map<string, SiteChange>();
  const noteOnce = (kind: SiteChange["kind"]) => {
    const change = made.get(kind.do) ?? note(value, kind, [], { section, path });
    made.set(kind.do, change);
    return change;
  };
  for (const { step, to } of arrangements) {
    const change =
      step.do === "remove"
        ? noteOnce({ do: "delete-items", noun, list, items: titles(before, "remove") })
        : step.do === "insert"
          ? noteOnce({ do: "add-items", noun, list, items: titles(after, "insert") })
          : movedAlone(moves, after.length)
            ? note(value, describeMove(to ?? 0), [], { section, path })
            : noteOnce({
                do: "order-items",
                noun,
                list,
                items: after.map(
                  (each, at) => title(each) ?? nameFileIn(each) ?? titleIn(after, at),
                ),
              });
    value.replay.push({ step: { file: value.file, step }, change });
  }
  for (const [to, each] of after.entries()) {
    const from = matches[to];
    if (from === undefined || isSameValue(before[from], each)) continue;
    const name = nameEntry(each, { noun, list, index: to, title: title(before[from]), repeated });
    compareValue({ ...item, at: [...path, to], name }, before[from], each);
  }
  joinSettings(value, { path, list, noun, nameAt: (index) => titleIn(after, index) });

  function describeMove(to: number): SiteChange["kind"] {
    const name = (each: unknown) => nameItem(noun, title(each), after.indexOf(each));
    const owner = repeated?.has(title(after[to]) ?? "") ? ownerOf(list) : "";
    return {
      do: "move-item",
      noun,
      item: name(after[to]) + owner,
      to: findPlace(matches, after, to, name),
    };
  }
}
