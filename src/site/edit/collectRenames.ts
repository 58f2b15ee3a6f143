import type { Schemas } from "../../schema/schemaNode.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { lazy, memoize } from "../memoize.ts";
import { isHome } from "../page/pageAddress.ts";
import { idFieldsOf, listOwnIds, type NamesAt } from "./ids.ts";
import { listInherited } from "./inherited.ts";
import type { PageDraft } from "./pageDraft.ts";
import { readData } from "./read.ts";
import type { AnchorRenames } from "./renameId.ts";
import type { Rules } from "./rules.ts";

/** The pages that name each Markdown file as a text of theirs, by its name. */
export function findShowing(
  drafts: readonly PageDraft[],
  schemas: Schemas,
): Map<string, Set<PageDraft>> {
  const showing = new Map<string, Set<PageDraft>>();
  for (const draft of drafts) {
    const rules = { schemas, address: draft.address.path };
    for (const { kind, value } of idFieldsOf(readData(draft.composer.text, rules), rules)) {
      if (kind !== "markdownFile" || typeof value !== "string") continue;
      memoize(showing, value, () => new Set<PageDraft>()).add(draft);
    }
  }
  return showing;
}

/**
 * The new names of anchors on each page: on the one where they are given; for the first page, also on those that
 * inherit its sections; for a Markdown file, on those that show it. Refused if such a page has another part of that
 * name.
 */
export function collectRenames(
  { names: renamed, inFiles }: AnchorRenames,
  target: PageDraft,
  drafts: readonly PageDraft[],
  { schemas, texts }: Rules,
): NamesAt {
  const dataOf = ({ composer, address }: PageDraft) =>
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
