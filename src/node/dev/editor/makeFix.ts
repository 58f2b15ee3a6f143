import type { PageEdit } from "../../../site/edit/editPages.ts";
import { changePages } from "../../../site/edit/editSite.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { changes } from "../../../site/write/fix.ts";
import { Composer, invert } from "../../../yaml/compose.ts";
import { type Refusal, refuse } from "../../../yaml/edit/refusal.ts";
import { versionOf } from "./describeSite.ts";

interface Wanted {
  file: string;
  /** The version of the file in which the problem was found. */
  version: string;
  /** The index of the problem among those of the page. */
  problem: number;
}

/** Makes the certain fix of one problem of a page, if its file is still as it was read. */
export async function makeFix(
  { root, pages }: Site,
  { file, version, problem }: Wanted,
): Promise<PageEdit[] | { refusal: Refusal }> {
  const page = pages.find((page) => page.file === file);
  const { fix, file: target = file } = page?.diagnostics[problem] ?? {};
  const source = target === file ? page?.source : page?.texts.get(target);
  const isKnown = page && versionOf(page.source) === version;
  if (!isKnown || !fix || source === undefined || !changes(fix, source)) {
    return refuse("changed", "The file");
  }
  return changePages(root, [{ file: target, path: "" }], ([read]) => {
    if (read?.text !== source) return { refusal: refuse("changed", "The file").refusal };
    const composer = new Composer(source);
    composer.splice(fix.edits);
    const { edits, text } = composer;
    return [{ file: target, before: source, text, edits, undo: invert(edits, source) }];
  });
}
