import { guideFile } from "../engineRoot.ts";

/** The reasons why nothing is published, as sentences. `name` is what a sentence is about. */
const sentences = {
  "no-repository": () =>
    `This site has no place to publish to yet: no Git repository, and no script deploy in package.json. ${guideFile("publish.md")} shows how to begin.`,
  "no-git": () => "Git is not installed here, and a site is published by Git. Install it first.",
  "other-owner": () =>
    "This folder belongs to another user, so Git does not read it. Add it to safe.directory of Git.",
  "no-version": () =>
    'There is no version in Git yet. Make the first one in a terminal: git add -A && git commit -m "Begin".',
  ignored: () =>
    "Git is told to leave page.yaml out (.gitignore), so there is nothing that it could publish.",
  "no-remote": () =>
    `This site has no place to publish to yet: its Git repository has no remote, and package.json no script deploy. ${guideFile("publish.md")} shows how to begin.`,
  detached: () => "No branch is checked out here. Check one out first: git switch main.",
  underway: (name) => `Git is in the middle of ${name} here. Finish or abort it first.`,
  locked: () => "Another Git program is at work here. Wait until it has ended, and publish again.",
  publishing: () => "The site is being published already. Wait until that has ended.",
  nobody: () =>
    'Git does not know who publishes. Add --name "Your name" --email you@example.com once: everybody who can read the repository sees them.',
  "too-large": (name) =>
    `${name} is larger than 50 MB, which most hosts refuse for ever once it is in a version. Make it smaller, or take it out.`,
  nested: (name) => `${name} is a Git repository of its own. Take the folder .git out of it first.`,
  code: (name) =>
    `A version that is not online yet changes more than the site's files: ${name}. Publishing would take it along. Push it first: git push.`,
  replaced: () =>
    "The history of the branch online has been replaced, and has nothing in common with the one here. Somebody who knows Git has to look at it.",
  overwritten: (name) =>
    `Somebody published meanwhile and changed ${name}, which is changed here too and belongs to no published version. Save that work first. Your version is kept here.`,
  hook: (name) => `A rule of this repository (a hook) refused the version: ${name}`,
  unbuilt: (complaint) =>
    `${complaint}\nNot published yet: the host's build would refuse the site. See above.`,
  "no-draft": () =>
    `A link for colleagues is not possible here: it needs a host with previews, and a script deploy:draft in package.json. ${guideFile("publish.md")} lists such hosts. npm run build -- --draft makes the same pages in dist/.`,
  changing: () => "The site has changed while it was built. Publish it again.",
  unmergeable: (name) => `${name} Your version is kept here.`,
} satisfies Record<string, (name: string) => string>;

/** A code of a reason why nothing is published. */
export type NotPublishedReason = keyof typeof sentences;

/** The reasons why Git has no place to publish to. */
const unset: readonly NotPublishedReason[] = [
  "no-git",
  "no-repository",
  "no-version",
  "no-remote",
  "ignored",
];

/** True if nothing can be published by Git because nobody has set it up for this site. */
export const isUnset = (code: NotPublishedReason): boolean => unset.includes(code);

/** Nothing was published, for a reason that somebody can do something about. */
export class NotPublished extends Error {
  readonly code: NotPublishedReason;

  constructor(code: NotPublishedReason, name = "") {
    super(sentences[code](name));
    this.code = code;
  }
}
