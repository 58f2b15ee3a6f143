import type { Loaded } from "../../src/site/load.ts";
import type { Change, LocatedDiagnostic } from "../../src/yaml/diagnostic.ts";
import { splice } from "../../src/yaml/splice.ts";
import { isListed } from "./certain.ts";

/** How many mistakes may hide each other. */
const maxRounds = 3;
const maxJudged = 5;

type Read = (page: string) => Loaded;

/** What a page is answered keeps these promises, whatever is wrong with it. Says which are broken. */
export function findBroken({ diagnostics, source }: Loaded, read: Read): string[] {
  return diagnostics.flatMap((diagnostic) => [
    ...findSpilled(diagnostic, source),
    ...findUnlisted(diagnostic),
    // Many mistakes on a page are made of few, which are judged one by one elsewhere.
    ...(diagnostics.length > maxJudged ? [] : findUseless(diagnostic, diagnostics, source, read)),
  ]);
}

/** No words of the programmer's, unless they are the author's. */
export function findSpilled(diagnostic: LocatedDiagnostic, source: string): string[] {
  const { message, hint = "", fix, suggestions = [] } = diagnostic;
  const reported = [message, hint, ...[fix, ...suggestions].map((change) => change?.title ?? "")];
  return ["undefined", "null", "NaN", "[object"].flatMap((word) =>
    !source.includes(word) && reported.some((text) => text.includes(word))
      ? [`${diagnostic.code} says ${word}: ${message} ${hint}`]
      : [],
  );
}

/** Each fix is of a kind that is known to be certain. */
function findUnlisted({ code, fix }: LocatedDiagnostic): string[] {
  return fix && !isListed(code, fix.reason)
    ? [`Why ${code} is certain for its ${fix.reason} is not listed in certain.ts: ${fix.title}`]
    : [];
}

/** Who follows an advice, and the certain fixes in its line after that, has fewer problems of its kind than before. */
function findUseless(
  { code, line, hint = "", fix, suggestions = [], severity }: LocatedDiagnostic,
  diagnostics: readonly LocatedDiagnostic[],
  source: string,
  read: Read,
): string[] {
  const before = count(diagnostics, severity);
  const useless = [...(fix ? [fix] : []), ...suggestions].flatMap((change) => {
    let page = splice(source, change.edits);
    let after = read(page).diagnostics;
    for (let round = 0; round < maxRounds && count(after, severity) >= before; round += 1) {
      const next = after.find((each) => each.fix && each.line === line);
      if (!next?.fix) break;
      page = splice(page, next.fix.edits);
      after = read(page).diagnostics;
    }
    // Of what is no page, nothing else is told than that.
    const isPage = after.every((each) => each.code !== "no-page");
    // Blanks at the end of a value are told before whatever else is wrong with it.
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

/** The texts that a change writes: one for each entry that it mends, and all in a row where it is one text in pieces. */
const textsOf = (change: Change | undefined): string[] => {
  const texts = (change?.edits ?? []).map(({ text }) => text.replaceAll('"', ""));
  return [...texts, texts.join("")];
};
