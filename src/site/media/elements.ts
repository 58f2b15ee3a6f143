/** An element of a WebM file, from `start` to `end`. Its content starts at `body`. */
export interface Element {
  id: number;
  start: number;
  body: number;
  /** Infinity if the file does not have it, as in a live recording. */
  end: number;
}

/** The element that starts at `at`, read from its first 12 bytes. */
export function readElement(header: Buffer, at: number): Element | undefined {
  const idLength = Math.clz32(header[0] ?? 0) - 23;
  const sizeLength = Math.clz32(header[idLength] ?? 0) - 23;
  if (idLength > 4 || sizeLength > 8 || header.length < idLength + sizeLength) return undefined;
  const id = header.readUIntBE(0, idLength);
  const bytes = header.subarray(idLength, idLength + sizeLength);
  const unknown = bytes.every((byte, index) => byte === (index ? 0xff : 2 ** (9 - sizeLength) - 1));
  const [first = 0, ...rest] = bytes;
  const marker = 2 ** (8 - sizeLength);
  const size = rest.reduce((sum, byte) => sum * 256 + byte, first - marker);
  const body = at + idLength + sizeLength;
  return { id, start: at, body, end: unknown ? Number.POSITIVE_INFINITY : body + size };
}

/** The consecutive elements from `start` to `end`. */
export function listMediaElements(file: Buffer, start: number, end: number): Element[] {
  const elements: Element[] = [];
  for (let at = start; at < end; ) {
    const element = readElement(file.subarray(at, at + 12), at);
    if (!element || element.end > end) break;
    elements.push(element);
    at = element.end;
  }
  return elements;
}
