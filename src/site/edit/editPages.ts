import type { Schemas } from "../../schema/schemaNode.ts";
import type { Operation } from "../../shared/operation.ts";
import { addressesPath } from "../../shared/translatedAddress.ts";
import { Composer, invert } from "../../yaml/compose.ts";
import { type Refusal, RefusedEdit, refusalOf, refuse } from "../../yaml/edit/refusal.ts";
import { textFileName } from "../files/texts.ts";
import { lazy } from "../memoize.ts";
import { home, isHome } from "../page/pageAddress.ts";
import { makeEdits } from "./apply.ts";
import { collectRenames, findShowing } from "./collectRenames.ts";
import type { PageEdit, PageText, TextFile } from "./edited.ts";
import { idFieldsOf, moveLinks, relink } from "./ids.ts";
import { listAnchorEdits, moveFileLinks } from "./markdown.ts";
import { PageDraft } from "./pageDraft.ts";
import { readData } from "./read.ts";
import {
  type AddressMove,
  moveAddress,
  moveTo,
  type PageMove,
  redirectsAfter,
  toPath,
} from "./renamePage.ts";
import { moveTranslated, type TranslatedMove } from "./renameTranslated.ts";
import { flattenOperation } from "./steps.ts";
import { writeText } from "./writeText.ts";

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
  const drafts = pages.map((page) => new PageDraft(page));
  const markdown = files.map((each) => ({ ...each, composer: new Composer(each.text) }));
  const readTexts = () =>
    new Map(markdown.map(({ file, composer }) => [textFileName(file), composer.text]));
  const target = drafts.find((draft) => draft.file === file);
  if (!target) return refuse("no-page", file);
  const make = (draft: PageDraft, part: Operation) => {
    const { text } = draft.composer;
    const made = nameFile(draft, target, () =>
      makeEdits(text, part, { schemas, address: draft.address.path, texts: readTexts() }),
    );
    draft.composer.splice(made.edits);
    return made;
  };
  const follow = (linkOf: LinkRule, among: readonly PageDraft[] = drafts) => {
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
        const moved = moveTranslated(
          toPath(part.page),
          toPath(part.to),
          drafts.map(({ address, composer }) => ({
            address,
            data: readData(composer.text, { schemas, address: address.path }),
          })),
        );
        if (moved) {
          renameTranslated(drafts, moved, follow, make, schemas);
          continue;
        }
        const move = moveTo(
          part,
          drafts.map(({ address }) => address),
        );
        rename(drafts, move, follow, make, schemas);
        continue;
      }
      if (part.do === "write-text") {
        writeText(markdown, part);
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

/** Returns the link that replaces another in the page at `from`; undefined if it stays. */
type LinkRule = (href: string, from: string) => string | undefined;

function rename(
  drafts: readonly PageDraft[],
  move: PageMove,
  follow: (linkOf: LinkRule) => void,
  make: (draft: PageDraft, part: Operation) => unknown,
  schemas: Schemas,
): void {
  follow((href, from) => moveAddress(href, from, move));
  const first = drafts.find(({ address }) => isHome(address));
  const moved = drafts.find(({ address }) => address.path === move.from.path);
  if (!first || !moved) throw new RefusedEdit("no-page", move.from.path);
  moved.address = move.to;
  redirect(first, move, make, schemas);
}

/** Gives a page another address in another language. */
function renameTranslated(
  drafts: readonly PageDraft[],
  { page, from, to, addresses }: TranslatedMove,
  follow: (linkOf: LinkRule) => void,
  make: (draft: PageDraft, part: Operation) => unknown,
  schemas: Schemas,
): void {
  const move = { from: { path: from }, to: { path: to } };
  follow((href, at) => moveAddress(href, at, move));
  const find = (path: string) => drafts.find(({ address }) => address.path === path);
  const [first, moved] = [find(home.path), find(page.path)];
  if (!first || !moved) throw new RefusedEdit("no-page", from);
  make(
    moved,
    addresses
      ? { do: "set", path: addressesPath, value: addresses }
      : { do: "remove", path: addressesPath },
  );
  redirect(first, move, make, schemas);
}

/** Leads visitors of an old address to the new one. */
function redirect(
  first: PageDraft,
  move: AddressMove,
  make: (draft: PageDraft, part: Operation) => unknown,
  schemas: Schemas,
): void {
  const data = readData(first.composer.text, { schemas, address: home.path });
  make(first, { do: "set", path: ["site", "redirects"], value: redirectsAfter(data, move) });
}

/** The operation in parts: each concerns one page alone, or the address of one. */
function partsOf(operation: Operation): Operation[] {
  const singles = flattenOperation(operation);
  const isOfSite = singles.some(({ do: kind }) => kind === "rename-page" || kind === "write-text");
  return isOfSite ? singles : [operation];
}

/** True if links have to follow an operation, in texts too. */
export const isRename = (operation: Operation): boolean =>
  flattenOperation(operation).some(
    ({ do: kind }) => kind === "rename-id" || kind === "rename-page",
  );

/** Adds the file to the refusal if it is not the one to be edited. */
function nameFile<Result>(draft: PageDraft, target: PageDraft, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof RefusedEdit && draft !== target) throw error.in(draft.file);
    throw error;
  }
}
