import { quote } from "../../shared/text/wording.ts";
import { lineAt, quoted } from "../line.ts";
import { lastBracket } from "./brackets.ts";
import { specialStart } from "./needsQuotes.ts";
import type { SyntaxRule } from "./rule.ts";
import { more } from "./shift.ts";
import { restOfText } from "./texts.ts";

/** `title:text` without a space. */
export const tightColon: SyntaxRule = (_, { start, text, key }) => {
  const [, lead = "", name] = /^(\s*(?:- )*)([A-Za-z][\w-]*):(?!\/\/)\S/.exec(text) ?? [];
  if (key || !name) return undefined;
  const at = start + lead.length + name.length;
  return {
    diagnostic: {
      code: "space-after-colon",
      message: `A space is missing after "${name}:".`,
      hint: `Write ${name}: with a space behind the colon.`,
      range: [at, at + 1],
    },
    repairs: [[{ start: at + 1, end: at + 1, text: " " }]],
    certain: "Put a space after the colon.",
  };
};

/** `title：text`, `title; text` or `title = text`: a sign like a colon. */
export const wrongColon: SyntaxRule = (_, { start, text }) => {
  const [, before = "", sign = ""] = /^(\s*(?:- )*[\w-]+)( *[：；;=] *)/.exec(text) ?? [];
  const at = start + before.length;
  return before === ""
    ? undefined
    : {
        diagnostic: {
          code: "wrong-colon",
          message: `After the name of a setting comes a plain colon, not ${quote(sign.trim())}.`,
          hint: "Write : and a space.",
          range: [at + sign.search(/\S/), at + sign.trimEnd().length],
        },
        repairs: [[{ start: at, end: at + sign.length, text: ": " }]],
        certain: "Write a plain colon and a space.",
      };
};

/** `title text` without a colon. */
export const noColon: SyntaxRule = ({ code, text: whole }, line) => {
  const { text, key, value, start, end } = line;
  const [, lead = "", name] = /^(\s*(?:- )*)(\p{L}[\p{L}\w-]*)(?=[\s.,!?]|$)/u.exec(text) ?? [];
  if (key || !name || !["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"].includes(code)) return undefined;
  const after = start + lead.length + name.length;
  const rest = restOfText(whole, line);
  const [last] = rest?.lines.slice(1).slice(-1) ?? [];
  return {
    diagnostic: {
      code: "colon",
      ...(rest?.opener && last
        ? {
            message: `These ${rest.lines.length} lines are no settings, as there is no colon, and stand further left than the text of ${quote(rest.opener)}.`,
            hint: `If they belong to it, put ${more(rest.by)} before each.`,
          }
        : {
            message: `${quote(value)} is neither a setting nor an entry of a list: there is no colon.`,
            hint: "A setting is written as name: value. If this belongs to the text above, indent it further.",
          }),
      range: [start + lead.length, last?.end ?? end],
    },
    repairs: [
      rest?.lines.map((each) => ({ start: each.start, end: each.start, text: "# " })) ?? [
        { start: after, end: after, text: ":" },
      ],
    ],
  };
};

/** `items: - entry` on one line. */
export const listOnKeyLine: SyntaxRule = (_, { key, value, valueStart, end }) =>
  key && value.startsWith("- ")
    ? {
        diagnostic: {
          code: "list-line",
          message: `The list of "${key}" starts on the same line.`,
          hint: "Put each entry on a line of its own below, indented and starting with -. If it is text, put quotes around it.",
          range: [valueStart, end],
        },
        repairs: [[{ start: valueStart, end, text: quoted(value) }]],
      }
    : undefined;

/** `text: > words`: after > and |, the text has to start on the next line. */
export const blockHeader: SyntaxRule = (_, { value, valueStart, end }) =>
  /^[|>](?![+-]?\d?[ \t]*(#|$))/.test(value)
    ? {
        diagnostic: {
          code: "block-text",
          message: `After ${value[0]} the text starts on the next line.`,
          hint: `Take the ${value[0]} out, or put the text on the lines below, indented. If ${value[0]} belongs to the text, put quotes around it.`,
          range: [valueStart, end],
        },
        // The lines below may belong to the text.
        repairs: [
          [{ start: valueStart, end: valueStart + value.search(/[^|>+\-\d\s]/), text: "" }],
          [{ start: valueStart, end, text: quoted(value) }],
        ],
      }
    : undefined;

/** An entry or value between brackets that holds a `#`, which starts a comment in YAML. */
const commented =
  /(?<=(?:[[{,]|:\s)\s*)(?![\s"'])(?:[^[\]{},:]|:(?!\s))*?(?<=[\s[{,])#[^,\]}]*(?<!\s)/;

/** A bracket that is not closed, perhaps because a `#` hides its end. */
export const bracket: SyntaxRule = (parseError) => {
  const { at, text, message } = parseError;
  const opened =
    /flow/i.test(message) || /[[{]/.test(text[at - 1] ?? "") ? lastBracket(parseError) : undefined;
  if (opened === undefined) return undefined;
  const line = lineAt(text, opened);
  const asText = specialStart(parseError, line);
  if (asText) return asText;
  const hidden = commented.exec(text.slice(opened, line.end));
  if (hidden) {
    const start = opened + hidden.index;
    const end = start + hidden[0].length;
    return {
      diagnostic: {
        code: "needs-quotes",
        message: `Without quotes, # in ${quote(hidden[0])} starts a comment, and hides the rest of the line.`,
        hint: `Put quotes around it: ${quoted(hidden[0])}`,
        range: [start, end],
      },
      repairs: [[{ start, end, text: quoted(hidden[0]) }]],
      certain: "Put quotes around it.",
    };
  }
  return {
    diagnostic: {
      code: "bracket",
      message: `This ${text[opened]} is not closed, or what stands in it cannot be read.`,
      hint: `Close it with ${text[opened] === "[" ? "]" : "}"}. If it belongs to a text, put quotes around the text.`,
      range: [opened, opened + 1],
    },
  };
};
