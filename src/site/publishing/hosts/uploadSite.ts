import { readFile } from "node:fs/promises";
import path from "node:path";
import { child } from "../../../shared/dataAt.ts";
import { listFiles } from "../../files/listFiles.ts";
import { buildFile } from "../../page/published.ts";
import { writeIfPossible } from "../../write/writeAtomically.ts";
import type { Connection } from "./connection.ts";
import { HostRefusal } from "./host.ts";
import { hosts } from "./hosts.ts";

/** The names of the files that were uploaded last from this folder, and the address that shows them. */
const fileIn = (root: string) => path.join(root, ".broadside", "uploaded.json");

/**
 * Uploads `dist/` of the site in `root` to its host, the pages last: a page never names a file that is not there yet. Files
 * that an upload from here has put there, and that are gone, are removed; others are left alone. Returns the reason if it
 * fails, in a sentence.
 */
export async function uploadSite(
  root: string,
  { kind, values, address }: Connection,
  print: (line: string) => void,
): Promise<string | undefined> {
  const folder = path.join(root, "dist");
  const names = (await listFiles(folder)).sort((a, b) => rankOf(a) - rankOf(b));
  const before = await recallUploaded(root, address);
  const gone = before.filter((name) => !names.includes(name));
  try {
    await hosts[kind].upload(values, { folder, names, gone }, print);
  } catch (error) {
    if (error instanceof HostRefusal) return error.message;
    throw error;
  }
  await writeIfPossible(fileIn(root), JSON.stringify({ address, names }));
  return undefined;
}

/** The order of the transfer: what pages name, the pages, and the file that says which version it is. */
const rankOf = (name: string) =>
  name === buildFile ? 2 : /\.html(\.br|\.gz)?$/.test(name) ? 1 : 0;

async function recallUploaded(root: string, address: string): Promise<string[]> {
  const text = await readFile(fileIn(root), "utf8").catch(() => "{}");
  try {
    const data: unknown = JSON.parse(text);
    const names = child(data, "names");
    const isHere = child(data, "address") === address && Array.isArray(names);
    return isHere ? names.filter((name) => typeof name === "string" && isInside(name)) : [];
  } catch {
    // It was cut off.
    return [];
  }
}

const isInside = (name: string) => !name.startsWith("/") && !name.split("/").includes("..");
