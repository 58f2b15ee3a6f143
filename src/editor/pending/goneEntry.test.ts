import { expect, test } from "vitest";
import { keyOf } from "./change.ts";
import { addChange, compareWithSaved, goneChange, retryRefused } from "./pending.ts";

const at = { file: "page.yaml", section: "features", path: ["props", "items", 1, "title"] };

test("words of an entry that is gone touch no other entry, and wait until it is back", () => {
  const key = keyOf(at);
  const added = addChange(new Map(), { at, value: "Mine", seen: ["Two"], message: "" });
  const gone = new Map([...added].map(([each, change]) => [each, goneChange(change)]));
  for (const theirs of ["Three", undefined, "Mine"]) {
    expect(compareWithSaved(retryRefused(gone), () => ({ value: theirs }))).toEqual(gone);
  }
  const back = compareWithSaved(gone, () => ({ value: "Two" }));
  expect(back.get(key)).toMatchObject({ value: "Mine", stop: undefined });
});
