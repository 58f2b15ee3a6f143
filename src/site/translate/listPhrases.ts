import { type FieldValue, mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { isMarked } from "../../shared/formatted/byKind.ts";
import { asText } from "../../shared/lookUp.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import type { Texts } from "../files/texts.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { isMarkdown } from "../markdown/read.ts";
import { isHome, type PageAddress, schemaOf } from "../page/pageAddress.ts";
import { describeList, noteOf } from "./noteOf.ts";

/** A text of a page that is translated as a whole. */
export interface Phrase {
  /** Its place without numbers: the page, the section by its id, the setting. The order of sections and items changes nothing. */
  context: string;
  /** The text without the blanks around it. */
  text: string;
  /** The description of the setting, from its schema, and what the marks of the text mean. */
  note: string | undefined;
  /** The property that holds it, or names its file. */
  path: FieldPath;
  /** The name of its shared definition, which says what marks it has. */
  kind: string;
  /** The Markdown file that holds it, by its path inside texts/. */
  file?: string;
  /** Its place in the value of the property, or in the text of the file. */
  range: Range;
}

/** The data of a page, and the Markdown files that it may name. */
export interface TranslatedData extends Pick<PageAddress, "path"> {
  data: unknown;
  texts: Texts;
}

const known = new WeakMap<object, TranslatedData & { phrases: readonly Phrase[] }>();

/** Lists every text of a page that is words, in the order of the page: sections that are off too. */
export function listPhrases(schemas: Schemas, source: TranslatedData): readonly Phrase[] {
  const { data, path, texts } = source;
  if (typeof data !== "object" || data === null) return [];
  const last = known.get(data);
  if (last?.path === path && last.texts === texts) return last.phrases;
  const phrases = collectPhrases(schemas, source);
  known.set(data, { data, path, texts, phrases });
  return phrases;
}

function collectPhrases(schemas: Schemas, { data, path, texts }: TranslatedData): Phrase[] {
  const page = isHome({ path }) ? "" : `${path} `;
  const ofPage = listWords(schemas, schemaOf({ path }), data, []).flatMap((field) =>
    readPhrases(field, page + nameSetting(data, [], field.path), texts),
  );
  const list = child(data, "sections");
  const ofSections = (Array.isArray(list) ? list : []).flatMap((section, index) => {
    const type = asText(child(section, "type"));
    const anchor = asText(child(section, "id") ?? type).normalize("NFC");
    const at = ["sections", index, "props"];
    const fields = listWords(schemas, sectionSchema(type), child(section, "props"), at);
    return fields.flatMap((field) =>
      readPhrases(field, `${page}${anchor} ${nameSetting(data, at, field.path)}`, texts),
    );
  });
  return [...ofPage, ...ofSections];
}

/** The definitions of values that are words, unless their schema denies it. */
const isWords = (kind: string) => kind === "text" || isMarked(kind) || isMarkdown(kind);

/** The values that are words. Of a value with several definitions, the outermost has the schema of its property. */
function listWords(schemas: Schemas, file: string, data: unknown, at: FieldPath): FieldValue[] {
  const found = new Map<string, FieldValue>();
  mapFields(schemas, file, data, at, (field) => {
    if (isWords(field.kind)) found.set(field.path.join("\n"), field);
    return field.value;
  });
  return [...found.values()]
    .filter(
      ({ value, schema }) =>
        typeof value === "string" &&
        schema.translate !== false &&
        !schema.signs?.includes(value) &&
        /[\p{L}\p{N}]/u.test(value),
    )
    .map((field) => {
      const { schema, path } = field;
      if (schema.description !== undefined) return field;
      const description = describeList(schemas, file, path.slice(at.length));
      return { ...field, schema: { ...schema, description } };
    });
}

/**
 * The setting at a path, without numbers: `items.title`. An item with an id is called by that alone, `#cost.answer`, as
 * it is wherever it moves on its page.
 */
function nameSetting(data: unknown, at: FieldPath, path: FieldPath): string {
  let name = "";
  for (let length = at.length + 1; length <= path.length; length += 1) {
    const step = path[length - 1];
    const id =
      typeof step === "number" ? child(dataAt(data, path.slice(0, length)), "id") : undefined;
    if (typeof step === "string") name += name === "" ? step : `.${step}`;
    if (typeof id === "string") name = `#${id.normalize("NFC")}`;
  }
  return name;
}

function readPhrases(
  { kind, value, path, schema }: FieldValue,
  context: string,
  texts: Texts,
): Phrase[] {
  const whole = String(value);
  const text = kind === "markdownFile" ? texts.get(whole)?.text : whole;
  if (text === undefined) return [];
  const ranges: Range[] = isMarkdown(kind) ? listBlocks(text) : [[0, text.length]];
  return ranges.map((given) => {
    const range = trim(text, given);
    const words = text.slice(...range).replaceAll("\r\n", "\n");
    return {
      ...{ context, path, range, kind, ...(kind === "markdownFile" && { file: whole }) },
      text: words,
      note: noteOf(schema.description, words, isMarkdown(kind)),
    };
  });
}

function trim(text: string, [start, end]: Range): Range {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  return [start + lead, start + lead + part.trim().length];
}

/** Blocks of Markdown that have no words: code, lines, and the addresses of links. */
const wordless = new Set(["code", "definition", "thematicBreak"]);

/** The blocks of a text in Markdown: each paragraph, heading, list or table is translated as a whole. */
const listBlocks = (text: string): Range[] =>
  parseMarkdown(text).children.flatMap(({ type, position }): Range[] => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    return wordless.has(type) || start === undefined || end === undefined ? [] : [[start, end]];
  });
