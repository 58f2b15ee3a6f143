import { child, dataAt } from "../../../shared/dataAt.ts";
import type { TaggedSection } from "../../../shared/editor/tagged.ts";
import { type FieldPath, samePath } from "../../../shared/fieldPath.ts";
import { contentOf, isMarked } from "../../../shared/formatted/byKind.ts";
import { isFormatted } from "../../../shared/text/formatted.ts";
import { tagPieces } from "../../../shared/text/tagPieces.ts";
import { readTags, writeTag } from "../../../shared/text/tags.ts";
import { piecesOf } from "../overlay/taggedSections.ts";

/** The numbers of the tags of a text: more than one where the section has it in several places. */
const numbersOf = ({ paths }: TaggedSection, path: FieldPath): number[] =>
  paths.flatMap((each, number) => (samePath(each, path) ? [number] : []));

/** The text that is written with tags at a path from the props, if there is one. */
export const writtenAt = ({ written }: TaggedSection, path: FieldPath) =>
  written.find((each) => samePath(each.path, path));

/** The value at a path from the props: of a text, as the page's file has it. */
export function valueAt(section: TaggedSection, path: FieldPath): unknown {
  const written = writtenAt(section, path);
  if (written) return written.text;
  const [number] = numbersOf(section, path);
  if (number === undefined) return dataAt(section.props, path);
  return piecesOf(section).get(number)?.[0];
}

/**
 * The section with another value at a path from the props. Of values that the preview has to look up first, such as
 * pictures, it stays as it is.
 */
export function withFieldValue(
  section: TaggedSection,
  path: FieldPath,
  value: unknown,
): TaggedSection {
  const numbers = numbersOf(section, path);
  const [number] = numbers;
  if (number === undefined) {
    const isSimple = typeof value === "boolean" || typeof value === "number";
    const isKnown = isSimple && typeof dataAt(section.props, path) === typeof value;
    return isKnown ? { ...section, props: Object(replaceAt(section.props, path, value)) } : section;
  }
  if (typeof value !== "string" || value === "") return section;
  const written = writtenAt(section, path);
  const rewritten = section.written.map((each) =>
    each === written ? { ...each, text: value } : each,
  );
  // The preview makes the parts of a long text.
  if (written && !isMarked(written.kind)) return { ...section, written: rewritten };
  const content = written ? contentOf(written.kind, value, written.hasParagraphs) : value;
  const tagged = tagPieces(content, writeTag(number));
  const carries = (text: string) => readTags(text).tags.some((tag) => numbers.includes(tag.number));
  return {
    ...section,
    props: Object(replaceTagged(section.props, carries, tagged)),
    written: rewritten,
  };
}

/** The value with the text that carries a tag replaced. */
function replaceTagged(
  value: unknown,
  carries: (text: string) => boolean,
  tagged: unknown,
): unknown {
  if (typeof value === "string") return carries(value) ? tagged : value;
  if (typeof value !== "object" || value === null) return value;
  if (isFormatted(value)) return carries(JSON.stringify(value)) ? tagged : value;
  if (Array.isArray(value)) return value.map((inner) => replaceTagged(inner, carries, tagged));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceTagged(inner, carries, tagged)]),
  );
}

function replaceAt(data: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((inner, index) => (index === step ? replaceAt(inner, rest, value) : inner));
  }
  return { ...Object(data), [step]: replaceAt(child(data, step), rest, value) };
}
