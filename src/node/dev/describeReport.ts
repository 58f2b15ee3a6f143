import { randomUUID } from "node:crypto";
import type { Report } from "../../shared/report.ts";
import { changes } from "../../site/fix.ts";
import type { Loaded } from "../../site/load.ts";
import { frameOf, linesOf } from "../../site/report/format.ts";
import type { Places } from "../projectPaths.ts";

/** Describes what is wrong with page.yaml for the live preview, problem by problem. */
export function describeReport(
  { problems, source, file }: Loaded,
  hasPage: boolean,
  places: Places,
): Report {
  const lines = linesOf(source);
  return {
    token: randomUUID(),
    file,
    path: places.manifest,
    hasPage,
    problems: problems.map((problem) => {
      const { severity, message, hint, line, column, fix } = problem;
      const frame = frameOf(problem, lines);
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
