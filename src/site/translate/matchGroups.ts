import { memoize } from "../memoize.ts";
import { type CatalogueEntry, keyOf } from "./catalogue.ts";
import type { Phrase } from "./listPhrases.ts";

/** The parts of a context: the page and section, the setting there, and the last name of the setting. */
export function readContext(context: string): { group: string; setting: string; name: string } {
  const at = context.lastIndexOf(" ");
  const setting = context.slice(at + 1);
  return {
    group: context.slice(0, Math.max(0, at)),
    setting,
    name: setting.slice(setting.lastIndexOf(".") + 1),
  };
}

/**
 * Finds the former names of sections and pages that have another one now, by the texts that they have in common. Of a
 * section whose name is still there, every text stays where it is.
 */
export function matchGroups(
  phrases: readonly Phrase[],
  vanished: readonly CatalogueEntry[],
  kept: readonly CatalogueEntry[],
): Map<string, string> {
  const known = new Set(kept.map(({ context }) => readContext(context).group));
  const added = collect(
    phrases.map(({ context, text }) => ({ context, text })),
    known,
  );
  const gone = collect(
    vanished.map(({ context, id }) => ({ context, text: id.value })),
    known,
  );
  const pairs = [...added].flatMap(([name, texts]) =>
    [...gone].map(([former, before]) => {
      const shared = [...texts].filter((key) => before.has(key)).length;
      return { name, former, shared, isAlike: shared * 2 >= Math.min(texts.size, before.size) };
    }),
  );
  const matches = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name, former } of pairs
    .filter(({ name, former, shared, isAlike }) => name !== former && shared > 0 && isAlike)
    .sort((a, b) => b.shared - a.shared)) {
    if (matches.has(name) || taken.has(former)) continue;
    matches.set(name, former);
    taken.add(former);
  }
  return matches;
}

/** The texts of each group that is not among the known ones, by their settings. */
function collect(
  texts: readonly { context: string; text: string }[],
  known: ReadonlySet<string>,
): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { context, text } of texts) {
    const { group, setting } = readContext(context);
    if (!known.has(group)) memoize(groups, group, () => new Set()).add(keyOf(setting, text));
  }
  return groups;
}
