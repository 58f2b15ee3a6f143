import { isSameValue } from "../../yaml/edit/step.ts";
import { sectionsOf } from "../edit/ids.ts";
import type { SiteVersion } from "../versions/siteVersion.ts";
import type { Replay, SiteChange } from "./change.ts";

/** Makes one change of a section that is deleted on one page and added, equal, to another. */
export function joinMoves(replay: Replay, before: SiteVersion, after: SiteVersion): void {
  const changes = [...new Set(replay.map(({ change }) => change))];
  const deleted = new Set(changes.filter(({ kind }) => kind.do === "delete-section"));
  const paths = new Map(
    replay.flatMap(({ step }) => ("movedTo" in step ? [[step.movedTo, step.file] as const] : [])),
  );
  const oldSection = ({ file, path = [] }: SiteChange) =>
    sectionsOf(before.pages.get(paths.get(file) ?? file)?.data)[Number(path[1])];
  const newSection = ({ file, path = [] }: SiteChange) =>
    sectionsOf(after.pages.get(file)?.data)[Number(path[1])];
  for (const added of changes) {
    if (added.kind.do !== "add-section") continue;
    const gone = [...deleted].find(
      (change) => change.file !== added.file && isSameValue(oldSection(change), newSection(added)),
    );
    if (!gone) continue;
    deleted.delete(gone);
    const { isHidden: _, ...kind } = added.kind;
    added.kind = { ...kind, do: "move-section-here", from: gone.page ?? "" };
    for (const part of replay) if (part.change === gone) part.change = added;
  }
}
