import { child } from "../shared/wording.ts";
import { findAmbiguousValues } from "../yaml/ambiguousValues.ts";
import type { Diagnostic, Edit } from "../yaml/diagnostic.ts";
import { joinAlike } from "../yaml/joinAlike.ts";
import { keepComments } from "../yaml/keepComments.ts";
import type { Parse } from "../yaml/parse.ts";
import { readSyntax, type Syntax } from "../yaml/read.ts";
import { readTree, type Tree } from "../yaml/tree.ts";
import { findUnseen } from "../yaml/unseenCharacters.ts";
import { type CheckedPage, gatherPage, listAnchors, type SiteContext } from "./checkedPage.ts";
import { listNamed, listPictures } from "./checks/files.ts";
import { listFilms } from "./checks/films.ts";
import { checks } from "./checks/index.ts";
import { explain } from "./explain/index.ts";
import { findListOrMap } from "./explain/listOrMap.ts";
import { findNoPage } from "./noPage.ts";
import { findOutdated } from "./outdated.ts";
import { validate } from "./validate.ts";
import { isLink } from "./values/links.ts";

/** What the text says, and everything that is wrong with it. */
export interface Inspection {
  data: unknown;
  diagnostics: Diagnostic[];
  /** The pictures of public/ that it names. */
  pictures: string[];
  /** The films of public/ that it names. */
  films: string[];
  /** Every file of public/ that it names, or links to. */
  named: string[];
  /** The anchors on it; unknown while a part of it cannot be read. */
  anchors: string[] | undefined;
}

/**
 * Inspects a page in stages: characters, syntax, names of old, meaning, schema, checks. What one stage has refused, the
 * next do not refuse again. A fault that cannot be mended in memory ends the reading there.
 */
export function inspect(text: string, context: SiteContext): Inspection {
  const unseen = findUnseen(text);
  const current = readCurrent(text, unseen.repairs, context);
  const known = [...unseen.diagnostics, ...current.syntax.diagnostics, ...current.outdated];
  const noPage = findNoPage(current.syntax);
  if (noPage)
    return {
      data: undefined,
      diagnostics: known.some(isError) ? known : [...known, noPage],
      pictures: [],
      films: [],
      named: [],
      anchors: undefined,
    };
  const { syntax, tree, errors, misshapen } = reshape(text, current, [], context);
  const found = [...known, ...misshapen];
  const page = gatherPage(text, tree, errors, context);
  const whole = wholeParts(tree, syntax);
  const stages = [
    () => findAmbiguousValues(syntax, text),
    () => explain(errors, page).filter(whole),
    // A page that is read in part would miss what its other part holds.
    ...(syntax.brokenAt === undefined ? checks : []).map(
      (check) => () => check({ ...page, isCut: isCut(text, diagnostics) }),
    ),
  ];
  const diagnostics = [...found];
  for (const stage of stages) diagnostics.push(...unreported(stage(), diagnostics));
  const standing = diagnostics.filter((each) => !isOutdone(each, diagnostics));
  return {
    data: tree.data,
    diagnostics: joinAlike(standing, text).map((each) => keepComments(each, text)),
    pictures: listPictures(page),
    films: [...new Set(listFilms(page).map(({ file }) => file))],
    named: listNamed(page),
    anchors: syntax.brokenAt === undefined ? listAnchors(page).filter(isAnchor(page)) : undefined,
  };
}

/** Whether an error says more: at the very place of a warning, or by a mend of the whole value around it. */
function isOutdone(diagnostic: Diagnostic, diagnostics: readonly Diagnostic[]): boolean {
  const [start, end] = diagnostic.range;
  return diagnostics.filter(isError).some(({ code, range, fix, suggestions = [] }) => {
    if (!isError(diagnostic)) return range[0] === start && range[1] === end;
    const edits = [...(fix ? [fix] : []), ...suggestions].flatMap((change) => change.edits);
    return code === "wrong-kind" && edits.some((edit) => edit.start < start && end < edit.end);
  });
}

interface Reading {
  syntax: Syntax;
  tree: Tree;
  repairs: readonly Edit[];
}

/** Reads a page with these edits made in memory. */
function readRepaired(text: string, repairs: readonly Edit[], parse?: Parse): Reading {
  const syntax = readSyntax(text, repairs, parse);
  return { syntax, tree: readTree(syntax.document.contents, text, syntax.back), repairs };
}

/** Reads a page with what goes by another name now under its present one. */
function readCurrent(text: string, repairs: readonly Edit[], { schemas, parse }: SiteContext) {
  const reading = readRepaired(text, repairs, parse);
  const outdated = findOutdated(reading.tree, schemas);
  const current =
    outdated.repairs.length === 0 ? reading : readRepaired(text, [...repairs, ...outdated.repairs]);
  return { ...current, outdated: outdated.diagnostics };
}

/** Reads a page with lists and groups in the shape that they are meant to have, those inside others too. */
function reshape(
  text: string,
  { syntax, tree, repairs }: Reading,
  misshapen: readonly Diagnostic[],
  context: SiteContext,
) {
  const errors = validate(context.schemas, tree.data);
  const reported = misshapen.map(({ range }) => range[0]);
  const isWhole = wholeParts(tree, syntax);
  const more = findListOrMap(errors, tree, text, context).filter(
    ({ diagnostic }) => isWhole(diagnostic) && !reported.includes(diagnostic.range[0]),
  );
  if (more.length === 0) return { syntax, tree, errors, misshapen };
  const next = readRepaired(text, [...repairs, ...more.flatMap(({ edits }) => edits)]);
  const found = more.map(({ diagnostic }) => diagnostic);
  return reshape(text, next, [...misshapen, ...found], context);
}

/**
 * Whether the last line that says something is in error: a file that was cut ends like that. Or whether
 * a dash is missing, or the whole line that starts a section, so that two sections are read as one.
 */
function isCut(text: string, diagnostics: readonly Diagnostic[]): boolean {
  const end = text.trimEnd().length;
  const start = text.lastIndexOf("\n", end - 1) + 1;
  return diagnostics.some(
    (each) =>
      (each.code === "dash" && !each.fix) ||
      each.code === "headless" ||
      (isError(each) && each.range[1] > start),
  );
}

/** Whether an id can be linked to as it is written. */
const isAnchor = (page: CheckedPage) => (id: string) => isLink(`#${id}`, page);

const isError = ({ severity }: Diagnostic) => severity === "error";

/** Findings whose place no error covers yet. */
function unreported(
  diagnostics: readonly Diagnostic[],
  reported: readonly Diagnostic[],
): Diagnostic[] {
  const covered = reported.filter(isError).map(({ range, suppresses = range }) => suppresses);
  return diagnostics.filter(
    ({ range: [start, end] }) => !covered.some(([from, to]) => from <= start && end <= to),
  );
}

/**
 * Whether a finding stands in a part that was read as it was meant. A section with a guessed mend is not,
 * and behind a fault that stopped the reading nothing is.
 */
function wholeParts(
  tree: Tree,
  { brokenAt, guessed }: Syntax,
): (diagnostic: Diagnostic) => boolean {
  const starts = startsOf(tree);
  const partOf = (offset: number) => starts.findLast((start) => start <= offset) ?? 0;
  const doubtful = new Set(guessed.map(partOf));
  const limit = brokenAt === undefined ? Number.POSITIVE_INFINITY : partOf(brokenAt);
  return ({ range: [start, end] }) =>
    !doubtful.has(partOf(start)) && (brokenAt === undefined || (start > 0 && end <= limit));
}

/** Where the top-level settings and the sections start. */
function startsOf({ data, keyAt }: Tree): number[] {
  const keys = Object.keys(data ?? {}).map((key) => keyAt([key]));
  const list = child(data, "sections");
  const sections = (Array.isArray(list) ? list : []).map((_, index) => keyAt(["sections", index]));
  return [...keys, ...sections].map(([start]) => start).sort((a, b) => a - b);
}
