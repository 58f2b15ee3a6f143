import { lineNumber } from "../../yaml/line.ts";
import { catalogueStart, isTranslation, sourceAt } from "../markdown/sources.ts";
import type { ParsedPage } from "./parsedPage.ts";

/** The line of a place on a page. Its file is named unless that is where the diagnostic is; for a translation, it always is. */
export function nameLine({ file, text, sources }: ParsedPage, offset: number): string {
  const written = sourceAt(sources, offset) ?? { file, text, start: 0 };
  const [place] = written.original?.places[offset - written.start] ?? [];
  if (written.original && place !== undefined && place < catalogueStart) {
    return `line ${lineNumber(written.original.text, place)} of ${written.file}`;
  }
  const source = place === undefined ? written : (sourceAt(sources, place) ?? written);
  const at = place ?? offset;
  const line = `line ${lineNumber(source.text, at - source.start)}`;
  return source.start === 0 && !isTranslation({ sources }) ? line : `${line} of ${source.file}`;
}
