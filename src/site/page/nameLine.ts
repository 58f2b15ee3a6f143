import { lineNumber } from "../../yaml/line.ts";
import { isTranslation, sourceAt } from "../markdown/sources.ts";
import type { ParsedPage } from "./parsedPage.ts";

/** The line of a place on a page. Its file is named unless that is where the diagnostic is; for a translation, it always is. */
export function nameLine({ file, text, sources }: ParsedPage, offset: number): string {
  const source = sourceAt(sources, offset) ?? { file, text, start: 0 };
  const line = `line ${lineNumber(source.text, offset - source.start)}`;
  return source.start === 0 && !isTranslation({ sources }) ? line : `${line} of ${source.file}`;
}
