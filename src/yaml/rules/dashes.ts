import { quote } from "../../shared/text/wording.ts";
import { isEntry, levelAbove, lineBelow, suspects } from "../line.ts";
import type { SyntaxRule } from "./rule.ts";
import { slips, spaces } from "./shift.ts";

/** `* entry` and `• entry`, the bullets of a text editor. */
export const bullet: SyntaxRule = (_, { start, indent, text }) => {
  const at = start + indent.length;
  const [, sign] = /^\s*([*+•·‣–—])[ \t]/.exec(text) ?? [];
  return sign
    ? {
        diagnostic: {
          code: "bullet",
          message: `Entries of a list start with - here, not with ${sign}.`,
          hint: `Write - in place of the ${sign}.`,
          range: [at, at + 1],
        },
        repairs: [[{ start: at, end: at + 1, text: "-" }]],
        certain: `Write - in place of the ${sign}.`,
      }
    : undefined;
};

/** `- - entry`, a list inside a list, which no setting takes; and `-- entry`. */
export const doubleDash: SyntaxRule = ({ text }, line) => {
  const suspect = suspects(text, line).find((each) => /^\s*- *- /.test(each.text));
  if (!suspect) return undefined;
  const start = suspect.start + suspect.indent.length;
  const end = start + suspect.text.trimStart().indexOf("-", 1);
  return {
    diagnostic: {
      code: "double-dash",
      message: "Two dashes stand here; one starts an entry of the list.",
      hint: "Take one of them out.",
      range: [start, end + 1],
    },
    repairs: [[{ start, end, text: "" }]],
    certain: "Take one dash out.",
  };
};

/** A `-` among settings, with nothing behind it. */
export const emptyDash: SyntaxRule = (_, { indent, text, start, end }) => {
  const at = start + indent.length;
  return text.trim() === "-"
    ? {
        diagnostic: {
          code: "empty-dash",
          message:
            "This - starts an entry of a list, but no list stands here, and nothing behind it.",
          hint: "Take it out.",
          range: [at, end],
        },
        repairs: [[{ start, end, text: "" }]],
        certain: "Take the - out.",
      }
    : undefined;
};

/** `-entry` without a space. */
export const tightDash: SyntaxRule = (_, { start, indent, text }) => {
  const at = start + indent.length;
  return /^\s*-[A-Za-z"'{[]/.test(text)
    ? {
        diagnostic: {
          code: "space-after-dash",
          message: "A space is missing after the - that starts an entry.",
          hint: "Write - with a space behind it.",
          range: [at, at + 1],
        },
        repairs: [[{ start: at + 1, end: at + 1, text: " " }]],
        // Before a bracket, more than a space may be missing.
        ...(!/^\s*-[[{]/.test(text) && { certain: "Put a space after the dash." }),
      }
    : undefined;
};

/** `-  type: …` with more blanks behind the dash than the column of the settings below allows. */
export const wideDash: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code)) return undefined;
  for (const setting of suspects(text, line)) {
    if (!setting.key || isEntry(setting)) continue;
    const entry = levelAbove(text, setting, setting.column - 1);
    const dash = setting.column - 2;
    const by = (entry?.column ?? 0) - setting.column;
    if (!entry?.key || !isEntry(entry) || entry.indent.length !== dash || by <= 0) continue;
    // If the next line is aligned with the first setting, another line is misplaced.
    if (lineBelow(text, entry)?.column === entry.column) continue;
    const hint = `Take ${spaces(by)} away behind the -.`;
    return {
      diagnostic: {
        code: "indent",
        message: `${quote(entry.key)} stands further right than the settings below it.`,
        hint,
        range: [entry.start + dash, entry.start + entry.column + entry.key.length],
      },
      repairs: [[{ start: entry.start + dash + 1, end: entry.start + dash + 1 + by, text: "" }]],
      certain: hint,
    };
  }
  return undefined;
};
