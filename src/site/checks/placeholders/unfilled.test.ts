import { expect, test } from "vitest";
import { change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const isTold = (title: string) =>
  read(change(smallPage, "title: Voices", `title: ${JSON.stringify(title)}`)).diagnostics.some(
    ({ code }) => code === "placeholder",
  );

test("a blank among words is to be filled in", () => {
  expect(
    ["Call ________ today", "Signed: ____", "snake_case__ of it", "a_____b"].map(isTold),
  ).toEqual([true, true, false, false]);
});

test("the form of a date is no date", () => {
  expect(["Last updated: DD/MM/YYYY", "Stand: TT.MM.JJJJ", "The AM/PM switch"].map(isTold)).toEqual(
    [true, true, false],
  );
});
