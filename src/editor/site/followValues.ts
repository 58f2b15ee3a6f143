import type { EditorState } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { child } from "../../shared/text/wording.ts";
import type { ValueAddress } from "../pending/change.ts";
import { followItems } from "./followItems.ts";
import { anchorOf, anchorsOf, pageOf } from "./sections.ts";
import { pathInFile } from "./withChanges.ts";

/**
 * The addresses that values of one version of the site have in another: undefined for those whose entry of a list is
 * gone, and the same for those whose section or file is. `shown` is the first version with what its author had changed.
 */
export function followValues(
  before: EditorState,
  after: EditorState,
  shown: EditorState = before,
): (at: ValueAddress) => ValueAddress | undefined {
  return (at) => {
    const [was, is, known] = [before, after, shown].map((site) => pageOf(site, at.file)?.data);
    const path = was === is ? undefined : pathInFile(was, at);
    const sections = child(is, "sections");
    // Nothing is known of a file that cannot be read.
    if (!path || (at.section !== undefined && !Array.isArray(sections))) return at;
    const section = path.slice(0, at.section === undefined ? 0 : 2);
    if (!followPath([was, is, known], section)) return at;
    const now = followPath([was, is, known], path);
    if (!now || at.section === undefined) return now && { ...at, path: now };
    const [, index, ...inner] = now;
    const anchor = Array.isArray(sections) ? anchorsOf(sections)[Number(index)] : undefined;
    return { ...at, section: anchor, path: inner };
  };
}

function followPath(versions: readonly unknown[], path: FieldPath): FieldPath | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return path;
  const [was, is, known] = versions;
  let later: typeof step | undefined = step;
  if (typeof step === "number" && Array.isArray(was) && Array.isArray(is)) {
    const isSections = was.some((each) => typeof child(each, "type") === "string");
    const names = isSections ? anchorOf : undefined;
    later = followItems(was, is, Array.isArray(known) ? known : was, names)[step];
  }
  if (later === undefined) return undefined;
  const inner = followPath([child(was, step), child(is, later), child(known, step)], rest);
  return inner && [later, ...inner];
}
