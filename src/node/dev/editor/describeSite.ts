import { createHash } from "node:crypto";
import type { Schemas } from "../../../schema/schemaNode.ts";
import type { EditorPage, EditorState, Problem } from "../../../shared/editor/endpoint.ts";
import { guardPart } from "../../../site/edit/guard.ts";
import { readHistory } from "../../../site/edit/history.ts";
import type { OpenTabs } from "../../../site/edit/historyFiles.ts";
import { sectionsOf } from "../../../site/edit/ids.ts";
import { type EditablePage as PageReading, readEditablePage } from "../../../site/edit/read.ts";
import { textFileName } from "../../../site/files/texts.ts";
import { listAddresses } from "../../../site/markdown/addresses.ts";
import { parseMarkdown } from "../../../site/markdown/parse.ts";
import { memoize } from "../../../site/memoize.ts";
import type { LoadedPage } from "../../../site/read/pipeline.ts";
import type { LoadedLanguage } from "../../../site/read/translateSite.ts";
import { changes } from "../../../site/write/fix.ts";
import type { LocatedDiagnostic } from "../../../yaml/diagnostic.ts";
import { RefusedEdit } from "../../../yaml/edit/refusal.ts";
import { countOffsets, type Parse, parse } from "../../../yaml/parse.ts";
import { pathAt } from "../../../yaml/pathAt.ts";
import { readTree } from "../../../yaml/tree.ts";
import type { SiteRevision } from "./serveEditor.ts";

/** Identifies a version of a file by its text without a byte order mark. */
export const versionOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);

/** The site as its files are, for the editor in a tab. */
export async function describeSite(
  { site: { root, context, pages, languages }, revision }: SiteRevision,
  tabs: OpenTabs,
): Promise<EditorState> {
  const [first, ...others] = pages.map((page) =>
    memoize(known, page, () =>
      describePage(page, context.schemas, context.parserOf?.(page.file) ?? parse),
    ),
  );
  const ofCatalogues = languages.flatMap(listCatalogueProblems);
  return {
    revision,
    pages: first ? [{ ...first, problems: [...first.problems, ...ofCatalogues] }, ...others] : [],
    files: [...context.files.keys()],
    ...(await readHistory(root, tabs)),
  };
}

/** The descriptions of pages that are as they were. */
const known = new WeakMap<LoadedPage, EditorPage>();

function describePage(loaded: LoadedPage, schemas: Schemas, parseText: Parse): EditorPage {
  const { file, path, source, diagnostics } = loaded;
  const reading = readEditablePage(source, { schemas, address: path }, parseText);
  const { root, syntax } = reading;
  const tree = readTree(root, source, syntax.toSourceRange);
  const offsetOf = countOffsets(source);
  const describe = (diagnostic: LocatedDiagnostic): Problem => {
    const { severity, code, message, hint, line, column, fix, dismissal } = diagnostic;
    const text = diagnostic.file === file ? source : loaded.texts.get(diagnostic.file);
    return {
      ...{ severity, code, message, line, column },
      ...(hint && { hint }),
      ...(diagnostic.file === file
        ? { path: pathAt(tree, offsetOf(line, column)) }
        : { path: [], file: diagnostic.file }),
      ...(fix && text !== undefined && changes(fix, text) && { fix: fix.title }),
      ...(dismissal && { dismissal: dismissal.title }),
    };
  };
  return {
    ...{ file, path, version: versionOf(source) },
    data: tree.data,
    problems: diagnostics.map(describe),
    ...(loaded.texts.size > 0 && {
      textLinks: listTextLinks(loaded.texts),
      texts: Object.fromEntries(
        [...loaded.texts].map(([file, text]) => [textFileName(file), text]),
      ),
    }),
    locked: listLocked(reading),
  };
}

/** The problems of a catalogue. The texts that wait are in the list of languages. */
const listCatalogueProblems = ({ diagnostics }: LoadedLanguage): Problem[] =>
  diagnostics
    .filter(({ code }) => code !== "untranslated" && code !== "stale-translation")
    .map(({ severity, code, message, hint, line, column, file }) => ({
      ...{ severity, code, message, line, column, path: [], file },
      ...(hint && { hint }),
    }));

/** The addresses of the links in Markdown files, by the names that pages give the files. */
const listTextLinks = (texts: LoadedPage["texts"]): Record<string, string[]> =>
  Object.fromEntries(
    [...texts].map(([file, text]) => [
      textFileName(file),
      listAddresses(parseMarkdown(text)).flatMap(({ kind, url }) => (kind === "href" ? url : [])),
    ]),
  );

/** The sections that no operation may change, each with the reason. */
function listLocked(reading: PageReading): Record<number, string> {
  const reasons = sectionsOf(reading.data()).map((_, index) => {
    try {
      guardPart(reading, ["sections", index]);
    } catch (error) {
      if (error instanceof RefusedEdit) return error.message;
      throw error;
    }
    return "";
  });
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason));
}
