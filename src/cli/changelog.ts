/** A version of the engine in CHANGELOG.md, with what it changed. */
export interface Release {
  version: string;
  text: string;
}

/** The versions of a changelog after `from`, up to `to`, in the order of the changelog. What is not released is none. */
export function readReleases(changelog: string, from: string, to: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      const [version = ""] = /\d+\.\d+\.\d+/.exec(title) ?? [];
      return { version, text: lines.join("\n").trim() };
    })
    .filter(({ version }) => version && isAfter(version, from) && !isAfter(version, to));
}

/** True if a version comes after another. */
function isAfter(version: string, other: string): boolean {
  const [own, others] = [version, other].map((each) => each.split(/[.-]/).map(Number));
  const at = [0, 1, 2].find((index) => own?.[index] !== others?.[index]);
  return at !== undefined && (own?.[at] ?? 0) > (others?.[at] ?? 0);
}
