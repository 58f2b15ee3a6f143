import {
  type Document,
  type DocumentOptions,
  LineCounter,
  type ParsedNode,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  YAMLParseError,
} from "yaml";

/** A document of the `yaml` library. */
export type Parsed = Document.Parsed<ParsedNode>;

/** Parses a text. */
export type Parse = (text: string) => Parsed;

/** Strict YAML 1.2. A later check finds repeated keys, in linear time. */
const options = {
  version: "1.2",
  uniqueKeys: false,
  stringKeys: true,
  resolveKnownTags: false,
  prettyErrors: false,
} satisfies ParseOptions & DocumentOptions & SchemaOptions;

/** Parses the text. If that would overflow the stack, the document holds nothing but an error. */
export function parse(text: string): Parsed {
  try {
    return parseDocument(text, options);
  } catch (error) {
    // The library's parser recurses for every level that a line opens: a: b: c: …
    if (!(error instanceof RangeError)) throw error;
    const document = parseDocument("", options);
    const at = findDeepLine(text);
    const parseError = new YAMLParseError([at, at + 1], "RESOURCE_EXHAUSTION", error.message);
    document.errors.push(parseError);
    return document;
  }
}

/** The start of the line that opens the most levels. */
function findDeepLine(text: string): number {
  const lines = [...text.matchAll(/.+/g)].map(({ 0: line, index }) => ({
    index,
    levels: line.split(/[:-][ \t]/).length,
  }));
  return lines.reduce((a, b) => (b.levels > a.levels ? b : a), { index: 0, levels: 0 }).index;
}

/** Counts lines and columns from 1. */
export function lineCounter(text: string): (offset: number) => { line: number; column: number } {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    counter.addNewLine(at + 1);
  }
  return (offset) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
}

/** Counts the offset of a line and a column, which start at 1. */
export function countOffsets(text: string): (line: number, column: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (line, column) => (starts[line - 1] ?? 0) + column - 1;
}
