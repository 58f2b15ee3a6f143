import { dataAt } from "../../shared/dataAt.ts";
import { sentences } from "../../shared/text/wording.ts";
import type { Severity } from "../../yaml/codes.ts";
import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { configFile, type OwnCheck, type OwnPage, type OwnProblem } from "../siteConfig.ts";
import type { Check } from "./index.ts";

const codes = { error: "own-error", warning: "own-warning", notice: "own-notice" } as const;

/** A rule of the site's own as one of the engine's. One that fails is a problem of the page, and no error of the program. */
export const checkOwn =
  ({ name, severity = "warning", check }: OwnCheck): Check =>
  (page) => {
    const found: Diagnostic[] = [];
    const rule = `The rule is ${name} in ${configFile}.`;
    try {
      check(describePage(page), (problem) =>
        found.push(toDiagnostic(page, problem, severity, rule)),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `The rule ${name} of ${configFile} ended with an error: ${reason}`;
      return [{ code: "own-error", message, hint: "Correct the rule.", range: [0, 0] }];
    }
    return found;
  };

const describePage = ({ file, path, tree, sections, fields }: ParsedPage): OwnPage => ({
  ...{ file, path, data: tree.data },
  sections: sections.map(({ index, type, id, on }) => {
    const at = ["sections", index, "props"];
    return { type, id, on, props: dataAt(tree.data, at), path: at };
  }),
  values: fields.map(({ kind, value, path }) => ({ kind, value, path })),
});

const toDiagnostic = (
  page: ParsedPage,
  problem: OwnProblem,
  severity: Severity,
  rule: string,
): Diagnostic => ({
  code: codes[severity],
  message: problem.message,
  hint: sentences(problem.hint, rule),
  range: rangeOf(page, problem),
});

/** The range of a problem: that of its part, if the letters of the text are known. */
function rangeOf({ tree }: ParsedPage, { path, part }: OwnProblem): Range {
  const letters = part && tree.lettersAt(path)?.slice(...part);
  const [first, last] = [letters?.[0], letters?.at(-1)];
  return first && last ? [first[0], last[1]] : tree.valueAt(path);
}
