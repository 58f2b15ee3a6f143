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

/** Makes the certain fix of one problem of a page, or marks its value as meant, if the file is still as it was read. */
export async function makeFix(
  { root, pages }: Site,
  { file, version, problem }: Wanted,
  kind: "fix" | "dismissal",
): Promise<PageEdit[] | { refusal: Refusal }> {
  const page = pages.find((page) => page.file === file);
  const { file: target = file } = problem;
  const found = page?.diagnostics.find(
    (each) =>
      each.file === target &&
      each[kind]?.title === problem.change &&
      same.every((name) => each[name] === problem[name]),
  );
  const change = found?.[kind];
  const source = target === file ? page?.source : page?.texts.get(target);
  const isKnown = page && versionOf(page.source) === version;
  if (!isKnown || !change || source === undefined || !changes(change, source)) {
    return refuse("changed", "The file");
  }
  return changePages(root, [{ file: target, path: "" }], ([read]) => {
    if (read?.text !== source) return { refusal: refuse("changed", "The file").refusal };
    const composer = new Composer(source);
    composer.splice(change.edits);
    const { edits, text } = composer;
    return [{ file: target, before: source, text, edits, undo: invert(edits, source) }];
  });
}
