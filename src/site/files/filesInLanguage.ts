import path from "node:path";
import type { PublicFiles } from "./publicFiles.ts";

/** The file of public/ that a page in a language shows: `/images/hero.de.png` if it is beside `/images/hero.png`. */
export function fileInLanguage(file: string, lang: string, files: PublicFiles): string {
  const { dir, name, ext } = path.posix.parse(file);
  const own = path.posix.join(dir, `${name}.${lang}${ext}`);
  return files.get(own) === "file" ? own : file;
}

/** The files that pages in these languages show in the place of a file. */
export const filesInLanguages = (
  file: string,
  languages: readonly string[],
  files: PublicFiles,
): string[] =>
  languages.map((lang) => fileInLanguage(file, lang, files)).filter((own) => own !== file);
