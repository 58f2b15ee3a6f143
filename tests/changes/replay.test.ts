import { expect, test } from "vitest";
import { describeChange } from "../../src/site/changes/describeChange.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { isSameValue } from "../../src/yaml/edit/step.ts";
import { anyOperation } from "../edit/operations.ts";
import { readData } from "../edit/oracle.ts";
import { Random } from "../edit/random.ts";
import { pageYaml, smallPage } from "../fixtures/index.ts";
import { times } from "../random/times.ts";
import { compare, schemas } from "./site.ts";

test("the steps of what is told make the new page of the old one, after any history", {
  tags: ["random"],
}, () => {
  for (let seed = 0; seed < times(15); seed += 1) {
    const random = new Random(seed * 7919);
    const before = seed % 4 === 3 ? pageYaml : smallPage;
    let after = before;
    for (let count = 0; count < 4; count += 1) {
      const edited = applyEdit(after, anyOperation(readData(after), random), { schemas });
      if (!("refusal" in edited)) after = edited.text;
    }
    // Throws where a step is missing.
    const { changes, replay } = compare({ "page.yaml": before }, { "page.yaml": after });
    const told = new Set(changes.flatMap((change) => [change, ...change.follows]));
    expect(replay.filter(({ change }) => !told.has(change))).toEqual([]);
    expect(changes.length === 0).toBe(before === after);
    const hasData = changes.some(({ kind }) => kind.do !== "comments" && kind.do !== "layout");
    expect(hasData, `history ${seed}`).toBe(!isSameValue(readData(before), readData(after)));
    const sentences = changes.map(describeChange);
    expect(sentences.filter((sentence) => /undefined|null|\[object/.test(sentence))).toEqual([]);
  }
});
