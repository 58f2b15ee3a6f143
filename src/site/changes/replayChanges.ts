import { applyStep, isSameValue } from "../../yaml/edit/step.ts";
import { languageOfCatalogue } from "../files/translations.ts";
import type { SiteVersion } from "../versions/siteVersion.ts";
import type { Replay } from "./change.ts";
import { contentOfCatalogue } from "./translations/readEntries.ts";

/** The contents of a version's files: the data of pages, the words of texts, the entries of catalogues, the hashes of all others. */
const contentsOf = ({ pages, texts, files }: SiteVersion): Map<string, unknown> =>
  new Map([
    ...[...pages.values()].map(({ file, data }) => [file, data] as const),
    ...[...texts].map(
      ([file, text]) =>
        [file, languageOfCatalogue(file) === undefined ? text : contentOfCatalogue(text)] as const,
    ),
    ...files,
  ]);

/** The contents of the files after the steps. */
export function replayChanges(before: SiteVersion, replay: Replay): Map<string, unknown> {
  const contents = contentsOf(before);
  for (const { step } of replay) {
    const { file } = step;
    if ("step" in step) contents.set(file, applyStep(contents.get(file), step.step));
    else if ("content" in step) contents.set(file, step.content);
    else {
      if ("movedTo" in step) contents.set(step.movedTo, contents.get(file));
      contents.delete(file);
    }
  }
  return contents;
}

/** Throws unless the steps make the second version of the first. */
export function checkReplay(before: SiteVersion, after: SiteVersion, replay: Replay): void {
  const made = replayChanges(before, replay);
  const wanted = contentsOf(after);
  const wrong = [...new Set([...made.keys(), ...wanted.keys()])].find(
    (file) => made.has(file) !== wanted.has(file) || !isSameValue(made.get(file), wanted.get(file)),
  );
  if (wrong !== undefined) throw new Error(`The changes of ${wrong} are not complete.`);
}
