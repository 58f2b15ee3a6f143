import { settingNames } from "../../schema/settingNames.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Diagnostic, Edit } from "../../yaml/diagnostic.ts";
import type { RepairedText } from "../../yaml/edit/repairedText.ts";
import { measureStyle } from "../../yaml/edit/yamlStyle.ts";
import { lineBreak } from "../../yaml/line.ts";
import { type Parse, parse } from "../../yaml/parse.ts";
import { splice } from "../../yaml/splice.ts";
import { findAmbiguousValues } from "../../yaml/syntax/ambiguousValues.ts";
import { readSyntax, type Syntax } from "../../yaml/syntax/read.ts";
import { readTree } from "../../yaml/tree.ts";
import { findUnseen } from "../../yaml/unseenCharacters.ts";
import { lazy } from "../memoize.ts";
import { home } from "../page/pageAddress.ts";
import { findOutdated } from "../read/outdated.ts";
import type { Rules } from "./rules.ts";

/** A page as it is read to be edited: with its mistakes repaired in memory as far as they can be. */
export interface EditablePage extends RepairedText {
  text: string;
  repairs: readonly Edit[];
  /** The invisible characters in the text. */
  unseen: readonly Diagnostic[];
  syntax: Syntax;
  data: () => unknown;
}

/** Reads a text without a byte order mark. */
export function readEditablePage(text: string, rules: Rules, parseText: Parse): EditablePage {
  const { schemas, address = home.path } = rules;
  const names = settingNames(schemas);
  const unseen = findUnseen(text);
  const first = readSyntax(text, unseen.repairs, names, parseText);
  const { repairs } = findOutdated(
    readTree(first.document.contents, text, first.toSourceRange),
    schemas,
    text,
    { path: address },
  );
  const syntax =
    repairs.length === 0 ? first : readSyntax(text, [...unseen.repairs, ...repairs], names);
  const spliced = splice(text, syntax.repairs);
  const repaired = /[^\n]$/.test(spliced) ? spliced + lineBreak(text) : spliced;
  const root = syntax.document.contents;
  const data = lazy(() => readTree(root, text, syntax.toSourceRange).data);
  const style = lazy(() => measureStyle(repaired, syntax.nodes));
  const { repairs: made } = syntax;
  return { text, repaired, repairs: made, unseen: unseen.diagnostics, syntax, root, data, style };
}

/** The data of a text, as far as it can be read. */
export const readData = (text: string, rules: Rules): unknown =>
  readEditablePage(text, rules, parse).data();

/** The diagnostics of a page's notation, whatever its data. */
export function listFaults({ text, unseen, syntax }: EditablePage): Diagnostic[] {
  return [...unseen, ...syntax.diagnostics, ...findAmbiguousValues(syntax, text)];
}

/** The parts of a page that a mistake in one does not reach beyond: its settings, and its sections. */
export const partOf = (path: FieldPath): FieldPath =>
  path[0] === "sections" ? path.slice(0, 2) : path.slice(0, 1);
