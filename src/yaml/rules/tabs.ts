import { levelBelow, lineAbove, lineBelow, type TextLine } from "../line.ts";
import type { SyntaxRule } from "./rule.ts";

/** Tabs at the start of a line. Lines below with tabs count as the same mistake. */
export const tab: SyntaxRule = ({ text }, line) => {
  if (!line.indent.includes("\t")) return undefined;
  const lines: TextLine[] = [];
  let next: TextLine | undefined = line;
  while (next?.indent.includes("\t")) {
    lines.push(next);
    next = lineBelow(text, next);
  }
  return {
    diagnostic: {
      code: "tab",
      message:
        lines.length === 1
          ? "This line is indented with a tab; YAML wants spaces."
          : `This line and ${lines.length - 1} below it are indented with tabs; YAML wants spaces.`,
      hint: "Indent with two spaces for each level.",
      range: [line.start + line.indent.indexOf("\t"), line.start + line.indent.length],
    },
    repairs: listWidths(text, lines, next).map((widen) =>
      lines.map(({ start, indent: old }) => ({
        start,
        end: start + old.length,
        text: widen(old),
      })),
    ),
    certain: "Put spaces in the place of tabs.",
  };
};

/** The possible replacements of tabs, starting with those that align the lines with their neighbours. */
function listWidths(
  text: string,
  lines: readonly TextLine[],
  below: TextLine | undefined,
): ((indent: string) => string)[] {
  const [first] = lines;
  if (!first) return widths;
  const above = lineAbove(text, first);
  if (!above) {
    // The first line alone is indented, and the page goes on without.
    const isOuter = lines.length === 1 && first.value === "" && levelBelow(text, first, 0)?.key;
    return isOuter ? [() => "", ...widths] : widths;
  }
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

/** `-\tentry`: a tab instead of a space. */
export const tabAfterDash: SyntaxRule = (_, { start, text }) => {
  const [, lead = "", gap = ""] = /^( *-)([ \t]*\t[ \t]*)/.exec(text) ?? [];
  if (!gap) return undefined;
  const at = start + lead.length;
  return {
    diagnostic: {
      code: "tab",
      message: "A tab stands behind this -; YAML wants a space.",
      hint: "Write one space in its place.",
      range: [at, at + gap.length],
    },
    repairs: [[{ start: at, end: at + gap.length, text: " " }]],
    certain: "Put a space in the place of the tab.",
  };
};
