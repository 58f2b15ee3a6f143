import { quote } from "../../shared/text/wording.ts";
import {
  firstLine,
  goesOn,
  isComplete,
  isEntry,
  levelAbove,
  levelBelow,
  lineAbove,
  lineBelow,
  type TextLine,
} from "../line.ts";
import type { ParseError, SyntaxRule } from "./rule.ts";
import { more, outdented, shifted, slips, spaces } from "./shift.ts";

/** A setting further left than its group, which goes on below it. */
export const leftOfGroup: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code)) return undefined;
  for (const { setting, below, isFar } of listDescents(text, line)) {
    if (!setting.key || isEntry(setting) || !below.key) continue;
    const before = levelAbove(text, setting, below.column);
    const isAmong = before?.column === below.column;
    // Levels are two columns wide: a single odd column is a mistake.
    const isOdd = setting.column % 2 > below.column % 2 && goesOn(text, below);
    const isFirst =
      before?.value === "" &&
      before.start === lineAbove(text, setting)?.start &&
      (setting.column <= before.column || isOdd);
    if (!before?.key || !(isAmong || isFirst)) continue;
    // If it is in line with others, it may be right, and another line wrong.
    const fits = levelAbove(text, setting, setting.column)?.column === setting.column;
    if (fits && isFar && setting.column + 2 !== below.column) continue;
    const by = below.column - setting.column;
    const [belongs, otherwise] = isAmong
      ? ["with", `take ${spaces(by)} away before ${quote(below.key)}`]
      : ["to", "move it above that line"];
    return {
      diagnostic: {
        code: "indent",
        message: `${quote(setting.key)} stands further left than the settings ${isAmong ? "around" : "below"} it.`,
        hint: fits
          ? `If it belongs ${belongs} ${quote(before.key)}, put ${more(by)} before it. If not, ${otherwise}.`
          : `Put ${more(by)} before it.`,
        range: [setting.start + setting.indent.length, setting.end],
      },
      repairs: [[shifted(setting, by)]],
      ...(!fits && { certain: `Put ${more(by)} before it.` }),
    };
  }
  return undefined;
};

interface Descent {
  setting: TextLine;
  /** A line further right than the setting, but not part of it. */
  below: TextLine;
  /** True if lines that belong to the setting are between the two. */
  isFar: boolean;
}

function listDescents(text: string, line: TextLine): Descent[] {
  const [above, below] = [lineAbove(text, line), lineBelow(text, line)];
  const descents: Descent[] = [];
  if (below && isComplete(line) && below.column > line.column) {
    descents.push({ setting: line, below, isFar: false });
  }
  if (above && isComplete(above) && line.column > above.column) {
    descents.push({ setting: above, below: line, isFar: false });
  }
  const outer = levelAbove(text, line, line.indent.length - 1);
  if (outer && outer.start !== above?.start) {
    descents.push({ setting: outer, below: line, isFar: true });
  }
  return descents;
}

/** A setting further right than the one above it, after which the group goes on in the column of that one. */
export const rightOfGroup: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code)) return undefined;
  for (const setting of [line, lineBelow(text, line)]) {
    const before = setting && lineAbove(text, setting);
    if (!setting?.key || isEntry(setting) || !before?.key || !isComplete(before)) continue;
    const after = levelBelow(text, setting, setting.column - 1);
    const by = setting.column - before.column;
    if (by <= 0 || !after?.key || isEntry(after) || after.column !== before.column) continue;
    return {
      diagnostic: {
        code: "indent",
        message: `${quote(setting.key)} stands further right than the settings around it.`,
        hint: `Take ${spaces(by)} away before it. If it belongs to the text of ${quote(before.key)}, put quotes around the whole text.`,
        range: [setting.start + setting.column, setting.end],
      },
      repairs: [outdented(text, setting, by)],
    };
  }
  return undefined;
};

/** The first setting of a group, further right than the rest. */
export const firstOfGroup: SyntaxRule = (parseError, line) => {
  const { text } = parseError;
  const { opener, first, level, by } = headOfGroup(parseError, line) ?? {};
  // If several lines share the column, the line that opens the group is wrong instead.
  if (!first?.key || !by || line.column !== level || goesOn(text, first)) return undefined;
  const away = `Take ${spaces(by)} away before it.`;
  const move = moveInLine(text, first, line, opener);
  return {
    diagnostic: {
      code: "indent",
      message: `${quote(first.key)} stands further right than the settings below it.`,
      hint: move ? `${move} If not, take ${spaces(by)} away.` : away,
      range: [first.start + first.column, first.end],
    },
    repairs: [[shifted(first, -by)]],
    ...(!move && { certain: away }),
  };
};

/** The place of a line that may have been swapped with its neighbour: its column is that of the lines beyond. */
function moveInLine(
  text: string,
  moved: TextLine,
  below: TextLine,
  above: TextLine | undefined,
): string | undefined {
  const next = lineBelow(text, below)?.column ?? 0;
  const isHeading = below.value === "" && (next === moved.column || next <= below.column);
  if (isHeading) return `If it belongs to ${quote(below.key)}, move it below that line.`;
  const isBelow = above?.key && lineAbove(text, above)?.column === moved.column;
  return isBelow ? `If it belongs to what is above ${quote(above.key)}, move it there.` : undefined;
}

/** A setting between a group and the line that opens it. */
export const outOfGroup: SyntaxRule = (parseError, line) => {
  const { text } = parseError;
  const { opener, first, level, by } = headOfGroup(parseError, line) ?? {};
  const isAmong = lineBelow(text, line)?.column === first?.column;
  if (!line.key || !by || !opener?.key || first?.column !== level || isAmong) return undefined;
  return {
    diagnostic: {
      code: "indent",
      message: `${quote(line.key)} stands between ${quote(opener.key)} and the settings that belong to it.`,
      hint: `If it is one of them, put ${more(by)} before it. If not, take ${spaces(line.column - opener.column)} away.`,
      range: [line.start + line.column, line.end],
    },
    repairs: [[shifted(line, by)], outdented(text, line, line.column - opener.column)],
  };
};

interface Head {
  /** The line that opens the group; undefined for the top level of the page. */
  opener: TextLine | undefined;
  first: TextLine;
  /** The right column for the group. */
  level: number;
  /** The distance from the misplaced line to the first line, in columns. */
  by: number;
}

/** The head of the group around a setting, if the head is further right than the setting. */
function headOfGroup({ code, text }: ParseError, line: TextLine): Head | undefined {
  // If the first line of a page is indented, the parser calls the rest unexpected.
  const isSaid = code === "BAD_INDENT" || (code === "UNEXPECTED_TOKEN" && line.column === 0);
  if (!isSaid || isEntry(line) || !line.key) return undefined;
  const opener = levelAbove(text, line, line.column);
  if (opener && (opener.value !== "" || opener.column === line.column)) return undefined;
  const first = opener ? lineBelow(text, opener) : firstLine(text);
  if (!first?.key || isEntry(first) || first.column <= line.column) return undefined;
  const level = opener ? opener.column + 2 : 0;
  return { opener, first, level, by: first.column - line.column };
}
