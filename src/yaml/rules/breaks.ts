import { rootNames } from "../../shared/fieldPath.ts";
import { quote } from "../../shared/text/wording.ts";
import {
  isAdjacent,
  isEntry,
  levelAbove,
  lineAbove,
  lineBelow,
  quoted,
  suspects,
  type TextLine,
} from "../line.ts";
import type { SyntaxRule } from "./rule.ts";

/** Two lines that run together, `name: Lull  title: A journal`: the line break between them is lost. */
export const lostBreak: SyntaxRule = ({ text, names }, line) => {
  const { start, end, column, key, value, valueStart } = line;
  const second = findSecond(value);
  if (!key || !second) return undefined;
  const { before, dash, name } = second;
  const at = valueStart + second.at;
  const gap = at - start - text.slice(start, at).trimEnd().length;
  const alike = new RegExp(`^( *)(?:- +)*${name}:(?=\\s|$)`, "m").exec(text)?.[1];
  // The second line may have kept its indentation: below a name alone, that of its group.
  const isInside = before === "" && gap > column;
  const isBeside = (before !== "" || dash !== "") && openColumns(text, line).includes(gap);
  const isKept = gap > 1 && (isInside || isBeside);
  const isRoot = rootNames.some((each) => text.slice(at, end) === `${each}:`);
  const own = before === "" ? column + 2 : column;
  const level = isKept ? gap : isRoot ? 0 : dash ? (alike?.length ?? own) : own;
  const below = lineBelow(text, line);
  // A text has no settings inside it.
  const isGroup = below?.key && below.column > (before === "" ? column : level);
  // Nobody writes that many blanks inside a text.
  const isInPlace = gap === column || gap > 2 || (before === "" && gap > 1);
  // Only another setting can follow the quotes that end a text.
  const isNext = /["']$/.test(before) && names.has(name);
  if (!isInPlace && !isGroup && !isRoot && !isNext && alike === undefined) return undefined;
  const opener = `${dash}${name}:`;
  const remedy = `Begin a new line before ${opener}`;
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  return {
    diagnostic: {
      code: "line-break",
      message: `${quote(opener)} stands in the line of ${quote(key)}, as if the line break between them were lost.`,
      hint: isKept
        ? `${remedy}.`
        : `${remedy}, or, if it belongs to the text, put quotes around the whole: ${key}: ${quoted(value)}`,
      range: [at, at + dash.length + name.length],
      suppresses: [valueStart, end],
    },
    repairs: [[{ start: at - gap, end: at, text: lineBreak + " ".repeat(level) }]],
    guesses: [[{ start: valueStart, end, text: quoted(value) }]],
    ...(isKept && { certain: `${remedy}.` }),
  };
};

/** The columns in which a group or a list goes on below a line. */
function openColumns(text: string, line: TextLine): number[] {
  const columns: number[] = [];
  for (let outer: TextLine | undefined = line; outer; ) {
    columns.push(outer.column, outer.indent.length);
    outer = levelAbove(text, outer, outer.indent.length - 1);
  }
  return columns;
}

/** Another line that begins inside a value, at the offset `at`. */
interface Second {
  before: string;
  /** The dash of an entry, with the blanks behind it. */
  dash: string;
  name: string;
  at: number;
}

/** Finds the first name of a setting in a value, outside of quotes and comments. */
function findSecond(value: string): Second | undefined {
  const [inQuotes = ""] = /^("[^"]*"|'[^']*')/.exec(value) ?? [];
  if (inQuotes === "" && /^["'[{>|#]/.test(value)) return undefined;
  const [plain = ""] = value.slice(inQuotes.length).split(" #");
  const colon = plain.search(/:(?=[ \t]|$)/);
  if (colon < 0) return undefined;
  const [name = ""] = plain
    .slice(0, colon)
    .split(/[^\w-]/)
    .slice(-1);
  if (!/^[A-Za-z][\w-]{0,40}$/.test(name)) return undefined;
  const lead = inQuotes + plain.slice(0, colon - name.length);
  const trimmed = lead.trimEnd();
  const hasDash = /(^|[ \t])-$/.test(trimmed.slice(-2)) && trimmed !== lead;
  const at = hasDash ? trimmed.length - 1 : lead.length;
  return { before: lead.slice(0, at).trimEnd(), dash: lead.slice(at), name, at };
}

/** `href:` with its value on the next line, not indented. */
export const fallenValue: SyntaxRule = ({ text }, line) => {
  for (const value of [line, lineBelow(text, line)]) {
    if (!value || value.key || isEntry(value)) continue;
    const opener = lineAbove(text, value);
    if (!opener?.key || opener.value !== "") continue;
    if (value.column > opener.column || !isAdjacent(text, opener, value)) continue;
    const hint = `Write it behind ${opener.key}:, on the same line.`;
    return {
      diagnostic: {
        code: "line-break",
        message: `The value of ${quote(opener.key)} stands on the next line, and no further in.`,
        hint,
        range: [value.start + value.column, value.end],
      },
      repairs: [[{ start: opener.end, end: value.start + value.column, text: " " }]],
      certain: hint,
    };
  }
  return undefined;
};

/** A lone `-` whose entry begins on the next line, in another column than the rest of the entry. */
export const partedDash: SyntaxRule = ({ text }, line) => {
  for (const dash of suspects(text, line)) {
    const first = dash.text.trim() === "-" ? lineBelow(text, dash) : undefined;
    if (!first || isEntry(first) || !isAdjacent(text, dash, first)) continue;
    const inside = dash.indent.length + 2;
    const next = lineBelow(text, first);
    const goesOn = next && (isEntry(next) ? next.indent === dash.indent : next.column === inside);
    if (first.column === inside || !goesOn) continue;
    const hint = `Write ${quote(first.key ?? first.value)} behind the -, on the same line.`;
    return {
      diagnostic: {
        code: "empty-dash",
        message: "This - stands alone, and the entry that it starts is not in line below it.",
        hint,
        range: [dash.start + dash.indent.length, dash.end],
      },
      repairs: [[{ start: dash.end, end: first.start + first.column, text: " " }]],
      certain: hint,
    };
  }
  return undefined;
};
