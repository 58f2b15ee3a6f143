import { isMap, isScalar, type Scalar } from "yaml";
import { asText } from "../../shared/lookUp.ts";
import { quote } from "../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../diagnostic.ts";
import { quoted } from "../line.ts";
import { sectionDepth } from "../nodes.ts";
import { showInWindows } from "../windows1252.ts";
import { findPartedNumbers } from "./partedNumbers.ts";
import { rangeOf, type Syntax } from "./read.ts";
import { findRepeated } from "./repeatedKeys.ts";

/** The nodes of sections without ambiguous values. */
const plain = new WeakSet<object>();

/** Finds values that YAML accepts, but reads otherwise than a person would. */
export function findAmbiguousValues(syntax: Syntax, text: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let section: { node: object; isPlain: boolean; found: number } | undefined;
  const close = () => {
    if (section && section.found === diagnostics.length) plain.add(section.node);
  };
  for (const { node, pair, isEntry, depth } of syntax.nodes) {
    if (depth <= sectionDepth) {
      close();
      const isSection = depth === sectionDepth && isEntry;
      section = isSection
        ? { node, isPlain: plain.has(node), found: diagnostics.length }
        : undefined;
    }
    if (section?.isPlain) continue;
    if (isMap(node)) {
      const parted = findPartedNumbers(node, syntax, text);
      // The ends of several such numbers may be alike.
      diagnostics.push(...(parted.length > 0 ? parted : findRepeated(node, isEntry, syntax, text)));
    }
    if (!isScalar(node)) continue;
    const range = rangeOf(syntax, node);
    const [from] = pair ? rangeOf(syntax, pair.key) : range;
    const diagnostic =
      hiddenCharacter(node, range, text) ??
      (node === pair?.key
        ? undefined
        : (commentedOut(node, range, from, text) ?? oddNumber(node, range, text)));
    if (diagnostic) diagnostics.push(diagnostic);
  }
  close();
  return diagnostics;
}

/** Escapes such as "\0" bring in characters that the file itself may not hold. */
function hiddenCharacter(
  { value, type }: Scalar,
  range: Range,
  text: string,
): Diagnostic | undefined {
  const codes = type === "QUOTE_DOUBLE" ? listWindowsCodes(text, range) : [];
  const [first] = codes;
  const rest = first ? asText(value).replaceAll(/[\u0080-\u009f]/g, showInWindows) : value;
  const isHidden = typeof rest === "string" && /[^\P{Cc}\t\n\r\u0085]|\p{Cs}/u.test(rest);
  if (!first && !isHidden) return undefined;
  const message = "The text holds a code for a character that cannot be shown.";
  if (!first) {
    const hint = "Delete the code that starts with a backslash.";
    return { code: "control-character", message, hint, range };
  }
  const { written, meant } = first;
  const title = `Write ${meant} in place of ${written}.`;
  const edits = codes.map(({ range: [start, end], meant: text }) => ({ start, end, text }));
  return {
    code: "control-character",
    message,
    hint: `Write ${meant} in place of ${written}: programs of Windows show it so.`,
    range: first.range,
    ...(!isHidden && { fix: { reason: "notation", title, edits } }),
  };
}

/** The codes of control characters in double quotes that stand for signs of Windows, such as `\x92` for ’. */
function listWindowsCodes(text: string, [from, to]: Range) {
  return [...text.slice(from, to).matchAll(/\\(?:x(..)|u(.{4})|.)/g)].flatMap(
    ({ 0: written, 1: short, 2: long, index }) => {
      const number = Number.parseInt(short ?? long ?? "0", 16);
      const meant = showInWindows(String.fromCharCode(number));
      const start = from + index;
      const range: Range = [start, start + written.length];
      return number > 0x7f && meant.charCodeAt(0) !== number ? [{ written, meant, range }] : [];
    },
  );
}

function commentedOut(
  node: Scalar,
  range: Range,
  from: number,
  text: string,
): Diagnostic | undefined {
  const { value, comment, type } = node;
  if (comment === undefined || comment === null || type !== "PLAIN" || /^[\s#]/.test(comment))
    return undefined;
  // If a name has no value, the parser joins its comment with the comments on the lines below.
  const [first = ""] = comment.split("\n");
  const start = text.indexOf("#", range[1]);
  const end = start + 1 + first.length;
  if (start < 0 || text.slice(start + 1, end) !== first) return undefined;
  if (value === null && text.slice(range[1], start).includes("\n")) return undefined;
  const hidden = text.slice(start, end).trimEnd();
  if (value === null) {
    const certain = /^#[\p{L}\p{M}\p{N}_-]+$/u.test(hidden);
    return {
      code: "needs-quotes",
      message: `Without quotes, ${quote(hidden)} is a comment, and the value is empty.`,
      hint: `Put quotes around it: ${quoted(hidden)}`,
      range: [start, start + hidden.length],
      suppresses: [from, end],
      ...(certain && {
        fix: {
          reason: "syntax",
          title: "Put quotes around it.",
          edits: [{ start, end: start + hidden.length, text: quoted(hidden) }],
        },
      }),
    };
  }
  return typeof value === "string"
    ? {
        code: "cut-text",
        message: `${quote(hidden)} is not shown: without quotes, # starts a comment.`,
        hint: `If it belongs to the text, put quotes around the whole: ${quoted(text.slice(range[0], start + hidden.length))}. If it is a comment, move it to a line of its own.`,
        range: [start, start + hidden.length],
      }
    : undefined;
}

/** Numbers in a notation that people read as another number, or as a text. */
function oddNumber({ value, type }: Scalar, range: Range, text: string): Diagnostic | undefined {
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
    code: "odd-number",
    message: `${quote(written)} is read as the number ${value}.`,
    hint: `Write ${value}, or put quotes around it if it is a text.`,
    range,
  };
}
