import { visit } from "yaml";
import { quote } from "../words.ts";
import type { Diagnose, Fault } from "./fault.ts";
import { lineAbove, lineAt, quoted } from "./line.ts";

/** `* entry` and `• entry`, as lists look in a letter. */
export const bullet: Diagnose = (_, { start, indent, text }) => {
  const at = start + indent.length;
  const [, sign] = /^\s*([*+•·‣–—])[ \t]/.exec(text) ?? [];
  return sign
    ? {
        finding: {
          code: "bullet",
          message: `Entries of a list start with - here, not with ${sign}.`,
          hint: `Write - in place of the ${sign}.`,
          range: [at, at + 1],
        },
        mends: [[{ start: at, end: at + 1, text: "-" }]],
        certain: `Write - in place of the ${sign}.`,
      }
    : undefined;
};

/** `- - entry`: a list inside a list, which no setting is. */
export const doubleDash: Diagnose = ({ text }, line) => {
  const faulty = [line, lineAbove(text, line)].find((each) => /^\s*- +- /.test(each?.text ?? ""));
  if (!faulty) return undefined;
  const start = faulty.start + faulty.indent.length;
  const end = start + faulty.text.trimStart().indexOf("-", 1);
  return {
    finding: {
      code: "double-dash",
      message: "Two dashes stand here; one starts an entry of the list.",
      hint: "Take one of them out.",
      range: [start, end + 1],
    },
    mends: [[{ start, end, text: "" }]],
    certain: "Take one dash out.",
  };
};

/** `- type: …` left or right of where the entries above that start alike stand. */
export const slippedEntry: Diagnose = ({ text }, { start, indent, key, text: line }) => {
  if (!key || !/^\s*- /.test(line)) return undefined;
  const [, goal] =
    [...text.slice(0, start).matchAll(/^( *)- +([\w-]+):/gm)].findLast(
      ([, , name]) => name === key,
    ) ?? [];
  if (goal === undefined || goal === indent) return undefined;
  const at = start + indent.length;
  return {
    finding: {
      code: "indent",
      message: "This - does not stand exactly below those of the entries above it.",
      hint: `Write ${goal.length} spaces before it.`,
      range: [at, start + line.length],
    },
    mends: [[{ start, end: at, text: goal }]],
  };
};

/** A `-` with nothing behind it, among settings. */
export const emptyDash: Diagnose = (_, { indent, text, start, end }) => {
  const at = start + indent.length;
  return text.trim() === "-"
    ? {
        finding: {
          code: "empty-dash",
          message:
            "This - starts an entry of a list, but no list stands here, and nothing behind it.",
          hint: "Take it out.",
          range: [at, end],
        },
        mends: [[{ start, end, text: "" }]],
        certain: "Take the - out.",
      }
    : undefined;
};

/** `title:text` without a space. */
export const tightColon: Diagnose = (_, { start, text, key }) => {
  const [, lead = "", name] = /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?!\/\/)\S/.exec(text) ?? [];
  if (key || !name) return undefined;
  const at = start + lead.length + name.length;
  return {
    finding: {
      code: "space-after-colon",
      message: `A space is missing after "${name}:".`,
      hint: `Write ${name}: with a space behind the colon.`,
      range: [at, at + 1],
    },
    mends: [[{ start: at + 1, end: at + 1, text: " " }]],
    certain: "Put a space after the colon.",
  };
};

/** `title：text`, `title; text` or `title = text`: a sign that is nearly a colon. */
export const wrongColon: Diagnose = (_, { start, text }) => {
  const [, before = "", sign = ""] = /^(\s*(?:- +)*[\w-]+)( *[：；;=] *)/.exec(text) ?? [];
  const at = start + before.length;
  return before === ""
    ? undefined
    : {
        finding: {
          code: "wrong-colon",
          message: `After the name of a setting comes a plain colon, not ${quote(sign.trim())}.`,
          hint: "Write : and a space.",
          range: [at + sign.search(/\S/), at + sign.trimEnd().length],
        },
        mends: [[{ start: at, end: at + sign.length, text: ": " }]],
        certain: "Write a plain colon and a space.",
      };
};

/** `-entry` without a space. */
export const tightDash: Diagnose = (_, { start, indent, text }) => {
  const at = start + indent.length;
  return /^\s*-[A-Za-z"'{[]/.test(text)
    ? {
        finding: {
          code: "space-after-dash",
          message: "A space is missing after the - that starts an entry.",
          hint: "Write - with a space behind it.",
          range: [at, at + 1],
        },
        mends: [[{ start: at + 1, end: at + 1, text: " " }]],
        certain: "Put a space after the dash.",
      }
    : undefined;
};

/** `title text` without a colon. */
export const noColon: Diagnose = ({ code, at, text: whole }, line) => {
  const { text, key, value, start, end } = line;
  const [, lead = "", name] = /^(\s*(?:- +)*)(\p{L}[\p{L}\w-]*)(?=[\s.,!?]|$)/u.exec(text) ?? [];
  if (key || !name || !["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"].includes(code)) return undefined;
  if (at > end || value === "") return undefined;
  const after = start + lead.length + name.length;
  const above = lineAbove(whole, line);
  // Left of the line above, it is rather the end of a text than a setting.
  const isRest = above !== undefined && line.column < above.column;
  return {
    finding: {
      code: "colon",
      message: `${quote(value)} is neither a setting nor an entry of a list: there is no colon.`,
      hint: "A setting is written as name: value. If this belongs to the text above, indent it further.",
      range: [start + lead.length, end],
      covers: [start, end],
    },
    mends: [
      isRest ? [{ start, end: start, text: "# " }] : [{ start: after, end: after, text: ":" }],
    ],
  };
};

/** `items: - entry` on one line. */
export const listOnKeyLine: Diagnose = (_, { key, value, valueStart, end }) =>
  key && value.startsWith("- ")
    ? {
        finding: {
          code: "list-line",
          message: `The list of "${key}" starts on the same line.`,
          hint: "Put each entry on a line of its own below, indented and starting with -. If it is text, put quotes around it.",
          range: [valueStart, end],
          covers: [valueStart, end],
        },
        mends: [[{ start: valueStart, end, text: quoted(value) }]],
      }
    : undefined;

/** `text: > words`, where > and | announce that the text comes below. */
export const blockHeader: Diagnose = (_, { value, valueStart, end }) =>
  /^[|>](?![+-]?\d?[ \t]*(#|$))/.test(value)
    ? {
        finding: {
          code: "block-text",
          message: `After ${value[0]} the text starts on the next line.`,
          hint: `Take the ${value[0]} out, or put the text on the lines below, indented. If ${value[0]} belongs to the text, put quotes around it.`,
          range: [valueStart, end],
          covers: [valueStart, end],
        },
        // What follows on the lines below may belong to it.
        mends: [
          [{ start: valueStart, end: valueStart + value.search(/[^|>+\-\d\s]/), text: "" }],
          [{ start: valueStart, end, text: quoted(value) }],
        ],
      }
    : undefined;

/** A bracket that is not closed, perhaps because `#` hides its end. */
export const bracket: Diagnose = ({ document, back, at, text, message }) => {
  const opened = /flow/i.test(message) ? lastFlow(document, back, at) : undefined;
  if (opened === undefined) return undefined;
  const hidden = /(?<=\s)#[^\s,}\]]+/.exec(text.slice(opened, lineAt(text, opened).end));
  if (hidden) {
    const start = opened + hidden.index;
    const end = start + hidden[0].length;
    return {
      finding: {
        code: "needs-quotes",
        message: `Without quotes, ${quote(hidden[0])} is a comment, and hides the rest of the line.`,
        hint: `Put quotes around it: "${hidden[0]}"`,
        range: [start, end],
      },
      mends: [[{ start, end, text: `"${hidden[0]}"` }]],
      certain: "Put quotes around it.",
    };
  }
  return {
    finding: {
      code: "bracket",
      message: `This ${text[opened]} is not closed, or what stands in it cannot be read.`,
      hint: `Close it with ${text[opened] === "[" ? "]" : "}"}. If it belongs to a text, put quotes around the text.`,
      range: [opened, opened + 1],
    },
  };
};

function lastFlow(
  document: Fault["document"],
  back: Fault["back"],
  at: number,
): number | undefined {
  let last: number | undefined;
  visit(document, {
    Collection(_, { flow, range }) {
      if (!flow || !range) return;
      const [start] = back([range[0], range[1]]);
      if (start <= at) last = start;
    },
  });
  return last;
}
