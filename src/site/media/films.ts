import { type FileHandle, open } from "node:fs/promises";
import { findBoxes, type MediaBox, readBox } from "./boxes.ts";
import { beginning, type Content, contentOf } from "./content.ts";
import { type Element, listMediaElements, readElement } from "./elements.ts";

/** The facts of a film from its header. */
export interface FilmFacts {
  content: Content;
  /** In bytes. */
  size: number;
  /** In pixels, as displayed; 0 if the file does not have it. */
  width: number;
  height: number;
  /** True if the file is truncated. */
  isBroken: boolean;
  /** The codec of the video track, by its name in the file; undefined if there is none. */
  codec: string | undefined;
  /** The profile of H.264. Browsers do not play every profile. */
  profile: number | undefined;
  hasSound: boolean;
  /** True if the index is behind the media data, so that the film starts late. */
  startsLate: boolean;
  /** True if it holds metadata of the recording, such as place and time, beside the tracks. */
  hasRecording: boolean;
}

/** In bytes: no valid film has a larger index. */
const largestTable = 64 * 2 ** 20;

/** No valid film has more parts: a day of film in fragments of a second has two for each of them. */
const mostParts = 2 ** 20;

/** Reads the header of a film: a few bytes, however long the film is. */
export async function inspectFilm(file: string): Promise<FilmFacts> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return await inspect(
      size,
      readAhead((at, length) => readAt(handle, at, Math.min(length, size - at))),
    );
  } finally {
    await handle.close();
  }
}

/** Reads the header of a film that is in memory. */
export const inspectFilmBytes = (film: Buffer): Promise<FilmFacts> =>
  inspect(film.length, async (at, length) => film.subarray(at, at + length));

async function inspect(size: number, read: Read): Promise<FilmFacts> {
  const content = contentOf(await read(0, beginning));
  const facts = { ...blank, content, size };
  if (content === "mp4" || content === "quicktime") return inspectBoxes(facts, read);
  if (content === "webm" || content === "matroska") return inspectElements(facts, read);
  return facts;
}

const blank = {
  width: 0,
  height: 0,
  isBroken: false,
  codec: undefined,
  profile: undefined,
  hasSound: false,
  startsLate: false,
  hasRecording: false,
};

type Read = (at: number, length: number) => Promise<Buffer>;

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, length));
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
  return buffer.subarray(0, bytesRead);
}

/** In bytes: what is read at once of the small parts of a film. */
const ahead = 4096;

/** Reads a little more than is asked for: small parts that follow each other cost one read. */
function readAhead(read: Read): Read {
  let from = 0;
  let known: Buffer = Buffer.alloc(0);
  return async (at, length) => {
    if (at < from || at + length > from + known.length) {
      known = await read(at, Math.max(length, ahead));
      from = at;
    }
    return known.subarray(at - from, at - from + length);
  };
}

async function inspectBoxes(facts: FilmFacts, read: Read): Promise<FilmFacts> {
  let table: MediaBox | undefined;
  let data: MediaBox | undefined;
  let end = 0;
  for (let parts = 0; end < facts.size; parts++) {
    const box = readBox(await read(end, 16), end, facts.size);
    if (!box) break;
    if (parts > mostParts) return { ...facts, isBroken: true };
    if (box.type === "moov") table ??= box;
    if (box.type === "mdat") data ??= box;
    end = box.end;
  }
  const isBroken = !data || end > facts.size;
  if (!table || table.end > facts.size || table.end - table.body > largestTable) {
    return { ...facts, isBroken: true };
  }
  const moov = await read(table.body, table.end - table.body);
  const tracks = findBoxes(moov, ["trak"]).map((trak) => readTrack(moov, trak));
  const pictures = tracks.find(({ handler }) => handler === "vide");
  return {
    ...facts,
    isBroken,
    width: pictures?.width ?? 0,
    height: pictures?.height ?? 0,
    codec: pictures?.codec,
    profile: pictures?.profile,
    hasSound: tracks.some(({ handler }) => handler === "soun"),
    startsLate: (data?.start ?? table.start) < table.start,
    hasRecording: tracks.some(({ handler }) => handler === "meta" || handler === "camm"),
  };
}

/** A visual sample entry has this many bytes before the boxes that describe its codec. */
const entryHead = 78;

function readTrack(moov: Buffer, trak: MediaBox) {
  const [hdlr] = findBoxes(moov, ["mdia", "hdlr"], trak);
  const [stsd] = findBoxes(moov, ["mdia", "minf", "stbl", "stsd"], trak);
  // The first sample entry follows a version and a count of four bytes each.
  const entry = stsd && readBox(moov.subarray(stsd.body + 8, stsd.end), stsd.body + 8, stsd.end);
  const inner = entry && { ...entry, body: entry.body + entryHead };
  const [tkhd] = findBoxes(moov, ["tkhd"], trak);
  const [config] = inner ? findBoxes(moov, ["avcC"], inner) : [];
  return {
    handler: hdlr && moov.toString("latin1", hdlr.body + 8, hdlr.body + 12),
    codec: entry?.type,
    profile: config && moov[config.body + 1],
    ...(tkhd && readSize(moov.subarray(tkhd.body, tkhd.end))),
  };
}

/** A track header ends with a matrix of nine numbers, the width and the height. Phones film upright by the matrix. */
function readSize(header: Buffer): { width: number; height: number } | undefined {
  const at = header.length - 44;
  if (at < 0) return undefined;
  const [width, height] = [header.readUInt16BE(at + 36), header.readUInt16BE(at + 40)];
  const isUpright = header.readInt32BE(at) === 0 && header.readInt32BE(at + 4) !== 0;
  return isUpright ? { width: height, height: width } : { width, height };
}

const ids = { segment: 0x18538067, cluster: 0x1f43b675, tracks: 0x1654ae6b, track: 0xae };
const inTrack = { kind: 0x83, codec: 0x86, video: 0xe0 };
const inVideo = { width: 0xb0, height: 0xba };

async function inspectElements(facts: FilmFacts, read: Read): Promise<FilmFacts> {
  const next = async (at: number) => readElement(await read(at, 12), at);
  const head = await next(0);
  const segment = head && (await next(head.end));
  if (segment?.id !== ids.segment) return { ...facts, isBroken: true };
  const end = Math.min(segment.end, facts.size);
  let element: Element | undefined;
  for (
    let at = segment.body, parts = 0;
    at < end && parts <= mostParts;
    at = element.end, parts++
  ) {
    element = await next(at);
    if (!element || element.id === ids.cluster || element.id === ids.tracks) break;
  }
  const ends = segment.end === Number.POSITIVE_INFINITY || segment.end <= facts.size;
  if (element?.id !== ids.tracks || element.end > end || element.end - element.body > largestTable)
    return { ...facts, isBroken: true };
  const table = await read(element.body, element.end - element.body);
  const tracks = listMediaElements(table, 0, table.length)
    .filter(({ id }) => id === ids.track)
    .map(({ body, end }) => {
      const partsOf = (from: number, to: number) => {
        const parts = listMediaElements(table, from, to);
        return (wanted: number) => parts.find(({ id }) => id === wanted);
      };
      const bytesOf = (part: Element | undefined) => part && table.subarray(part.body, part.end);
      const inside = partsOf(body, end);
      const video = inside(inTrack.video);
      const shown = video && partsOf(video.body, video.end);
      return {
        kind: bytesOf(inside(inTrack.kind))?.[0],
        codec: bytesOf(inside(inTrack.codec))?.toString("latin1"),
        width: readNumber(bytesOf(shown?.(inVideo.width))),
        height: readNumber(bytesOf(shown?.(inVideo.height))),
      };
    });
  const pictures = tracks.find(({ kind }) => kind === 1);
  return {
    ...facts,
    isBroken: !ends,
    width: pictures?.width ?? 0,
    height: pictures?.height ?? 0,
    codec: pictures?.codec,
    hasSound: tracks.some(({ kind }) => kind === 2),
  };
}

const readNumber = (bytes: Buffer = Buffer.alloc(0)): number =>
  bytes.reduce((sum, byte) => sum * 256 + byte, 0);
