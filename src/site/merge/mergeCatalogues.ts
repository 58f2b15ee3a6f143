import { isSameValue } from "../../yaml/edit/step.ts";
import { type CatalogueEntry, fuzzy } from "../translate/catalogue.ts";
import { keyOfEntry } from "../translate/matchCatalogue.ts";
import { parseCatalogue } from "../translate/parseCatalogue.ts";
import type { Decide, Side, Versions } from "./mergeValues.ts";

/** An entry of a catalogue with its lines. */
interface Block {
  entry: CatalogueEntry;
  lines: string;
}

type Blocks = ReadonlyMap<string, Block>;

/**
 * Merges three versions of a catalogue by their entries: `decide` chooses where both hands gave one text another translation.
 * Undefined where a version has a mistake.
 */
export function mergeCatalogues(
  sources: Record<keyof Versions, string>,
  decide: Decide,
): string | undefined {
  const base = readBlocks(sources.base);
  const ours = readBlocks(sources.ours);
  const theirs = readBlocks(sources.theirs);
  if (!base || !ours || !theirs) return undefined;
  const merged = new Map<string, string>();
  for (const key of orderKeys(ours, theirs)) {
    const versions = { base: base.get(key), ours: ours.get(key), theirs: theirs.get(key) };
    const block = versions[chooseBlock(versions, decide)];
    if (block) merged.set(key, block.lines);
  }
  return `${[...merged.values()].join("\n\n")}\n`;
}

/** The header and all entries of a catalogue, by their texts; undefined if it has a mistake. */
function readBlocks(source: string): Blocks | undefined {
  const { entries, metadata, diagnostics } = parseCatalogue(source);
  if (diagnostics.length > 0) return undefined;
  return new Map(
    (metadata ? [metadata, ...entries] : entries).map((entry) => [
      `${entry.isObsolete} ${keyOfEntry(entry)}`,
      { entry, lines: source.slice(...entry.range).trim() },
    ]),
  );
}

/** The keys of our entries, with those that only the other version has below the one that is above them there. */
function orderKeys(ours: Blocks, theirs: Blocks): string[] {
  const keys = [...ours.keys()];
  const others = [...theirs.keys()];
  for (const [index, key] of others.entries())
    if (!ours.has(key)) keys.splice(keys.indexOf(others[index - 1] ?? "") + 1, 0, key);
  return keys;
}

/** The hand whose block is kept. A hand without the block has deleted it. */
function chooseBlock(
  { base, ours, theirs }: Record<keyof Versions, Block | undefined>,
  decide: Decide,
): Side {
  if (ours?.lines === theirs?.lines || theirs?.lines === base?.lines) return "ours";
  if (ours?.lines === base?.lines) return "theirs";
  const [old, own, other] = [base, ours, theirs].map(
    (block) => block && translationOf(block.entry),
  );
  if (isSameValue(own, other) || isSameValue(other, old)) return "ours";
  if (isSameValue(own, old)) return "theirs";
  const id = (ours ?? theirs)?.entry.id.value ?? "";
  // Programs write the day into the header.
  if (id === "" || other?.text === "") return "ours";
  if (own?.text === "") return "theirs";
  return decide({ base: old?.text, ours: own?.text, theirs: other?.text, path: [id] });
}

const translationOf = ({ text, flags }: CatalogueEntry) => ({
  text: text.value,
  isFuzzy: flags.includes(fuzzy),
});
