import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Schemas } from "../../schema/schemaNode.ts";
import { dataAt } from "../../shared/dataAt.ts";
import type { SiteChange } from "../../site/changes/change.ts";
import {
  type ChangedSection,
  listChangedSections,
} from "../../site/changes/listChangedSections.ts";
import { home } from "../../site/page/pageAddress.ts";
import { explainMissing, readLargeFiles } from "../../site/versions/largeFiles.ts";
import type { SiteVersion } from "../../site/versions/siteVersion.ts";
import { browserAdvice, findBrowser } from "../test/findBrowser.ts";
import { buildVersion } from "./buildVersion.ts";
import { copyPages } from "./copyPages.ts";
import { formatPicturesHtml, formatPicturesMarkdown, type ShownChanges } from "./formatPictures.ts";
import { photographSections } from "./photographSections.ts";
import type { Side } from "./pictures.ts";

/** A version of a site: as it is read, and the contents of its files. */
interface Version {
  version: SiteVersion;
  contents: ReadonlyMap<string, Uint8Array>;
}

/**
 * Writes the changes of the site in `root` with pictures of each changed section, before and after, into a folder: as
 * `index.html` and as `changes.md`. Without a browser they have links to the pages of both versions. Returns a sentence on
 * the result.
 */
export async function writePictures(
  root: string,
  folder: string,
  changes: readonly SiteChange[],
  versions: Record<Side, Version>,
  schemas: Schemas,
): Promise<string> {
  const { before, after } = versions;
  const target = path.resolve(root, folder);
  const sections = listChangedSections(changes, before.version, after.version, schemas);
  await mkdir(target, { recursive: true });
  const { remark, ...shown } = await showSections(root, target, sections, versions);
  const whole: ShownChanges = { changes, sections, remark, ...shown };
  await writeFile(path.join(target, "index.html"), formatPicturesHtml(whole));
  await writeFile(path.join(target, "changes.md"), formatPicturesMarkdown(whole));
  const place = `${path.join(folder, "index.html")} shows the changes.`;
  return remark === undefined ? place : `${remark} ${place}`;
}

type Shown = Pick<ShownChanges, "pictures" | "linkTo" | "remark">;

const nothing = { pictures: new Map(), linkTo: () => undefined };

async function showSections(
  root: string,
  folder: string,
  sections: readonly ChangedSection[],
  { before, after }: Record<Side, Version>,
): Promise<Shown> {
  if (sections.length === 0) return { ...nothing, remark: "No picture shows these changes." };
  const whole = {
    before: await readLargeFiles(root, before.contents),
    after: await readLargeFiles(root, after.contents),
  };
  const missing = [...new Set([...whole.before.missing, ...whole.after.missing])];
  if (missing.length > 0) return { ...nothing, remark: `No pictures: ${explainMissing(missing)}` };
  const [old, now] = await Promise.all([
    buildVersion(root, whole.before.contents),
    buildVersion(root, whole.after.contents),
  ]);
  try {
    if ("complaint" in old) return explainUnbuilt("the version before", old.complaint);
    if ("complaint" in now) return explainUnbuilt("this version", now.complaint);
    const dists = { before: old.dist, after: now.dist };
    const bases = { before: baseOf(before.version), after: baseOf(after.version) };
    const browser = findBrowser();
    if (browser !== undefined) {
      const pictures = await photographSections(sections, { dists, bases, folder, browser });
      return { ...nothing, pictures };
    }
    await copyPages(dists.before, bases.before, path.join(folder, "before"));
    await copyPages(dists.after, bases.after, path.join(folder, "after"));
    return {
      ...nothing,
      linkTo: (section, side) => {
        const { page, id } = section[side] ?? {};
        const hash = id === undefined ? "" : `#${encodeURIComponent(id)}`;
        return page && `${side}${page}index.html${hash}`;
      },
      remark: `No pictures, because there is no browser here: links lead to both versions. ${browserAdvice}`,
    };
  } finally {
    for (const built of [old, now]) if ("remove" in built) await built.remove();
  }
}

/** The first of the reasons why a version is not built. The check lists all of them. */
const explainUnbuilt = (name: string, complaint: string): Shown => ({
  ...nothing,
  remark: `No pictures: ${name} cannot be built. ${complaint.split("\n")[0]}`,
});

/** The path that a version is served under. */
function baseOf({ pages }: SiteVersion): string {
  const base = dataAt(pages.get(home.file)?.data, ["site", "base"]);
  return typeof base === "string" ? base : home.path;
}
