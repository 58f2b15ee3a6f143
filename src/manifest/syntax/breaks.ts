import { quote } from "../words.ts";
import type { Diagnose } from "./fault.ts";
import { lineBelow, quoted } from "./line.ts";

/** A value, blanks, and the name of another setting: in front of a comment, and not in a text in quotes. */
const joined =
  /^("[^"]*"|'[^']*'|[^"'[{>|#](?:(?! #).)*?)??([ \t]*)((?:- +)*)([A-Za-z][\w-]*):(?=[ \t]|$)/;

/** What a whole page is made of. */
const root = /^(site|theme|sections):$/;

/** Two lines that run together, `name: Lull  title: A journal`, as when the break between them is deleted. */
export const lostBreak: Diagnose = ({ text }, line) => {
  const { start, end, column, key, value, valueStart } = line;
  const [, before = "", blanks = "", dash = "", name] = joined.exec(value) ?? [];
  if (!key || !name) return undefined;
  const at = valueStart + before.length + blanks.length;
  const gap = /[ \t]*$/.exec(text.slice(start, at))?.[0].length ?? 0;
  const alike = new RegExp(`^( *)(?:- +)*${name}:(?=\\s|$)`, "m").exec(text)?.[1];
  // The second line may have kept its indentation.
  const isKept = gap > 1;
  const isRoot = root.test(text.slice(at, end));
  const own = before === "" ? column + 2 : column;
  const level = isKept ? gap : isRoot ? 0 : dash ? (alike?.length ?? own) : own;
  const below = lineBelow(text, line);
  // A text has no settings inside it.
  const isGroup = below?.key && below.column > (before === "" ? column : level);
  // Nobody writes that many blanks inside a text.
  const isInPlace = gap === column || gap > 2 || (before === "" && isKept);
  if (!isInPlace && !isGroup && !isRoot && alike === undefined) return undefined;
  const opener = `${dash}${name}:`;
  const remedy = `Begin a new line before ${opener}`;
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  return {
    finding: {
      code: "line-break",
      message: `${quote(opener)} stands in the line of ${quote(key)}, as if the line break between them were lost.`,
      hint: isKept
        ? `${remedy}.`
        : `${remedy}, or, if it belongs to the text, put quotes around the whole: ${key}: ${quoted(value)}`,
      range: [at, at + dash.length + name.length],
      covers: [valueStart, end],
    },
    mends: [
      [{ start: at - gap, end: at, text: lineBreak + " ".repeat(level) }],
      [{ start: valueStart, end, text: quoted(value) }],
    ],
    ...(isKept && { certain: `${remedy}.` }),
  };
};
