import { describe, expect, test } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { pageYaml, smallPage } from "../fixtures/index.ts";
import { times } from "../random/times.ts";
import { context, judge } from "./judge.ts";
import { anyOperation } from "./operations.ts";
import { readData } from "./oracle.ts";
import { Random } from "./random.ts";
import { variants } from "./variants.ts";

const names = Object.keys(variants);

/** The number of operations on each kind of page, in rows of at most eight. */
const total = times(2);
const length = Math.min(total, 8);

describe.each(names)("a page with %s", (name) => {
  test("says after each of a row of operations what these say, and nothing else has changed", {
    tags: ["random"],
  }, () => {
    const { dress, mend } = variants[name] ?? {};
    if (!dress) throw new Error(name);
    for (let row = 0; row < total / length; row += 1) {
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
