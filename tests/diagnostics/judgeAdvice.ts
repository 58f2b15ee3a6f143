import type { LoadedPage } from "../../src/site/read/pipeline.ts";
import type { FixChange, LocatedDiagnostic } from "../../src/yaml/diagnostic.ts";
import { splice } from "../../src/yaml/splice.ts";
import { isListed } from "./certain.ts";

/** The greatest number of mistakes that hide each other. */
const maxRounds = 3;
const maxJudged = 5;

type Read = (page: string) => LoadedPage;

/** The promises that the diagnostics of a page break, whatever is wrong with the page. */
export function findBroken({ diagnostics, source }: LoadedPage, read: Read): string[] {
  return diagnostics.flatMap((diagnostic) => [
    ...findSpilled(diagnostic, source),
    ...findUnlisted(diagnostic),
    // A page with many mistakes combines a few that other tests judge one by one.
    ...(diagnostics.length > maxJudged ? [] : findUseless(diagnostic, diagnostics, source, read)),
  ]);
}

/** Finds programmers' words in a message, unless the author wrote them. */
export function findSpilled(diagnostic: LocatedDiagnostic, source: string): string[] {
  const { message, hint = "", fix, suggestions = [] } = diagnostic;
  const reported = [message, hint, ...[fix, ...suggestions].map((change) => change?.title ?? "")];
  return ["undefined", "null", "NaN", "[object"].flatMap((word) =>
    !source.includes(word) && reported.some((text) => text.includes(word))
      ? [`${diagnostic.code} says ${word}: ${message} ${hint}`]
      : [],
  );
}

/** Every fix must be of a kind that is listed as certain. */
function findUnlisted({ code, fix }: LocatedDiagnostic): string[] {
  return fix && !isListed(code, fix.reason)
    ? [`Why ${code} is certain for its ${fix.reason} is not listed in certain.ts: ${fix.title}`]
    : [];
}

/**
 * After a change of the diagnostic, and the certain fixes in its line, the page must have fewer diagnostics of that
 * severity.
 */
function findUseless(
  { code, line, hint = "", fix, suggestions = [], dismissal, severity }: LocatedDiagnostic,
  diagnostics: readonly LocatedDiagnostic[],
  source: string,
  read: Read,
): string[] {
  const before = count(diagnostics, severity);
  const changes = [...(fix ? [fix] : []), ...suggestions, ...(dismissal ? [dismissal] : [])];
  const useless = changes.flatMap((change) => {
    let page = splice(source, change.edits);
    let after = read(page).diagnostics;
    for (let round = 0; round < maxRounds && count(after, severity) >= before; round += 1) {
      const next = after.find((each) => each.fix && each.line === line);
      if (!next?.fix) break;
      page = splice(page, next.fix.edits);
      after = read(page).diagnostics;
    }
    // If the file is no page, that is its only diagnostic.
    const isPage = after.every((each) => each.code !== "no-page");
    // Blanks at the end of a value are reported before any other mistake in it.
    return count(after, severity) < before || !isPage || code === "blank"
      ? []
      : [
          `To follow ${code} does not help: ${change.title}\n${after.map(({ code, line, message }) => `  ${line} ${code} ${message}`).join("\n")}`,
        ];
  });
  const offered = [fix, ...suggestions].flatMap((change) => textsOf(change));
  const [, question = ""] = /Did you mean (.*?)\?( [A-Z]|$)/.exec(hint) ?? [];
  const asked = [...question.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  const loose = asked
    .filter((name) => !name.endsWith("…") && !offered.includes(name))
    .map((name) => `${code} asks for ${name}, and does not offer it.`);
  return [...useless, ...loose];
}

const count = (diagnostics: readonly LocatedDiagnostic[], severity: string) =>
  diagnostics.filter((each) => each.severity === severity).length;

/**
 * The texts that a change writes: one for each entry that it fixes, and all joined, if it writes one text in parts.
 */
const textsOf = (change: FixChange | undefined): string[] => {
  const texts = (change?.edits ?? []).map(({ text }) => text.replaceAll('"', ""));
  return [...texts, texts.join("")];
};
