import { membersOf } from "../../schema/fields.ts";
import type { SchemaNode, Schemas } from "../../schema/schemaNode.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";

/** The marks of texts, each with what a translator does with it. */
const marks: readonly (readonly [mark: RegExp, advice: string])[] = [
  [/\]\([^)\s]/, "Behind [words], keep what is in round brackets: it is where the link leads."],
  [/\[\^[^\]]+\]/, "Keep [^…] as it is: a note belongs there."],
  [/\{#[^}]+\}/, "Keep {#…} as it is: links lead there."],
  [/\{\w+\}/, "Keep {…} as it is: the page puts something in its place."],
  [/\*\*\S/, "Keep ** around the words that are bold."],
  [/(?<!\*)\*(?=[^\s*])[^*]+\*(?!\*)/, "Keep * around the words that are stressed."],
  [/`[^`]+`/, "Leave what is in ` ` untranslated."],
  [/^#{1,6} /, "Keep # at the start: it makes the heading."],
  [/^\|.*\|$/m, "Keep the | between the cells, and the row of dashes."],
  [/^([-*+]|\d+[.)]) /m, "Keep the sign at the start of each entry."],
  [/\\$/m, "Keep \\ at the end of a line: the next words begin a new one."],
];

/** Sentences of a description that are for the author of the page alone. */
const forAuthors = / Left out, [^.]*\./g;

/** The description of each part of a text in Markdown, whatever its setting says of files. */
const partOfText = "A part of a long text, such as a paragraph or a heading.";

/** The comments for the translator of a text: the description of its setting, and what its marks mean. */
export function noteOf(
  description: unknown,
  text: string,
  isMarkdown: boolean,
): string | undefined {
  const purpose = isMarkdown ? partOfText : description;
  const lines = [
    ...(typeof purpose === "string" ? [purpose.replaceAll(forAuthors, "")] : []),
    ...marks.flatMap(([mark, advice]) => (mark.test(text) ? [advice] : [])),
    ...adviseOnLines(text, isMarkdown),
  ];
  return lines.length > 0 ? lines.join("\n") : undefined;
}

function adviseOnLines(text: string, isMarkdown: boolean): string[] {
  if (!isMarkdown) return text.includes("\n") ? ["Each new line is one on the page."] : [];
  return /[^\\|]\n(?![-*+|\d])/.test(text)
    ? ["A new line is a blank here, and need not be kept."]
    : [];
}

/** The description of the list that an entry is in, whose own schema has none. */
export function describeList(
  schemas: Schemas,
  file: string,
  path: FieldPath,
): SchemaNode["description"] {
  let place = { file, node: schemas.get(file) ?? {} };
  let description: SchemaNode["description"];
  for (const step of path) {
    const { properties, entry } = membersOf(schemas, place);
    const member = typeof step === "number" ? entry : properties.get(step);
    if (!member) return undefined;
    description = member.schema.description ?? (member === entry ? description : undefined);
    ({ place } = member);
  }
  return description;
}
