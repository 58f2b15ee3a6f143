import type { FieldValue } from "../../../schema/fields.ts";
import { nameOfType } from "../../../schema/names.ts";
import { sectionSchema } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import type { ShownField, TaggedSection, WrittenText } from "../../../shared/editor/tagged.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { PageFile } from "../../../shared/section.ts";
import { tagPieces } from "../../../shared/text/tagPieces.ts";
import { readTags, tagCount, writeTag } from "../../../shared/text/tags.ts";
import { listDisabledTargets } from "../../resolve/disabledTargets.ts";
import { type ResolveContext, resolveSections } from "../../resolve/resolve.ts";
import { type FieldContext, resolveField } from "../../resolve/resolveField.ts";
import { nounsOf } from "./nounsOf.ts";

/**
 * The sections of a page that are on, with a tag at the end of each text: of a formatted one, of each of its pieces.
 * Pictures, icons and links cannot carry one, and are listed.
 */
export async function tagSections(
  pageFile: PageFile,
  pageFiles: readonly PageFile[],
  context: ResolveContext,
): Promise<TaggedSection[]> {
  const off = listDisabledTargets(pageFiles, context.schemas);
  const sections = pageFile.sections.filter(({ enabled }) => enabled);
  return Promise.all(
    sections.map(async (section) => {
      const paths: FieldPath[] = [];
      const listed: Listed[] = [];
      const written: WrittenText[] = [];
      const alone = { ...pageFile, sections: [section] };
      const resolve = (field: FieldValue, fieldContext: FieldContext) => {
        const resolved = resolveMarked(field, fieldContext, paths);
        if (shownKinds.has(field.kind)) listed.push({ field, resolved });
        if (writtenKinds.has(field.kind)) written.push(readWritten(field));
        return resolved;
      };
      const { sections: resolved } = await resolveSections(alone, { ...context, off }, resolve);
      const { id = section.type, props = {} } = resolved[0] ?? {};
      const name = nameOfType(section.type, context.schemas.get(sectionSchema(section.type)));
      const nouns = nounsOf(context.schemas, section.type, section.props);
      return { id, name, nouns, props, paths, fields: await listShown(listed), written };
    }),
  );
}

const readWritten = ({ kind, path, value, schema }: FieldValue): WrittenText => ({
  ...{ kind, path, text: readTags(String(value)).text },
  hasParagraphs: schema.paragraphs ?? false,
});

/** A picture, an icon or a link, and its resolved value. */
interface Listed {
  field: FieldValue;
  resolved: unknown;
}

/** The definitions of what is shown and is no text. Those that hold others are resolved after them. */
const shownKinds = new Set([
  ...["asset", "background", "href", "icon", "image", "portrait", "video"],
]);

async function listShown(listed: readonly Listed[]): Promise<ShownField[]> {
  const outermost = listed.filter(
    ({ field: { path } }) => !listed.some(({ field }) => isInside(path, field.path)),
  );
  return Promise.all(
    outermost.map(async ({ field: { kind, path }, resolved }) => {
      const shown = addressIn(await resolved);
      return { kind, path, ...(shown !== undefined && { shown }) };
    }),
  );
}

const isInside = (path: FieldPath, outer: FieldPath) =>
  path.length > outer.length && outer.every((step, index) => step === path[index]);

/** The address of a picture or of a film's still, the symbol of an icon, or the address of a link. */
function addressIn(resolved: unknown): string | undefined {
  if (typeof resolved === "string" || resolved === undefined) return resolved;
  return ["src", "poster"]
    .map((name) => child(resolved, name))
    .flatMap((inner) => addressIn(inner) ?? [])[0];
}

function resolveMarked(field: FieldValue, fieldContext: FieldContext, paths: FieldPath[]): unknown {
  const { kind, value, path, schema } = field;
  const isFull = paths.length >= tagCount;
  const tag = () => (isFull ? "" : writeTag(paths.push(path) - 1));
  if (typeof value !== "string") return resolveField(field, fieldContext);
  // A formatted text has been tagged as a text already.
  const { text, tags } = readTags(value);
  const isSign = schema.signs?.includes(text) ?? false;
  if (kind === "text") return isSign ? text : value + tag();
  const resolved = resolveField({ ...field, value: text }, fieldContext);
  // The section compares it.
  if (isSign) return resolved;
  const [known] = tags;
  if (known) return tagPieces(resolved, writeTag(known.number));
  return resolved instanceof Promise && proseKinds.has(kind)
    ? resolved.then((prose) => tagPieces(prose, tag()))
    : resolved;
}

/** The definitions whose resolved value is a tree of Markdown. */
const proseKinds = new Set(["markdown", "markdownFile"]);

/** The definitions of texts whose tags the page shows. */
const writtenKinds = new Set(["title", "formatted", ...proseKinds]);
