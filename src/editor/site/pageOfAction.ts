import type { FileVersion } from "../../shared/editor/endpoint.ts";
import type { Action } from "../../shared/operation.ts";
import { placesOf } from "../history/placesOf.ts";
import { listSections, pageAt, pageOf } from "./sections.ts";
import type { View } from "./view.ts";

/**
 * The address of the page on which an action is seen, which has changed these files: the one that is shown if it is seen
 * there, or else its own. Settings of the whole site are seen everywhere.
 */
export function pageOfAction(
  action: Action,
  files: readonly FileVersion[],
  { site, facts }: Pick<View, "site" | "facts">,
  shown: string,
): string {
  const [first] = files;
  const own = first && site ? pageOf(site, first.file) : undefined;
  if (!site || !facts || !own?.path) return shown;
  if (files.some(({ file }) => file === pageAt(site, shown)?.file)) return shown;
  const places = placesOf(action);
  if (places.length === 0 && own === site.pages[0]) return shown;
  // Headers and footers of the first page are seen on others too.
  const isInherited = listSections(site, shown, facts.schemas).some(
    ({ file, anchor }) => file === own.file && places.some(({ section }) => section === anchor),
  );
  return isInherited ? shown : own.path;
}
