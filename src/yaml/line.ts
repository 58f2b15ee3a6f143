/** One line of the file, taken apart as far as a single line tells: `indent - key: value`. */
export interface Line {
  start: number;
  /** Before the line's end, and before blanks that end it. */
  end: number;
  text: string;
  indent: string;
  /** Where the content starts, behind the dashes of a list: what lines of one group have in common. */
  column: number;
  /** The key, when the line starts with one; without its quotes if it has any. */
  key: string | undefined;
  /** What follows the key and its colon, or the line's content when there is no key. */
  value: string;
  valueStart: number;
}

/** The number of the line that holds the offset, as people count. */
export const lineNumber = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

/** The line that holds the offset. */
export function lineAt(text: string, offset: number): Line {
  // A search from -1 would start at 0, and find the end of an empty first line.
  const start = offset > 0 ? text.lastIndexOf("\n", offset - 1) + 1 : 0;
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

/** The first line that says something. */
export function firstLine(text: string): Line | undefined {
  const first = lineAt(text, 0);
  return isSilent(first) ? lineBelow(text, first) : first;
}

/** The next line below that says something: neither blank nor a comment. */
export function lineBelow(text: string, line: Line): Line | undefined {
  let next = line;
  do {
    const start = text.indexOf("\n", next.end) + 1;
    if (start === 0 || start >= text.length) return undefined;
    next = lineAt(text, start);
  } while (isSilent(next));
  return next;
}

/** The next line above that says something. */
export function lineAbove(text: string, line: Line): Line | undefined {
  let next = line;
  do {
    if (next.start === 0) return undefined;
    next = lineAt(text, next.start - 1);
  } while (isSilent(next));
  return next;
}

/** The nearest line above that starts in the column or left of it: of the same group, or what opens it. */
export function levelAbove(text: string, line: Line, column: number): Line | undefined {
  let above = lineAbove(text, line);
  while (above && above.indent.length > column) above = lineAbove(text, above);
  return above;
}

/** The nearest line below that starts in the column or left of it: of the same group, or what ends it. */
export function levelBelow(text: string, line: Line, column: number): Line | undefined {
  let below = lineBelow(text, line);
  while (below && below.indent.length > column) below = lineBelow(text, below);
  return below;
}

/** The lines that a fault may lie in: the one where it shows, and the one above, unless that is of a text, which may hold anything. */
export function suspects(text: string, line: Line): Line[] {
  const above = lineAbove(text, line);
  return above && !isInText(text, above) ? [line, above] : [line];
}

/** Whether a line belongs to a text behind > or |. */
function isInText(text: string, line: Line): boolean {
  let outer: Line | undefined = line;
  do outer = outer.indent ? levelAbove(text, outer, outer.indent.length - 1) : undefined;
  while (outer && !opensText(outer));
  return outer !== undefined;
}

/** Whether a text starts on the lines below, behind > or |. */
export const opensText = ({ value }: Line) => /^[>|][-+\d]*(?:[ \t]+#.*)?$/.test(value);

/** Whether the line starts an entry of a list. */
export const isEntry = ({ indent, column }: Line): boolean => column > indent.length;

/** Whether another line of the same group, or another entry of the same list, follows. */
export function goesOn(text: string, first: Line): boolean {
  const next = levelBelow(text, first, first.indent.length);
  return (
    next?.key !== undefined && next.indent === first.indent && isEntry(next) === isEntry(first)
  );
}

/** Whether a line says nothing: it is blank, or a comment. */
export const isSilent = ({ text }: Line) => /^\s*(#|$)/.test(text);

/** Whether nothing stands between two lines that would be lost if they were joined: no comment. */
export const isAdjacent = (text: string, { end }: Line, { start }: Line): boolean =>
  text.slice(end, start).trim() === "";

/** Whether the line says all there is to say: it neither opens a group nor a text on the lines below. */
export const isComplete = ({ value }: Line) => value !== "" && !/^[>|#]/.test(value);

/** The text as YAML reads it back unchanged, in the quotes that need the fewest changes. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
