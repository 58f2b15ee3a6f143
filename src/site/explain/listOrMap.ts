import type { ErrorObject } from "ajv";
import type { SchemaNode } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { named, nameOf, oneOf } from "../../shared/text/wording.ts";
import type { Diagnostic, Edit, Range } from "../../yaml/diagnostic.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import type { Tree } from "../../yaml/tree.ts";
import { certain } from "../../yaml/writeValue.ts";
import type { SiteContext } from "../page/parsedPage.ts";
import { definitionOf, toSchemaError } from "./schemaError.ts";

/** A hint, and the edits that carry it out. `isCertain` is true if only one meaning is possible. */
interface Repair {
  hint: string;
  edits: Edit[];
  isCertain: boolean;
}

/** A diagnostic, and the edits with which reading continues. */
export interface ListOrMap {
  diagnostic: Diagnostic;
  edits: Edit[];
}

/** A list or a group in the text. `openingOf` gives the range that opens an entry or names a setting. */
interface Shape {
  data: object;
  text: string;
  range: Range;
  openingOf(step: string | number): Range;
}

/**
 * Finds lists that are written as groups of settings, and groups that are written as lists. Their content is read in
 * the same round, with the shape repaired.
 */
export function findListOrMap(
  errors: readonly ErrorObject[],
  tree: Tree,
  text: string,
  { schemas }: SiteContext,
): ListOrMap[] {
  // The schema of the page and that of the section's type both describe props, so one mistake gives two errors. The
  // error that knows the properties wins.
  const schemaErrors = new Map(
    errors
      .filter(({ keyword }) => keyword === "type")
      .map((error) => toSchemaError(error, tree.data))
      .sort((a, b) => Number("properties" in a.schema) - Number("properties" in b.schema))
      .map((schemaError) => [`${schemaError.wanted} ${schemaError.path.join("/")}`, schemaError]),
  );
  return [...schemaErrors.values()].flatMap(({ path, data, wanted, schema }): ListOrMap[] => {
    if (typeof data !== "object" || data === null) return [];
    const openingOf = (step: string | number) => tree.keyAt([...path, step]);
    const shape = { data, text, range: tree.rangeAt(path), openingOf };
    const items = definitionOf(schema.items, schemas);
    const repair =
      wanted === "object"
        ? asGroup(shape, schema)
        : wanted === "array" && items && asList(shape, items);
    if (!repair) return [];
    const { where, name } = nameOf(path, tree.data);
    const { hint, edits, isCertain } = repair;
    const change = { title: hint, edits };
    const diagnostic: Diagnostic = {
      code: "wrong-kind",
      message:
        wanted === "object"
          ? `${where}: ${named(name)} should be a group of settings, but it is a list.`
          : `${where}: ${named(name)} should be a list, but it is a group of settings.`,
      hint,
      range: tree.keyAt(path),
      ...(isCertain ? { fix: certain("shape", change) } : { suggestions: [change] }),
    };
    return [{ diagnostic, edits }];
  });
}

/** `items:` with the settings of one entry below it, or with named entries. */
function asList(
  { data, text, range, openingOf }: Shape,
  { properties }: SchemaNode,
): Repair | undefined {
  const [start, end] = range;
  const names = Object.keys(data);
  // A comment above may hold the missing dash.
  if (text[start] === "{" || /#\s*-.*\n\s*$/.test(text.slice(0, start))) return undefined;
  if (names.some((name) => child(properties, name))) {
    const below = [...text.slice(start, end).matchAll(/\n(?=.*\S)/g)];
    const starts = below.map(({ index }) => start + index + 1);
    return {
      hint: `Write - and a space before ${names[0]}:, and two more spaces before each line below that belongs to it.`,
      edits: [
        { start, end: start, text: "- " },
        ...starts.map((at) => ({ start: at, end: at, text: "  " })),
      ],
      isCertain: names.every((name) => child(properties, name)),
    };
  }
  if (names.length === 0) return undefined;
  // Names of sections are probably their types.
  if (!Object.values(data).every(isGroup) || child(properties, "type")) return undefined;
  return {
    hint: `Entries of a list have no names: write - in place of ${oneOf(names.map((name) => `${name}:`))}.`,
    // A name that only counts has no meaning; any other may be a title.
    isCertain: names.every((name) => /^([a-z]+[ _-]?)?\d+$/i.test(name)),
    edits: names.map((name) => {
      const [at, behind] = openingOf(name);
      return { start: at, end: text.indexOf(":", behind) + 1, text: "-" };
    }),
  };
}

/** `image:` with its settings below it, and dashes in front of them. */
function asGroup({ data, text, openingOf }: Shape, { properties }: SchemaNode): Repair | undefined {
  if (!Array.isArray(data) || !data.every(isGroup)) return undefined;
  const names = data.flatMap((item) => Object.keys(item));
  const openings = data.map((_, index) => openingOf(index));
  const dashes = openings.flatMap(([at]) => /-\s+$/.exec(text.slice(0, at))?.index ?? []);
  const isFlow = openings.some(([at]) => text[at] === "{");
  const isClear = new Set(names).size === names.length && dashes.length === data.length;
  const isKnown = names.some((name) => child(properties, name));
  if (names.length === 0 || isFlow || !isClear || (properties && !isKnown)) return undefined;
  const first = openings.map((opening) => `${text.slice(...opening)}:`);
  return {
    hint: `Write a space in place of the - before ${oneOf(first)}.`,
    edits: dashes.map((at) => ({ start: at, end: at + 1, text: " " })),
    isCertain: names.every((name) => child(properties, name)),
  };
}
