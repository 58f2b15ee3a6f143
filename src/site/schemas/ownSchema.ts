import { parseDocument } from "yaml";
import type { SchemaNode } from "../../schema/schemaNode.ts";
import { placeOfOffset } from "./jsonPlace.ts";

/** The schema of a section type of a site, from its text; or what is wrong with it, in words. */
export function readOwnSchema(file: string, text: string): { schema?: SchemaNode; fault?: string } {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch (error) {
    return {
      fault: `${file}${placeOf(error, text)}: this is not JSON. Look there for a missing comma, bracket or quote, or for a comma too many.`,
    };
  }
  const reason = explainShape(schema);
  return reason === undefined ? { schema: Object(schema) } : { fault: `${file}: ${reason}` };
}

/** The keywords that every schema of a section type needs, each with a test of its value and what to write. */
const needed: [name: string, is: (value: unknown) => boolean, advice: string][] = [
  [
    "type",
    (value) => value === "object",
    'Write "type": "object": the props of a section are a group.',
  ],
  ["title", isText, 'Write the name of the type of its props, such as "title": "MoodBoardProps".'],
  [
    "description",
    isText,
    "Describe the type to those who choose one for their page, in a sentence.",
  ],
  ["properties", (value) => isGroup(value), "List what an author may write."],
  [
    "examples",
    (value) => Array.isArray(value) && value.length > 0 && value.every(isGroup),
    "Write one set of props or more: the gallery shows them, and a new section begins with the first.",
  ],
];

function explainShape(schema: unknown): string | undefined {
  if (!isGroup(schema)) return "a schema is a group of settings in braces.";
  const [name, , advice] = needed.find(([name, is]) => !is(schema[name])) ?? [];
  return name && `"${name}" is not as it must be. ${advice}`;
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The place of a mistake in JSON as `:LINE:COLUMN`. Node names it for some mistakes; most of the others are none of YAML. */
function placeOf(error: unknown, text: string): string {
  const [, named] = /at position (\d+)/.exec(String(error)) ?? [];
  const offset = named ?? parseDocument(text).errors[0]?.pos[0];
  if (offset === undefined) return "";
  return placeOfOffset(text, Number(offset));
}
