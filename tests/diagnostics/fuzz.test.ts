import fc from "fast-check";
import { expect, test } from "vitest";
import { pageYaml } from "../fixtures/index.ts";
import { times } from "../random/times.ts";
import { findSpilled } from "./judgeAdvice.ts";
import { excerpts, mutated } from "./mutations.ts";
import { readAnything } from "./readFixture.ts";

/** Checks a page like `check` does. Returns the promises that the result breaks; undefined if it keeps them all. */
function judge(text: string): string | undefined {
  const started = process.cpuUsage();
  const { diagnostics, pageFile, source } = readAnything(text);
  const lines = source.split("\n").length;
  const refused = diagnostics.some(({ severity }) => severity === "error");
  // Of the processor's own time: other work on the machine does not count.
  if (process.cpuUsage(started).user > 2_000_000) return "It took longer than two seconds.";
  if (refused === (pageFile !== undefined)) return "A page is either refused or read.";
  const lost = diagnostics.find(
    ({ line, column, endLine }) => !(line >= 1 && column >= 1 && line <= lines && endLine <= lines),
  );
  if (lost) return `A problem stands nowhere: ${JSON.stringify(lost)}`;
  return diagnostics.flatMap((diagnostic) => findSpilled(diagnostic, source))[0];
}

test("whatever happens to the page, it is read or refused at a place", { tags: ["random"] }, () => {
  fc.assert(
    fc.property(mutated(excerpts(pageYaml)), (text) => {
      expect(judge(text)).toBeUndefined();
    }),
    { seed: 42, numRuns: times(125) },
  );
  fc.assert(
    fc.property(mutated(fc.constant(pageYaml)), (text) => {
      expect(judge(text)).toBeUndefined();
    }),
    { seed: 42, numRuns: times(2) },
  );
});
