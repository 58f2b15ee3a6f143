import { expect, test } from "vitest";
import type { LocatedDiagnostic } from "../../yaml/diagnostic.ts";
import { formatByWeight, formatDiagnostics } from "./format.ts";

const diagnostic = (place: Partial<LocatedDiagnostic>): LocatedDiagnostic => ({
  file: "page.yaml",
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  severity: "error",
  code: "missing",
  message: "Message.",
  ...place,
});

const frame = (source: string, place: Partial<LocatedDiagnostic>) =>
  formatDiagnostics([diagnostic(place)], source)
    .split("\n")
    .slice(1, -1);

test("each problem starts a line of its own, and says what to do below its frame", () => {
  const two = [diagnostic({ hint: "Do it." }), diagnostic({ line: 2, endLine: 2 })];
  expect(formatDiagnostics(two, "a: 1\r\nb: 2")).toBe(
    "page.yaml:1:1 error missing Message.\n  1 | a: 1\n    | ^\n  Do it.\n\n" +
      "page.yaml:2:1 error missing Message.\n  1 | a: 1\n  2 | b: 2\n    | ^\n",
  );
});

test("carets are under the range, whatever is before it", () => {
  expect(frame("a:\t1", { column: 4, endColumn: 5 })).toEqual(["  1 | a:  1", "    |     ^"]);
  expect(frame("漢字: 1", { column: 5, endColumn: 6 })).toEqual(["  1 | 漢字: 1", "    |       ^"]);
  expect(frame("🎉: 1", { column: 5, endColumn: 6 })).toEqual(["  1 | 🎉: 1", "    |     ^"]);
  expect(frame("e\u0301: 1", { column: 5, endColumn: 6 })).toEqual([
    "  1 | e\u0301: 1",
    "    |    ^",
  ]);
});

test("a place over several lines is marked to the end of the first", () => {
  expect(frame("abc\ndef", { column: 2, endLine: 2 })).toEqual(["  1 | abc", "    |  ^^"]);
});

test("what would steer the terminal is shown as a sign", () => {
  expect(frame("a\u001b[31m\u202eb", {})).toEqual(["  1 | a␛[31m�b", "    | ^"]);
});

test("long lines are cut around the place", () => {
  const [line = "", carets = ""] = frame(`${"x".repeat(300)}!${"y".repeat(300)}`, {
    column: 301,
    endColumn: 302,
  });
  expect(line.length).toBeLessThan(110);
  expect(line.at(carets.indexOf("^"))).toBe("!");
  expect(line).toMatch(/^ {2}1 \| …x+!y+…$/);
});

test("an empty line has no frame", () => {
  expect(frame("", {})).toEqual([]);
  expect(frame("a\n\nb", { line: 2, endLine: 2 })).toEqual([]);
});

test("the gravest comes last, and notices are counted in one line unless all are asked for", () => {
  const notice = diagnostic({ severity: "notice", code: "expired", hint: "Do it." });
  const warning = diagnostic({ severity: "warning", line: 2, endLine: 2 });
  const error = diagnostic({});
  const all = [
    error,
    notice,
    warning,
    diagnostic({ ...notice, line: 3, code: "placeholder" }),
    notice,
  ];
  const source = "a: 1\nb: 2\nc: 3";
  expect(formatByWeight([{ diagnostics: all, source, texts: new Map() }])).toMatchInlineSnapshot(`
    "3 notices (2 expired, 1 placeholder): npm run check -- --all shows each in its place.

    page.yaml:2:1 warning missing Message.
      1 | a: 1
      2 | b: 2
        | ^

    page.yaml:1:1 error missing Message.
      1 | a: 1
        | ^"
  `);
  expect(
    formatByWeight([{ diagnostics: all, source, texts: new Map() }], { all: true }),
  ).toMatchInlineSnapshot(`
    "page.yaml:1:1 notice expired Message.
      1 | a: 1
        | ^
      Do it.

    page.yaml:3:1 notice placeholder Message.
      2 | b: 2
      3 | c: 3
        | ^^^^
      Do it.

    page.yaml:1:1 notice expired Message.
      1 | a: 1
        | ^
      Do it.

    page.yaml:2:1 warning missing Message.
      1 | a: 1
      2 | b: 2
        | ^

    page.yaml:1:1 error missing Message.
      1 | a: 1
        | ^"
  `);
  expect(formatByWeight([{ diagnostics: [warning], source, texts: new Map() }])).toBe(
    formatDiagnostics([warning], source).trimEnd(),
  );
  expect(formatByWeight([])).toBe("");
});
