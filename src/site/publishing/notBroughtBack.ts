/** The reasons why no earlier version is brought back, as sentences. `name` is what a sentence is about. */
const sentences = {
  unknown: () => "There is no such earlier version. Look at the list again.",
  "no-site": () => "This version has no page.yaml, so it cannot be brought back.",
  outside: (name) =>
    `This version has a file with a name that no folder may have: ${JSON.stringify(name)}. It cannot be brought back.`,
  unpublished: (changes) =>
    `Not brought back: changes that are not online yet would be lost. Publish them first, or take them back.\n\n${changes}`,
  content: (name) =>
    `Not brought back: Git has no content of ${name}. Fetch it first in a terminal: git fetch.`,
  changed: () => "Not brought back: a file of the site has just changed. Look at it again.",
} satisfies Record<string, (name: string) => string>;

/** An earlier version was not brought back, for a reason that somebody can do something about. Nothing has changed. */
export class NotBroughtBack extends Error {
  constructor(code: keyof typeof sentences, name = "") {
    super(sentences[code](name));
  }
}
