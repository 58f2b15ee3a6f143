import { isEntry, lineBelow, quoted, type TextLine } from "../line.ts";
import type { SyntaxDiagnostic, SyntaxRule } from "./rule.ts";

/** A # that starts a comment or belongs to the text: only the author knows. */
export const comment = /\s+#\s/;

/** A text without the comment behind it. A # between double quotes belongs to the text. */
function withoutComment(value: string): string {
  const [text = value] = value.split(comment);
  const isClosed = (part: string) => part.split('"').length % 2 === 1;
  return isClosed(value) && !isClosed(text) ? value : text;
}

/** A text in quotes, with the comment behind it, and what to do if that is none. */
function writeQuoted(value: string, before = ""): string {
  const text = withoutComment(value);
  const rest = value.slice(text.length);
  const advice = rest && ". If what follows # belongs to the text, write it inside the quotes.";
  return `${before}${quoted(text)}${rest}${advice}`;
}

/** A text that starts with a sign of YAML's syntax. */
export function asPlainText({ value, valueStart, end }: TextLine, sign: string): SyntaxDiagnostic {
  const text = withoutComment(value);
  return {
    diagnostic: {
      code: "needs-quotes",
      message: `Text that starts with ${sign} needs quotes: without them, ${meanings[sign] ?? "it means something else to YAML"}.`,
      hint: `Put quotes around it: ${writeQuoted(value)}`,
      range: [valueStart, end],
    },
    repairs: [[{ start: valueStart, end: valueStart + text.length, text: quoted(text) }]],
    ...(!comment.test(value) && { certain: "Put quotes around the text." }),
  };
}

/** The meaning of a text without quotes to YAML, by its first sign. */
export const meanings: Record<string, string> = {
  "'": "it opens a quote",
  "&": "part of it is lost",
  "!": "part of it is lost",
  "-": "it starts an entry of a list",
  "*": "it refers to another part of the file",
  "[": "it starts a list",
  "{": "it starts a group of settings",
  '"': "it ends at the second quote",
};

/**
 * Text whose first character is a sign of YAML's syntax: `*bold*`, `&amp; more`, `!important`, `@home`, `[New] text`.
 */
export const specialStart: SyntaxRule = ({ construct, text }, line) => {
  const { key, value, valueStart, end } = line;
  const [sign = ""] =
    /^([*&!@`%,]|\?(?= |$)|-$|\{\{|[[{](?=.*[\]}][ \t]*[^ \t\]},#]))/.exec(value) ?? [];
  if (!sign || (sign === value && !isOnlyValue(text, line))) return undefined;
  const isText = !(construct === "tag" && value.startsWith("!!"));
  const { diagnostic, repairs = [], certain } = asPlainText(line, sign);
  // A text without a name and outside a list is misplaced, even in quotes.
  const isPlaced = key !== undefined || isEntry(line);
  return {
    diagnostic: { ...diagnostic, suppresses: [valueStart, end] },
    ...(isText && { repairs, ...(certain && isPlaced && { certain }) }),
  };
};

/** True if nothing below the line belongs to its value, as a list does behind a dash. */
function isOnlyValue(text: string, line: TextLine): boolean {
  const below = lineBelow(text, line);
  return line.key !== undefined && (below === undefined || below.indent.length <= line.column);
}

/** The beginning of an address without the rest. In a text, such a word has a capital. */
const bareScheme = /^(?:mailto|tel|sms|https?|webcal):$/;

/** `title: Note: this` – the second colon makes the first half a setting. */
export const colonInText: SyntaxRule = (_, { value, valueStart, end, key }) => {
  const text = withoutComment(value);
  const inside = /:(?=[ \t]|$)/.exec(text);
  if (!key || !inside || /^[[{"'|>-]/.test(value)) return undefined;
  const at = valueStart + inside.index;
  const repairs = [[{ start: valueStart, end: valueStart + text.length, text: quoted(text) }]];
  if (bareScheme.test(text)) {
    return {
      diagnostic: {
        code: "bad-link",
        message: `Nothing stands behind "${text}", so YAML takes it for a setting of its own.`,
        hint: "Write the whole address, or todo while the link has no destination.",
        range: [valueStart, valueStart + text.length],
        suppresses: [valueStart, end],
      },
      repairs,
    };
  }
  return {
    diagnostic: {
      code: "needs-quotes",
      message: `The text of "${key}" holds a colon with a space behind it, which YAML takes for a setting of its own.`,
      hint: `Put quotes around the text: ${writeQuoted(value, `${key}: `)}`,
      range: [at, at + 1],
      suppresses: [valueStart, end],
    },
    repairs,
    ...(!comment.test(value) && { certain: "Put quotes around the text." }),
  };
};
