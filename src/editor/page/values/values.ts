import type { MarkedSection } from "../../../shared/editor/marks.ts";
import { type FieldPath, samePath } from "../../../shared/fieldPath.ts";
import { parseFormatted } from "../../../shared/formatted/parse.ts";
import { isFormatted } from "../../../shared/text/formatted.ts";
import { markPieces } from "../../../shared/text/markPieces.ts";
import { readMarks, writeMark } from "../../../shared/text/marks.ts";
import { child, dataAt } from "../../../shared/text/wording.ts";
import { piecesOf } from "../overlay/markedSections.ts";

/** The numbers of the marks of a text: more than one where the section has it in several places. */
const numbersOf = ({ paths }: MarkedSection, path: FieldPath): number[] =>
  paths.flatMap((each, number) => (samePath(each, path) ? [number] : []));

/** The text that is written with marks at a path from the props, if there is one. */
export const writtenAt = ({ written }: MarkedSection, path: FieldPath) =>
  written.find((each) => samePath(each.path, path));

/** The value at a path from the props: of a text, as the page's file has it. */
export function valueAt(section: MarkedSection, path: FieldPath): unknown {
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
export function withValue(section: MarkedSection, path: FieldPath, value: unknown): MarkedSection {
  const numbers = numbersOf(section, path);
  const [number] = numbers;
  if (number === undefined) {
    const isSimple = typeof value === "boolean" || typeof value === "number";
    const isKnown = isSimple && typeof dataAt(section.props, path) === typeof value;
    return isKnown ? { ...section, props: Object(replaceAt(section.props, path, value)) } : section;
  }
  if (typeof value !== "string" || value === "") return section;
  const written = writtenAt(section, path);
  const content = written ? parseFormatted(value, written.hasParagraphs).content : value;
  const marked = markPieces(content, writeMark(number));
  const carries = (text: string) =>
    readMarks(text).marks.some((mark) => numbers.includes(mark.number));
  return {
    ...section,
    props: Object(replaceMarked(section.props, carries, marked)),
    written: section.written.map((each) => (each === written ? { ...each, text: value } : each)),
  };
}

/** The value with the text that carries a mark replaced. */
function replaceMarked(
  value: unknown,
  carries: (text: string) => boolean,
  marked: unknown,
): unknown {
  if (typeof value === "string") return carries(value) ? marked : value;
  if (typeof value !== "object" || value === null) return value;
  if (isFormatted(value)) return carries(JSON.stringify(value)) ? marked : value;
  if (Array.isArray(value)) return value.map((inner) => replaceMarked(inner, carries, marked));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceMarked(inner, carries, marked)]),
  );
}

function replaceAt(data: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((inner, index) => (index === step ? replaceAt(inner, rest, value) : inner));
  }
  return { ...Object(data), [step]: replaceAt(child(data, step), rest, value) };
}
