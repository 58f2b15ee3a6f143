import { expect, test } from "vitest";
import { change, read, smallPage } from "../../../tests/diagnostics/readFixture.ts";
import { daysListed, daysNamed } from "./weekdays.ts";

test.each([
  ["Montag", "Monday"],
  ["lundi", "Monday"],
  ["lunes", "Monday"],
  ["月曜日", "Monday"],
  ["понедельник", "Monday"],
  ["miercoles", "Wednesday"],
  ["Do", "Thursday"],
  ["samstag", "Saturday"],
  ["DOMINGO", "Sunday"],
])("%s is %s", (name, day) => expect(daysNamed(name)).toEqual([day]));

test("a word that is no day", () => expect(daysNamed("Feiertag")).toEqual([]));

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test.each([
  ["Mo-Fr", workdays],
  ["Mo–Fr", workdays],
  ["lundi à vendredi", workdays],
  ["segunda-feira", ["Monday"]],
  ["Mon, Wed to Fri", ["Monday", "Wednesday", "Thursday", "Friday"]],
  ["Sat-Mon", ["Monday", "Saturday", "Sunday"]],
  ["Mo-Fr, Feiertag", []],
  ["Mo-Mi-Fr", []],
  ["9-17", []],
])("%s lists %j", (text, days) => expect(daysListed(text)).toEqual(days));

test.each([
  ["Dienstag", 'Did you mean "Tuesday"?'],
  ["samstag", 'Did you mean "Saturday"?'],
  ["Mon", 'Did you mean "Monday"?'],
  ["Sa-So", "Write each day as an entry of its own: Saturday, Sunday."],
])("hours on %s", (day, hint) => {
  const { diagnostics } = readHours(`[${day}]`);
  expect(diagnostics.map(({ hint = "" }) => hint).join("\n")).toContain(hint);
});

test("days in one text are offered as a list", () => {
  const { diagnostics } = readHours("Mo-Mi");
  expect(
    diagnostics.flatMap(({ suggestions = [] }) => suggestions).map(({ title }) => title),
  ).toEqual(["Write [Monday, Tuesday, Wednesday]."]);
});

/** Reads a page with hours on the days that are written so. */
function readHours(days: string) {
  const contact = `  - type: contact
    props:
      title: Here
      places:
        - address: Main street 3
          openingHours:
            - days: ${days}
              opens: "09:00"
              closes: "17:00"
  - type: footer
`;
  return read(change(smallPage, "  - type: footer\n", contact));
}
