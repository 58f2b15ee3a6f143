import { quote } from "../words.ts";
import type { Diagnose } from "./fault.ts";
import { type Line, lineAbove, lineBelow } from "./line.ts";
import { isEntry, levelAbove, levelBelow, outdented, shifted, slips, spaces } from "./shift.ts";

/** A setting that stands further left than its group, which goes on below it. */
export const leftOfGroup: Diagnose = ({ code, text }, line) => {
  if (!slips.has(code)) return undefined;
  for (const setting of [line, lineAbove(text, line)]) {
    if (!setting?.key || isEntry(setting) || !isComplete(setting)) continue;
    const below = lineBelow(text, setting);
    if (!below?.key || below.column <= setting.column) continue;
    const before = levelAbove(text, setting, below.column);
    const isAmong = before?.column === below.column;
    // Levels are two columns wide: a lone odd column has slipped.
    const isOdd = setting.column % 2 > below.column % 2 && goesOn(text, below);
    const isFirst = before?.value === "" && (setting.column <= before.column || isOdd);
    if (!before?.key || !(isAmong || isFirst)) continue;
    const by = below.column - setting.column;
    const more = `${by} more space${by === 1 ? "" : "s"} before it.`;
    // Where it stands in line with others, it may be right, and another line not.
    const fits = levelAbove(text, setting, setting.column)?.column === setting.column;
    const [belongs, otherwise] = isAmong
      ? ["with", `take ${spaces(by)} away before ${quote(below.key)}`]
      : ["to", "move it above that line"];
    return {
      finding: {
        code: "indent",
        message: `${quote(setting.key)} stands further left than the settings ${isAmong ? "around" : "below"} it.`,
        hint: fits
          ? `If it belongs ${belongs} ${quote(before.key)}, put ${more} If not, ${otherwise}.`
          : `Put ${more}`,
        range: [setting.start + setting.indent.length, setting.end],
      },
      mends: [[shifted(setting, by)]],
      ...(!fits && { certain: `Put ${more}` }),
    };
  }
  return undefined;
};

/** Settings or entries without the line that opens their group. */
export const namelessGroup: Diagnose = ({ code, text }, line) => {
  if (!slips.has(code)) return undefined;
  for (const first of [line, lineBelow(text, line)]) {
    if (!first?.key || !goesOn(text, first)) continue;
    const column = first.indent.length;
    const above = isEntry(first) ? levelAbove(text, first, column) : lineAbove(text, first);
    if (!above?.key) continue;
    const isInside = above.column + 1 < column && isComplete(above);
    if (!isInside && !(isEntry(first) && above.column === column)) continue;
    const lead = " ".repeat(isInside ? above.column : column - 2);
    const [list, group] = lead === "" ? ["sections", "site"] : ["items", "props"];
    const [what, opener, otherwise] = isEntry(first)
      ? ["A list", list, ""]
      : [
          "A group of settings",
          group,
          ` If its lines belong beside ${quote(above.key)}, let them start exactly below that.`,
        ];
    return {
      finding: {
        code: "nameless",
        message: `${what} starts here, but no line names it.`,
        hint: `A line such as ${opener}: is missing above it.${otherwise}`,
        range: [first.start + column, first.end],
      },
      mends: [
        [{ start: first.start, end: first.start, text: `${lead}${opener}:\n` }],
        outdented(text, first, column - above.column),
      ],
    };
  }
  return undefined;
};

/** `- props:` below `id: hero`, in one column: a dash among settings. */
export const dashAmongSettings: Diagnose = ({ code, text }, line) => {
  if (!slips.has(code) || !isEntry(line) || !line.key) return undefined;
  const { start, end, indent, column, key } = line;
  const before = levelAbove(text, line, indent.length);
  if (!before?.key || before.column !== indent.length) return undefined;
  const at = start + indent.length;
  return {
    finding: {
      code: "dash",
      message: `A - stands in front of ${quote(key)}, but what is above it are settings, not entries of a list.`,
      hint: `Take the - out, and let ${quote(key)} start exactly below ${quote(before.key)}. If a list begins here, write its name on a line above it.`,
      range: [at, end],
    },
    mends: [[{ start: at, end: start + column, text: "" }]],
  };
};

/** `title:` exactly below the dash of its entry, or of a dash that should not be there. */
export const belowDash: Diagnose = ({ code, text }, line) => {
  if (!slips.has(code) || isEntry(line) || !line.key) return undefined;
  const { start, end, indent, column, key } = line;
  const entry = levelAbove(text, line, column);
  if (!entry?.key || !isEntryAt(column, entry)) return undefined;
  const by = entry.column - column;
  const dash = { start: entry.start + column, end: entry.start + entry.column, text: "" };
  const others = [levelAbove(text, entry, column), levelBelow(text, line, column)];
  const isList = others.some((other) => other && isEntryAt(column, other));
  return {
    finding: {
      code: "indent",
      message: `${quote(key)} stands exactly below the - in front of ${quote(entry.key)}, where another entry would start.`,
      hint: isList
        ? `Put ${by} more spaces before it.`
        : `If it belongs to that entry, put ${by} more spaces before it. If no list is meant here, take that - out.`,
      range: [start + indent.length, end],
    },
    mends: isList ? [[shifted(line, by)]] : [[dash]],
  };
};

const isEntryAt = (column: number, line: Line) => isEntry(line) && line.indent.length === column;

/** Whether the line says all there is to say: it neither opens a group nor a text on the lines below. */
const isComplete = ({ value }: Line) => value !== "" && !/^[>|#]/.test(value);

/** Whether another line of the same group, or another entry of the same list, follows. */
function goesOn(text: string, first: Line): boolean {
  const next = levelBelow(text, first, first.indent.length);
  return next?.indent === first.indent && isEntry(next) === isEntry(first);
}
