import type { Field } from "../../../schema/fields.ts";
import type { MarkedSection } from "../../../shared/editor.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { markCount, readMarks, writeMark } from "../../../shared/marks.ts";
import type { PageFile } from "../../../shared/section.ts";
import { listOff } from "../../resolve/off.ts";
import { type ResolveContext, resolveSections } from "../../resolve/resolve.ts";
import { type FieldContext, resolveField } from "../../resolve/resolveField.ts";

/** The sections of a page that are on, with a mark at the end of each text: of a formatted one, of each of its pieces. */
export async function markSections(
  pageFile: PageFile,
  pageFiles: readonly PageFile[],
  context: ResolveContext,
): Promise<MarkedSection[]> {
  const off = listOff(pageFiles, context.schemas);
  const sections = pageFile.sections.filter(({ enabled }) => enabled);
  return Promise.all(
    sections.map(async (section) => {
      const paths: FieldPath[] = [];
      const alone = { ...pageFile, sections: [section] };
      const resolve = (field: Field, fieldContext: FieldContext) =>
        resolveMarked(field, fieldContext, paths);
      const { sections: resolved } = await resolveSections(alone, { ...context, off }, resolve);
      const { id = section.type, props = {} } = resolved[0] ?? {};
      return { id, props, paths };
    }),
  );
}

function resolveMarked(field: Field, fieldContext: FieldContext, paths: FieldPath[]): unknown {
  const { kind, value, path } = field;
  const isFull = paths.length >= markCount;
  const mark = () => (isFull ? "" : writeMark(paths.push(path) - 1));
  if (typeof value !== "string") return resolveField(field, fieldContext);
  if (kind === "text") return value + mark();
  // A formatted text has been marked as a text already.
  const { text, numbers } = readMarks(value);
  const resolved = resolveField({ ...field, value: text }, fieldContext);
  const [number] = numbers;
  if (number !== undefined) return markPieces(resolved, writeMark(number));
  return resolved instanceof Promise && proseKinds.has(kind)
    ? resolved.then((prose) => markPieces(prose, mark()))
    : resolved;
}

/** The definitions whose resolved value is a tree of Markdown. */
const proseKinds = new Set(["markdown", "markdownFile"]);

/** The properties of formatted texts and of Markdown that hold their pieces. */
const inside = new Set(["blocks", "children", "head", "items", "notes", "rows"]);

/** Appends the mark to each piece of text. */
function markPieces(content: unknown, mark: string): unknown {
  if (typeof content === "string") return content + mark;
  if (Array.isArray(content)) return content.map((piece) => markPieces(piece, mark));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      inside.has(name) ? markPieces(value, mark) : value,
    ]),
  );
}
