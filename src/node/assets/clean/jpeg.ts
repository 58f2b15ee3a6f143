const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;

/** The application segments that describe colours, by how they begin. */
const keptSegments: readonly [marker: number, name: string][] = [
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
];

/**
 * Keeps only what shows the picture of a JPEG: no Exif, XMP, IPTC, comments or previews, and nothing that
 * phones append, such as a film. The coded picture is unchanged.
 */
export function cleanJpeg(file: Buffer): Buffer {
  const parts = [file.subarray(0, 2)];
  let at = 2;
  while (at < file.length) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) throw new Error("A JPEG's segment does not start where it should.");
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return Buffer.concat([...parts, file.subarray(at, at + 2)]);
    const end = at + 2 + file.readUInt16BE(at + 2);
    const stop = marker === startOfScan ? endOfScan(file, end) : end;
    if (isKept(marker, file.subarray(at + 4, end))) parts.push(segment(file, at, stop));
    at = stop;
  }
  throw new Error("A JPEG breaks off.");
}

const isKept = (marker: number, body: Buffer) =>
  marker !== comment &&
  (marker < 0xe0 ||
    marker > 0xef ||
    keptSegments.some(([own, name]) => own === marker && body.indexOf(name, 0, "latin1") === 0));

/** The offset of a preview's size in a JFIF segment, from the start of the segment. */
const preview = 16;

/** A segment, unchanged; JFIF's own without its preview. */
function segment(file: Buffer, at: number, end: number): Buffer {
  if (file[at + 1] !== 0xe0) return file.subarray(at, end);
  const head = Buffer.from(file.subarray(at, at + preview + 2));
  head.writeUInt16BE(preview, 2);
  head.fill(0, preview);
  return head;
}

/** The start of the next segment after the coded picture. In the picture, 0xff comes only before 0 or a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}
