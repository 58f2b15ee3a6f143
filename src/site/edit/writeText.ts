import type { Operation } from "../../shared/operation.ts";
import type { Composer } from "../../yaml/compose.ts";
import { diffLines } from "../../yaml/diffLines.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { textsFolder } from "../files/texts.ts";
import { flattenOperation } from "./steps.ts";

type WriteText = Extract<Operation, { do: "write-text" }>;

/** A file of texts/ while it is edited. */
interface TextDraft {
  file: string;
  composer: Composer;
}

/** The files of texts/ that an operation writes. */
export const listWrittenTexts = (operation: Operation): string[] =>
  flattenOperation(operation).flatMap((each) =>
    each.do === "write-text" ? `${textsFolder}/${each.file}` : [],
  );

/** Writes the Markdown of a file: the lines that differ. */
export function writeText(drafts: readonly TextDraft[], { file, value, was }: WriteText): void {
  const path = `${textsFolder}/${file}`;
  const draft = drafts.find((each) => each.file === path);
  if (!draft) throw new RefusedEdit("gone", path);
  const { composer } = draft;
  if (was !== undefined && was !== composer.text) throw new RefusedEdit("changed", path);
  composer.splice(diffLines(composer.text, value));
}
