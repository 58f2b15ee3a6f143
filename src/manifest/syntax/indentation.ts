import type { Edit } from "../problem.ts";
import type { Diagnose } from "./fault.ts";
import { type Line, lineAbove, lineBelow } from "./line.ts";

/** Tabs at the start of a line; the lines below that have them too are the same mistake. */
export const tab: Diagnose = ({ text }, line) => {
  if (!line.indent.includes("\t")) return undefined;
  const lines: Line[] = [];
  let next: Line | undefined = line;
  while (next?.indent.includes("\t")) {
    lines.push(next);
    next = lineBelow(text, next);
  }
  return {
    finding: {
      code: "tab",
      message:
        lines.length === 1
          ? "This line is indented with a tab; YAML wants spaces."
          : `This line and ${lines.length - 1} below it are indented with tabs; YAML wants spaces.`,
      hint: "Indent with two spaces for each level.",
      range: [line.start + line.indent.indexOf("\t"), line.start + line.indent.length],
    },
    mends: listWidths(lines, lineAbove(text, line), next).map((widen) =>
      lines.map(({ start, indent: old }) => ({
        start,
        end: start + old.length,
        text: widen(old),
      })),
    ),
    certain: "Put spaces in the place of tabs.",
  };
};

/** What may be written for the tabs, first what brings the lines below or above those around them. */
function listWidths(
  lines: readonly Line[],
  above: Line | undefined,
  below: Line | undefined,
): ((indent: string) => string)[] {
  const [first] = lines;
  if (!first || !above) return widths;
  const opens = above.key !== undefined && above.value === "";
  const inside = below && below.column > above.column ? below.column : above.column + 2;
  const goals = opens ? [inside] : [above.column, below?.column];
  const fits = (widen: (indent: string) => string) => goals.includes(widen(first.indent).length);
  if (widths.some(fits)) return widths.toSorted((a, b) => Number(fits(b)) - Number(fits(a)));
  const isOneLevel = lines.every(({ indent }) => indent === first.indent);
  const [goal = 0] = goals;
  return isOneLevel ? [() => " ".repeat(goal), ...widths] : widths;
}

const widths = ["  ", "    "].map((spaces) => (indent: string) => indent.replaceAll("\t", spaces));

/** `-\tentry`: a tab where a space is meant. */
export const tabAfterDash: Diagnose = (_, { start, text }) => {
  const [, lead = "", gap = ""] = /^( *-)([ \t]*\t[ \t]*)/.exec(text) ?? [];
  if (!gap) return undefined;
  const at = start + lead.length;
  return {
    finding: {
      code: "tab",
      message: "A tab stands behind this -; YAML wants a space.",
      hint: "Write one space in its place.",
      range: [at, at + gap.length],
    },
    mends: [[{ start: at, end: at + gap.length, text: " " }]],
    certain: "Put a space in the place of the tab.",
  };
};

const codes = new Set([
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
]);

/** A line that stands too far left or right for the group it belongs to. */
export const indent: Diagnose = ({ code, text }, line) => {
  if (!codes.has(code)) return undefined;
  const above = lineAbove(text, line);
  const below = lineBelow(text, line);
  // Out of step between two lines that stand below each other.
  const stray = above && below && above.column === below.column && line.column !== above.column;
  const tooFar = !stray && code !== "BAD_INDENT" && below && below.column > line.column;
  const other = tooFar ? below : above;
  // Levels are two columns wide: of two lines that disagree, the one in an odd column has slipped.
  const slipped = other && other.column % 2 > line.column % 2 ? other : line;
  const wrong = tooFar && line.column % 2 === 0 ? below : stray ? line : slipped;
  const goal = wrong === line ? other : line;
  const shift = goal ? goal.column - wrong.column : 0;
  return {
    finding: {
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
    mends: [wrong === below ? outdent(text, below, -shift) : moved(text, wrong, shift)],
  };
};

/** Moves the line, and those below that stand as far in, back to the left. */
function outdent(text: string, first: Line, shift: number): Edit[] {
  const edits: Edit[] = [];
  let line: Line | undefined = first;
  while (line && line.indent.length >= first.indent.length) {
    edits.push(indented(line, -shift));
    line = lineBelow(text, line);
  }
  return edits;
}

/** Moves the line, and those right below that have slipped as far. */
function moved(text: string, first: Line, shift: number): Edit[] {
  const edits: Edit[] = [];
  let line: Line | undefined = first;
  while (line?.indent === first.indent && (line === first || line.column === line.indent.length)) {
    edits.push(indented(line, shift));
    line = lineBelow(text, line);
  }
  return edits;
}

const indented = ({ start, indent: { length } }: Line, shift: number): Edit => ({
  start,
  end: start + length,
  text: " ".repeat(Math.max(0, length + shift)),
});
