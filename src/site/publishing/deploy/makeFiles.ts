import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../files/listFiles.ts";
import { NotPublished } from "../notPublished.ts";
import { buildSite } from "../tryBuild.ts";
import { writeZip } from "./writeZip.ts";

/** The files of a site for visitors, as the build made them. */
export interface MadeSite {
  folder: string;
  /** The names of the files, with `/`, and the bytes of all. */
  names: string[];
  bytes: number;
}

/** Builds the site in `root` into dist/, for a host by hand. Throws `NotPublished` if the build refuses the site. */
export async function makeFiles(root: string): Promise<MadeSite> {
  const complaint = await buildSite(root);
  if (complaint !== undefined) throw new NotPublished("unbuilt", complaint);
  const folder = path.join(root, "dist");
  const names = await listFiles(folder);
  let bytes = 0;
  for (const name of names) bytes += (await stat(path.join(folder, name))).size;
  return { folder, names, bytes };
}

/** The size above which a site is no archive that a browser could take, in bytes. */
const mostBytes = 100_000_000;

/** Packs the files of a site into an archive. Returns undefined if it is too large for one. */
export async function packFiles({ folder, names, bytes }: MadeSite): Promise<Buffer | undefined> {
  if (bytes > mostBytes) return undefined;
  const read = names.map(async (name) => ({
    name,
    content: await readFile(path.join(folder, name)),
  }));
  return writeZip(await Promise.all(read));
}
