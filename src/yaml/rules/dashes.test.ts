import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";

test("two dashes", () => {
  expect(answer("        - name: Noor", "        - - name: Noor")).toMatchInlineSnapshot(`
    "page.yaml:62:9 error double-dash Two dashes stand here; one starts an entry of the list.
      61 |       items:
      62 |         - - name: Noor
         |         ^^^
      Take one of them out.
    --fix
            - name: Noor"
  `);
});

test("a round bullet", () => {
  expect(answer("        - name: Noor", "        • name: Noor")).toMatchInlineSnapshot(`
    "page.yaml:62:9 error bullet Entries of a list start with - here, not with •.
      61 |       items:
      62 |         • name: Noor
         |         ^
      Write - in place of the •.
    --fix
            - name: Noor"
  `);
});

test("an en dash for a dash", () => {
  expect(answer("        - name: Noor", "        – name: Noor")).toMatchInlineSnapshot(`
    "page.yaml:62:9 error bullet Entries of a list start with - here, not with –.
      61 |       items:
      62 |         – name: Noor
         |         ^
      Write - in place of the –.
    --fix
            - name: Noor"
  `);
});

test("a dash alone", () => {
  expect(answer("  name: Lull\n", "  -\n  name: Lull\n")).toMatchInlineSnapshot(`
    "page.yaml:3:3 error empty-dash This - starts an entry of a list, but no list stands here, and nothing behind it.
      2 | site:
      3 |   -
        |   ^
      Take it out.
    --fix
    "
  `);
});
