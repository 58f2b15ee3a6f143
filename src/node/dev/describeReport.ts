import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Report } from "../../shared/report.ts";
import { changes } from "../../site/fix.ts";
import type { Loaded } from "../../site/load.ts";
import { frameOf, linesOf } from "../../site/report/format.ts";
import type { ProjectPaths } from "../projectPaths.ts";

/** The report of a page file's diagnostics for the live preview. */
export function describeReport(
  { diagnostics, source, file }: Loaded,
  hasPage: boolean,
  paths: ProjectPaths,
): Report {
  const lines = linesOf(source);
  return {
    token: randomUUID(),
    file,
    path: path.join(paths.root, file),
    hasPage,
    diagnostics: diagnostics.map((diagnostic) => {
      const { severity, message, hint, line, column, fix } = diagnostic;
      const frame = frameOf(diagnostic, lines);
      return {
        severity,
        message,
        line,
        column,
        ...(hint && { hint }),
        ...(frame && { frame }),
        ...(fix && changes(fix, source) && { fix: fix.title }),
      };
    }),
  };
}
