import { Zip, ZipDeflate } from "fflate";

/** A file of an archive, by its name with `/`. */
export interface ZipEntry {
  name: string;
  content: Uint8Array;
}

/** The day of every entry: the same files make the same archive. */
const day = new Date(1980, 0, 1);

/** The number of a system whose files have modes, and the mode of a file there. */
const unix = 3;
const fileMode = 0o100644;

/** Writes an archive in the ZIP format. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const { name, content } of entries) {
    const entry = new ZipDeflate(name);
    entry.mtime = day;
    entry.os = unix;
    entry.attrs = fileMode * 0x10000;
    zip.add(entry);
    entry.push(content, true);
  }
  zip.end();
  return Buffer.concat(parts);
}
