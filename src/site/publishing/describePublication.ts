import type { SiteChange } from "../changes/change.ts";
import { quoteLine } from "../changes/describeWords.ts";
import { describePlaced, groupSentences } from "../changes/formatChanges.ts";
import { connectionReasons } from "./explainConnection.ts";
import type { PublishedVersion } from "./publishSite.ts";

/** The longest first line of a message that Git's own tools show whole. */
const longestLine = 72;

/** The message of a version: its change in the first line, or their number, and all of them below. */
export function writeMessage(changes: readonly SiteChange[]): string {
  const sentences = changes.map(describePlaced);
  const [first = "A new version of the site"] = sentences;
  const title = sentences.length > 1 ? `${sentences.length} changes: ${first}` : first;
  return writeBelow(shorten(title), changes);
}

/** The first line of the message of a merge. */
export const mergeTitle = "Merge what others published";

/** The message of a merge, with the changes of the others. */
export const writeMergeMessage = (changes: readonly SiteChange[]): string =>
  writeBelow(mergeTitle, changes);

/** A message with all changes below its first line. */
function writeBelow(title: string, changes: readonly SiteChange[]): string {
  const groups = groupSentences(changes).map(({ heading, sentences }) =>
    [heading, ...sentences.map((line) => `- ${line}.`)].join("\n"),
  );
  return `${[title, ...groups].join("\n\n")}\n`;
}

function shorten(title: string): string {
  const letters = [...title];
  return letters.length <= longestLine ? title : `${letters.slice(0, longestLine - 1).join("")}…`;
}

/** The result of a publication in words, for a terminal. */
export function describePublication(publication: PublishedVersion): string {
  switch (publication.do) {
    case "nothing":
      return "Nothing has changed since the last publication.";
    case "online":
      return [
        listSentences("Published:", publication.changes),
        ...(publication.others.length > 0
          ? [listSentences("Others published meanwhile. Here now:", publication.others)]
          : []),
      ].join("\n");
    case "review":
      return listSentences(
        `A review is needed before this goes online. Your changes are on the branch ${publication.branch}:`,
        publication.changes,
      );
    case "protected":
      return "The branch takes no version without a review. Your version is kept here.";
    case "kept":
      return `${keptReasons[publication.because]} Your version is kept here, and goes online the next time you publish.`;
    case "conflict":
      return [
        "Somebody published meanwhile and changed what you changed too. Which one shall stay?",
        ...publication.conflicts.map(
          ({ file, path, ours, theirs }) =>
            `  ${[file, ...path].join(" ")}: yours ${describe(ours)}, theirs ${describe(theirs)}`,
        ),
        "Add --keep mine or --keep theirs.",
      ].join("\n");
  }
}

/** The reasons why a version is kept here, as sentences. */
export const keptReasons = {
  "no-remote": "This repository has no place to publish to yet.",
  ...connectionReasons,
} satisfies Record<Extract<PublishedVersion, { do: "kept" }>["because"], string>;

const describe = (value: unknown) =>
  value === undefined
    ? "deleted"
    : quoteLine(typeof value === "string" ? value : JSON.stringify(value));

const listSentences = (heading: string, changes: readonly SiteChange[]) =>
  [heading, ...changes.map((change) => `  ${describePlaced(change)}.`)].join("\n");
