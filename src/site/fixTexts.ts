import { Composer } from "../yaml/compose.ts";
import { changes, disjoint } from "./fix.ts";
import type { Loaded } from "./load.ts";
import { type Change, listChanges } from "./report/listChanges.ts";

/** A Markdown file after its certain fixes. */
export interface FixedText {
  file: string;
  before: string;
  after: string;
  changes: Change[];
}

/** Applies every certain fix in the Markdown files that a page names, once. Every other character stays. */
export function fixTexts({ diagnostics, texts }: Loaded): FixedText[] {
  return [...texts].flatMap(([file, before]) => {
    const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
    const chosen = disjoint(own.filter(({ fix }) => fix && changes(fix, before)));
    if (chosen.length === 0) return [];
    const composer = new Composer(before);
    composer.splice(chosen.flatMap(({ fix }) => fix?.edits ?? []));
    return [{ file, before, after: composer.text, changes: listChanges(before, chosen) }];
  });
}
