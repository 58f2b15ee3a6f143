import { quote } from "../../shared/text/wording.ts";
import {
  isComplete,
  isEntry,
  levelAbove,
  levelBelow,
  lineAbove,
  lineBelow,
  suspects,
  type TextLine,
} from "../line.ts";
import type { SyntaxRule } from "./rule.ts";
import { more, shifted, spaces } from "./shift.ts";

/** `- type: …` out of line with the other entries of its list, or with its own settings. */
export const slippedEntry: SyntaxRule = ({ text }, line) => {
  for (const entry of suspects(text, line)) {
    if (!entry.key || !isEntry(entry)) continue;
    const { start, end, indent } = entry;
    const alike = [...listAlike(text, entry, lineAbove), ...listAlike(text, entry, lineBelow)];
    if (alike.some((other) => other.indent === indent)) continue;
    const below = lineBelow(text, entry);
    const unlike = (other: TextLine) =>
      2 * Number(!hasSetting(text, other, below?.key)) + Number(other.column !== below?.column);
    const [nearest] = alike.sort(
      (a, b) => unlike(a) - unlike(b) || Math.abs(a.start - start) - Math.abs(b.start - start),
    );
    const opener = lineAbove(text, entry);
    const own = opener?.value === "" ? opener.column + 2 : undefined;
    const goal = nearest?.indent.length ?? (below?.column === (own ?? 0) + 2 ? own : undefined);
    if (goal === undefined || goal === indent.length) continue;
    const where = !nearest
      ? "two columns left of the settings below it"
      : alike.some((other) => other.start < start && other.indent === nearest.indent)
        ? "exactly below those of the entries above it"
        : "exactly above those of the entries below it";
    const by = goal - indent.length;
    const lines = [entry, ...settingsOf(text, entry, goal)];
    const remedy = by > 0 ? `Put ${more(by)}` : `Take ${spaces(-by)} away`;
    const others = lines.length > 1 ? ", and before each line below that belongs to it" : "";
    return {
      diagnostic: {
        code: "indent",
        message: `This - does not stand ${where}.`,
        hint: `${remedy} before it${others}.`,
        range: [start + indent.length, end],
      },
      repairs: [lines.map((each) => shifted(each, by))],
    };
  }
  return undefined;
};

/** True if an entry has a setting of this name, behind its dash or below. */
function hasSetting(text: string, entry: TextLine, name: string | undefined): boolean {
  let line: TextLine | undefined = entry;
  do {
    if (line.key === name && line.column === entry.column) return true;
    line = lineBelow(text, line);
  } while (line && line.indent.length >= entry.column);
  return false;
}

/** The lines of an entry that are misplaced with it, without those of its neighbours. */
function settingsOf(text: string, entry: TextLine, goal: number): TextLine[] {
  const lines: TextLine[] = [];
  let above = entry;
  let line = lineBelow(text, above);
  if (line?.column !== entry.column) return [];
  while (line && line.indent.length >= entry.column) {
    const isNext = isEntry(line) && line.key === entry.key && line.indent.length === goal;
    const isInside =
      line.column <= above.column || !isComplete(above) || !(line.key || isEntry(line));
    if (isNext || !isInside) break;
    lines.push(line);
    above = line;
    line = lineBelow(text, above);
  }
  return lines;
}

/** Entries of the same list, above or below, that start with the same key. No line between is left of both. */
function listAlike(
  text: string,
  entry: TextLine,
  step: (text: string, line: TextLine) => TextLine | undefined,
): TextLine[] {
  const alike: TextLine[] = [];
  let leftmost = Number.POSITIVE_INFINITY;
  for (let other = step(text, entry); other; other = step(text, other)) {
    const left = Math.min(entry.indent.length, other.indent.length);
    const isAlike = isEntry(other) && other.key === entry.key && leftmost >= left;
    if (isAlike && !isInside(text, entry, other) && !isInside(text, other, entry)) {
      alike.push(other);
    }
    leftmost = Math.min(leftmost, other.indent.length);
  }
  return alike;
}

/** True if an entry is in a list inside another entry. */
function isInside(text: string, inner: TextLine, outer: TextLine): boolean {
  const opener = levelAbove(text, inner, inner.indent.length - 1);
  return inner.indent.length > outer.indent.length && (opener?.start ?? 0) > outer.start;
}

/** `type: …` that starts an entry without its dash, and in another column than the entry's other settings. */
export const lostDash: SyntaxRule = ({ text }, line) => {
  for (const suspect of suspects(text, line)) {
    if (!suspect.key || isEntry(suspect)) continue;
    const { start, end, indent, key } = suspect;
    const lead = leadOfEntry(text, suspect);
    if (lead === undefined) continue;
    const at = start + indent.length;
    return {
      diagnostic: {
        code: "dash",
        message: `${quote(key)} starts an entry of the list, but there is no - in front of it.`,
        hint: `Begin the line with ${lead > 0 ? `${spaces(lead)}, ` : ""}- and a space.`,
        range: [at, end],
      },
      repairs: [[{ start, end: at, text: `${" ".repeat(lead)}- ` }]],
      certain: "Put - in front of the entry.",
    };
  }
  return undefined;
};

/** The column of the dash, for an entry that begins with this line and goes on with the next. */
function leadOfEntry(text: string, line: TextLine): number | undefined {
  const below = lineBelow(text, line);
  const lead = (below?.column ?? 0) - 2;
  if (!below || lead < 0 || line.column === below.column) return undefined;
  const others = [levelAbove(text, line, lead), levelBelow(text, below, lead)];
  const isAlike = others.some(
    (other) => other && isEntry(other) && other.indent.length === lead && other.key === line.key,
  );
  return isAlike ? lead : undefined;
}
