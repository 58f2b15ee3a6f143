import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Report } from "../../shared/live/report.ts";
import type { LoadedPage } from "../../site/read/pipeline.ts";
import { codeFrameOf, sourceLinesOf } from "../../site/report/format.ts";
import { changes } from "../../site/write/fix.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";

/** The report of a page file's diagnostics for the live preview. */
export function describeReport(
  { diagnostics, source, file, texts }: LoadedPage,
  hasPage: boolean,
  paths: ProjectPaths,
): Report {
  const locate = (name: string) => path.join(paths.root, name);
  return {
    token: randomUUID(),
    file,
    path: locate(file),
    hasPage,
    diagnostics: diagnostics.map((diagnostic) => {
      const { severity, message, hint, line, column, fix } = diagnostic;
      const text = texts.get(diagnostic.file);
      const written = text ?? source;
      const frame = codeFrameOf(diagnostic, sourceLinesOf(written));
      return {
        severity,
        message,
        line,
        column,
        ...(text !== undefined && {
          text: { file: diagnostic.file, path: locate(diagnostic.file) },
        }),
        ...(hint && { hint }),
        ...(frame && { frame }),
        ...(fix && changes(fix, written) && { fix: fix.title }),
      };
    }),
  };
}
