import type { FixableProblem } from "../../../shared/editor/endpoint.ts";
import type { PageEdit } from "../../../site/edit/edited.ts";
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
  problem: FixableProblem;
}

const same = ["code", "message", "line", "column"] as const;

/** Makes the certain fix of one problem of a page, if its file is still as it was read. */
export async function makeFix(
  { root, pages }: Site,
  { file, version, problem }: Wanted,
): Promise<PageEdit[] | { refusal: Refusal }> {
  const page = pages.find((page) => page.file === file);
  const { file: target = file } = problem;
  const { fix } =
    page?.diagnostics.find(
      (found) =>
        found.file === target &&
        found.fix?.title === problem.fix &&
        same.every((name) => found[name] === problem[name]),
    ) ?? {};
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
