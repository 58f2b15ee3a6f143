import { findBoxes, listBoxes, type MediaBox } from "../../../site/media/boxes.ts";
import { listMediaElements, readElement } from "../../../site/media/elements.ts";

/** The boxes in which MP4 and QuickTime keep position, camera, titles and XMP of a film. */
const metadataTypes = ["udta", "meta", "uuid"];

/**
 * Removes the metadata of an MP4 or QuickTime film. Those boxes become free space of the same size, so every
 * other byte keeps its offset and the film is not encoded again.
 */
export function cleanBoxes(file: Buffer): Buffer {
  const film = Buffer.from(file);
  const tables = findBoxes(film, ["moov"]);
  const tracks = tables.flatMap((table) => findBoxes(film, ["trak"], table));
  const media = tracks.flatMap((track) => findBoxes(film, ["mdia"], track));
  const metadataBoxes = [undefined, ...tables, ...tracks, ...media].flatMap((parent?: MediaBox) =>
    listBoxes(film, metadataTypes, parent),
  );
  for (const { start, body, end } of metadataBoxes) {
    film.write("free", start + 4, "latin1");
    film.fill(0, body, end);
  }
  return film;
}

const segment = 0x18538067;
const tags = 0x1254c367;
const emptiness = 0xec;

/** Removes the tags of a WebM film. They become empty space of the same size. */
export function cleanElements(file: Buffer): Buffer {
  const film = Buffer.from(file);
  const head = readElement(film.subarray(0, 12), 0);
  const whole = head && readElement(film.subarray(head.end, head.end + 12), head.end);
  if (whole?.id !== segment) return film;
  const parts = listMediaElements(film, whole.body, Math.min(whole.end, film.length));
  for (const { start, body, end } of parts.filter(({ id }) => id === tags)) {
    // Its size takes all the bytes that the header had, except those of the name. It has eight at most.
    const length = Math.min(8, body - start - 1);
    const size = end - start - 1 - length;
    film.fill(0, start, end);
    film.writeUInt8(emptiness, start);
    film.writeUIntBE(size, start + 1 + Math.max(0, length - 6), Math.min(6, length));
    film.writeUInt8((film[start + 1] ?? 0) | (2 ** (8 - length)), start + 1);
  }
  return film;
}
