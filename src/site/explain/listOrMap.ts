import type { ErrorObject } from "ajv";
import type { SchemaNode } from "../../schema/fields.ts";
import { child, named, nameOf, oneOf } from "../../shared/wording.ts";
import type { Diagnostic, Edit, Range } from "../../yaml/diagnostic.ts";
import type { Tree } from "../../yaml/tree.ts";
import { certain } from "../../yaml/writeValue.ts";
import type { SiteContext } from "../checkedPage.ts";
import { definitionOf, toSchemaError } from "./schemaError.ts";

/** What to do, the edits that do it, and whether nothing else can have been meant. */
interface Repair {
  hint: string;
  edits: Edit[];
  isCertain: boolean;
}

/** A finding, and the edits with which reading goes on. */
export interface ListOrMap {
  diagnostic: Diagnostic;
  edits: Edit[];
}

/** Of a list or a group: what opens each of its entries, under its name, and the whole, as they stand in the text. */
interface Shape {
  data: object;
  text: string;
  range: Range;
  openingOf(step: string | number): Range;
}

/**
 * Lists that are written as groups of settings, and groups that are written as lists, where nothing else
 * can have been meant: once mended, what stands in them is read in the same round.
 */
export function findListOrMap(
  errors: readonly ErrorObject[],
  tree: Tree,
  text: string,
  { schemas }: SiteContext,
): ListOrMap[] {
  // The props of a section are a group to its type's schema and to that of the page: one breach of both, of which
  // the one counts that knows what stands in it.
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
      severity: "error",
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

/** `items:` with the settings of one entry below it, or with entries that have names. */
function asList(
  { data, text, range, openingOf }: Shape,
  { properties }: SchemaNode,
): Repair | undefined {
  const [start, end] = range;
  const names = Object.keys(data);
  // A dash in a comment above is the one that is missing.
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
  // The names of sections are their types, as likely as not.
  if (!Object.values(data).every(isGroup) || child(properties, "type")) return undefined;
  return {
    hint: `Entries of a list have no names: write - in place of ${oneOf(names.map((name) => `${name}:`))}.`,
    // A name that only counts says nothing; any other may be a title.
    isCertain: names.every((name) => /^([a-z]+[ _-]?)?\d+$/i.test(name)),
    edits: names.map((name) => {
      const [at, behind] = openingOf(name);
      return { start: at, end: text.indexOf(":", behind) + 1, text: "-" };
    }),
  };
}

/** `image:` with its settings below it, each or all of them behind a dash. */
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

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
