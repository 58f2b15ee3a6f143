const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const frameControl = 0xf9;
const application = 0xff;

/** The applications whose extensions describe motion and colours. */
const keptApplications = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];

/** Removes comments, XMP and other programs' data from a GIF. */
export function cleanGif(file: Buffer): Buffer {
  const first = 13 + colours(file[10]);
  const parts = [file.subarray(0, first)];
  for (let at = first; at < file.length; ) {
    const kind = file[at];
    if (kind === trailer) return Buffer.concat([...parts, file.subarray(at, at + 1)]);
    if (kind !== extension && kind !== image) throw new Error("A GIF's block is of no known kind.");
    const data = kind === image ? at + 11 + colours(file[at + 9]) : at + 2;
    const end = endOfBlocks(file, data);
    if (kind === image || isKept(file, at)) parts.push(file.subarray(at, end));
    at = end;
  }
  throw new Error("A GIF breaks off.");
}

function isKept(file: Buffer, at: number): boolean {
  const label = file[at + 1];
  const name = file.toString("latin1", at + 3, at + 14);
  return label === frameControl || (label === application && keptApplications.includes(name));
}

/** The size of a colour table in bytes; 0 if the flags have none. */
const colours = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The offset after the data blocks. Each block starts with its length, and the last is empty. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from;
  while (file[at]) at += 1 + (file[at] ?? 0);
  return at + 1;
}
