import { quote } from "../../shared/text/wording.ts";
import { isComplete, isEntry, levelAbove, levelBelow, lineBelow, type TextLine } from "../line.ts";
import type { SyntaxRule } from "./rule.ts";
import { more, shifted, slips, spaces } from "./shift.ts";

/** `- props:` in the column of `id: hero` above it: a dash among settings. */
export const dashAmongSettings: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code) || !isEntry(line) || !line.key) return undefined;
  const { start, end, indent, column, key } = line;
  const before = levelAbove(text, line, indent.length);
  if (!before?.key || before.column !== indent.length) return undefined;
  // Below a list, this is rather a misplaced entry of that list, or several.
  const first = before.value === "" ? lineBelow(text, before) : undefined;
  if (first && isEntry(first)) return undefined;
  const at = start + indent.length;
  return {
    diagnostic: {
      code: "dash",
      message: `A - stands in front of ${quote(key)}, but what is above it are settings, not entries of a list.`,
      hint: `Take the - out, and let ${quote(key)} start exactly below ${quote(before.key)}. If a list begins here, write its name on a line above it.`,
      range: [at, end],
    },
    repairs: [[{ start: at, end: start + column, text: "" }]],
  };
};

/** `title:` exactly below the dash of its entry, or below a dash that should not be there. */
export const belowDash: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code) || isEntry(line) || !line.key) return undefined;
  const { start, end, indent, column, key } = line;
  const entry = levelAbove(text, line, column);
  const opensNothing = line.value === "" && lineBelow(text, line)?.indent === indent;
  if (!entry?.key || !isEntryAt(column, entry) || opensNothing) return undefined;
  const by = entry.column - column;
  const dash = { start: entry.start + column, end: entry.start + entry.column, text: "" };
  const isInside = isComplete(line) && lineBelow(text, line)?.column === entry.column;
  const others = [levelAbove(text, entry, column), levelBelow(text, line, column)];
  const isList = isInside || others.some((other) => other && isEntryAt(column, other));
  const inward = `${more(by)} before it.`;
  const otherwise = isList
    ? `not, take ${spaces(by)} away`
    : "no list is meant here, take that - out";
  return {
    diagnostic: {
      code: "indent",
      message: `${quote(key)} stands exactly below the - in front of ${quote(entry.key)}, where another entry would start.`,
      hint: isInside
        ? `Put ${inward}`
        : `If it belongs to that entry, put ${inward} If ${otherwise}.`,
      range: [start + indent.length, end],
    },
    repairs: isList ? [[shifted(line, by)]] : [[dash]],
    ...(isInside && { certain: `Put ${inward}` }),
  };
};

const isEntryAt = (column: number, line: TextLine) =>
  isEntry(line) && line.indent.length === column;
