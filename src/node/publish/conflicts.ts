import type { PublicFiles } from "../../site/files/publicFiles.ts";

/**
 * Errors for files in public/ that a file of the build would replace, that hosts would send in its place, or that
 * browsers would keep after a change.
 */
export function findConflicts(files: PublicFiles, made: Iterable<string>): string[] {
  const all = [...made];
  const replaced = all.filter((file) => files.has(`/${file}`));
  const preferred = all.flatMap((file) => {
    const [, page] = /^(.+)\/index\.html$/.exec(file) ?? [];
    return page && files.get(`/${page}.html`) === "file" ? [page] : [];
  });
  return [
    ...replaced.map(
      (file) => `public/${file} has the name of a file that the build makes. Give it another name.`,
    ),
    ...preferred.map(
      (page) =>
        `public/${page}.html is at the address of the page /${page}/. Give one of them another name.`,
    ),
    ...(files.has("/assets")
      ? [
          "public/assets has the name of the folder that the build makes, whose files browsers keep for a year. Give it another name.",
        ]
      : []),
  ];
}
