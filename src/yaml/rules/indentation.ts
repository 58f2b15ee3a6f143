import { lineAbove, lineBelow } from "../line.ts";
import type { SyntaxRule } from "./rule.ts";
import { moved, outdented, slips } from "./shift.ts";

/** A line too far left or right for its group. */
export const indent: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code)) return undefined;
  const above = lineAbove(text, line);
  const below = lineBelow(text, line);
  // Two aligned lines with one between them that is not.
  const isOut = above && below && above.column === below.column && line.column !== above.column;
  const tooFar = !isOut && code !== "BAD_INDENT" && below && below.column > line.column;
  const other = tooFar ? below : above;
  // Levels are two columns wide: if two lines disagree, the one in an odd column is wrong.
  const slipped = other && other.column % 2 > line.column % 2 ? other : line;
  const wrong = tooFar && line.column % 2 === 0 ? below : isOut ? line : slipped;
  const goal = wrong === line ? other : line;
  const shift = goal ? goal.column - wrong.column : 0;
  return {
    diagnostic: {
      code: "indent",
      message:
        wrong === below
          ? "This line is indented further than the line above, which holds a value already."
          : "This line does not stand exactly below or above the settings it belongs to.",
      hint:
        wrong === below
          ? "Let it start exactly below the line above. If a line such as props: is missing between them, write it. If both are one text, put quotes around the whole."
          : "Add or remove spaces at its start, until it stands in line with the others of its group.",
      range: [wrong.start + wrong.indent.length, wrong.end],
    },
    repairs: [wrong === below ? outdented(text, below, -shift) : moved(text, wrong, shift)],
  };
};
