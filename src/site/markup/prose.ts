import type { Scalar } from "yaml";
import type { FieldValue } from "../../schema/fields.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { isMarked } from "../../shared/formatted/byKind.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import { lazy } from "../memoize.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** A text of the page, letter by letter. */
export interface ProseText {
  /** The text with the line breaks of the file, which YAML folds into spaces. */
  text: string;
  path: FieldValue["path"];
  type: Scalar.Type | undefined;
  /** True if it may have some marks. */
  isMarked: boolean;
  /** True if it may have all of them. */
  isFormatted: boolean;
  /** True if it may have paragraphs and lists. */
  hasParagraphs: boolean;
  /** The range in the file of a part of the text. */
  locate: (part: Range) => Range;
}

/** Reads a field whose value is text. */
export function readProse(
  value: string,
  { path, kind, schema }: FieldValue,
  { tree, text }: ParsedPage,
): ProseText {
  const locate = locateIn(path, { tree });
  const isLined = text.slice(...tree.rangeAt(path)).includes("\n");
  const letters = isLined ? tree.lettersAt(path) : undefined;
  const between = (index: number) =>
    text.slice(letters?.[index - 1]?.[1], letters?.[index + 1]?.[0]);
  const type = tree.scalarAt(path)?.type ?? undefined;
  const lined = letters
    ? value.replaceAll(/(?<=\S) (?=\S)/g, (blank, index: number) =>
        between(index).includes("\n") ? "\n" : blank,
      )
    : value;
  return {
    text: lined,
    path,
    type,
    isMarked: isMarked(kind),
    isFormatted: kind === "formatted",
    hasParagraphs: schema.paragraphs === true,
    locate,
  };
}

/** The function that finds the range in the file of a part of the text at a path. */
export function locateIn(path: FieldPath, { tree }: Pick<ParsedPage, "tree">): ProseText["locate"] {
  // Most texts are not located: no check finds anything in them.
  const letters = lazy(() => tree.lettersAt(path));
  return ([from, to]) => {
    const [first, last] = [letters()?.[from], letters()?.[to - 1]];
    return first && last ? [first[0], last[1]] : tree.valueAt(path);
  };
}
