import { keptReasons } from "../../../../site/publishing/describePublication.ts";
import type { PublishedVersion } from "../../../../site/publishing/publishSite.ts";

/** The result of a publication in a sentence. */
export function writeSentence(publication: PublishedVersion): string {
  switch (publication.do) {
    case "nothing":
      return "Everything is online already.";
    case "online":
      return `Published: ${countChanges(publication.changes.length)} on the way to visitors.${tellOthers(publication.others.length)}`;
    case "review":
      return `Sent for review: ${countChanges(publication.changes.length)} waiting on the branch ${publication.branch}.`;
    case "protected":
      return "Not online yet: this branch takes no version without a review. Your version is kept here.";
    case "kept":
      return `Not online yet: ${keptReasons[publication.because]} Your version is kept here, and goes online the next time you publish.`;
    case "conflict":
      return "Not online yet: somebody published meanwhile, and changed what you changed too.";
  }
}

/** The sentence about what somebody else had published, which is on the page of the author now. Empty if it is nothing. */
const tellOthers = (count: number) =>
  count === 0
    ? ""
    : ` Others published meanwhile: ${count === 1 ? "1 change of theirs is" : `${count} changes of theirs are`} on your page now.`;

const countChanges = (count: number) => (count === 1 ? "1 change is" : `${count} changes are`);
