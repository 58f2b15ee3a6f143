import type { FieldPath } from "./fieldPath.ts";
import { lookUp } from "./lookUp.ts";

/** File extensions of pictures. */
export const pictureEndings = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".svg"];

/** File extensions of fonts. */
export const fonts = [".woff2", ".woff", ".ttf", ".otf"];

/** The file extension of drawings that any size is made of. */
export const drawings = [".svg"];

const others: Record<string, string[]> = {
  mp4: [".mp4"],
  webm: [".webm"],
  drawing: drawings,
  displayFiles: fonts,
  textFiles: fonts,
  labelsFiles: fonts,
  scriptFiles: fonts,
};

/** The allowed extensions of a file at the path: some properties take films, fonts or drawings, all others pictures. */
export const endingsOf = (path: FieldPath): readonly string[] =>
  lookUp(others, String(path.findLast((key) => typeof key === "string"))) ?? pictureEndings;

/** True if a file has one of the extensions. */
export const endsIn = (file: string, endings: readonly string[]): boolean =>
  endings.some((ending) => file.toLowerCase().endsWith(ending));

/** The file whose place one of another language takes: `hero.png` for `hero.de.png`; else the file itself. */
export const withoutLanguage = (file: string): string =>
  file.replace(/\.[a-z]{2,3}(?:-[\da-z]+)*(?=\.[^./]+$)/i, "");

/** The name of a file at a path, without folders and extension. */
export const stemOf = (path: string): string => path.replace(/^.*\//s, "").replace(/\.[^.]*$/, "");
