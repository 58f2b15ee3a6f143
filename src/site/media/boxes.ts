/** A box of an MP4, QuickTime, AVIF or HEIC file, from `start` to `end`. Its content starts at `body`. */
export interface MediaBox {
  type: string;
  start: number;
  body: number;
  end: number;
}

/**
 * The box that starts at `at`, read from its first 16 bytes, in a file or parent that ends at `limit`. If the box
 * ends beyond the limit, the file is truncated.
 */
export function readBox(header: Buffer, at: number, limit: number): MediaBox | undefined {
  if (header.length < 8) return undefined;
  const size = header.readUInt32BE(0);
  const type = header.toString("latin1", 4, 8);
  if (size === 0) return { type, start: at, body: at + 8, end: limit };
  if (size === 1 && header.length < 16) return undefined;
  const [length, head] = size === 1 ? [Number(header.readBigUInt64BE(8)), 16] : [size, 8];
  return length < head ? undefined : { type, start: at, body: at + head, end: at + length };
}

/** The consecutive boxes from `start` to `end`, one by one: a file can hold millions. */
export function* walkBoxes(file: Buffer, start = 0, end = file.length): Generator<MediaBox> {
  for (let at = start; at < end; ) {
    const box = readBox(file.subarray(at, Math.min(at + 16, end)), at, end);
    if (!box || box.end > end) return;
    yield box;
    at = box.end;
  }
}

/** The boxes of these types in a file, or right inside a box. */
export function listBoxes(file: Buffer, types: readonly string[], within?: MediaBox): MediaBox[] {
  const boxes: MediaBox[] = [];
  for (const box of walkBoxes(file, within?.body, within?.end)) {
    if (types.includes(box.type)) boxes.push(box);
  }
  return boxes;
}

/** The boxes at the path, one name for each level. */
export function findBoxes(file: Buffer, path: readonly string[], within?: MediaBox): MediaBox[] {
  const [name = "", ...rest] = path;
  const found = listBoxes(file, [name], within);
  return rest.length === 0 ? found : found.flatMap((box) => findBoxes(file, rest, box));
}
