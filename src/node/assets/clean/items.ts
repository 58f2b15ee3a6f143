import { findBoxes, type MediaBox, walkBoxes } from "../../../site/media/boxes.ts";

/** The kinds of items with metadata in AVIF and HEIC: Exif, and XMP as a file of its own. */
const metadataKinds = ["Exif", "mime"];

/** The version and flags before the list of a picture's items, in bytes. */
const versionAndFlags = 4;

/**
 * Removes Exif and XMP from an AVIF or HEIC picture. Their bytes become zeros, because offsets lead to the
 * picture's other parts. The orientation is stored elsewhere and stays.
 */
export function cleanItems(file: Buffer): Buffer {
  const picture = Buffer.from(file);
  const [meta] = findBoxes(picture, ["meta"]);
  if (!meta) return picture;
  const inside = [...walkBoxes(picture, meta.body + versionAndFlags, meta.end)];
  const boxOf = (name: string) => inside.find(({ type }) => type === name);
  const [list, locations] = [boxOf("iinf"), boxOf("iloc")];
  if (!list || !locations) return picture;
  const wide = (picture[list.body] ?? 0) > 0;
  const entries = walkBoxes(picture, list.body + versionAndFlags + (wide ? 4 : 2), list.end);
  const metadataIds = [...entries].flatMap((entry) => readMetadataId(picture, entry));
  const spare = boxOf("idat");
  for (const { id, from, to } of listExtents(picture, locations, spare?.body ?? 0)) {
    if (metadataIds.includes(id)) picture.fill(0, from, to);
  }
  return picture;
}

/** The id of an item with metadata, whose kind is blanked too. Empty for all other items. */
function readMetadataId(file: Buffer, { type, body, end }: MediaBox): number[] {
  const version = file[body] ?? 0;
  if (type !== "infe" || version < 2) return [];
  const [id, kind] =
    version === 2
      ? [file.readUInt16BE(body + 4), body + 8]
      : [file.readUInt32BE(body + 4), body + 10];
  if (!metadataKinds.includes(file.toString("latin1", kind, kind + 4))) return [];
  file.write("free", kind, "latin1");
  file.fill(0, kind + 4, end);
  return [id];
}

/** The range in the file of each piece of each item. */
function listExtents(file: Buffer, { body }: MediaBox, spare: number) {
  let at = body + versionAndFlags;
  const read = (bytes: number) => {
    const value =
      bytes === 8 ? Number(file.readBigUInt64BE(at)) : bytes && file.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const version = file[body] ?? 0;
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map(
    (bit) => (sizes >> bit) & 15,
  );
  const extents: { id: number; from: number; to: number }[] = [];
  for (let items = read(version < 2 ? 2 : 4); items > 0; items--) {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2);
    const base = read(baseSize ?? 0) + (method === 1 ? spare : 0);
    for (let pieces = read(2); pieces > 0; pieces--) {
      if (version > 0) read(indexSize ?? 0);
      const from = base + read(offsetSize ?? 0);
      const to = from + read(lengthSize ?? 0);
      // With method 2, a piece belongs to another item, which has an entry of its own.
      if (method < 2) extents.push({ id, from, to });
    }
  }
  return extents;
}
