import { expect, test } from "vitest";
import { keyOf, type ValueAddress } from "./change.ts";
import { moveChanges } from "./moveChanges.ts";
import { addChange, compareWithSaved, nextToSend, retryRefused } from "./pending.ts";

const inEntry = (index: number): ValueAddress => ({
  file: "page.yaml",
  section: "features",
  path: ["props", "items", index, "title"],
});
const at = inEntry(1);
const change = (value: string, index: number, was: string) =>
  ({ at: inEntry(index), value, seen: [was], message: "" }) as const;

/** The words of the second entry, which is gone, and of the third, which is the second now. */
const { pending: gone } = moveChanges(
  addChange(addChange(new Map(), change("Mine", 1, "Two")), change("Mine too", 2, "Three")),
  ({ path }) => (path[2] === 2 ? at : undefined),
);

test("words of an entry that is gone touch no other entry, and stop nothing", () => {
  const values = () => [...gone.values()].map(({ value, stop }) => [value, stop?.kind]);
  expect(values()).toEqual([
    ["Mine", "refused"],
    ["Mine too", undefined],
  ]);
  for (const theirs of ["Three", "Two", "Mine"]) {
    const compared = compareWithSaved(retryRefused(gone), () => ({ value: theirs }));
    expect([...compared.values()][0]).toEqual([...gone.values()][0]);
  }
  expect(nextToSend(gone, new Set(gone.keys()))?.value).toBe("Mine too");
});

test("words of an entry that is back go on, unless their author has written others", () => {
  const { pending: back } = moveChanges(gone, ({ path }, isGone) =>
    inEntry(isGone ? 0 : Number(path[2])),
  );
  expect(back.get(keyOf(inEntry(0)))).toMatchObject({ value: "Mine", stop: undefined });
  const { pending: taken } = moveChanges(gone, () => at);
  expect([...taken.values()].map(({ value, stop }) => [value, stop?.kind])).toEqual([
    ["Mine too", undefined],
    ["Mine", "refused"],
  ]);
});
