import { type Content, kindInWords } from "../../../../site/media/content.ts";
import { inspectFilmBytes } from "../../../../site/media/films.ts";
import { clean } from "../../../assets/clean/index.ts";
import { UploadRefused } from "./refuseUpload.ts";

/** A film without its metadata. Throws unless its index can be read, names pictures, and ends where the file ends. */
export async function readFilm(file: Buffer, content: Content, cacheDir: string): Promise<Buffer> {
  const facts = await inspectFilmBytes(file).catch(() => undefined);
  const film = facts && !facts.isBroken && (await clean(file, cacheDir));
  if (!film) {
    throw new UploadRefused(
      `This file begins like ${kindInWords[content]}, but it is damaged or cut off. Export it anew, or download it again.`,
    );
  }
  if (facts.codec === undefined || facts.width === 0 || facts.height === 0) {
    throw new UploadRefused(
      "This film has no pictures that could be shown. Export it anew as an MP4 with H.264, or as a WebM.",
    );
  }
  return film;
}
