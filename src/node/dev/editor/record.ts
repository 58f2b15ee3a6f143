import type { Edited } from "../../../shared/editor/endpoint.ts";
import type { Action } from "../../../shared/operation.ts";
import type { PageEdit } from "../../../site/edit/edited.ts";
import type { FileSwap } from "../../../site/edit/fileSwaps.ts";
import { type MadeText, remember, rememberWhole } from "../../../site/edit/history.ts";
import type { OpenTabs } from "../../../site/edit/historyFiles.ts";
import type { WholeFile } from "../../../site/edit/wholeFile.ts";
import { decode } from "../../../yaml/decode.ts";
import type { Refusal } from "../../../yaml/edit/refusal.ts";
import type { PageChange } from "./changePages.ts";
import { versionOf } from "./describeSite.ts";

/** An edit that was made, before the site is read again. */
export type EditResult = Omit<Edited, "state">;

/** The same with all files that were swapped, those of public/ and those that are gone among them. */
export type SwapResult = EditResult & { swapped: string[] };

/** Remembers edits that were made, so that they can be taken back: as one action with the edit that made a version. */
export async function record(
  root: string,
  action: Action,
  edits: PageEdit[] | { refusal: Refusal },
  tabs: OpenTabs,
  joins?: string,
): Promise<EditResult | { refusal: Refusal }> {
  if ("refusal" in edits) return edits;
  if (edits.length === 0) return describeEdits(action, edits);
  const isMeant = ({ after }: MadeText) => versionOf(after) === joins;
  const { isJoined, ...warning } = await remember(root, action, edits, isMeant, tabs);
  return { ...describeEdits(action, edits), ...warning, ...(isJoined && { isJoined }) };
}

/** Remembers a file that was made or deleted, so that it can be taken back. */
export async function recordWhole(
  root: string,
  done: PageChange | { refusal: Refusal },
  tabs: OpenTabs,
): Promise<EditResult | { refusal: Refusal }> {
  if ("refusal" in done) return done;
  const { action, whole } = done;
  const warning = await rememberWhole(root, action, whole, tabs);
  return { ...describeWhole(action, whole), ...warning };
}

/** The report to the editor of a file that was made or deleted. */
export const describeWhole = (
  action: Action,
  { file, content, isThere }: WholeFile,
): EditResult => ({
  action,
  files: isThere ? [{ file, version: versionOf(decode(Buffer.from(content, "base64")).text) }] : [],
});

/** The report to the editor of files that were swapped. */
export const describeSwaps = (action: Action, swaps: readonly FileSwap[]): SwapResult => ({
  action,
  files: swaps.flatMap(({ file, after }) => {
    if (after === undefined || !file.endsWith(".yaml")) return [];
    return [{ file, version: versionOf(decode(Buffer.from(after, "base64")).text) }];
  }),
  swapped: swaps.map(({ file }) => file),
});

/** The report to the editor of edits that were made. */
export const describeEdits = (action: Action, edits: readonly PageEdit[]): EditResult => ({
  action,
  files: edits.map(({ file, movedTo, text }) => ({
    file: movedTo ?? file,
    version: versionOf(text),
  })),
});
