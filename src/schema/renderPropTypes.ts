import { follow, readReference, type SchemaLocation } from "./references.ts";
import { resolvedDefinitions } from "./resolvedDefinitions.ts";
import { type SchemaNode, type Schemas, sectionSchema } from "./schemaNode.ts";

const shared = "common.schema.json";

/** The depth of groups in groups at which a type ends: a schema may refer to itself. */
const deepest = 12;

/**
 * The declarations by which TypeScript knows the props of a site's own section types: `SectionProps<"mood-board">`. They
 * are those of the schemas with defaults filled in, as the engine's types are.
 */
export function renderPropTypes(schemas: Schemas, types: readonly string[]): string {
  const lines = types.map((type) => {
    const file = sectionSchema(type);
    const props = renderType(schemas, { file, node: schemas.get(file) ?? {} }, 2);
    return `    ${JSON.stringify(type)}: ${props};\n`;
  });
  return `// Generated from sections/. Do not edit.
import type * as own from "broadside/section";
import type { kinds } from "broadside/section";

declare module "broadside/section" {
  interface PropsByType {
${lines.join("")}  }
}
`;
}

function renderType(schemas: Schemas, place: SchemaLocation, depth: number): string {
  const { file, node } = place;
  const inner = (each: SchemaNode) => renderType(schemas, { file, node: each }, depth);
  if (depth > deepest) return "unknown";
  if (node.$ref) return renderReference(schemas, file, node.$ref, depth);
  if (node.then && isNode(node.else)) return `${inner(node.then)} | ${inner(node.else)}`;
  if ("const" in node) return JSON.stringify(node.const);
  if (Array.isArray(node.enum)) return node.enum.map((each) => JSON.stringify(each)).join(" | ");
  const choices = [node.anyOf, node.oneOf].find(Array.isArray);
  if (choices) return choices.filter(isNode).map(inner).join(" | ");
  if (Array.isArray(node.type))
    return node.type.map((type) => inner({ ...node, type })).join(" | ");
  if (node.type === "array") return `(${node.items ? inner(node.items) : "unknown"})[]`;
  if (node.type === "object") return renderGroup(schemas, place, depth);
  return node.type === "integer" ? "number" : simple(node.type);
}

const simple = (type: string | undefined): string =>
  ["string", "number", "boolean", "null"].find((each) => each === type) ?? "unknown";

/** A shared definition that has a name is known by it. */
function renderReference(schemas: Schemas, from: string, ref: string, depth: number): string {
  const target = follow(schemas, from, ref);
  if (!target) return "unknown";
  const { file, node } = target;
  if (file === shared && node.title) return `own.${node.title}`;
  return renderType(schemas, target, depth + 1);
}

function renderGroup(schemas: Schemas, { file, node }: SchemaLocation, depth: number): string {
  const properties = Object.entries(node.properties ?? {});
  if (properties.length === 0) return "Record<string, unknown>";
  const margin = "  ".repeat(depth + 1);
  const lines = properties.map(([name, property]) => {
    const isThere = node.required?.includes(name) || "default" in property;
    const type = renderType(schemas, { file, node: property }, depth + 1);
    return `${margin}${JSON.stringify(name)}${isThere ? "" : "?"}: ${type};\n`;
  });
  return `{\n${renderKinds(file, properties, margin)}${lines.join("")}${"  ".repeat(depth)}}`;
}

/** The mark of a group: which of its properties are of which shared definition. */
function renderKinds(file: string, properties: [string, SchemaNode][], margin: string): string {
  const marks = properties.flatMap(([name, { $ref, items }]) => {
    const ref = $ref ?? items?.$ref;
    const target = ref ? readReference(file, ref) : undefined;
    const definition = target?.file === shared ? (target.definition ?? "") : "";
    return resolvedDefinitions.includes(definition)
      ? [`${JSON.stringify(name)}: "${definition}"`]
      : [];
  });
  return marks.length > 0 ? `${margin}[kinds]?: { ${marks.join("; ")} };\n` : "";
}

const isNode = (value: unknown): value is SchemaNode => typeof value === "object" && value !== null;
