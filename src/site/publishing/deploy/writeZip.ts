import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive, by its name with `/`. */
export interface ZipEntry {
  name: string;
  content: Uint8Array;
}

/** The day of every entry, 1980-01-01, as the format writes it: the same files make the same archive. */
const day = 0x21;

/** The bit that says that names are in UTF-8, and the number of the version that can read the archive. */
const nameFlag = 0x800;
const readerVersion = 20;

/** The number of a system whose names are in UTF-8, and the mode of a file there. */
const unix = 3;
const fileMode = 0o100644;

/** Writes an archive in the ZIP format. Below 4 GB, as the format has it. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const isSmaller = packed.length < content.length;
    const data = isSmaller ? packed : Buffer.from(content);
    const written = Buffer.from(name);
    // What both headers of an entry have in common.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(readerVersion, 0);
    facts.writeUInt16LE(nameFlag, 2);
    facts.writeUInt16LE(isSmaller ? 8 : 0, 4);
    facts.writeUInt16LE(day, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(written.length, 22);
    const listed = Buffer.alloc(14);
    listed.writeUInt32LE(fileMode * 0x10000, 6);
    listed.writeUInt32LE(offset, 10);
    const entry = [Buffer.from("PK\u0003\u0004"), facts, written, data];
    parts.push(...entry);
    directory.push(
      ...[
        Buffer.from("PK\u0001\u0002"),
        Buffer.from([readerVersion, unix]),
        facts,
        listed,
        written,
      ],
    );
    offset += lengthOf(entry);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(lengthOf(directory), 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\u0005\u0006"), end]);
}

const lengthOf = (buffers: readonly Buffer[]) =>
  buffers.reduce((sum, { length }) => sum + length, 0);
