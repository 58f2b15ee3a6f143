import type { PublicFiles } from "../../site/files/publicFiles.ts";

/** Errors for files in public/ that a file of the build would replace, or that browsers would keep after a change. */
export function findConflicts(files: PublicFiles, made: Iterable<string>): string[] {
  const replaced = [...made].filter((file) => files.has(`/${file}`));
  return [
    ...replaced.map(
      (file) => `public/${file} has the name of a file that the build makes. Give it another name.`,
    ),
    ...(files.has("/assets")
      ? [
          "public/assets has the name of the folder that the build makes, whose files browsers keep for a year. Give it another name.",
        ]
      : []),
  ];
}
