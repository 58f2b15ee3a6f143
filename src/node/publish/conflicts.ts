import type { PublicFiles } from "../../site/files/publicFiles.ts";

/** What in public/ would be lost under a file that the build makes, or be kept by browsers though it changes; in words. */
export function findConflicts(files: PublicFiles, made: Iterable<string>): string[] {
  const lost = [...made].filter((file) => files.has(`/${file}`));
  return [
    ...lost.map(
      (file) => `public/${file} has the name of a file that the build makes. Give it another name.`,
    ),
    ...(files.has("/assets")
      ? [
          "public/assets has the name of the folder that the build makes, whose files browsers keep for a year. Give it another name.",
        ]
      : []),
  ];
}
