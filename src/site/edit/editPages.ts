import type { Schemas } from "../../schema/fields.ts";
import { Composer, invert } from "../../yaml/compose.ts";
import { type Refusal, Refused, refuse } from "../../yaml/edit/refusal.ts";
import { home, isHome, type PageAddress } from "../pageAddress.ts";
import { makeEdits } from "./apply.ts";
import { fieldsOf, type LinkScope, relink } from "./ids.ts";
import type { Edited, Operation } from "./operation.ts";
import { readData } from "./read.ts";
import { listMoved, listRedirects, moveTo, type PageMove } from "./renamePage.ts";

/** A page of a site, with the text of its file without a byte order mark. */
export interface PageText extends PageAddress {
  text: string;
}

/** A page before and after an edit. The file is the one before; `movedTo` is the one after, where it is another. */
export interface PageEdit extends Edited {
  file: string;
  movedTo?: string;
  before: string;
}

/** A page while it is edited. */
class Draft {
  readonly file: string;
  readonly before: string;
  readonly composer: Composer;
  address: PageAddress;

  constructor({ file, path, text }: PageText) {
    this.file = file;
    this.address = { file, path };
    this.before = text;
    this.composer = new Composer(text);
  }

  get edit(): PageEdit {
    const { edits, text } = this.composer;
    const moved = this.address.file === this.file ? {} : { movedTo: this.address.file };
    return {
      file: this.file,
      ...moved,
      before: this.before,
      text,
      edits,
      undo: invert(edits, this.before),
    };
  }
}

/**
 * Makes an operation on a page of a site, and has the links on all its pages follow. Gives the pages that change, or
 * refuses it as a whole.
 */
export function editPages(
  pages: readonly PageText[],
  file: string,
  operation: Operation,
  schemas: Schemas,
): PageEdit[] | { refusal: Refusal } {
  const drafts = pages.map((page) => new Draft(page));
  const target = drafts.find((draft) => draft.file === file);
  if (!target) return refuse("no-page", file);
  const make = (draft: Draft, part: Operation) => {
    const { text } = draft.composer;
    const made = nameFile(draft, target, () =>
      makeEdits(text, part, { schemas, address: draft.address.path }),
    );
    draft.composer.splice(made.edits);
    return made;
  };
  const follow = (linkOf: LinkRule) => {
    for (const draft of drafts) {
      const rules = { schemas, address: draft.address.path };
      const operations = fieldsOf(readData(draft.composer.text, rules), rules).flatMap(
        (field): Operation[] => {
          const value = linkOf(field, draft.address.path);
          return value === undefined ? [] : [{ do: "set", path: field.path, value }];
        },
      );
      if (operations.length > 0) make(draft, { do: "all", operations });
    }
  };
  try {
    for (const part of partsOf(operation)) {
      if (part.do === "rename-page") {
        const move = moveTo(
          part,
          drafts.map(({ address }) => address),
        );
        rename(drafts, move, follow, make, schemas);
        continue;
      }
      const { renamed } = make(target, part);
      const owners = new Set([target.address.path]);
      if (renamed.size > 0) follow((field, from) => relink(field, renamed, { from, owners }));
    }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
  return drafts
    .map(({ edit }) => edit)
    .filter(({ edits, movedTo }) => edits.length > 0 || movedTo !== undefined);
}

/** The link that a field of the page at `from` is to hold; nothing where it stays. */
type LinkRule = (
  field: Parameters<typeof relink>[0],
  from: LinkScope["from"],
) => string | undefined;

function rename(
  drafts: readonly Draft[],
  move: PageMove,
  follow: (linkOf: LinkRule) => void,
  make: (draft: Draft, part: Operation) => unknown,
  schemas: Schemas,
): void {
  follow((field, from) => listMoved(field, from, move));
  const first = drafts.find(({ address }) => isHome(address));
  const moved = drafts.find(({ address }) => address.path === move.from.path);
  if (!first || !moved) throw new Refused("no-page", move.from.path);
  moved.address = move.to;
  const data = readData(first.composer.text, { schemas, address: home.path });
  make(first, { do: "set", path: ["site", "redirects"], value: listRedirects(data, move) });
}

/** The operation in parts: each concerns one page alone, or the address of one. */
function partsOf(operation: Operation): Operation[] {
  const singles = flatten(operation);
  return singles.some((each) => each.do === "rename-page") ? singles : [operation];
}

const flatten = (operation: Operation): Operation[] =>
  operation.do === "all" ? operation.operations.flatMap(flatten) : [operation];

/** Says in a refusal which file it is about, where that is not the one that was to be edited. */
function nameFile<Result>(draft: Draft, target: Draft, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refused && draft !== target) throw error.in(draft.file);
    throw error;
  }
}
