import { isMap, isScalar, type Scalar, type YAMLMap } from "yaml";
import type { Finding, Range } from "./problem.ts";
import { lineNumber, quoted } from "./syntax/line.ts";
import type { Syntax } from "./syntax/read.ts";
import { textOf } from "./tree.ts";
import { quote } from "./words.ts";

/** Everything that YAML accepts, but reads otherwise than a person would. */
export function findMisread(syntax: Syntax, text: string): Finding[] {
  const findings: Finding[] = [];
  for (const { node, pair, isEntry } of syntax.stands) {
    if (isMap(node)) findings.push(...findRepeated(node, isEntry, syntax, text));
    if (!isScalar(node)) continue;
    const range = rangeOf(syntax, node);
    const [from] = pair ? rangeOf(syntax, pair.key) : range;
    const finding =
      hiddenCharacter(node, range) ??
      (node === pair?.key
        ? undefined
        : (commentedOut(node, range, from, text) ?? oddNumber(node, range, text)));
    if (finding) findings.push(finding);
  }
  return findings;
}

/** Keys given twice. When an entry of a list starts over with its first key, it is the dash that is missing. */
function findRepeated(
  { items }: YAMLMap,
  isEntry: boolean,
  syntax: Syntax,
  text: string,
): Finding[] {
  const first = new Map<string, Range>();
  const findings: Finding[] = [];
  for (const { key, value } of items) {
    const name = textOf(key);
    const range = rangeOf(syntax, key);
    const earlier = first.get(name);
    first.set(name, earlier ?? range);
    if (!earlier) continue;
    const startsOver = isEntry && findings.length === 0 && name === textOf(items[0]?.key);
    const end = rangeOf(syntax, startsOver ? items.at(-1)?.value : value)[1];
    const covers: Range = [range[0], Math.max(range[1], end)];
    findings.push(
      startsOver
        ? dashMissing(name, range, covers)
        : givenTwice(name, range, covers, lineNumber(text, earlier[0])),
    );
    if (startsOver) break;
  }
  return findings;
}

function dashMissing(name: string, range: Range, covers: Range): Finding {
  return {
    severity: "error",
    code: "dash",
    message: `${quote(name)} starts another entry of the list, but there is no - in front of it.`,
    hint: "Write - and a space in front, two columns to the left. If it is no new entry, delete it.",
    range,
    covers,
  };
}

function givenTwice(name: string, range: Range, covers: Range, line: number): Finding {
  return {
    severity: "error",
    code: "given-twice",
    message: `${quote(name)} is given twice; the first stands in line ${line}.`,
    hint: "Keep one of them and delete the other.",
    range,
    covers,
  };
}

/** Escapes such as "\0" bring in what the characters of the file may not be. */
function hiddenCharacter({ value }: Scalar, range: Range): Finding | undefined {
  return typeof value === "string" && /[^\P{Cc}\t\n\r\u0085]|\p{Cs}/u.test(value)
    ? {
        severity: "error",
        code: "control-character",
        message: "The text holds a code for a character that cannot be shown.",
        hint: "Delete the code that starts with a backslash.",
        range,
      }
    : undefined;
}

function commentedOut(node: Scalar, range: Range, from: number, text: string): Finding | undefined {
  const { value, comment, type } = node;
  if (comment === undefined || comment === null || type !== "PLAIN" || /^[\s#]/.test(comment))
    return undefined;
  const start = text.indexOf("#", range[1]);
  const end = start + 1 + comment.length;
  if (start < 0 || text.slice(start + 1, end) !== comment) return undefined;
  const hidden = text.slice(start, end).trimEnd();
  if (value === null) {
    const certain = /^#[\w-]+$/.test(hidden);
    return {
      severity: "error",
      code: "needs-quotes",
      message: `Without quotes, ${quote(hidden)} is a comment, and the value is empty.`,
      hint: `Put quotes around it: ${quoted(hidden)}`,
      range: [start, start + hidden.length],
      covers: [from, end],
      ...(certain && {
        fix: {
          title: "Put quotes around it.",
          edits: [{ start, end: start + hidden.length, text: quoted(hidden) }],
        },
      }),
    };
  }
  return typeof value === "string"
    ? {
        severity: "warning",
        code: "cut-text",
        message: `${quote(hidden)} is not shown: without quotes, # starts a comment.`,
        hint: `If it belongs to the text, put quotes around the whole: ${quoted(text.slice(range[0], start + hidden.length))}`,
        range: [start, start + hidden.length],
      }
    : undefined;
}

/** Numbers that are written so that people read another number, or a text. */
function oddNumber({ value, type }: Scalar, range: Range, text: string): Finding | undefined {
  const written = text.slice(...range);
  if (
    typeof value !== "number" ||
    !Number.isFinite(value) ||
    type !== "PLAIN" ||
    !/^[-+]?0[0-9ox]|^[-+]?\.?[0-9]*\.?(inf|nan)/i.test(written)
  ) {
    return undefined;
  }
  return {
    severity: "warning",
    code: "odd-number",
    message: `${quote(written)} is read as the number ${value}.`,
    hint: `Write ${value}, or put quotes around it if it is a text.`,
    range,
  };
}

function rangeOf({ back }: Syntax, node: unknown): Range {
  const range =
    typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(range) ? back([range[0], range[1]]) : [0, 0];
}
