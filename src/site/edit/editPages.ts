import type { Schemas } from "../../schema/schemaNode.ts";
import type { Operation } from "../../shared/operation.ts";
import { Composer, invert } from "../../yaml/compose.ts";
import { type Refusal, RefusedEdit, refusalOf, refuse } from "../../yaml/edit/refusal.ts";
import { textFileName } from "../files/texts.ts";
import { lazy, memoize } from "../memoize.ts";
import { home, isHome, type PageAddress } from "../page/pageAddress.ts";
import { makeEdits } from "./apply.ts";
import type { EditedText } from "./edited.ts";
import { idFieldsOf, listOwnIds, moveLinks, type NamesAt, relink } from "./ids.ts";
import { listInherited } from "./inherited.ts";
import { listAnchorEdits, moveFileLinks } from "./markdown.ts";
import { readData } from "./read.ts";
import type { AnchorRenames } from "./renameId.ts";
import { moveAddress, moveTo, type PageMove, redirectsAfter } from "./renamePage.ts";
import type { Rules } from "./rules.ts";
import { flattenOperation } from "./steps.ts";

/** A page of a site, with the text of its file without a byte order mark. */
export interface PageText extends PageAddress {
  text: string;
}

/** A Markdown file of texts/ without a byte order mark. */
export interface TextFile {
  file: string;
  text: string;
}

/** A page, or a Markdown file, before and after an edit. The file is the one before; `movedTo` is the one after, where it is another. */
export interface PageEdit extends EditedText {
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
  files: readonly TextFile[] = [],
): PageEdit[] | { refusal: Refusal } {
  const drafts = pages.map((page) => new Draft(page));
  const markdown = files.map((each) => ({ ...each, composer: new Composer(each.text) }));
  const readTexts = () =>
    new Map(markdown.map(({ file, composer }) => [textFileName(file), composer.text]));
  const target = drafts.find((draft) => draft.file === file);
  if (!target) return refuse("no-page", file);
  const make = (draft: Draft, part: Operation) => {
    const { text } = draft.composer;
    const made = nameFile(draft, target, () =>
      makeEdits(text, part, { schemas, address: draft.address.path, texts: readTexts() }),
    );
    draft.composer.splice(made.edits);
    return made;
  };
  const follow = (linkOf: LinkRule, among: readonly Draft[] = drafts) => {
    for (const draft of among) {
      const rules = { schemas, address: draft.address.path };
      const operations = idFieldsOf(readData(draft.composer.text, rules), rules).flatMap(
        (field): Operation[] => {
          const value = moveLinks(field, (href) => linkOf(href, draft.address.path));
          return value === undefined ? [] : [{ do: "set", path: field.path, value }];
        },
      );
      if (operations.length > 0) make(draft, { do: "all", operations });
    }
    const showing = lazy(() => findShowing(drafts, schemas));
    for (const { file, composer } of markdown) {
      const from = showing().get(textFileName(file)) ?? [];
      const paths = [...from].map(({ address }) => address.path);
      composer.splice(moveFileLinks({ file, text: composer.text }, paths, linkOf));
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
      if (renamed.names.size === 0) continue;
      const namesAt = collectRenames(renamed, target, drafts, { schemas, texts: readTexts() });
      for (const { file, composer } of markdown) {
        const names = renamed.inFiles.get(textFileName(file));
        if (names) composer.splice(listAnchorEdits(composer.text, names));
      }
      // The links on the page itself have followed already.
      const others = drafts.filter((draft) => draft !== target);
      follow((href, from) => relink(href, from, namesAt), others);
    }
  } catch (error) {
    return refusalOf(error);
  }
  const textEdits = markdown.map(({ file, text: before, composer: { text, edits } }): PageEdit => {
    return { file, before, text, edits, undo: invert(edits, before) };
  });
  return [...drafts.map(({ edit }) => edit), ...textEdits].filter(
    ({ edits, movedTo }) => edits.length > 0 || movedTo !== undefined,
  );
}

/** The pages that name each Markdown file as a text of theirs, by its name. */
function findShowing(drafts: readonly Draft[], schemas: Schemas): Map<string, Set<Draft>> {
  const showing = new Map<string, Set<Draft>>();
  for (const draft of drafts) {
    const rules = { schemas, address: draft.address.path };
    for (const { kind, value } of idFieldsOf(readData(draft.composer.text, rules), rules)) {
      if (kind !== "markdownFile" || typeof value !== "string") continue;
      memoize(showing, value, () => new Set<Draft>()).add(draft);
    }
  }
  return showing;
}

/** Returns the link that replaces another in the page at `from`; undefined if it stays. */
type LinkRule = (href: string, from: string) => string | undefined;

/**
 * The new names of anchors on each page: on the one where they are given; for the first page, also on those that
 * inherit its sections; for a Markdown file, on those that show it. Refused if such a page has another part of that
 * name.
 */
function collectRenames(
  { names: renamed, inFiles }: AnchorRenames,
  target: Draft,
  drafts: readonly Draft[],
  { schemas, texts }: Rules,
): NamesAt {
  const dataOf = ({ composer, address }: Draft) =>
    readData(composer.text, { schemas, address: address.path });
  const first = drafts.find(({ address }) => isHome(address));
  const names = new Map([[target.address.path, renamed]]);
  for (const draft of drafts) {
    if (!first || draft === first || (target !== first && target !== draft)) continue;
    const data = dataOf(draft);
    const inherited = listInherited(dataOf(first), data, schemas);
    const own = listOwnIds(data, { schemas, texts, address: draft.address.path });
    const here = [...renamed].filter(([, name]) => inherited.has(name));
    const twice = here.find(([, name]) => own.has(name));
    if (twice) throw new RefusedEdit("taken", `"${twice[1]}"`).in(draft.file);
    const followed = here.filter(([old]) => !own.has(old));
    if (draft !== target) names.set(draft.address.path, new Map(followed));
  }
  const showing = lazy(() => findShowing(drafts, schemas));
  for (const [file, here] of inFiles) {
    const others = new Map([...(texts ?? [])].filter(([name]) => name !== file));
    for (const draft of showing().get(file) ?? []) {
      if (draft === target) continue;
      const own = listOwnIds(dataOf(draft), {
        schemas,
        texts: others,
        address: draft.address.path,
      });
      const twice = [...here.values()].find((name) => own.has(name));
      if (twice !== undefined) throw new RefusedEdit("taken", `"${twice}"`).in(draft.file);
      names.set(draft.address.path, new Map([...(names.get(draft.address.path) ?? []), ...here]));
    }
  }
  return (path) => names.get(path);
}

function rename(
  drafts: readonly Draft[],
  move: PageMove,
  follow: (linkOf: LinkRule) => void,
  make: (draft: Draft, part: Operation) => unknown,
  schemas: Schemas,
): void {
  follow((href, from) => moveAddress(href, from, move));
  const first = drafts.find(({ address }) => isHome(address));
  const moved = drafts.find(({ address }) => address.path === move.from.path);
  if (!first || !moved) throw new RefusedEdit("no-page", move.from.path);
  moved.address = move.to;
  const data = readData(first.composer.text, { schemas, address: home.path });
  make(first, { do: "set", path: ["site", "redirects"], value: redirectsAfter(data, move) });
}

/** The operation in parts: each concerns one page alone, or the address of one. */
function partsOf(operation: Operation): Operation[] {
  const singles = flattenOperation(operation);
  return singles.some((each) => each.do === "rename-page") ? singles : [operation];
}

/** True if links have to follow an operation, in texts too. */
export const isRename = (operation: Operation): boolean =>
  flattenOperation(operation).some(
    ({ do: kind }) => kind === "rename-id" || kind === "rename-page",
  );

/** Adds the file to the refusal if it is not the one to be edited. */
function nameFile<Result>(draft: Draft, target: Draft, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof RefusedEdit && draft !== target) throw error.in(draft.file);
    throw error;
  }
}
