import { maxUpload } from "../../shared/editor/endpoint.ts";
import { Refused } from "../site/ask.ts";

/** A file inside a ZIP archive. */
export interface ArchiveEntry {
  /** Its path there. */
  name: string;
  /** Throws `Refused` if it cannot be unpacked, or is larger than an upload may be. */
  unpack(): Promise<File>;
}

/** The numbers that begin an entry in the list of an archive, and the end of that list. */
const entryMark = 0x02014b50;
const endMark = 0x06054b50;

/** The bytes of an entry of the list, of the end of the list, and before the content of a file. */
const entryLength = 46;
const endLength = 22;
const headLength = 30;

/** The files of a ZIP archive. Throws `Refused` if it is none. */
export async function readArchive(archive: File): Promise<ArchiveEntry[]> {
  const view = new DataView(await archive.arrayBuffer());
  try {
    return listEntries(view);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refused(`${archive.name} is no ZIP archive, or it is damaged. Download it again.`);
  }
}

/** Throws a `RangeError` if a place outside of the archive is named. */
function listEntries(view: DataView<ArrayBuffer>): ArchiveEntry[] {
  const end = findEnd(view);
  const entries: ArchiveEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entryMark) throw new RangeError("Here is no entry.");
    const lengthOf = (step: number) => view.getUint16(at + step, true);
    const bytes = new Uint8Array(view.buffer, at + entryLength, lengthOf(28));
    const name = new TextDecoder().decode(bytes);
    const packing = {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      head: view.getUint32(at + 42, true),
    };
    if (!name.endsWith("/")) entries.push({ name, unpack: () => unpack(view, name, packing) });
    at += entryLength + lengthOf(28) + lengthOf(30) + lengthOf(32);
  }
  return entries;
}

/** The place of the end of the list. A comment may be behind it. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - endLength; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new RangeError("The list has no end.");
}

interface Packing {
  method: number;
  /** In bytes, as it is packed. */
  size: number;
  /** The place of the head before its content. */
  head: number;
}

async function unpack(
  view: DataView<ArrayBuffer>,
  path: string,
  { method, size, head }: Packing,
): Promise<File> {
  const name = path.slice(path.lastIndexOf("/") + 1);
  try {
    const start =
      head + headLength + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    const packed = new Blob([new Uint8Array(view.buffer, start, size)]);
    if (method === 0) return new File([packed], name);
    if (method === 8) return new File(await inflate(packed), name);
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  }
  throw new Refused(`${name} cannot be unpacked. Unpack the archive yourself, and bring the file.`);
}

/** Unpacks bytes until they are more than an upload may have: a few can hold a thousand million. */
async function inflate(packed: Blob): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    parts.push(next.value);
    if (length <= maxUpload) continue;
    await reader.cancel();
    break;
  }
  return parts;
}
