import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";
import type { ProjectPaths } from "../project/projectPaths.ts";

/** The icons that components name: every text that can be the `name` of an `<Icon>`. */
export async function findCodeIcons({
  codeDir,
  sectionsDir,
}: Pick<ProjectPaths, "codeDir" | "sectionsDir">): Promise<string[]> {
  const folders = [path.join(codeDir, "ui"), path.join(codeDir, "sections"), sectionsDir];
  const listed = folders.map(async (folder) => {
    // A site without types of its own has no folder for them.
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    return files.filter((file) => file.endsWith(".tsx")).map((file) => path.join(folder, file));
  });
  const files = (await Promise.all(listed)).flat();
  const codes = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return [...new Set(codes.flatMap(listIcons))];
}

/** The icons that one component names. */
export function listIcons(code: string): string[] {
  return code.includes("<Icon") ? namesIn(parseSync("component.tsx", code).program) : [];
}

interface SyntaxNode {
  type: string;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(namesIn);
  return isNamed(value, "JSXOpeningElement", "Icon")
    ? [...inside, ...[value.attributes].flat().flatMap(nameOfIcon)]
    : inside;
}

const nameOfIcon = (attribute: unknown) =>
  isNamed(attribute, "JSXAttribute", "name") ? textsOf(attribute.value) : [];

const isNamed = (value: unknown, type: string, name: string): value is SyntaxNode =>
  isNode(value) && value.type === type && isNode(value.name) && value.name.name === name;

/** The texts that an expression may evaluate to, if they are literals in it. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case "Literal":
      return typeof value.value === "string" ? [value.value] : [];
    case "JSXExpressionContainer":
      return textsOf(value.expression);
    case "ConditionalExpression":
      return [...textsOf(value.consequent), ...textsOf(value.alternate)];
    case "LogicalExpression":
      return [...textsOf(value.left), ...textsOf(value.right)];
    default:
      return [];
  }
}
