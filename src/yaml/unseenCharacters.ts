import type { Diagnostic, Edit, Range } from "./diagnostic.ts";
import { lineAt } from "./line.ts";
import { showInWindows } from "./windows1252.ts";

interface Unseen {
  diagnostics: Diagnostic[];
  /** Edits that make the text readable for the checks that follow. */
  repairs: Edit[];
}

const control = /[^\P{Cc}\t\n\r]|[\u2028\u2029]/gu;
/** A character that this file may have to speak of: most texts hold none. */
const doubtful =
  /[^\t\n\r -~\u00a1-\u167f\u1681-\u1fff\u200c-\u2027\u2030-\u205e\u2061-\u2065\u206a-\u2fff\u3001-\ufefe\uff00-\uffff]/;
const bidi = /[\u202a-\u202e\u2066-\u2069]/g;
/** Invisible signs that take no room, as a class of a pattern. */
export const withoutWidth = "[\\u200b\\u2060\\ufeff]";
const narrow = new RegExp(withoutWidth);
const blankSigns = "\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff";
const blank = new RegExp(`[${blankSigns}]`, "g");
const beforeBlanks = new RegExp(`^.*[^ ${blankSigns}]`, "s");

/** Finds characters that are invisible but change how the text is read. */
export function findUnseen(text: string): Unseen {
  if (!doubtful.test(text)) return { diagnostics: [], repairs: [] };
  const controls = [...text.matchAll(control)].map(({ index }) => diagnoseControl(text, index));
  const turns = [...text.matchAll(bidi)].map(({ index }): Diagnostic => {
    const code = text.charCodeAt(index).toString(16).toUpperCase();
    return {
      code: "direction",
      message: `An invisible character (U+${code}) changes the direction of the text that follows.`,
      hint: "Delete it, unless the text is meant to run from right to left here.",
      range: [index, index + 1],
    };
  });
  const plain = text.replaceAll(blank, " ");
  const blanks = [...text.matchAll(blank)]
    .filter(({ index }) => isStructural(plain, index))
    .map(({ index, 0: char }): Diagnostic => {
      // Behind a dash and a space, one more space would move the entry out of line with its settings.
      const isSpare = text.endsWith("- ", index) || endsValue(plain, index);
      const wide = !narrow.test(char) && !isSpare;
      return diagnoseBlank([index, index + 1], wide);
    });
  const diagnostics = [...controls, ...onePerLine(text, blanks), ...turns];
  return { diagnostics, repairs: diagnostics.flatMap(({ fix }) => fix?.edits ?? []) };
}

function diagnoseControl(text: string, index: number): Diagnostic {
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0");
  const meant = meantBy(text, index);
  const advice = {
    "": [
      "Delete it; it may have come along when the text was copied.",
      "Delete the invisible character.",
    ],
    " ": [
      "Put a plain space in its place: other programs break the line here.",
      "Put a plain space here.",
    ],
  }[meant] ?? [`Write ${meant} in its place: other programs show it so.`, `Write ${meant} here.`];
  const [hint = "", title = ""] = advice;
  return {
    code: "control-character",
    message: `An invisible control character (U+${code}) stands here.`,
    hint,
    range: [index, index + 1],
    fix: { reason: "unseen", title, edits: [{ start: index, end: index + 1, text: meant }] },
  };
}

/** Characters that end a line in programs for texts, slides and tables. */
const lineEnds = new Set("\u000b\u000c\u001c\u001d\u2028\u2029");
/** The hyphen of Word that no line ends at. */
const fixedHyphen = "\u001e";

/** The text that the program from which a control character comes shows in its place. */
function meantBy(text: string, index: number): string {
  const char = text.charAt(index);
  const shown = showInWindows(char);
  if (shown !== char) return shown;
  const isBetween = /^\S\S$/.test(text.charAt(index - 1) + text.charAt(index + 1));
  if (char === fixedHyphen && isBetween) return "-";
  return lineEnds.has(char) && isBetween ? " " : "";
}

/** Finds blanks other than spaces at the end of a value. YAML reads them as letters of it. */
export function findBlankEnd(text: string, [start, end]: Range): Diagnostic | undefined {
  const [own = ""] = beforeBlanks.exec(text.slice(start, end)) ?? [];
  const at = start + own.length;
  return own === "" || at === end ? undefined : diagnoseBlank([at, end], false);
}

/** `wide` is true if a space is meant. */
function diagnoseBlank([start, end]: Range, wide: boolean): Diagnostic {
  return {
    code: "blank",
    message: `This ${wide ? "blank is not a plain space" : "place holds an invisible character"}, so the line is read wrongly.`,
    hint: wide ? "Replace it by a plain space." : "Delete it.",
    range: [start, end],
    fix: {
      reason: "unseen",
      title: wide ? "Put a plain space here." : "Delete the invisible character.",
      edits: [{ start, end, text: wide ? " " : "" }],
    },
  };
}

/**
 * True if YAML reads structure at the blank: in the indent, after a dash, in a key or around its colon, or behind a
 * value that has ended. Elsewhere a value may end in such a blank. The text has plain spaces in place of its blanks.
 */
function isStructural(plain: string, index: number): boolean {
  const { before, line } = around(plain, index);
  const hasKey = /^ *(- +)*[\w-]+ *:( |$)/.test(line);
  if (/^\s*$/.test(before)) return hasKey || /^ *(- |#|$)/.test(line);
  if (/^\s*(-\s+)*-$/.test(before)) return true;
  return (hasKey && /^\s*(-\s+)*([\w-]+\s*:?)?$/.test(before)) || endsValue(plain, index);
}

/** True if the blank ends the line, behind quotes or behind the > or | that opens a text. */
function endsValue(plain: string, index: number): boolean {
  const { before, behind } = around(plain, index);
  const value = /^\s*(-\s+|(-\s+)*[\w-]+\s*:\s+)("[^"]*"|'[^']*'|[>|][-+\d]*)\s*$/;
  return behind.trim() === "" && value.test(before);
}

/** The line around a place, and its two parts. */
function around(text: string, index: number) {
  const { start, text: line } = lineAt(text, index);
  return { line, before: line.slice(0, index - start), behind: line.slice(index - start) };
}

/** Several on one line are one mistake. */
function onePerLine(text: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lines = new Map<number, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { start } = lineAt(text, diagnostic.range[0]);
    const first = lines.get(start);
    first?.fix?.edits.push(...(diagnostic.fix?.edits ?? []));
    if (!first) lines.set(start, diagnostic);
  }
  return [...lines.values()];
}
