/** Why an operation is not made. */
export interface Refusal {
  code: RefusalCode;
  message: string;
}

/** Every refusal, as a sentence. `name` is what it is about, in words. */
const sentences = {
  changed: (name) =>
    `${name} has been changed in the meantime. Look at it as it is now, and do it again.`,
  gone: (name) => `${name} is not there. Look at the page as it is now.`,
  moved: (name) =>
    `${name} has moved in the meantime. Look at the page as it is now, and do it again.`,
  two: (name) => `Two sections are called ${name}. Give one of them another id first.`,
  taken: (name) => `The id ${name} is taken already. Choose another.`,
  twice: (name) => `${name} is given twice here. Delete one of the two first.`,
  fault: () =>
    "There is a mistake in these lines. Correct it first: npm run check says what it is.",
  reuse: () => "This part uses an anchor, an alias or a tag of YAML. Write it without them first.",
  layout: () => "These lines are laid out in a way that cannot be changed here. Edit them by hand.",
  "inline-list": () =>
    "This list starts on the line of another one. Put it on lines of its own first.",
  brackets: () =>
    "Comments stand between the brackets of this list, so its items cannot be moved here. Edit them by hand.",
  character: () => "The text holds a character that cannot be written into a page. Leave it out.",
  value: (name) => `${name} cannot be written into a page.`,
  "no-item": (name) => `${name} is not there.`,
  "no-list": (name) => `${name} is not a list.`,
  "no-entry": (name) => `${name} is no item of a list, so it cannot be copied.`,
  "no-group": (name) => `${name} is not a group of settings, so nothing can be set in it.`,
  "no-sections": () => "The page has no list of sections.",
  nothing: (name) => `${name} is not given here, so there is nothing to remove.`,
  itself: () => "A section cannot be moved before or after itself.",
  "empty-item": (name) => `${name} is empty. Give it a value first.`,
  "read-only": (name) =>
    `${name} is set to read-only, so nothing was written. Allow writing in the settings of the file, and do it again.`,
  locked: (name) =>
    `${name} is in the way: nothing is written while it is there. Delete it, and do it again.`,
  "too-large": (name) =>
    `${name} would hold more than a page may have, which is 1 MB and 1000 settings in one group. Make it smaller.`,
  "too-deep": () => "A page holds settings inside settings up to 32 times, and this would be more.",
  emptied: () => "Without it, the file would not be a page any more. Delete the page instead.",
  unreadable: (name) => `${name} cannot be read as text. npm run check says why.`,
  site: () => "The address of a page belongs to the whole site, not to one file alone.",
  "shared-text": (name) =>
    `${name} stands on several pages, and would lead to the right place on one alone. Write the address of the page before its #, such as /about/#team.`,
  "in-file": (name) =>
    `This id stands in ${name}, and here one page alone is changed. Rename it with npm run edit, without --print.`,
  "file-twice": (name) =>
    `Headings of ${name} have ids, which the page would have twice. Copy the file under another name, with other ids, and name that one.`,
  home: () => "The first page is at / and stays there.",
  "translated-home": (name) => `The first page is at ${name} and stays there.`,
  "other-language": (name) =>
    `The page stays in its language: its new address begins with ${name}.`,
  "taken-page": (name) => `There is a page at ${name} already. Choose another address.`,
  "same-look": (name) =>
    `This looks like ${name}, the address of another page. Choose another address.`,
  "no-page": (name) => `There is no page at ${name}.`,
  "bad-address": (name) =>
    `${name} cannot be the address of a page. It holds small letters, digits, - and _, with / between folders, such as /legal/privacy/.`,
  "reserved-page": (name) => `No page can be at ${name}. Choose another address.`,
  "nothing-to-undo": () => "There is nothing to take back.",
  "nothing-to-redo": () => "There is nothing to make again.",
  "no-history": () =>
    ".broadside/history cannot be written, so no step can be taken back or made again. See that the disk has room, and that you may change this folder.",
  "unreadable-history": () =>
    ".broadside/history cannot be read, so no step can be taken back or made again. See that it is a folder, and that you may read it.",
  "skipped-undo": () =>
    "The last step cannot be taken back: what it changed, or what is around it, has been changed since. The next undo takes back the step before it, unless this one is possible by then.",
  "skipped-redo": () =>
    "This step cannot be made again: what it changed, or what is around it, has been changed since. The next redo makes the step after it, unless this one is possible by then.",
  "no-paste": () =>
    "What was copied is neither a section nor an item that fits here. Select a place in a list that has such items.",
  "unreadable-paste": (name) => `What was copied cannot be read. ${name}`,
  "cannot-paste": (name) => `What was copied cannot stand here. ${name}`,
  "only-one": (name) => `A page has one section of the kind ${name}, and this page has it already.`,
  root: () => "The whole page cannot be replaced at once. Name a setting in it.",
} as const satisfies Record<string, (name: string) => string>;

/** The kind of a refusal. */
export type RefusalCode = keyof typeof sentences;

/** A refusal in words. `name` is what it is about. */
export const refuse = (code: RefusalCode, name = "This"): { refusal: Refusal } => ({
  refusal: { code, message: sentences[code](name) },
});

/** Thrown while an operation is planned; `applyEdit` gives it as a value. */
export class RefusedEdit extends Error {
  refusal: Refusal;

  constructor(code: RefusalCode, name?: string) {
    const { refusal } = refuse(code, name);
    super(refusal.message);
    this.refusal = refusal;
  }

  /** The same, with the file named in its message. */
  in(file: string): this {
    const { code, message } = this.refusal;
    this.refusal = { code, message: `${file}: ${message}` };
    return this;
  }
}

/** The refusal that was thrown. Throws every other error again. */
export function refusalOf(error: unknown): { refusal: Refusal } {
  if (error instanceof RefusedEdit) return { refusal: error.refusal };
  throw error;
}
