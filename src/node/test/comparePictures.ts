import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** The height of a screenful, in pixels. */
const screenful = 800;

/** The difference of a colour that nobody sees, of 255. */
const tolerance = 8;

/** The pictures of two folders that differ, by their names, each with the screenfuls that do, from 1. */
export async function comparePictures(
  before: string,
  after: string,
): Promise<Map<string, number[]>> {
  const names = new Set([...(await readdir(before)), ...(await readdir(after))]);
  const found = new Map<string, number[]>();
  for (const name of [...names].sort()) {
    const [old, next] = await Promise.all([read(before, name), read(after, name)]);
    const differing = old && next ? findDiffering(old, next) : [1];
    if (differing.length > 0) found.set(name, differing);
  }
  return found;
}

interface Picture {
  data: Buffer;
  info: { width: number; height: number; channels: number };
}

const read = (folder: string, name: string): Promise<Picture | undefined> =>
  sharp(path.join(folder, name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);

function findDiffering(old: Picture, next: Picture): number[] {
  const { width, channels } = old.info;
  if (next.info.width !== width) return [1];
  const row = width * channels;
  const height = Math.max(old.info.height, next.info.height);
  const differing = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    const number = Math.floor(y / screenful) + 1;
    if (differing.has(number)) continue;
    const isThere = y < old.info.height && y < next.info.height;
    if (!isThere || isOther(old.data, next.data, y * row, row)) differing.add(number);
  }
  return [...differing];
}

function isOther(old: Buffer, next: Buffer, start: number, length: number): boolean {
  for (let at = start; at < start + length; at += 1) {
    if (Math.abs((old[at] ?? 0) - (next[at] ?? 0)) > tolerance) return true;
  }
  return false;
}
