import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

const section = (items: string) =>
  answer("  - type: footer", `  - type: stats\n    props:\n      items:\n${items}  - type: footer`);
const item = (text: string) => text.replace(/^(?=.)/gm, "        ");

test("two entries that say the same, with other ids and icons", () => {
  const nights = "- value: 300\u00a0000\n  label: nights\n";
  expect(
    section(
      item(
        `- icon: moon\n  value: 300\u00a0000\n  label: nights\n- value: 9 of 10\n  label: nights\n${nights}`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:73:11 warning repeated Section 7, stats, item 3 of items: visitors read the same as in line 68.
      72 |           label: nights
      73 |         - value: 300 000
         |           ^^^^^
      Change one of the two, or take it out. If it is meant, write # meant on the line above."
  `);
});

test("they may be meant, and say different things", () => {
  const same = "- value: 9 of 10\n  label: sleep\n";
  expect(section(item(`${same}# meant: as in our song\n${same}`))).toBe("");
  expect(section(item(`${same}- value: 8 of 10\n  label: sleep\n`))).toBe("");
});
