import { quote } from "../words.ts";
import type { Diagnose } from "./fault.ts";
import { type Line, levelAbove, lineBelow, opensText } from "./line.ts";
import { shifted } from "./shift.ts";

/** A text on several lines that does not keep to one column. */
export const crookedText: Diagnose = ({ text }, line) => {
  const opener = line.key === undefined ? levelAbove(text, line, line.column - 1) : undefined;
  if (!opener?.key || !opensText(opener)) return undefined;
  const lines = linesInside(text, opener);
  const start = lines[0]?.indent.length ?? 0;
  const by = start - line.indent.length;
  if (by <= 0) return undefined;
  // What is fewer has slipped; of as many, what does not stand two columns further in than the name.
  const left = lines.filter(({ indent }) => indent.length < start);
  const right = lines.filter((each) => !left.includes(each));
  const isLeft =
    left.length === right.length ? start === opener.column + 2 : left.length < right.length;
  return {
    finding: {
      code: "indent",
      message: `The text of ${quote(opener.key)} goes on further left than it starts.`,
      hint: "Let all its lines start in one column.",
      range: [line.start + line.indent.length, line.end],
    },
    mends: [
      isLeft
        ? left.map((each) => shifted(each, start - each.indent.length))
        : right.map((each) => shifted(each, -by)),
    ],
    certain: "Let the lines of the text start in one column.",
  };
};

/** The lines that belong to what a line opens. */
function linesInside(text: string, opener: Line): Line[] {
  const lines: Line[] = [];
  for (let line = lineBelow(text, opener); line && line.indent.length > opener.column; ) {
    lines.push(line);
    line = lineBelow(text, line);
  }
  return lines;
}
