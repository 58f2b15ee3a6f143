/** The chunks that show the picture, still or moving. */
const kept = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** The flags of an extended header for removed chunks: Exif and XMP. */
const metadataFlags = 0b1100;

const head = 12;

/** Removes Exif and XMP from a WebP. */
export function cleanWebp(file: Buffer): Buffer {
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  const parts: Buffer[] = [];
  for (let at = head; at < end; ) {
    const size = file.readUInt32LE(at + 4);
    const type = file.toString("latin1", at, at + 4);
    const chunk = Buffer.from(file.subarray(at, at + 8 + size + (size % 2)));
    if (type === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
    if (kept.has(type)) parts.push(chunk);
    at += chunk.length;
  }
  const body = Buffer.concat(parts);
  const riff = Buffer.from(file.subarray(0, head));
  riff.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([riff, body]);
}
