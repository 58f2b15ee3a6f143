import type { Schemas } from "../../schema/schemaNode.ts";
import { readFilesAlone, readVersion, UnreadableVersion } from "../versions/siteVersion.ts";
import type { SiteChange } from "./change.ts";
import { compareSites } from "./compareSites.ts";

/** The contents of files, by their paths. */
export type Contents = ReadonlyMap<string, Uint8Array>;

/** Compares contents as sites, or by whole files where a page has a mistake or nothing but bytes differ. */
export function compareContents(before: Contents, after: Contents, schemas: Schemas): SiteChange[] {
  const byFiles = () =>
    compareSites(readFilesAlone(before), readFilesAlone(after), schemas).changes;
  try {
    const versions = [before, after].map((contents) => readVersion(contents, schemas));
    const [first, second] = versions;
    const { changes } = first && second ? compareSites(first, second, schemas) : { changes: [] };
    return changes.length > 0 ? changes : byFiles();
  } catch (error) {
    if (error instanceof UnreadableVersion) return byFiles();
    throw error;
  }
}
