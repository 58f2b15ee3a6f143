import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import {
  type SchemaNode,
  type Schemas,
  sectionSchema,
  sectionTypes,
} from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { describePlace, named, nameOf, quote } from "../../shared/text/wording.ts";
import type { Diagnostic, Edit } from "../../yaml/diagnostic.ts";
import type { Tree } from "../../yaml/tree.ts";
import { certain, writing } from "../../yaml/writeValue.ts";
import { home, type PageAddress, schemaOf } from "../page/pageAddress.ts";
import { listedNames, reportGroupAsList } from "./groupToList.ts";
import { reportSchemaLine } from "./schemaLine.ts";

/** Outdated names in a page: diagnostics, and repairs that make them current. */
export interface Outdated {
  diagnostics: Diagnostic[];
  repairs: Edit[];
}

/** The sections, as they are read again and again, that hold nothing outdated by these schemas. */
const upToDate = new WeakMap<Schemas, WeakSet<object>>();

/**
 * Finds settings and types that have another name now, by the schemas' `renamed` and `renamedFrom`, groups that are
 * lists now, by `listedFrom`, and deprecated ones, by `deprecationMessage`.
 */
export function findOutdated(
  tree: Tree,
  schemas: Schemas,
  text: string,
  page: Pick<PageAddress, "path"> = home,
): Outdated {
  const current = currentTypes(schemas);
  const diagnostics = reportSchemaLine(text);

  const known = upToDate.get(schemas) ?? new WeakSet();
  upToDate.set(schemas, known);

  const visit = (place: SchemaLocation, value: unknown, path: FieldPath): void => {
    if (typeof value === "object" && value !== null && known.has(value)) return;
    const { entry, properties } = membersOf(schemas, place);
    if (Array.isArray(value) && entry) {
      for (const [index, item] of value.entries()) visit(entry.place, item, [...path, index]);
    }
    const listed = listedNames(place.node, value);
    if (listed && entry) {
      const before = diagnostics.length;
      for (const name of listed) visit(entry.place, child(value, name), [...path, name]);
      const inside = diagnostics.splice(before);
      diagnostics.push(
        reportGroupAsList(tree, text, path, listed, inside),
        ...inside.filter(({ fix }) => !fix),
      );
    }
    if (properties.size === 0 || typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const name = renamedTo(place.node, key, value) ?? key;
      const at = [...path, key];
      const phrase = rephrase(place.node, key, inner);
      const isKnown = name !== key || properties.has(key);
      if (phrase && isKnown) diagnostics.push(reportPhrase(tree, at, name, phrase));
      else if (name !== key) diagnostics.push(reportName(tree, at, name));
      const member = properties.get(name);
      if (!member) continue;
      if (member.schema.deprecationMessage) diagnostics.push(reportEnd(tree, at, member.schema));
      visit(member.place, inner, at);
    }
  };

  const schema = schemaOf(page);
  const root = schemas.get(schema);
  if (root) visit({ file: schema, node: root }, tree.data, []);
  const sections = child(tree.data, "sections");
  for (const [index, section] of (Array.isArray(sections) ? sections : []).entries()) {
    const given = child(section, "type");
    if (typeof given !== "string" || known.has(section)) continue;
    const at = ["sections", index, "type"];
    const type = current.get(given) ?? given;
    const file = sectionSchema(type);
    const node = schemas.get(file);
    if (type !== given) diagnostics.push(reportType(tree, at, type));
    if (node?.deprecationMessage) diagnostics.push(reportEnd(tree, at, node));
    if (node) visit({ file, node }, child(section, "props"), ["sections", index, "props"]);
  }
  if (diagnostics.length === 0 && Array.isArray(sections)) {
    for (const section of sections) if (typeof section === "object" && section) known.add(section);
  }
  return { diagnostics, repairs: diagnostics.flatMap(({ fix }) => fix?.edits ?? []) };
}

/** The current section types, by their outdated names. */
function currentTypes(schemas: Schemas): Map<string, string> {
  return new Map(
    sectionTypes(schemas).flatMap(([type, { renamedFrom = [] }]) =>
      renamedFrom.map((old) => [old, type]),
    ),
  );
}

/** The current name of a key, unless that name is already in the same group. */
function renamedTo({ renamed }: SchemaNode, key: string, beside: object): string | undefined {
  const name = child(renamed, key);
  return typeof name === "string" && !Object.hasOwn(beside, name) ? name : undefined;
}

/** The phrase that an old text was a part of. A text with a placeholder is a whole phrase already. */
function rephrase({ rephrased }: SchemaNode, key: string, text: unknown): string | undefined {
  const phrase = child(rephrased, key);
  if (typeof phrase !== "string" || typeof text !== "string") return undefined;
  const part = text.trim();
  return part === "" || /[{}]/.test(part) ? undefined : phrase.replace("{}", () => part);
}

function reportPhrase(tree: Tree, path: FieldPath, name: string, phrase: string): Diagnostic {
  const key = tree.keyAt(path);
  const value = tree.valueAt(path);
  const old = String(path.at(-1));
  const text = JSON.stringify(phrase);
  const renaming = name === old ? "" : `is called ${quote(name)} now, and `;
  const title = `Write ${name}: ${text}.`;
  return {
    code: "rephrased",
    message: `${describePlace(path.slice(0, -1), tree.data)}: ${quote(old)} ${renaming}holds the whole phrase.`,
    hint: title,
    range: [key[0], value[1]],
    fix: certain("renamed", {
      title,
      edits: [
        { start: key[0], end: key[1], text: name },
        { start: value[0], end: value[1], text },
      ],
    }),
  };
}

function reportName(tree: Tree, path: FieldPath, name: string): Diagnostic {
  const range = tree.keyAt(path);
  const old = String(path.at(-1));
  return {
    code: "renamed",
    message: `${describePlace(path.slice(0, -1), tree.data)}: ${quote(old)} is called ${quote(name)} now.`,
    hint: `Write ${name} in place of ${old}.`,
    range,
    fix: certain("renamed", writing(range, name, `Write ${name} in place of ${old}.`)),
  };
}

function reportType(tree: Tree, path: FieldPath, type: string): Diagnostic {
  const range = tree.valueAt(path);
  return {
    code: "renamed",
    message: `${describePlace(path.slice(0, -1), tree.data)}: this type is called ${quote(type)} now.`,
    hint: `Write ${type}.`,
    range,
    fix: certain("renamed", writing(range, type)),
  };
}

function reportEnd(tree: Tree, path: FieldPath, { deprecationMessage }: SchemaNode): Diagnostic {
  const { where, name } = nameOf(path, tree.data);
  return {
    code: "deprecated",
    message: `${where}: ${name === "type" ? "this type" : named(name)} still works, but will go.`,
    hint: String(deprecationMessage),
    range: name === "type" ? tree.valueAt(path) : tree.keyAt(path),
  };
}
