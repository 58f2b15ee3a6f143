import type { Scalar } from "yaml";
import { settingNames } from "../../../schema/settingNames.ts";
import { isMarked } from "../../../shared/formatted/byKind.ts";
import { parseFormatted } from "../../../shared/formatted/parse.ts";
import { type Formatted, isFormatted } from "../../../shared/text/formatted.ts";
import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic, Edit } from "../../../yaml/diagnostic.ts";
import { certain } from "../../../yaml/writeValue.ts";
import {
  breakForm,
  findBackslashes,
  findBackslashesInTitle,
  findBackslashesToWrite,
} from "../../markup/backslashes.ts";
import { findLooseBold } from "../../markup/bold.ts";
import { findCode } from "../../markup/code.ts";
import { findEmphasis, findTitleEmphasis } from "../../markup/emphasis.ts";
import { findEntities, findEntitiesToWrite } from "../../markup/entities.ts";
import { findForeign, findForeignToWrite } from "../../markup/foreign.ts";
import { findOtherEmphasis, findOtherLinks, findUnclosed } from "../../markup/formatted.ts";
import { findHeadings, findList, hasLateNumbers, inRow } from "../../markup/lines.ts";
import { findLinks } from "../../markup/links.ts";
import { findLongOnly, findNested, nestedForm } from "../../markup/longOnly.ts";
import { type ProseText, readProse } from "../../markup/prose.ts";
import type { FindMarkup, ShownMarkup } from "../../markup/shownMarkup.ts";
import { findComments, findTags, findTagsToWrite } from "../../markup/tags.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** Finders of markup that visitors would see literally, by the shared definition of the text. */
const unread = {
  text: [
    ...[findTags, findComments, findLinks, findEmphasis, findCode],
    ...[findHeadings, findList, findEntities, findForeign, findBackslashes],
  ],
  title: [
    ...[findTags, findComments, findLinks, findTitleEmphasis, findCode],
    ...[findHeadings, findList, findEntities, findForeign, findBackslashesInTitle],
  ],
  formatted: [
    ...[findTagsToWrite, findComments, findOtherLinks, findOtherEmphasis, findUnclosed, findCode],
    ...[findLooseBold, findLongOnly, findNested],
    ...[findHeadings, findList, findEntitiesToWrite, findForeignToWrite, findBackslashesToWrite],
  ],
} satisfies Record<string, readonly FindMarkup[]>;

const isShort = (kind: string): kind is keyof typeof unread => Object.hasOwn(unread, kind);

/** A quick test that all markup passes. Running every finder on every text would take longer. */
const suspicious = /[<&[*_~#\n•`\\{=^$]|''|[-+] |\d[.)] |:[a-z]|:::|\|\||\+\+|!!!|\?\?\?/;

/** Finds markup that a text does not have, and line breaks that the page does not keep. */
export const checkMarkup: Check = (page) => {
  const marked = new Set(page.fields.flatMap(({ kind, path }) => (isMarked(kind) ? [path] : [])));
  return page.fields.flatMap((field): Diagnostic[] => {
    const { kind, value, path } = field;
    if (!isShort(kind) || (kind === "text" && marked.has(path))) return [];
    const isPlain = kind !== "formatted";
    if (typeof value !== "string" || !suspicious.test(value)) return [];
    const prose = readProse(value, field, page);
    const found = unread[kind].flatMap((find: FindMarkup) => find(prose.text));
    const marks = isPlain ? found : found.filter((mark) => isUnread(mark, value, prose));
    const keepsLines = field.schema.lines === true && !/\n\s*\n\s*\S/.test(value);
    const reportBreaks = isPlain ? reportLines : reportGaps;
    return [
      ...gather(marks).flatMap((same) => reportMarks(same, prose, page)),
      ...(keepsLines || marks.some(({ form }) => form === "list")
        ? []
        : reportBreaks(value, prose, page)),
    ];
  });
};

/** False for a list that the page shows as one, and for lines that are shown as written. */
const isUnread = ({ form }: ShownMarkup, value: string, { hasParagraphs }: ProseText) => {
  // A text that cannot show lists has a diagnostic for that already.
  if (form === nestedForm) return hasParagraphs;
  return (
    form !== "list" ||
    (!hasLateNumbers(value) && !(hasParagraphs && hasList(parseFormatted(value, true).content)))
  );
};

const hasList = (content: Formatted) =>
  isFormatted(content) && "blocks" in content && content.blocks.some(({ type }) => type === "list");

/** The marks, grouped by form. */
function gather(marks: readonly ShownMarkup[]): ShownMarkup[][] {
  const forms = new Map<string, ShownMarkup[]>();
  for (const mark of marks) {
    const same = forms.get(mark.form);
    if (same) same.push(mark);
    else forms.set(mark.form, [mark]);
  }
  return [...forms.values()];
}

/** Reports all marks of one form in a text once. */
function reportMarks(
  same: readonly ShownMarkup[],
  prose: ProseText,
  page: ParsedPage,
): Diagnostic[] {
  const [mark] = same;
  if (!mark || isSwallowed(mark, prose, page)) return [];
  const { form, shown, range } = mark;
  const { where, name } = nameOf(prose.path, page.tree.data);
  const places = same.length > 1 ? `, in ${same.length} places` : "";
  const isInRow = form === "list" && !(prose.isFormatted && prose.type === "BLOCK_LITERAL");
  const seen = isInRow
    ? `its lines in a row: ${quote(shown)}`
    : form === nestedForm
      ? `no list inside a list: ${quote(shown)}`
      : `${quote(shown)} as it stands${places}`;
  const hint =
    form === "list" && prose.hasParagraphs
      ? "Write the text behind |, with each entry on a line of its own, and signs that are alike."
      : mark.hint;
  const edits = same.flatMap((each) => editOf(each, prose, page) ?? []);
  return [
    {
      code: "markup",
      message: prose.isMarked
        ? `${where}: in ${named(name)}, visitors read ${seen}.`
        : `${where}: ${named(name)} is plain text, so visitors read ${seen}.`,
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
  { form, range }: ShownMarkup,
  { text, type }: ProseText,
  { schemas }: ParsedPage,
): boolean {
  if (form !== "list") return false;
  const [, name] = /^- +([A-Za-z]\w*):/.exec(text.slice(...range)) ?? [];
  return (type === "PLAIN" && text[range[0]] === "-") || settingNames(schemas).has(name ?? "");
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
  { form, meant, shown, range }: ShownMarkup,
  { type, locate }: ProseText,
  page: ParsedPage,
): Edit | undefined {
  const [start, end] = locate(range);
  // Where lines are joined, a backslash marks a line break that is not there.
  if (form === breakForm && type !== "BLOCK_LITERAL") return undefined;
  if (meant === undefined || !type || page.text.slice(start, end) !== shown) return undefined;
  const text = writers[type]?.(meant);
  return text === undefined ? undefined : { start, end, text };
}

/** Reports lines or paragraphs that YAML keeps apart but the page does not. */
function reportLines(
  value: string,
  { path, type, locate }: ProseText,
  { tree }: ParsedPage,
): Diagnostic[] {
  const [end = ""] = /^\s*\S[\s\S]*?\n\s*(?=\S)/.exec(value) ?? [];
  if (end === "") return [];
  const { where, name } = nameOf(path, tree.data);
  const [start] = tree.rangeAt(path);
  const isLiteral = type === "BLOCK_LITERAL";
  const gap = /\n[^\S\n]*\n\s*\S/.test(value) || type !== "QUOTE_DOUBLE";
  return [
    {
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

/** Reports empty lines that a formatted text shows as something else. */
function reportGaps(
  value: string,
  { path, type, locate, hasParagraphs }: ProseText,
  { tree }: ParsedPage,
): Diagnostic[] {
  const isFolded = type !== "BLOCK_LITERAL" && type !== "QUOTE_DOUBLE";
  const gap = hasParagraphs ? /\S[^\S\n]*(?=\n[^\S\n]*\S)/ : /\S[^\S\n]*(?=\n[^\S\n]*\n\s*\S)/;
  const found = hasParagraphs && !isFolded ? null : gap.exec(value);
  if (!found) return [];
  const { where, name } = nameOf(path, tree.data);
  return [
    {
      code: "lines",
      message: hasParagraphs
        ? `${where}: the empty line in ${named(name)} breaks the line and begins no paragraph.`
        : `${where}: ${named(name)} has no paragraphs, so visitors see no empty line in it.`,
      hint: hasParagraphs
        ? "Write the text behind |, with each paragraph on one line."
        : "Take the empty line out. Each line is a line of its own.",
      range: locate([found.index, found.index + 1]),
    },
  ];
}
