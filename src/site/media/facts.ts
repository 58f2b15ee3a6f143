import { memoize } from "../memoize.ts";
import type { Content } from "./content.ts";
import { type FilmFacts, inspectFilm } from "./films.ts";
import { type FontFacts, inspectFont } from "./fonts.ts";
import { inspectPicture, type PictureFacts } from "./pictures.ts";

/** The facts about files of public/, by their paths. A font file that is no font has the kind of its content. */
export interface MediaFacts {
  pictures: ReadonlyMap<string, PictureFacts>;
  films: ReadonlyMap<string, FilmFacts>;
  fonts: ReadonlyMap<string, FontFacts | Content>;
}

/** The paths of pictures, films and fonts in public/. */
export type MediaFiles = Record<keyof MediaFacts, readonly string[]>;

/** Reads the facts about files. */
export type MediaReader = (files: MediaFiles) => Promise<MediaFacts>;

/** The facts before any file is read. */
export const noMedia: MediaFacts = { pictures: new Map(), films: new Map(), fonts: new Map() };

/** A reader of the files that `locate` finds, which opens each of them once. */
export function createMediaReader(locate: (file: string) => string): MediaReader {
  const pictures = readOnce(inspectPicture, locate);
  const films = readOnce(inspectFilm, locate);
  const fonts = readOnce(inspectFont, locate);
  return async (files) => ({
    pictures: await pictures(files.pictures),
    films: await films(files.films),
    fonts: await fonts(files.fonts),
  });
}

function readOnce<Facts>(
  inspect: (file: string) => Promise<Facts>,
  locate: (file: string) => string,
) {
  const known = new Map<string, Promise<Facts>>();
  const inspectOnce = (file: string) =>
    inspect(locate(file)).catch((error: unknown) => {
      // It may be possible the next time.
      known.delete(file);
      throw error;
    });
  const read = (file: string) => memoize(known, file, () => inspectOnce(file));
  return async (files: readonly string[]): Promise<ReadonlyMap<string, Facts>> =>
    new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
}
