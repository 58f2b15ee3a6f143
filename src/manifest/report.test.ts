import { expect, test } from "vitest";
import type { Problem } from "./problem.ts";
import { formatBriefly, formatProblems } from "./report.ts";

const problem = (place: Partial<Problem>): Problem => ({
  file: "page.yaml",
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  severity: "error",
  code: "code",
  message: "Message.",
  ...place,
});

const frame = (source: string, place: Partial<Problem>) =>
  formatProblems([problem(place)], source)
    .split("\n")
    .slice(1, -1);

test("each problem starts a line of its own, and says what to do below its frame", () => {
  const two = [problem({ hint: "Do it." }), problem({ line: 2, endLine: 2 })];
  expect(formatProblems(two, "a: 1\r\nb: 2")).toBe(
    "page.yaml:1:1 error code Message.\n  1 | a: 1\n    | ^\n  Do it.\n\n" +
      "page.yaml:2:1 error code Message.\n  1 | a: 1\n  2 | b: 2\n    | ^\n",
  );
});

test("carets stand under the place, whatever stands before it", () => {
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

test("in a build, errors and warnings keep their frames, and notices take a line each", () => {
  const notice = problem({ severity: "notice", hint: "Do it." });
  const warning = problem({ severity: "warning", line: 2, endLine: 2 });
  expect(formatBriefly([notice, warning, { ...notice, line: 3 }], "a: 1\nb: 2\nc: 3")).toBe(
    "page.yaml:2:1 warning code Message.\n  1 | a: 1\n  2 | b: 2\n    | ^\n\n" +
      "page.yaml:1:1 notice code Message.\npage.yaml:3:1 notice code Message.\n" +
      "npm run check shows each notice in its place, and says what to do.\n",
  );
  expect(formatBriefly([warning], "a: 1\nb: 2")).toBe(formatProblems([warning], "a: 1\nb: 2"));
  expect(formatBriefly([], "")).toBe("");
});
