import { quote } from "../../shared/text/wording.ts";
import type { Edit } from "../diagnostic.ts";
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
import type { SyntaxDiagnostic, SyntaxRule } from "./rule.ts";
import { outdented, shifted, slips, spaces } from "./shift.ts";

/** Settings or entries without the line that opens their group. */
export const namelessGroup: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code)) return undefined;
  for (const first of [line, lineBelow(text, line)]) {
    if (!first?.key || !goesOn(text, first)) continue;
    const column = first.indent.length;
    const above = isEntry(first) ? levelAbove(text, first, column) : lineAbove(text, first);
    if (!above?.key || (above.value === "" && lineAbove(text, first)?.start === above.start))
      continue;
    const isInside = above.column + 1 < column && isComplete(above);
    if (!isInside && !(isEntry(first) && above.column === column)) continue;
    const own = isInside ? above.column : column - 2;
    if (own < 0) continue;
    return isEntry(first)
      ? nameless(first, own)
      : nameless(first, own, {
          otherwise: ` If its lines belong beside ${quote(above.key)}, let them start exactly below that.`,
          repairs: [outdented(text, first, column - above.column)],
        });
  }
  return undefined;
};

/** The first line of the page, indented at least as far as the settings that belong to it. */
export const indentedStart: SyntaxRule = ({ code, text }) => {
  const first = firstLine(text);
  const below = first && lineBelow(text, first);
  if (code !== "UNEXPECTED_TOKEN" || !first?.key || first.value !== "" || isEntry(first))
    return undefined;
  const by = first.column;
  const isIndented = below?.key && !isEntry(below) && below.column > 0 && below.column <= by;
  if (!isIndented || !levelBelow(text, first, 0)?.key) return undefined;
  const away = `Take ${spaces(by)} away before it.`;
  return {
    diagnostic: {
      code: "indent",
      message: `${quote(first.key)} stands further right than the other settings of the page.`,
      hint: away,
      range: [first.start + by, first.end],
    },
    repairs: [[shifted(first, -by)]],
    certain: away,
  };
};

/** The first settings of the page, indented, with no line above them. */
export const namelessStart: SyntaxRule = ({ code, text }, line) => {
  const first = firstLine(text);
  const isSaid = code === "UNEXPECTED_TOKEN" && line.column === 0;
  if (!isSaid || !first?.key || first.indent === "" || !goesOn(text, first)) return undefined;
  return nameless(first, 0);
};

/** The entries of a list, directly below the line that opens the group around the list. */
export const namelessList: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code) || isEntry(line) || !line.key) return undefined;
  const opener = levelAbove(text, line, line.column - 1);
  const first = opener?.value === "" ? lineBelow(text, opener) : undefined;
  if (!opener || !first || !isEntry(first) || first.indent.length <= line.column) return undefined;
  // Levels are two columns wide. If the line above the opener has no value, the opener is wrong instead.
  const before = lineAbove(text, opener);
  const isEmpty = before?.value === "" && before.column === opener.column;
  return opener.column === line.column - 2 && !isEmpty ? nameless(first, line.column) : undefined;
};

/**
 * Diagnoses a group whose name is missing. The name belongs in `column`; `otherwise` adds another possible meaning.
 */
function nameless(
  first: TextLine,
  column: number,
  { otherwise = "", repairs = [] }: { otherwise?: string; repairs?: Edit[][] } = {},
): SyntaxDiagnostic {
  const [list, group] = column === 0 ? ["sections", "site"] : ["items", "props"];
  const [what, opener] = isEntry(first) ? ["A list", list] : ["A group of settings", group];
  const name = { start: first.start, end: first.start, text: `${" ".repeat(column)}${opener}:\n` };
  return {
    diagnostic: {
      code: "nameless",
      message: `${what} starts here, but no line names it.`,
      hint: `A line such as ${opener}: is missing above it.${otherwise}`,
      range: [first.start + first.indent.length, first.end],
    },
    repairs: [[name], ...repairs],
  };
}

/** The settings of the first entry of a list, without the line that starts the entry. */
export const headlessEntry: SyntaxRule = ({ code, text }, line) => {
  if (!slips.has(code) || !isEntry(line) || !line.key) return undefined;
  const opener = levelAbove(text, line, line.indent.length - 1);
  const first = opener?.value === "" ? lineBelow(text, opener) : undefined;
  if (!opener?.key || !first?.key || isEntry(first) || first.column !== line.column)
    return undefined;
  return {
    diagnostic: {
      code: "headless",
      message: `${quote(first.key)} stands above the first - in ${quote(opener.key)}, so that it belongs to no entry.`,
      hint: `The line that starts its entry, such as - ${line.key}: …, is missing above it.`,
      range: [first.start + first.column, first.end],
    },
    repairs: [[{ start: first.start, end: first.start + first.column, text: `${line.indent}- ` }]],
  };
};
