import type { Scalar } from "yaml";
import { named, nameOf, quote } from "../../shared/wording.ts";
import type { Diagnostic, Edit } from "../../yaml/diagnostic.ts";
import { certain } from "../../yaml/writeValue.ts";
import type { CheckedPage } from "../checkedPage.ts";
import { findEmphasis } from "../markup/emphasis.ts";
import { findEntities } from "../markup/entities.ts";
import { findHeadings, findList, inRow } from "../markup/lines.ts";
import { findLinks } from "../markup/links.ts";
import type { FindMarks, Mark } from "../markup/mark.ts";
import { type Prose, readProse } from "../markup/prose.ts";
import { findComments, findTags } from "../markup/tags.ts";
import type { Check } from "./index.ts";
import { listSettings } from "./swallowed.ts";

/** Finders of markup that visitors would read as plain text, by the shared definition of the text. */
const unread: Record<string, readonly FindMarks[]> = {
  text: [findTags, findComments, findLinks, findEmphasis, findHeadings, findList, findEntities],
};

/** A quick test that all markup passes. Running every finder on every text would take longer. */
const suspicious = /[<&[*_~#\n•]|[-+] |\d[.)] /;

/** Finds markup in plain text, and line breaks that the page does not keep. */
export const checkMarkup: Check = (page) =>
  page.fields.flatMap((field): Diagnostic[] => {
    const finders = unread[field.kind];
    if (!finders || typeof field.value !== "string" || !suspicious.test(field.value)) return [];
    const prose = readProse(field.value, field, page);
    const marks = finders.flatMap((find) => find(prose.text));
    return [
      ...gather(marks).flatMap((same) => reportMarks(same, prose, page)),
      ...(marks.some(({ form }) => form === "list") ? [] : reportLines(field.value, prose, page)),
    ];
  });

/** The marks, grouped by form. */
function gather(marks: readonly Mark[]): Mark[][] {
  const forms = new Map<string, Mark[]>();
  for (const mark of marks) {
    const same = forms.get(mark.form);
    if (same) same.push(mark);
    else forms.set(mark.form, [mark]);
  }
  return [...forms.values()];
}

/** Reports all marks of one form in a text once. */
function reportMarks(same: readonly Mark[], prose: Prose, page: CheckedPage): Diagnostic[] {
  const [mark] = same;
  if (!mark || isSwallowed(mark, prose, page)) return [];
  const { form, shown, hint, range } = mark;
  const { where, name } = nameOf(prose.path, page.tree.data);
  const places = same.length > 1 ? `, in ${same.length} places` : "";
  const seen =
    form === "list"
      ? `its lines in a row: ${quote(shown)}`
      : `${quote(shown)} as it stands${places}`;
  const edits = same.flatMap((each) => editOf(each, prose, page) ?? []);
  return [
    {
      severity: "warning",
      code: "markup",
      message: `${where}: ${named(name)} is plain text, so visitors read ${seen}.`,
      hint,
      range: prose.locate(range),
      ...(edits.length === same.length && { fix: certain("notation", { title: hint, edits }) }),
    },
  ];
}

/**
 * True if an entry of a list is already reported as a setting or an entry of the page that became part of the text.
 */
function isSwallowed(
  { form, range }: Mark,
  { text, type }: Prose,
  { schemas }: CheckedPage,
): boolean {
  if (form !== "list") return false;
  const [, name] = /^- +([A-Za-z]\w*):/.exec(text.slice(...range)) ?? [];
  return (type === "PLAIN" && text[range[0]] === "-") || listSettings(schemas).has(name ?? "");
}

/** Writes a letter in a text of each type; undefined if that is impossible. */
const writers: Partial<Record<Scalar.Type, (letter: string) => string | undefined>> = {
  PLAIN: (letter) => (/[#:,[\]{}]/.test(letter) ? undefined : letter),
  QUOTE_SINGLE: (letter) => letter.replaceAll("'", "''"),
  QUOTE_DOUBLE: (letter) => letter.replaceAll(/["\\]/g, "\\$&"),
  BLOCK_FOLDED: (letter) => letter,
  BLOCK_LITERAL: (letter) => letter,
};

/** The edit that replaces a mark by its meaning. */
function editOf(
  { meant, shown, range }: Mark,
  { type, locate }: Prose,
  page: CheckedPage,
): Edit | undefined {
  const [start, end] = locate(range);
  if (meant === undefined || !type || page.text.slice(start, end) !== shown) return undefined;
  const text = writers[type]?.(meant);
  return text === undefined ? undefined : { start, end, text };
}

/** Reports lines or paragraphs that YAML keeps apart but the page does not. */
function reportLines(
  value: string,
  { path, type, locate }: Prose,
  { tree }: CheckedPage,
): Diagnostic[] {
  const [end = ""] = /^\s*\S[\s\S]*?\n\s*(?=\S)/.exec(value) ?? [];
  if (end === "") return [];
  const { where, name } = nameOf(path, tree.data);
  const [start] = tree.rangeAt(path);
  const isLiteral = type === "BLOCK_LITERAL";
  const gap = /\n[^\S\n]*\n\s*\S/.test(value) || type !== "QUOTE_DOUBLE";
  return [
    {
      severity: "warning",
      code: "lines",
      message: `${where}: ${named(name)} is one paragraph, so visitors read its lines in a row: ${quote(inRow(value))}.`,
      hint: isLiteral
        ? "Let them read well in a row, without empty lines, and write > in place of |."
        : gap
          ? "Let them read well in a row, and take the empty lines out."
          : "Let them read well in a row, and write a space in place of \\n.",
      range: isLiteral ? [start, start + 1] : locate([end.length, end.length + 1]),
    },
  ];
}
