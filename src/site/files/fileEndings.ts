import type { FieldPath } from "../../shared/fieldPath.ts";

/** File extensions of pictures. */
export const pictures = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".svg"];

const films: Record<string, string[]> = { mp4: [".mp4"], webm: [".webm"] };

/** The allowed extensions of a file at the path: some properties take films, all others pictures. */
export const endingsOf = (path: FieldPath): readonly string[] =>
  films[String(path.at(-1))] ?? pictures;

/** True if a file has one of the extensions. */
export const endsIn = (file: string, endings: readonly string[]): boolean =>
  endings.some((ending) => file.toLowerCase().endsWith(ending));
