import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { oneOf, quote } from "../../../shared/text/wording.ts";
import { findShipped, shipped } from "../../../site/languages.ts";
import { pagesFolder } from "../../../site/page/pageFiles.ts";
import { makeFolder } from "../../../site/write/writeAtomically.ts";
import { lightScheme } from "../../../theme/scheme.ts";
import type { Answers } from "./answers.ts";
import { findTemplates } from "./findTemplates.ts";
import { keepFolder, ownFolders, workFolder } from "./folders.ts";
import { makeFiles } from "./makeFiles.ts";
import { moveAll } from "./moveAll.ts";

/**
 * Replaces the page of the project with a starter page in a newcomer's brand. All of it is made and checked aside, then
 * moved in; if that fails, everything is as it was. Reports what was done and what is next.
 */
export async function begin(
  root: string,
  answers: Answers,
  year: number,
  isKept: boolean,
): Promise<string> {
  const at = (...parts: string[]) => path.join(root, ...parts);
  if (answers.pages && existsSync(at(pagesFolder))) {
    throw new Error(
      `There are pages beside the first already, in ${pagesFolder}/. Run this without more pages, or move that folder away.`,
    );
  }
  await rm(at(workFolder), { recursive: true, force: true });
  try {
    const made = await makeFiles(root, at(workFolder, "new"), answers, year);
    const old = [...made, ...ownFolders].filter((name) => existsSync(at(name)));
    const aside = (name: string) => at(workFolder, "old", name);
    for (const name of old) makeFolder(path.dirname(aside(name)));
    await moveAll([
      ...old.map((name) => ({ from: at(name), to: aside(name) })),
      ...made.map((name) => ({ from: at(workFolder, "new", name), to: at(name) })),
    ]);
    if (!isKept) await rename(at(workFolder, "old"), at(keepFolder));
    return describe(answers, isKept, old.length > 0);
  } finally {
    await rm(at(workFolder), { recursive: true, force: true });
  }
}

function describe(
  { name, lang, accent, look, pages }: Answers,
  isKept: boolean,
  hasReplaced: boolean,
): string {
  const { accentText } = lightScheme({ preset: look, colors: { accent } });
  const nameOf = (tag: string) => new Intl.DisplayNames(["en"], { type: "language" }).of(tag);
  const templates = findTemplates(lang).lang;
  const isOwn = new Intl.Locale(lang).language === templates;
  const parts = [
    `page.yaml is a page for ${quote(name)} now, in ${nameOf(lang)}, and public/ holds pictures in its colours.${hasReplaced ? " The first page is gone, with its drawings in art/ and its tests in tests/example/." : ""}`,
    pages
      ? `${pagesFolder}/ holds pages for privacy, terms, cookies and thanks. Their texts are templates in ${nameOf(templates)}: write what is true of you${isOwn ? "" : ", in the language of the page"}, and have a lawyer check it before you publish it.`
      : "",
    findShipped(lang)
      ? ""
      : `The project has no texts in ${quote(lang)}, so they are in English: say them in your language, and those below words and notFound too. It has them in ${oneOf([...shipped].sort())}.`,
    accentText === accent
      ? ""
      : `Links and icons are in ${accentText}: on this page, words in ${accent} could not be read.`,
    isKept
      ? ""
      : `Git does not keep this folder, so all that was here before is in ${keepFolder}/. Delete it when you do not need it.`,
    "Next: npm start shows the page. Write your own words into page.yaml.",
  ];
  return parts.filter(Boolean).join("\n\n");
}
