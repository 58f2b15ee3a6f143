import type { Diagnostic } from "./diagnostic.ts";

/** The greatest number of diagnostics with the same words. */
const most = 20;

/** Leaves out what is reported with the same words in place after place, and tells how many there are. Certain fixes stay. */
export function limitRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, message }: Diagnostic) => `${code} ${message}`;
  const alike = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.fix) continue;
    const same = alike.get(keyOf(diagnostic));
    if (same) same.push(diagnostic);
    else alike.set(keyOf(diagnostic), [diagnostic]);
  }
  const long = [...alike.values()].filter(({ length }) => length > most);
  const left = new Set(long.flatMap((same) => same.slice(most)));
  const counts = new Map(long.map((same) => [same[0], same.length - most]));
  return diagnostics
    .filter((diagnostic) => !left.has(diagnostic))
    .map((diagnostic) => {
      const count = counts.get(diagnostic);
      if (count === undefined) return diagnostic;
      const rest = `${count === 1 ? "1 more place" : `${count} more places`} of this kind`;
      return {
        ...diagnostic,
        message: `${diagnostic.message} ${rest} ${count === 1 ? "is" : "are"} not listed.`,
      };
    });
}
