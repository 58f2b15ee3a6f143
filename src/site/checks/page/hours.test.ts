import { expect, test } from "vitest";
import { smallPage } from "../../../../tests/diagnostics/readFixture.ts";
import { loadFixtureContext } from "../../../../tests/fixtures/index.ts";
import { readPage } from "../../read/load.ts";

const context = await loadFixtureContext();

/** The problems of a page whose one place has these opening hours. */
function told(...hours: string[]): string {
  const contact = `  - type: contact
    props:
      title: Come by
      places:
        - address: 12 Mill Lane
          openingHours:
${hours.map((each) => `            - { ${each} }\n`).join("")}`;
  const page = smallPage.replace("  - type: footer", `${contact}$&`);
  return readPage(Buffer.from(page), context)
    .diagnostics.map(
      ({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`,
    )
    .join("\n");
}

const open = (days: string, opens: string, closes: string) =>
  `days: [${days}], opens: "${opens}", closes: "${closes}"`;

test("hours that overlap are told, also beyond midnight and the end of the week", () => {
  expect(
    told(open("Monday, Tuesday", "09:00", "17:00"), open("Tuesday", "16:59", "20:00")),
  ).toMatchInlineSnapshot(
    `"72:15 odd-hours Section 7, contact, item 1 of places, item 2 of openingHours: Tuesday from 16:59 to 20:00 overlaps with Tuesday from 09:00 to 17:00. Make one of the two, or let one begin when the other has ended."`,
  );
  expect(
    told(open("Friday", "20:00", "02:00"), open("Saturday", "01:00", "05:00")),
  ).toMatchInlineSnapshot(
    `"72:15 odd-hours Section 7, contact, item 1 of places, item 2 of openingHours: Saturday from 01:00 to 05:00 overlaps with Friday from 20:00 to 02:00. Make one of the two, or let one begin when the other has ended."`,
  );
  expect(
    told(open("Monday", "00:00", "05:00"), open("Sunday", "20:00", "02:00")),
  ).toMatchInlineSnapshot(
    `"72:15 odd-hours Section 7, contact, item 1 of places, item 2 of openingHours: Sunday from 20:00 to 02:00 overlaps with Monday from 00:00 to 05:00. Make one of the two, or let one begin when the other has ended."`,
  );
});

test("a group that overlaps on several days is told once", () => {
  const days = "Monday, Tuesday, Wednesday";
  expect(told(open(days, "09:00", "17:00"), open(days, "09:00", "17:00"))).toMatchInlineSnapshot(
    `"72:15 odd-hours Section 7, contact, item 1 of places, item 2 of openingHours: Monday from 09:00 to 17:00 overlaps with Monday from 09:00 to 17:00. Make one of the two, or let one begin when the other has ended."`,
  );
});

test("hours that end when they begin, and a day that is named twice, are told", () => {
  expect(told(open("Monday", "09:00", "09:00"))).toMatchInlineSnapshot(
    `"71:57 odd-hours Section 7, contact, item 1 of places, item 1 of openingHours: it opens and closes at 09:00, so it is never open. Write when it closes. A day and its night are "00:00" to "23:59"."`,
  );
  expect(told(open("Monday, Monday", "09:00", "17:00"))).toMatchInlineSnapshot(
    `"71:32 repeated Section 7, contact, item 1 of places, item 1 of openingHours, item 2 of days: visitors read the same as in line 71. Change one of the two, or take it out. If it is meant, write # meant on the line above."`,
  );
});

test("hours with a break between them, and a whole day and night, are in order", () => {
  expect(told(open("Monday", "09:00", "12:00"), open("Monday", "12:00", "17:00"))).toBe("");
  expect(told(open("Sunday", "20:00", "02:00"), open("Monday", "02:00", "05:00"))).toBe("");
  expect(told(open("Monday, Tuesday", "00:00", "23:59"))).toBe("");
});

test("the hours of one place are not those of another", () => {
  const second = `        - address: 3 Harbour Road\n          openingHours:\n            - { ${open("Monday", "10:00", "18:00")} }`;
  expect(told(`${open("Monday", "09:00", "17:00")} }\n${second.replace(/ \}$/, "")}`)).toBe("");
});

test("a time as people write it is answered by the one that is meant", () => {
  const answers = [
    ...["9:00", "9:30 am", "12:00 am", "6 pm", "noon", "midnight", "9 Uhr", "18h", "18h30", "0900"],
    ...["9.00", "09:00:00", "24:00", "9", "25:00", "13:00 pm", "12:60"],
  ].map((time) => {
    const page = smallPage.replace(
      "  - type: footer",
      `  - type: contact
    props:
      title: Come by
      places:
        - address: 12 Mill Lane
          openingHours:
            - { days: [Monday], opens: "${time}", closes: "20:00" }
$&`,
    );
    const [told] = readPage(Buffer.from(page), context).diagnostics;
    const titles = [told?.fix, ...(told?.suggestions ?? [])].map((each) => each?.title ?? "");
    return `${time}: ${titles.filter(Boolean).join(" ")} ${told?.hint}`;
  });
  expect(answers.join("\n")).toMatchInlineSnapshot(`
    "9:00: Write 09:00. Did you mean "09:00"? Write hours and minutes, as in 09:00.
    9:30 am: Write 09:30. Did you mean "09:30"? Write hours and minutes, as in 09:00.
    12:00 am: Write 00:00. Did you mean "00:00"? Write hours and minutes, as in 09:00.
    6 pm: Write 18:00. Did you mean "18:00"? Write hours and minutes, as in 09:00.
    noon: Write 12:00. Did you mean "12:00"? Write hours and minutes, as in 09:00.
    midnight: Write 00:00. Did you mean "00:00"? Write hours and minutes, as in 09:00.
    9 Uhr: Write 09:00. Did you mean "09:00"? Write hours and minutes, as in 09:00.
    18h: Write 18:00. Did you mean "18:00"? Write hours and minutes, as in 09:00.
    18h30: Write 18:30. Did you mean "18:30"? Write hours and minutes, as in 09:00.
    0900: Write 09:00. Did you mean "09:00"? Write hours and minutes, as in 09:00.
    9.00: Write 09:00. Did you mean "09:00"? Write hours and minutes, as in 09:00.
    09:00:00: Write 09:00. Did you mean "09:00"? Write hours and minutes, as in 09:00.
    24:00: Write 23:59. Write 00:00. Did you mean "23:59" or "00:00"? Write hours and minutes, as in 09:00.
    9:  Write hours and minutes, as in 09:00.
    25:00:  Write hours and minutes, as in 09:00.
    13:00 pm:  Write hours and minutes, as in 09:00.
    12:60:  Write hours and minutes, as in 09:00."
  `);
});

test("the beginning of a day is answered by the day", () => {
  expect(told(`days: [Mon], opens: "09:00", closes: "17:00"`)).toContain('Did you mean "Monday"?');
});
