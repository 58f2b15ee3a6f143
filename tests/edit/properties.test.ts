import { describe, expect, test } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { pageYaml, smallPage } from "../fixtures/index.ts";
import { context, judge } from "./judge.ts";
import { anyOperation } from "./operations.ts";
import { readData } from "./oracle.ts";
import { Random } from "./random.ts";
import { variants } from "./variants.ts";

const length = 8;
const names = Object.keys(variants);
/** The number of operations: a row for each kind of page. EDITS sets a larger one. */
const total = Number(process.env.EDITS ?? names.length * length);

describe.each(names)("a page with %s", (name) => {
  test("says after each of a row of operations what these say, and nothing else has changed", () => {
    const { dress, mend } = variants[name] ?? {};
    if (!dress) throw new Error(name);
    const rows = Math.ceil(total / names.length / length);
    for (let row = 0; row < rows; row += 1) {
      const random = new Random(names.indexOf(name) * 10_007 + row);
      const page = row % 8 === 7 ? pageYaml : smallPage;
      let text = dress(page);
      if (!mend) expect(readData(text)).toEqual(readData(page));
      for (let count = 0; count < length; count += 1) {
        const operation: Operation = anyOperation(readData(mend?.(text) ?? text), random);
        const answer = applyEdit(text, operation, context);
        const faults = judge({ before: text, operation, answer, ...(mend && { mend }) });
        if (faults.length > 0) {
          throw new Error(
            [...faults, JSON.stringify(operation), `row ${row}, ${count}`, text].join("\n"),
          );
        }
        if (!("refusal" in answer)) text = answer.text;
      }
    }
  });
});
