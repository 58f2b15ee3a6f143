import { nounOfField } from "../../schema/names.ts";
import { child } from "../../shared/dataAt.ts";
import { type FieldPath, samePath } from "../../shared/fieldPath.ts";
import type { Action, Operation, SectionRef } from "../../shared/operation.ts";

/** The name of a section, by its reference; `was` is its former data, if the operation has them. */
export type NameSection = (ref: SectionRef, was?: unknown) => string;

/** Names an action as a button does: `Move FAQ`, `Change title in Hero`. */
export function describeAction(action: Action, name: NameSection): string {
  switch (action.do) {
    case "move-section":
      return `Move ${name(action.section, action.was)}`;
    case "enable-section":
      return `Show ${name(action.section, action.was)}`;
    case "disable-section":
      return `Hide ${name(action.section, action.was)}`;
    case "add-section":
      return `Add ${name({ index: -1, type: action.type })}`;
    case "duplicate-section":
      return `Duplicate ${name(action.section, action.was)}`;
    case "delete-section":
      return `Delete ${name(action.section, action.was)}`;
    case "rename-id":
      return `Rename ${name(action.section)}`;
    case "set":
      if (isPageSwitch(action.path))
        return action.value === false ? "Hide the page" : "Show the page";
      return `Change ${nameField(action.path)}${within(action, name)}`;
    case "remove":
      if (isPageSwitch(action.path)) return "Show the page";
      return `Remove ${nameField(action.path)}${within(action, name)}`;
    case "duplicate":
      return `Duplicate ${nameField(action.path)}${within(action, name)}`;
    case "insert":
      if (action.path.join() === "sections") {
        return `Add ${name({ index: -1, type: typeOf(action.value) ?? "" })}`;
      }
      return `Add an item to ${nameField(action.path)}${within(action, name)}`;
    case "move":
      return `Move ${nameField([...action.path, action.from])}${within(action, name)}`;
    case "rename-page":
      return `Move the page ${action.page} to ${action.to}`;
    case "write-text":
      return `Change texts/${action.file}`;
    case "add-page":
      return `Make the page ${action.page}`;
    case "delete-page":
      return `Delete the page ${action.page}`;
    case "delete-files":
      return action.files.length === 1 ? "Delete a file" : `Delete ${action.files.length} files`;
    case "bring-back":
      return action.name === undefined
        ? "Bring back an earlier version"
        : `Go back to “${action.name}”`;
    case "translate":
      return action.count === 1
        ? `Translate a text (${action.lang})`
        : `Translate ${action.count} texts (${action.lang})`;
    case "dismiss":
      return "Mark as meant";
    case "fix":
      return action.count === 1 ? "Fix a mistake" : `Fix ${action.count} mistakes`;
    case "all": {
      const [first, ...others] = action.operations;
      if (!first) return "Change nothing";
      const one = describeAction(first, name);
      if (others.length === 0) return one;
      return describeItems(action.operations, first, name) ?? `${one} and more`;
    }
  }
}

/** Names the adding of several items to one list; undefined for any other operations. */
function describeItems(
  operations: readonly Operation[],
  first: Operation,
  name: NameSection,
): string | undefined {
  if (first.do !== "insert" || first.path.join() === "sections") return undefined;
  const place = within(first, name);
  const isOneList = operations.every(
    (each) =>
      each.do === "insert" && samePath(each.path, first.path) && within(each, name) === place,
  );
  return isOneList
    ? `Add ${operations.length} items to ${nameField(first.path)}${place}`
    : undefined;
}

/** True for the setting that takes a page off the site. */
const isPageSwitch = (path: FieldPath) => path.join(".") === "page.enabled";

/** A value in words: `second button`, `item 2 of cards`. */
export function nameField(path: FieldPath): string {
  const step = path.at(-1);
  if (typeof step !== "number") return step === undefined ? "everything" : nounOfField(step);
  const list = path.at(-2);
  return typeof list === "string" ? `item ${step + 1} of ${nounOfField(list)}` : `item ${step + 1}`;
}

function within(
  { section, path }: { section?: SectionRef; path: FieldPath },
  name: NameSection,
): string {
  if (section !== undefined) return ` in ${name(section)}`;
  const [group] = path;
  return typeof group === "string" && path.length > 1 ? ` of the ${nounOfField(group)}` : "";
}

/** The type of a section, read from its data in a file, if it is one. */
export const typeOf = (section: unknown): string | undefined => {
  const type = child(section, "type");
  return typeof type === "string" ? type : undefined;
};
