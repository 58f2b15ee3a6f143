import { quote } from "../words.ts";
import type { Diagnose } from "./fault.ts";
import { lineAbove, lineBelow } from "./line.ts";

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
  if (!line.trimStart().startsWith("- ")) return undefined;
  const alike = [...text.slice(0, start).matchAll(/^( *)- ([\w-]+):/gm)]
    .filter(([, , name]) => name === key)
    .map(([, goal = ""]) => goal);
  const slip = (goal: string) => Math.abs(goal.length - indent.length);
  // Entries of another list may start alike, and stand nearer by lines but not by columns.
  const [goal] = alike.reverse().sort((a, b) => slip(a) - slip(b));
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

/** `type: …` that starts an entry, without its dash, and in another column than the settings of an entry. */
export const lostDash: Diagnose = ({ text }, line) => {
  const entries = [...text.matchAll(/^( *- )([\w-]+):/gm)];
  for (const faulty of [line, lineAbove(text, line)]) {
    if (!faulty?.key || faulty.text.trimStart().startsWith("-")) continue;
    const { start, end, indent, key } = faulty;
    const below = lineBelow(text, faulty)?.column;
    // Entries that start alike have their settings where the line below stands.
    const lead = entries.find(([, each, name]) => name === key && each?.length === below)?.[1];
    if (lead === undefined || indent.length === below) continue;
    const at = start + indent.length;
    return {
      finding: {
        code: "dash",
        message: `${quote(key)} starts an entry of the list, but there is no - in front of it.`,
        hint: `Write ${lead.length - 2} spaces, then - and a space before it.`,
        range: [at, end],
      },
      mends: [[{ start, end: at, text: lead }]],
      certain: "Put - in front of the entry.",
    };
  }
  return undefined;
};
