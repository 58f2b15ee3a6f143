import { expect, test } from "vitest";
import { type Mistake, mendable, mistakes } from "./mistakes.ts";
import { change, complaints, smallPage } from "./readFixture.ts";

const make = (made: readonly Mistake[]) =>
  made.reduce((page, { right, wrong }) => change(page, right, wrong), smallPage);

test.each([...mistakes, ...mendable])("$wrong for $right is one $code", (mistake) => {
  expect(complaints(make([mistake])).map(({ code }) => code)).toEqual([mistake.code]);
});

test.each([
  ["without a certain fix", mistakes],
  ["with a certain fix", mendable],
])("all mistakes %s are reported one by one, by line", (_, made) => {
  const found = complaints(make(made));
  expect(found.map(({ code }) => code).sort()).toEqual(made.map(({ code }) => code).sort());
  const lines = found.map(({ line }) => line);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});
