import { randomUUID } from "node:crypto";
import type { Report } from "../contract/report.ts";
import { changes } from "../manifest/fix.ts";
import type { Loaded } from "../manifest/load.ts";
import { frameOf, linesOf } from "../manifest/report.ts";
import type { Places } from "./project.ts";

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
