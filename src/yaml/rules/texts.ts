import { quote } from "../../shared/text/wording.ts";
import { isEntry, levelAbove, lineAbove, lineBelow, opensText, type TextLine } from "../line.ts";
import type { SyntaxRule } from "./rule.ts";
import { shifted } from "./shift.ts";

/** A text on several lines that does not keep to one column. */
export const crookedText: SyntaxRule = ({ text }, line) => {
  const opener = line.key === undefined ? levelAbove(text, line, line.column - 1) : undefined;
  if (!opener?.key || !opensText(opener)) return undefined;
  const lines = linesInside(text, opener);
  const start = lines[0]?.indent.length ?? 0;
  const by = start - line.indent.length;
  if (by <= 0) return undefined;
  // The minority is wrong. If both are equal in number, the lines that are not two columns right of the name are
  // wrong.
  const left = lines.filter(({ indent }) => indent.length < start);
  const right = lines.filter((each) => !left.includes(each));
  const isLeft =
    left.length === right.length ? start === opener.column + 2 : left.length < right.length;
  return {
    diagnostic: {
      code: "indent",
      message: `The text of ${quote(opener.key)} goes on further left than it starts.`,
      hint: "Let all its lines start in one column.",
      range: [line.start + line.indent.length, line.end],
    },
    repairs: [
      isLeft
        ? left.map((each) => shifted(each, start - each.indent.length))
        : right.map((each) => shifted(each, -by)),
    ],
    certain: "Let the lines of the text start in one column.",
  };
};

/** The lines below that are indented further than the opener. */
function linesInside(text: string, opener: TextLine): TextLine[] {
  const lines: TextLine[] = [];
  for (let line = lineBelow(text, opener); line && line.indent.length > opener.column; ) {
    lines.push(line);
    line = lineBelow(text, line);
  }
  return lines;
}

/** A text, pasted below its name without an indent. */
interface Rest {
  lines: TextLine[];
  /** The setting that it belongs to, if known. */
  opener: string | undefined;
  /** The number of columns to move it to the right. */
  by: number;
}

/** Finds a text that goes on left of the line above. Such lines are rather the end of a text than settings. */
export function restOfText(text: string, first: TextLine): Rest | undefined {
  const above = lineAbove(text, first);
  if (!above || first.column >= above.column + Number(opensText(above))) return undefined;
  const outer = isEntry(above) ? undefined : levelAbove(text, above, above.indent.length - 1);
  const opener = above.key ? above : outer;
  const column = above.key ? above.column + 2 : above.column;
  const lines: TextLine[] = [];
  let line: TextLine | undefined = first;
  while (line && (line === first || !(line.key || isEntry(line)))) {
    lines.push(line);
    line = lineBelow(text, line);
  }
  return { lines, opener: opener?.key, by: column - Math.min(...lines.map((each) => each.column)) };
}
