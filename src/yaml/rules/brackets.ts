import { isCollection } from "yaml";
import { allOf, quote } from "../../shared/text/wording.ts";
import { lineAbove, lineAt, type TextLine } from "../line.ts";
import { meanings } from "./needsQuotes.ts";
import { opensInside, quoteAgain } from "./quotes.ts";
import { type Brackets, type BracketText, readBrackets } from "./readBrackets.ts";
import type { ParseError, SyntaxDiagnostic, SyntaxRule } from "./rule.ts";

/** The start of the last list or group in brackets at or before the error. */
export const lastBracket = ({ nodes, toSourceRange, at, text }: ParseError): number | undefined =>
  nodes
    .flatMap(({ node }) => (isCollection(node) && node.flow && node.range ? [node.range] : []))
    .map(([start, end]) => toSourceRange([start, end])[0])
    .findLast((start) => start <= at && /[[{]/.test(text[start] ?? ""));

/** `[*bold*, b]`, `{ title: @home }`, `{ title: Now: more }`: a text between brackets that needs quotes. */
export const textInBrackets: SyntaxRule = (parseError, line) => {
  const { text } = parseError;
  const last = lastBracket(parseError);
  // A quote that opens between brackets may be closed at the end of the file.
  const brackets = readAround(text, line) ?? readAround(text, lineAt(text, last ?? line.start));
  const wrong = brackets ? brackets.texts.filter((each) => signOf(each) !== undefined) : [];
  const [first, ...others] = wrong;
  return brackets && first && diagnose([first, ...others], brackets);
};

/** The brackets that begin in a line or above it, and end in it or below. */
function readAround(text: string, line: TextLine): Brackets | undefined {
  let opener: TextLine | undefined = line;
  while (opener && opener.value !== "") {
    const brackets = /^[[{](?!\{)/.test(opener.value) && readBrackets(text, opener.valueStart);
    const isWhole = brackets && /^[ \t]*(?:#.*)?$/m.exec(text.slice(brackets.end))?.index === 0;
    if (isWhole && brackets.end > line.start) return brackets;
    opener = lineAbove(text, opener);
  }
  return undefined;
}

/** Signs that a text without quotes cannot start with or hold between brackets. */
const signs = /^([*&!@`%|>"[]|'(?!.*'$)|'(?=.*[^'\s]'[^',]+')|\{\{|\?(?=\s))|(:)(?=\s|$)|([[{])/;

function signOf({ text }: BracketText): string | undefined {
  if (/^"(?:[^"\\]|\\.)*"$|^'(?:[^']|'')*'$/.test(text)) return undefined;
  return signs.exec(text)?.[0];
}

function diagnose(
  wrong: [BracketText, ...BracketText[]],
  { texts, isNamed }: Brackets,
): SyntaxDiagnostic {
  const [first] = wrong;
  const { text, start, end, key } = first;
  const sign = signOf(first) ?? "";
  const which = key === undefined ? quote(text) : `the text of "${key}"`;
  const parted = wrong.find((each) => isParted(each, texts));
  const open = wrong.find((each) => /^"[^"]*$/.test(each.text));
  const advice = parted
    ? adviseParted(parted)
    : open
      ? `Write " where the text ends, too: ${open.text}"`
      : `Put quotes around ${wrong.length > 1 ? "each" : "it"}: ${allOf(wrong.map(quoteWhole))}`;
  return {
    diagnostic: {
      code: "needs-quotes",
      message: text.startsWith(sign)
        ? `Text that starts with ${sign} needs quotes: without them, ${meanings[sign] ?? "it means something else to YAML"}.`
        : `Between brackets, ${which} needs quotes, because it holds ${quote(sign)}.`,
      hint: advice,
      range: [start, end],
      suppresses: [start, end],
    },
    repairs: [wrong.map((each) => ({ start: each.start, end: each.end, text: quoteWhole(each) }))],
    ...(isNamed &&
      !parted &&
      !open && { certain: `Put quotes around the ${wrong.length > 1 ? "texts" : "text"}.` }),
  };
}

/** A text in quotes that hold it whole. */
const quoteWhole = ({ text }: BracketText): string =>
  /^"[^"]*$/.test(text) ? `${text}"` : quoteAgain(text);

const adviseParted = ({ text }: BracketText): string =>
  text.startsWith('"')
    ? "Put single quotes around the whole text, its commas too, in place of the double ones that open and close it."
    : "Put quotes around the whole text, its commas too. Settings are parted by commas, not by ;.";

/** True if a comma may have parted a text: a sign that opens in it may be closed in a later one. */
function isParted({ text, start }: BracketText, texts: readonly BracketText[]): boolean {
  if (/;\s*[\w-]+:\s/.test(text)) return true;
  const [sign = ""] = /^(?:[*`"']|\[)/.exec(text) ?? [];
  if (sign === "") return false;
  const end = sign === "[" ? "]" : sign;
  const isOpen = end === '"' ? opensInside(text, end) : !text.slice(1).includes(end);
  return isOpen && texts.some((each) => each.start > start && each.text.includes(end));
}
