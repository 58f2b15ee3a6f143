import type { Edit } from "../diagnostic.ts";
import {
  isInText,
  lineAbove,
  lineAt,
  lineBelow,
  lineNumber,
  suspects,
  type TextLine,
} from "../line.ts";
import type { SyntaxDiagnostic, SyntaxRule } from "./rule.ts";

/**
 * The signs that start a comment in other languages, and the signs that end it; undefined for the end of the line.
 */
const ends: Record<string, string | undefined> = { "//": undefined, "/*": "*/", "<!--": "-->" };

/** A comment in the notation of another language. */
export const foreignComment: SyntaxRule = ({ text }, line) => {
  for (const each of suspects(text, line)) {
    const diagnosis = asComment(text, each);
    if (diagnosis) return diagnosis;
  }
  return undefined;
};

/** Diagnoses a line that starts a comment in the notation of another language. */
export function asComment(text: string, line: TextLine): SyntaxDiagnostic | undefined {
  const { start, indent, end } = line;
  const at = start + indent.length;
  const [sign = ""] = /^(\/\/|\/\*|<!--)/.exec(text.slice(at, end)) ?? [];
  if (!sign) return undefined;
  const mark = ends[sign];
  const [, inside] = mark ? text.slice(at).split(sign) : [];
  const length = mark && inside ? inside.indexOf(mark) : -1;
  const close = at + sign.length + length;
  if (mark && length >= 0 && close > end) return asLines(text, line, sign, lineAt(text, close));
  // A comment without its end mark may go on below.
  const isWhole = !mark || (length >= 0 && close + mark.length === end);
  return { ...begunWith(sign, line), ...(isWhole && { certain }) };
}

/** A comment over several lines, which may hide a whole section. */
function asLines(text: string, first: TextLine, sign: string, last: TextLine): SyntaxDiagnostic {
  const lines = [first];
  for (let line = lineBelow(text, first); line && line.start <= last.start; ) {
    lines.push(line);
    line = lineBelow(text, line);
  }
  const at = first.start + first.indent.length;
  const isBare = [first, last].every((each) => !each.text.includes(":"));
  return {
    diagnostic: {
      code: "comment",
      message: `A comment starts with # here, not with ${sign}, and ends with its line.`,
      hint: `Write # in front of each line from here to line ${lineNumber(text, last.start)}. To hide a whole section, take the marks out and write enabled: false below its type.`,
      range: [at, last.end],
    },
    // The lines between the marks are also tried as settings, so that links to them cause no diagnostics.
    repairs: [...(isBare ? [[first, last].map(mute)] : []), lines.map(mute)],
  };
}

/** A line that goes on with a text behind > or |, which a comment further left has ended. */
export const insideText: SyntaxRule = ({ text }, line) => {
  const above = lineAbove(text, line);
  if (!above || !isInText(text, above) || !isInText(text, line)) return undefined;
  const between = text.slice(above.end, line.start);
  const found = [...between.matchAll(/^([ \t]*)#.*$/gm)].filter(
    ([, indent = ""]) => indent.length < above.indent.length,
  );
  const [first] = found;
  if (!first) return undefined;
  const start = above.end + first.index + (first[1] ?? "").length;
  return {
    diagnostic: {
      code: "comment",
      message: "This comment ends the text around it, so the lines below are no part of the text.",
      hint: "Move it above the text. If visitors are to read it, indent it like the text.",
      range: [start, above.end + first.index + first[0].length],
      suppresses: [start, line.end],
    },
    repairs: [
      found.map(({ index, 0: { length } }) => ({
        start: above.end + index,
        end: above.end + index + length + 1,
        text: "",
      })),
    ],
  };
};

/** The end mark of a foreign comment whose start is missing, or already written with #. */
export const commentEnd: SyntaxRule = (_, line) => {
  const [sign] = /^(\*\/|-->)/.exec(line.text.trimStart()) ?? [];
  return sign
    ? {
        diagnostic: {
          code: "comment",
          message: `A comment ends with its line here, not with ${sign}.`,
          hint: "Take it out, and write # in front of each line of the comment above it.",
          range: [line.start + line.indent.length, line.end],
        },
        repairs: [[mute(line)]],
      }
    : undefined;
};

/** A line that only divides: dashes, stars, equals signs. */
export const divider: SyntaxRule = (_, line) => {
  const [sign] = /^([-*_~]{3,}$|(?!={7}$)={3,}$)/.exec(line.text.trimStart()) ?? [];
  return sign ? { ...begunWith(sign, line), certain } : undefined;
};

const certain = "Write # in front of it.";

const begunWith = (sign: string, line: TextLine): SyntaxDiagnostic => ({
  diagnostic: {
    code: "comment",
    message: `A comment starts with # here, not with ${sign}.`,
    hint: certain,
    range: [line.start + line.indent.length, line.end],
  },
  repairs: [[mute(line)]],
});

const mute = ({ start, indent: { length } }: TextLine): Edit => ({
  start: start + length,
  end: start + length,
  text: "# ",
});
