/** The chunks that show the picture: its pixels, colours, density and motion. */
const kept = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "bKGD", "sBIT", "pHYs"],
  ...["cHRM", "gAMA", "iCCP", "sRGB", "cICP", "mDCV", "cLLI"],
  ...["acTL", "fcTL", "fdAT"],
]);

const signature = 8;

/** Removes the chunks with metadata from a PNG: texts, XMP, Exif, times. */
export function cleanPng(file: Buffer): Buffer {
  const parts = [file.subarray(0, signature)];
  for (let at = signature; at < file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    if (end > file.length) throw new Error("A PNG breaks off.");
    if (kept.has(type)) parts.push(file.subarray(at, end));
    // Bytes after the end are no part of the picture.
    if (type === "IEND") return Buffer.concat(parts);
    at = end;
  }
  throw new Error("A PNG has no end.");
}
