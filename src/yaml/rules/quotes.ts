import { isScalar } from "yaml";
import { isEntry, lineAt, lineBelow, quoted, type TextLine } from "../line.ts";
import { asPlainText, comment } from "./needsQuotes.ts";
import type { ParseError, SyntaxRule } from "./rule.ts";

/** Words that start with an apostrophe: 'tis, '90s. */
export const apostrophe = /^'(tis|twas|til|cause|em|n|\d\ds?)\b/i;

/** `"text` without an end quote: YAML reads on to the next quote, wherever that is. */
export const openQuote: SyntaxRule = (parseError, wrong) => {
  const line = [wrong, lineOfLastScalar(parseError)].find(isOpen);
  if (!line) return undefined;
  const mark = line.value[0] ?? "";
  if (apostrophe.test(line.value)) return asPlainText(line, "'");
  if (endsInEscape(line)) {
    const at = line.end - 2;
    return {
      diagnostic: {
        code: "backslash",
        message: 'This \\ makes the " behind it a part of the text, so the quote is not closed.',
        hint: "Take the \\ out, or write it twice if the page is to show it.",
        range: [at, at + 2],
        suppresses: [line.valueStart, line.end],
      },
      repairs: [[{ start: at, end: at + 1, text: "" }]],
    };
  }
  const last = lastOf(line, parseError.text);
  const curly = /[“”„‘’]$/.test(last.value) ? 1 : 0;
  // If the file ends there, it may be truncated.
  const isCut = parseError.text.length === last.end;
  const isPlain = last === line && line.value.length > 1 && !isCut && !comment.test(line.value);
  return {
    diagnostic: {
      code: "open-quote",
      message: "This quote is opened, but not closed where the text ends.",
      hint: `Write ${mark} at the end of the text as well${curly ? ", not a curly one" : ""}.`,
      range: [line.valueStart, line.end],
    },
    repairs: [[{ start: last.end - curly, end: last.end, text: mark }]],
    ...(isPlain && { certain: "Close the quote at the end of the line." }),
  };
};

/** The last line of a text: lines that are further in, and are neither settings nor entries, continue it. */
function lastOf(first: TextLine, text: string): TextLine {
  let last = first;
  for (;;) {
    const next = lineBelow(text, last);
    const isText = next && next.indent.length > first.indent.length && !isEntry(next);
    if (!isText || next.key || isOpen(next)) return last;
    last = next;
  }
}

function isOpen(line: TextLine | undefined): line is TextLine {
  const [, mark = ""] = /^(["'])/.exec(line?.value ?? "") ?? [];
  if (mark === "" || !line) return false;
  const isEscaped = mark === '"' && /^"(?:[^"\\]|\\.)*$/.test(line.value);
  return line.value.split(mark).length === 2 || isEscaped;
}

/** True for `"text\"`, whose last quote belongs to the text. In `"so \"far\"`, the one behind it is missing. */
const endsInEscape = ({ value }: TextLine) =>
  /^"(?:[^"\\]|\\.)*\\"$/.test(value) && value.split('\\"').length % 2 === 0;

/** The line of the last scalar that begins before the error. */
function lineOfLastScalar({ nodes, toSourceRange, at, text }: ParseError): TextLine | undefined {
  const start = nodes
    .flatMap(({ node }) => (isScalar(node) && node.range ? [node.range] : []))
    .map(([from, to]) => toSourceRange([from, to])[0])
    .findLast((from) => from < at);
  return start === undefined ? undefined : lineAt(text, start);
}

/** `"text",` as in JSON. */
export const comma: SyntaxRule = (_, { value, end }) =>
  /^("[^"]*"|'[^']*'),$/.test(value)
    ? {
        diagnostic: {
          code: "comma",
          message: "Lines do not end with a comma here.",
          hint: "Take the comma out.",
          range: [end - 1, end],
        },
        repairs: [[{ start: end - 1, end, text: "" }]],
        certain: "Take the comma out.",
      }
    : undefined;

/** `""text"` or `"text""`: one quote is doubled. */
export const doubledQuote: SyntaxRule = (_, { value, valueStart, end }) => {
  const [, mark, first = "", last = ""] = /^(["'])(\1?)(?:(?!\1).)+\1(\1?)$/.exec(value) ?? [];
  if (first.length + last.length !== 1) return undefined;
  const at = first ? valueStart : end - 1;
  return {
    diagnostic: {
      code: "quotes-twice",
      message: `Two ${mark} stand here; one ${first ? "opens" : "closes"} the text.`,
      hint: "Take one of them out.",
      range: first ? [at, at + 2] : [at - 1, end],
    },
    repairs: [[{ start: at, end: at + 1, text: "" }]],
    certain: `Take one ${mark} out.`,
  };
};

/** `'Don't'` and `"New" text`: the quote ends before the text does. */
export const afterQuote: SyntaxRule = (_, { key, value, valueStart, end }) => {
  const [mark = ""] = /^["']/.exec(value) ?? [];
  const [before = value] = value.split(comment);
  // In `'Don't # worry'` the last quote ends the text, not a comment.
  const text = value.endsWith(mark) && !before.endsWith(mark) ? value : before;
  // A text that ends with its quote is complete. The error is elsewhere.
  if (mark === "" || text.indexOf(mark, 1) === text.length - 1) return undefined;
  // In `'Tis time for 'tea'` the quote that closes the text has its pair inside it.
  const isInside = opensInside(text.slice(1, -1), mark);
  const meant = quoteAgain(text);
  const inner = valueStart + Math.max(1, value.indexOf(mark, 1));
  return {
    diagnostic: {
      code: "quotes-inside",
      message: `This ${mark} ends the text too early: what follows cannot be read.`,
      hint: `Write ${key ? `${key}: ` : ""}${meant}${value.slice(text.length)}`,
      range: [inner, Math.min(inner + 1, end)],
    },
    repairs: [[{ start: valueStart, end: valueStart + text.length, text: meant }]],
    ...(text === value &&
      text.endsWith(mark) &&
      !isInside && { certain: "Put the other kind of quotes around the text." }),
  };
};

/** A text in quotes that end too early, in quotes that do not. */
export function quoteAgain(text: string): string {
  const [mark = ""] = /^["']/.exec(text) ?? [];
  // In `"One" and "two"` the first pair is complete.
  const isPair = new RegExp(`^${mark}[^${mark}]*[^\\s${mark}]${mark}\\s`).test(text);
  const isWrapped =
    mark !== "" && text.endsWith(mark) && !isPair && !opensInside(text.slice(1, -1), mark);
  return quoted(isWrapped ? text.slice(1, -1) : text);
}

/** True if more quotes open inside the text than close there. */
export function opensInside(text: string, mark: string): boolean {
  const count = (sign: RegExp) => [...text.matchAll(sign)].length;
  const opening = count(new RegExp(`(?<=^|\\s)${mark}(?=\\S)`, "g"));
  return opening > count(new RegExp(`(?<=\\S)${mark}(?=$|[\\s.,;:!?)])`, "g"));
}

/** `"C:\images"`: between double quotes, a backslash starts an escape. */
export const backslash: SyntaxRule = ({ code, at }, line) => {
  if (code !== "BAD_DQ_ESCAPE") return undefined;
  const { value, valueStart } = line;
  // In `"C:\docs\news"` the second backslash starts a code that exists: the text would get a line break.
  const others = [...value.matchAll(/\\(.)/g)].filter(
    ({ index, 1: sign = "" }) => valueStart + index !== at && /[0abefnrtvxuUNLP_ ]/.test(sign),
  );
  const known = others.map(([code]) => code).join(" and ");
  const [, inside] = /^"([^"]*)"$/.exec(value) ?? [];
  const asWritten = {
    start: valueStart,
    end: valueStart + value.length,
    text: quoted(inside ?? ""),
  };
  return {
    diagnostic: {
      code: "backslash",
      message:
        "Between double quotes, a backslash starts a code for a sign, and this code does not exist.",
      hint: known
        ? `If every backslash stands for itself, put single quotes around the text. If ${known} is meant as a code, write this backslash twice.`
        : "Write the backslash twice, or put single quotes around the text.",
      range: [at, at + 2],
    },
    repairs: [
      ...(known && inside !== undefined ? [[asWritten]] : []),
      [{ start: at, end: at, text: "\\" }],
    ],
    ...(!known && { certain: "Write the backslash twice." }),
  };
};
