/** One line of the file and its parts, as far as one line shows them: `indent - key: value`. */
export interface TextLine {
  start: number;
  /** The end without the line break and trailing blanks. */
  end: number;
  text: string;
  indent: string;
  /** The column of the content, behind any dashes. All lines of a group share it. */
  column: number;
  /** The key without its quotes, if the line starts with one. */
  key: string | undefined;
  /** The text behind the key and its colon, or the whole content if there is no key. */
  value: string;
  valueStart: number;
}

/** The number of the line that holds the offset, from 1. */
export const lineNumber = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

/** The start of the line that holds the offset. */
export const lineStart = (text: string, at: number): number =>
  // A search from -1 would start at 0, and find the end of an empty first line.
  at > 0 ? text.lastIndexOf("\n", at - 1) + 1 : 0;

/** The end of the line that holds the offset: the start of the next one. */
export const lineEnd = (text: string, at: number): number =>
  text.indexOf("\n", at) + 1 || text.length;

/** The line that holds the offset. */
export function lineAt(text: string, offset: number): TextLine {
  const start = lineStart(text, offset);
  const stop = text.indexOf("\n", start);
  const line = text.slice(start, stop < 0 ? text.length : stop).trimEnd();
  const [lead = "", indent = ""] = /^([ \t]*)(?:-[ \t]+)*/.exec(line) ?? [];
  const rest = line.slice(lead.length);
  const [head = "", name] = /^["']?([\w.-]+)["']?[ \t]*:(?:[ \t]+|$)/.exec(rest) ?? [];
  const value = rest.slice(head.length);
  return {
    start,
    end: start + line.length,
    text: line,
    indent,
    column: lead.length,
    key: name,
    value,
    valueStart: start + lead.length + head.length,
  };
}

/** The first line that is neither blank nor a comment. */
export function firstLine(text: string): TextLine | undefined {
  const first = lineAt(text, 0);
  return isSilent(first) ? lineBelow(text, first) : first;
}

/** The next line below that is neither blank nor a comment. */
export function lineBelow(text: string, line: TextLine): TextLine | undefined {
  let next = line;
  do {
    const start = text.indexOf("\n", next.end) + 1;
    if (start === 0 || start >= text.length) return undefined;
    next = lineAt(text, start);
  } while (isSilent(next));
  return next;
}

/** The next line above that is neither blank nor a comment. */
export function lineAbove(text: string, line: TextLine): TextLine | undefined {
  let next = line;
  do {
    if (next.start === 0) return undefined;
    next = lineAt(text, next.start - 1);
  } while (isSilent(next));
  return next;
}

/**
 * The nearest line above that starts in the column or left of it: one of the same group, or the one that opens it.
 */
export function levelAbove(text: string, line: TextLine, column: number): TextLine | undefined {
  let above = lineAbove(text, line);
  while (above && above.indent.length > column) above = lineAbove(text, above);
  return above;
}

/** The nearest line below that starts in the column or left of it: one of the same group, or the one that ends it. */
export function levelBelow(text: string, line: TextLine, column: number): TextLine | undefined {
  let below = lineBelow(text, line);
  while (below && below.indent.length > column) below = lineBelow(text, below);
  return below;
}

/**
 * The lines that may hold the mistake: the one where it shows, and the one above. A line inside a text is left out,
 * as it may hold anything.
 */
export function suspects(text: string, line: TextLine): TextLine[] {
  const above = lineAbove(text, line);
  return above && !isInText(text, above) ? [line, above] : [line];
}

/** True if a line belongs to a text behind > or |. */
export function isInText(text: string, line: TextLine): boolean {
  let outer: TextLine | undefined = line;
  do outer = outer.indent ? levelAbove(text, outer, outer.indent.length - 1) : undefined;
  while (outer && !opensText(outer));
  return outer !== undefined;
}

/** True if the line ends in > or |, so that a text starts on the lines below. */
export const opensText = ({ value }: TextLine) => /^[>|][-+\d]*(?:[ \t]+#.*)?$/.test(value);

/** True if the line starts an entry of a list. */
export const isEntry = ({ indent, column }: TextLine): boolean => column > indent.length;

/** True if another line of the same group, or another entry of the same list, follows. */
export function goesOn(text: string, first: TextLine): boolean {
  const next = levelBelow(text, first, first.indent.length);
  return (
    next?.key !== undefined && next.indent === first.indent && isEntry(next) === isEntry(first)
  );
}

/** True if the line is blank or a comment. */
export const isSilent = ({ text }: TextLine) => /^\s*(#|$)/.test(text);

/** True if the two lines can be joined without loss: no comment is between them. */
export const isAdjacent = (text: string, { end }: TextLine, { start }: TextLine): boolean =>
  text.slice(end, start).trim() === "";

/** True if the line holds its whole value: it opens neither a group nor a text on the lines below. */
export const isComplete = ({ value }: TextLine) => value !== "" && !/^[>|#]/.test(value);

/** The text in quotes. Chooses the kind of quotes that needs the fewest escapes. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** The line end of the file. */
export const lineBreak = (text: string): string =>
  /\r?\n/.exec(text)?.[0] === "\r\n" ? "\r\n" : "\n";
