import { type Document, LineCounter, type ParsedNode, parseDocument } from "yaml";

/** A document as the `yaml` library reads it. */
export type Parsed = Document.Parsed<ParsedNode>;

/** Makes a document of a text. */
export type Parse = (text: string) => Parsed;

/** Parses YAML 1.2 and nothing older or looser. Keys given twice are found by a later check, in linear time. */
export function parse(text: string): Parsed {
  return parseDocument(text, {
    version: "1.2",
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false,
    prettyErrors: false,
  });
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
