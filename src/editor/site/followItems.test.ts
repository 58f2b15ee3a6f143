import { expect, test } from "vitest";
import { followItems } from "./followItems.ts";

const card = (title: string, more: object = {}) => ({ title, text: `About ${title}`, ...more });
const [one, two, three] = ["One", "Two", "Three"].map((title) => card(title));
const added = { title: "New", text: "Added." };

const cases: [name: string, after: unknown[], found: (number | undefined)[]][] = [
  ["an entry is added above", [added, one, two, three], [1, 2, 3]],
  ["the first is deleted", [two, three], [undefined, 0, 1]],
  ["they change their order", [three, one, two], [1, 2, 0]],
  ["the words of one change", [one, card("Two", { title: "2" }), three], [0, 1, 2]],
  ["all words of one change", [one, added, three], [0, 1, 2]],
  [
    "one is added, and the words of another change",
    [added, one, card("Two", { title: "2" }), three],
    [1, 2, 3],
  ],
  ["one is another, and one is added", [one, added, added, three], [0, undefined, 3]],
  ["all are gone", [], [undefined, undefined, undefined]],
  ["one is doubled", [one, one, two, three], [0, 2, 3]],
];

test.each(cases)("entries are found again where %s", (_name, after, found) => {
  expect(followItems([one, two, three], after)).toEqual(found);
});

test("entries are known by what their author has made of them, and by their ids", () => {
  const mine = card("Two", { title: "Mine", text: "Mine." });
  expect(followItems([one, two], [added, one, mine], [one, mine])).toEqual([1, 2]);
  const [first, second] = [card("A", { id: "a" }), card("B", { id: "b" })];
  const changed = { id: "b", title: "Else", text: "Else." };
  expect(followItems([first, second], [changed, added, first])).toEqual([2, 0]);
});
