import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

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

const options = (...lines: string[]) =>
  answer(
    "  - type: footer",
    `  - type: contact\n    props:\n      title: Write\n      form:\n        service: netlify\n        button: Send\n        fields:\n          - label: About\n            options:\n${lines.map((line) => `              ${line}\n`).join("")}  - type: footer`,
  );

test("a text that says the same as the one beside it", () => {
  expect(answer("answer: Nothing.", "answer: what does it cost?")).toMatchInlineSnapshot(`
    "page.yaml:57:15 warning repeated Section 5, faq, item 1 of categories, item 1 of questions: visitors read the same as in line 56.
      56 |               question: What does it cost?
      57 |               answer: what does it cost?
         |               ^^^^^^
      Change one of the two, or take it out. If it is meant, write # meant on the line above."
  `);
  expect(answer("description: A line a day.", "description: Journal")).toContain("repeated");
  const site = "description: A page small enough to be read whole.";
  expect(answer(site, "description: Lull, a quiet journal")).toContain("repeated");
  expect(answer(site, "# meant\n  description: Lull, a quiet journal")).toBe("");
});

test("an option of a form that is given twice", () => {
  expect(options("- An offer", "- An order", "- an  offer")).toMatchInlineSnapshot(`
    "page.yaml:76:17 warning repeated Section 7, contact, form, item 1 of fields, item 3 of options: visitors read the same as in line 74.
      75 |               - An order
      76 |               - an  offer
         |                 ^^^^^^^^^
      Change one of the two, or take it out. If it is meant, write # meant on the line above."
  `);
  expect(options("- An offer", "# meant", "- An offer")).toBe("");
  expect(options("- An offer", "- An order")).toBe("");
});

const questions = "              answer: Nothing.";
const voices = "          feedback: I sleep again.";
const told = (from: string, behind: string) =>
  read(change(smallPage, from, `${from}\n${behind}`)).diagnostics.filter(
    ({ code }) => code === "repeated",
  );

test.each([
  [
    questions,
    "            - id: price\n              question: What does it  cost?\n              answer: Ten.",
  ],
  [voices, "        - name: Ada\n          rating: 5\n          feedback: I sleep again."],
  ['          href: "#questions"', '        - label: Questions\n          href: "#features"'],
])("an entry that asks or says what another one does", (from, behind) => {
  expect(told(from, behind)).toHaveLength(1);
});

test.each([
  [
    questions,
    "            - id: price\n              question: And later?\n              answer: Nothing.",
  ],
  [voices, "        - name: Noor\n          rating: 4\n          feedback: I sleep well."],
])("an entry with one text in common", (from, behind) => expect(told(from, behind)).toEqual([]));
