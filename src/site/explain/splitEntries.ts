import { dataAt } from "../../shared/dataAt.ts";
import { type FieldPath, samePath } from "../../shared/fieldPath.ts";
import { describePlace, quote } from "../../shared/text/wording.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import type { Explain, SchemaError } from "./schemaError.ts";

/**
 * A dash too many splits an entry of a list in two, and each half lacks the settings of the other. That is one
 * mistake, reported at the second half.
 */
export function joinSplitEntries(
  schemaErrors: readonly SchemaError[],
  page: ParsedPage,
): SchemaError[] {
  const lacking = (path: FieldPath) =>
    schemaErrors.filter((each) => each.keyword === "required" && samePath(each.path, path));
  const namesAt = (path: FieldPath) => Object.keys(dataAt(page.tree.data, path) ?? {});
  const halves = new Map<SchemaError, SchemaError>();
  for (const { path } of schemaErrors) {
    const index = path.at(-1);
    if (typeof index !== "number") continue;
    const next = [...path.slice(0, -1), index + 1];
    const [here, there] = [lacking(path), lacking(next)];
    const [first] = here;
    const isCut =
      first &&
      here.every(({ subject }) => namesAt(next).includes(subject)) &&
      there.every(({ subject }) => namesAt(path).includes(subject)) &&
      namesAt(path).some((name) => Object.hasOwn(first.schema.properties ?? {}, name)) &&
      !namesAt(next).some((name) => namesAt(path).includes(name));
    if (!isCut || halves.has(first)) continue;
    const half = { ...first, keyword: "half", path: next };
    for (const each of [...here, ...there]) halves.set(each, half);
  }
  return [...new Set(schemaErrors.map((schemaError) => halves.get(schemaError) ?? schemaError))];
}

/** Explains the second half of an entry, with the dash that splits it off. */
export const explainSplitEntry: Explain = ({ path }, { tree, text }) => {
  const [start, end] = tree.keyAt(path);
  // Comments may separate the dash from its entry.
  const dash = /-(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*$/.exec(text.slice(0, start))?.index ?? start;
  return {
    code: "dash",
    message: `${describePlace(path, tree.data)} lacks what the entry above it has, and has what that one lacks.`,
    hint: `If they are one, take out the - in front of ${quote(text.slice(start, end))}, and put a space in its place.`,
    range: [dash, end],
    // Two unfinished entries look the same, so this is no certain fix.
    suggestions: [
      {
        title: "Join the two halves of the entry.",
        edits: [{ start: dash, end: dash + 1, text: " " }],
      },
    ],
  };
};
