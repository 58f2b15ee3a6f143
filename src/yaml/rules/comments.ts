import type { Edit } from "../diagnostic.ts";
import { type Line, lineAt, lineBelow, lineNumber, suspects } from "../line.ts";
import type { SyntaxDiagnostic, SyntaxRule } from "./rule.ts";

/** What starts a comment in other languages, and what ends it where that is not the line's end. */
const ends: Record<string, string | undefined> = { "//": undefined, "/*": "*/", "<!--": "-->" };

/** Comments of other languages. */
export const foreignComment: SyntaxRule = ({ text }, line) => {
  for (const each of suspects(text, line)) {
    const diagnosis = asComment(text, each);
    if (diagnosis) return diagnosis;
  }
  return undefined;
};

/** What to say of a line that starts a comment as other languages do. */
export function asComment(text: string, line: Line): SyntaxDiagnostic | undefined {
  const { start, indent, end } = line;
  const at = start + indent.length;
  const [sign = ""] = /^(\/\/|\/\*|<!--)/.exec(text.slice(at, end)) ?? [];
  if (!sign) return undefined;
  const mark = ends[sign];
  const [, inside] = mark ? text.slice(at).split(sign) : [];
  const length = mark && inside ? inside.indexOf(mark) : -1;
  const close = at + sign.length + length;
  if (mark && length >= 0 && close > end) return asLines(text, line, sign, lineAt(text, close));
  // A comment without an end may go on below.
  const isWhole = !mark || (length >= 0 && close + mark.length === end);
  return { ...begunWith(sign, line), ...(isWhole && { certain }) };
}

/** A comment over several lines, which may hide a whole section. */
function asLines(text: string, first: Line, sign: string, last: Line): SyntaxDiagnostic {
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
    // What stands between the marks is read too, so that links to it are not told.
    repairs: [...(isBare ? [[first, last].map(mute)] : []), lines.map(mute)],
  };
}

/** The end of a comment of another language whose start is not there, or is written with # already. */
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

/** Lines that only divide. */
export const divider: SyntaxRule = (_, line) => {
  const [sign] = /^([-*_~]{3,}$|(?!={7}$)={3,}$)/.exec(line.text.trimStart()) ?? [];
  return sign ? { ...begunWith(sign, line), certain } : undefined;
};

const certain = "Write # in front of it.";

const begunWith = (sign: string, line: Line): SyntaxDiagnostic => ({
  diagnostic: {
    code: "comment",
    message: `A comment starts with # here, not with ${sign}.`,
    hint: certain,
    range: [line.start + line.indent.length, line.end],
  },
  repairs: [[mute(line)]],
});

const mute = ({ start, indent: { length } }: Line): Edit => ({
  start: start + length,
  end: start + length,
  text: "# ",
});
