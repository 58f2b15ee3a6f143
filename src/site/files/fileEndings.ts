import type { FieldPath } from "../../shared/fieldPath.ts";

/** The ends of files that are pictures. */
export const pictures = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".svg"];

const films: Record<string, string[]> = { mp4: [".mp4"], webm: [".webm"] };

/** What a file that stands at the path may end in: some properties take films, all others pictures. */
export const endingsOf = (path: FieldPath): readonly string[] =>
  films[String(path.at(-1))] ?? pictures;

/** Whether a file ends in one of them. */
export const endsIn = (file: string, endings: readonly string[]): boolean =>
  endings.some((ending) => file.toLowerCase().endsWith(ending));
