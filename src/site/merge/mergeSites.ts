import type { Schemas } from "../../schema/schemaNode.ts";
import { isSameValue } from "../../yaml/edit/step.ts";
import { matchPages } from "../changes/matchPages.ts";
import { languageOfCatalogue } from "../files/translations.ts";
import type { PageVersion, SiteVersion } from "../versions/siteVersion.ts";
import { mergeCatalogues } from "./mergeCatalogues.ts";
import { mergeOtherLines } from "./mergeLines.ts";
import { mergeText } from "./mergeText.ts";
import { mergeValues, type Side, type ValueConflict } from "./mergeValues.ts";

/** A place that both hands changed, each in another way. */
export interface SiteConflict extends ValueConflict {
  file: string;
}

/** The three versions of a site: the one that both hands began with, ours and theirs. */
export interface SiteVersions {
  base: SiteVersion;
  ours: SiteVersion;
  theirs: SiteVersion;
}

/** The content of a merged file: a text, or the file of one side as it is; undefined if it is deleted. */
export type MergedFile = { text: string } | { side: Side } | undefined;

/** The files that are not the same in all three versions, as they are merged. */
export type MergedSite = Map<string, MergedFile>;

/** Merges three versions of a site by their values. `decide` chooses where both hands changed one value. */
export async function mergeSites(
  versions: SiteVersions,
  schemas: Schemas,
  decide: (conflict: SiteConflict) => Side,
): Promise<MergedSite> {
  const merged: MergedSite = new Map();
  await mergePages(versions, schemas, decide, merged);
  for (const kind of ["texts", "files"] as const) {
    const [base, ours, theirs] = [versions.base[kind], versions.ours[kind], versions.theirs[kind]];
    for (const file of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
      const three = { base: base.get(file), ours: ours.get(file), theirs: theirs.get(file) };
      if (three.ours === three.theirs && three.ours === three.base) continue;
      const ask = (conflict: ValueConflict) => decide({ ...conflict, file });
      const text = kind === "texts" ? await mergeWritten(file, three, ask) : undefined;
      if (text !== undefined) {
        merged.set(file, { text });
        continue;
      }
      const side = chooseSide(three, () => ask({ ...three, path: [] }));
      merged.set(file, versions[side][kind].has(file) ? { side } : undefined);
    }
  }
  return merged;
}

/**
 * Merges a Markdown file by its lines, and a catalogue by its entries, where both hands changed it. Undefined where all of
 * the file has to be chosen.
 */
async function mergeWritten(
  file: string,
  { base = "", ours, theirs }: Record<keyof SiteVersions, string | undefined>,
  decide: (conflict: ValueConflict) => Side,
): Promise<string | undefined> {
  if (ours === undefined || theirs === undefined || [theirs, base].includes(ours)) return undefined;
  if (theirs === base) return undefined;
  return languageOfCatalogue(file) === undefined
    ? mergeOtherLines(base, ours, theirs)
    : mergeCatalogues({ base, ours, theirs }, decide);
}

function chooseSide(
  { base, ours, theirs }: Record<"base" | "ours" | "theirs", unknown>,
  decide: () => Side,
): Side {
  if (isSameValue(ours, theirs) || isSameValue(theirs, base)) return "ours";
  return isSameValue(ours, base) ? "theirs" : decide();
}

/** The versions of one page. A page that one hand moved to another address is the same page. */
interface PageVersions {
  base?: PageVersion | undefined;
  ours?: PageVersion | undefined;
  theirs?: PageVersion | undefined;
}

async function mergePages(
  versions: SiteVersions,
  schemas: Schemas,
  decide: (conflict: SiteConflict) => Side,
  merged: MergedSite,
): Promise<void> {
  for (const page of listPages(versions)) {
    const { base, ours, theirs } = page;
    const files = new Set([base, ours, theirs].flatMap((version) => version?.file ?? []));
    const text = { base: base?.text, ours: ours?.text, theirs: theirs?.text };
    if (
      files.size === 1 &&
      isSameValue(text.ours, text.theirs) &&
      isSameValue(text.ours, text.base)
    )
      continue;
    for (const file of files) merged.set(file, undefined);
    const at = ours?.file ?? theirs?.file ?? base?.file ?? "";
    const ask = (conflict: ValueConflict) => decide({ ...conflict, file: at });
    const place = { base: base?.file, ours: ours?.file, theirs: theirs?.file };
    const isGone = ours === undefined || theirs === undefined;
    const file = isGone ? (ours ?? theirs)?.file : mergeValues(place, ["address"], ask);
    const datas = { base: base?.data, ours: ours?.data, theirs: theirs?.data };
    const data = mergeValues(datas, [], ask);
    if (data === undefined || typeof file !== "string") continue;
    merged.set(file, { text: await mergeText(text, data, { schemas, address: at }, file) });
  }
}

function listPages({ base, ours, theirs }: SiteVersions): PageVersions[] {
  const ofUs = matchPages(base, ours);
  const ofThem = matchPages(base, theirs);
  const pages: PageVersions[] = [...base.pages.values()].map((page) => ({
    base: page,
    ours: ofUs.pairs.find(({ before }) => before === page)?.after,
    theirs: ofThem.pairs.find(({ before }) => before === page)?.after,
  }));
  const added = ofUs.added.map((page) => ({
    ours: page,
    theirs: ofThem.added.find(({ file }) => file === page.file),
  }));
  const known = new Set(added.map(({ ours: page }) => page.file));
  const rest = ofThem.added.filter(({ file }) => !known.has(file));
  return [...pages, ...added, ...rest.map((page) => ({ theirs: page }))];
}
