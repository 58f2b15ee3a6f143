import type { ErrorObject } from "ajv";
import { settingNames } from "../../schema/settingNames.ts";
import { isError } from "../../yaml/codes.ts";
import type { Diagnostic, Edit } from "../../yaml/diagnostic.ts";
import type { Parse } from "../../yaml/parse.ts";
import { findAmbiguousValues } from "../../yaml/syntax/ambiguousValues.ts";
import { readSyntax, type Syntax } from "../../yaml/syntax/read.ts";
import { readTree, type Tree } from "../../yaml/tree.ts";
import { findUnseen } from "../../yaml/unseenCharacters.ts";
import { explainData } from "../data/explainData.ts";
import { type FilledPage, fillIn, isTaken, type TakenValue } from "../data/fillIn.ts";
import { findListOrMap } from "../explain/listOrMap.ts";
import { toSchemaError } from "../explain/schemaError.ts";
import type { PageAddress } from "../page/pageAddress.ts";
import { collectPage, type ParsedPage, type SiteContext } from "../page/parsedPage.ts";
import { validate } from "../schemas/validate.ts";
import { findUnusablePage } from "./noPage.ts";
import { findOutdated } from "./outdated.ts";
import { wholeParts } from "./wholeParts.ts";

/** A page's text after parsing: the page, its syntax, and the diagnostics so far. No page if there is nothing to check. */
export interface ParsedText {
  page: ParsedPage | undefined;
  syntax: Syntax;
  found: Diagnostic[];
  /** The values that the page takes from the sources of its site. */
  taken: readonly TakenValue[];
}

/** Reads a page up to its checks: characters, syntax, outdated names, and the schema's verdict. */
export function parseText(text: string, context: SiteContext, address: PageAddress): ParsedText {
  const unseen = findUnseen(text);
  const current = readCurrent(text, unseen.repairs, address, context);
  const known = [...unseen.diagnostics, ...current.syntax.diagnostics, ...current.outdated];
  const noPage = findUnusablePage(current.syntax, address);
  if (noPage) {
    const found = known.some(isError) ? known : [...known, noPage];
    return { page: undefined, syntax: current.syntax, found, taken: [] };
  }
  const { syntax, filled, errors, misshapen } = reshape(text, current, [], address, context);
  const { tree, taken } = filled;
  const isWhole = syntax.brokenAt === undefined;
  const found = [...known, ...misshapen, ...explainData(filled, context.data)];
  const page = collectPage(text, { tree, isWhole, errors }, address, context);
  const cuts = [...found, ...findAmbiguousValues(syntax, text)];
  return { page: { ...page, isCut: isCut(text, cuts) }, syntax, found, taken };
}

interface RepairedText {
  syntax: Syntax;
  tree: Tree;
  repairs: readonly Edit[];
}

/** Reads a page with these repairs. */
function readRepaired(
  text: string,
  repairs: readonly Edit[],
  { schemas }: SiteContext,
  parse?: Parse,
): RepairedText {
  const syntax = readSyntax(text, repairs, settingNames(schemas), parse);
  return { syntax, tree: readTree(syntax.document.contents, text, syntax.toSourceRange), repairs };
}

/** Reads a page with outdated names replaced by the current ones. */
function readCurrent(
  text: string,
  repairs: readonly Edit[],
  address: PageAddress,
  context: SiteContext,
) {
  const { schemas, parserOf } = context;
  const reading = readRepaired(text, repairs, context, parserOf?.(address.file));
  const outdated = findOutdated(reading.tree, schemas, text, address);
  const current =
    outdated.repairs.length === 0
      ? reading
      : readRepaired(text, [...repairs, ...outdated.repairs], context);
  return { ...current, outdated: outdated.diagnostics };
}

/** Reads a page with its data filled in, and with lists and groups repaired to the right shape, nested ones too. */
function reshape(
  text: string,
  { syntax, tree, repairs }: RepairedText,
  misshapen: readonly Diagnostic[],
  address: PageAddress,
  context: SiteContext,
) {
  const filled = fillIn(tree, text, context);
  const errors = validate(context.schemas, filled.tree.data, address);
  const reported = misshapen.map(({ range }) => range[0]);
  const isWhole = wholeParts(tree, syntax);
  const own = errors.filter((error) => !isOfSource(error, filled));
  const more = findListOrMap(own, filled.tree, text, context).filter(
    ({ diagnostic }) => isWhole(diagnostic) && !reported.includes(diagnostic.range[0]),
  );
  if (more.length === 0) return { syntax, filled, errors, misshapen };
  const next = readRepaired(text, [...repairs, ...more.flatMap(({ edits }) => edits)], context);
  const found = more.map(({ diagnostic }) => diagnostic);
  return reshape(text, next, [...misshapen, ...found], address, context);
}

/** True for an error in a value of a source, which no edit of the page corrects. */
export const isOfSource = (error: ErrorObject, { tree, taken }: FilledPage): boolean =>
  taken.some((value) => isTaken(toSchemaError(error, tree.data).path, value));

/**
 * True if the last line has an error, as in a truncated file. Also true if a dash is missing, or the whole line that
 * starts a section, so that two sections are read as one.
 */
export function isCut(text: string, diagnostics: readonly Diagnostic[]): boolean {
  const end = text.trimEnd().length;
  const start = text.lastIndexOf("\n", end - 1) + 1;
  return diagnostics.some(
    (each) =>
      (each.code === "dash" && !each.fix) ||
      each.code === "headless" ||
      (isError(each) && each.range[0] <= text.length && each.range[1] > start),
  );
}
