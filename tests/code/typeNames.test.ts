import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { shippedTypes as types } from "../section/shippedTypes.ts";

/** The files that may name a type: its own code, the lists of types, generated files, and the starter page. */
const ofTypes = /^(sections|registry|node\/scaffold\/begin)\/|\.gen\.ts$|\.test\.tsx?$/;

/** HTML has elements of these names, and pictures show things of them. */
const elements: Record<string, string[]> = {
  "shared/section.ts": ["header", "footer"],
  "schema/keywords.ts": ["header", "footer"],
  "schema/schemaNode.ts": ["header", "footer"],
  "render/Document.tsx": ["header", "footer"],
  "render/renderStyles.ts": ["header"],
  "theme/presets.ts": ["header", "footer"],
  "theme/layoutRules.ts": ["header", "footer"],
  "client/report/view.ts": ["header"],
  "site/values/iconSynonyms.ts": ["contact", "team"],
};

/** Names that no file can do without: errors have a `code`, HTML an element of this name, and Markdown a part. */
const everyday: ReadonlySet<string> = new Set(["code"]);

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => /\.tsx?$/.test(file) && !ofTypes.test(file));

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The text that a node holds, or the key that it gives to a part of a group. */
function nameOf({ type, value, cooked, key, shorthand }: Node): unknown {
  if (type === "Property") return isNode(key) && !shorthand ? key.name : undefined;
  return type === "Literal" ? value : cooked;
}

/** Collects the texts and keys of a syntax tree. */
function collectNames(tree: unknown, names: Set<unknown>): Set<unknown> {
  if (!isNode(tree)) return names;
  names.add(nameOf(tree));
  for (const node of Object.values(tree)) collectNames(node, names);
  return names;
}

/** The section types that a file names. */
function namesIn(file: string): string[] {
  const { program } = parseSync(file, readFileSync(`src/${file}`, "utf8"));
  const names = collectNames(program, new Set());
  return [...types].filter(
    (type) => names.has(type) && !everyday.has(type) && !elements[file]?.includes(type),
  );
}

it("no file of the engine names a section type: what it must know of one stands in the type's schema", () => {
  expect(files.length).toBeGreaterThan(200);
  const naming = files.map((file) => [file, namesIn(file)] as const);
  expect(naming.filter(([, names]) => names.length > 0)).toEqual([]);
});
