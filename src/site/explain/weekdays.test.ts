import { expect, test } from "vitest";
import { change, read, smallPage } from "../../../tests/diagnostics/readFixture.ts";
import { daysNamed } from "./weekdays.ts";

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

test.each([
  ["Dienstag", 'Did you mean "Tuesday"?'],
  ["samstag", 'Did you mean "Saturday"?'],
  ["Mon", 'Did you mean "Monday"?'],
])("hours on %s", (day, hint) => {
  const contact = `  - type: contact
    props:
      title: Here
      places:
        - address: Main street 3
          openingHours:
            - days: [${day}]
              opens: "09:00"
              closes: "17:00"
  - type: footer
`;
  const { diagnostics } = read(change(smallPage, "  - type: footer\n", contact));
  expect(diagnostics.map(({ hint = "" }) => hint).join("\n")).toContain(hint);
});
