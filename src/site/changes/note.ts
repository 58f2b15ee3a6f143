import type { Schemas } from "../../schema/schemaNode.ts";
import type { Step } from "../../yaml/edit/step.ts";
import type { ChangeKind, Replay, SiteChange } from "./change.ts";

/** The page that is compared, and the changes that have been found. */
export interface ValueComparison {
  file: string;
  page: string;
  schemas: Schemas;
  replay: Replay;
  /** The texts that the section has more than once. */
  repeated?: ReadonlySet<string>;
}

/** Adds a change and its steps to a comparison. */
export function note(
  { file, page, replay }: ValueComparison,
  kind: ChangeKind,
  steps: readonly Step[],
  where: Pick<SiteChange, "section" | "path"> = {},
): SiteChange {
  const change: SiteChange = { file, page, ...where, kind, follows: [] };
  replay.push(...steps.map((step) => ({ step: { file, step }, change })));
  return change;
}
