import { child } from "../../shared/dataAt.ts";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { AddressNow, ValueAddress } from "../pending/change.ts";
import { followItems } from "./followItems.ts";
import { anchorOf, anchorsOf, pageOf } from "./sections.ts";
import { pathInFile } from "./withChanges.ts";

/** A version of the site in which the addresses of values are known. */
interface KnownVersion {
  saved: EditorState;
  /** The same with what its author had changed. */
  shown: EditorState;
}

/**
 * Follows values from one version of the site to the next. A file that another program has half saved lacks entries for a
 * moment: what is not found is looked for again from the last version that had it, as long as its address is the same object.
 */
export function createFollower(): (last: KnownVersion, next: EditorState) => AddressNow {
  const lastWith = new WeakMap<ValueAddress, KnownVersion>();
  return (last, next) =>
    (at, isGone = false) => {
      const earlier = lastWith.get(at);
      if (isGone && !earlier) return undefined;
      const from = earlier ?? last;
      const found = followValue(at, from, next);
      if (typeof found !== "string") return earlier ? { ...found } : found;
      lastWith.set(at, from);
      return found === "no section" ? at : undefined;
    };
}

function followValue(
  at: ValueAddress,
  { saved, shown }: KnownVersion,
  next: EditorState,
): ValueAddress | "no section" | "no entry" {
  const [was, is, known] = [saved, next, shown].map((site) => pageOf(site, at.file)?.data);
  const path = pathInFile(was, at);
  if (!path || was === is) return at;
  const sections = child(is, "sections");
  const section = path.slice(0, at.section === undefined ? 0 : 2);
  const isThere = at.section === undefined ? is !== undefined : Array.isArray(sections);
  if (!isThere || !followPath([was, is, known], section)) return "no section";
  const now = followPath([was, is, known], path);
  if (!now) return "no entry";
  if (at.section === undefined) return { ...at, path: now };
  const [, index, ...inner] = now;
  const anchor = Array.isArray(sections) ? anchorsOf(sections)[Number(index)] : undefined;
  return { ...at, section: anchor, path: inner };
}

function followPath(versions: readonly unknown[], path: FieldPath): FieldPath | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return path;
  const [was, is, known] = versions;
  let later: typeof step | undefined = step;
  if (typeof step === "number" && Array.isArray(was)) {
    if (!Array.isArray(is)) return undefined;
    const isSections = was.some((each) => typeof child(each, "type") === "string");
    const names = isSections ? anchorOf : undefined;
    later = followItems(was, is, Array.isArray(known) ? known : was, names)[step];
  }
  if (later === undefined) return undefined;
  const inner = followPath([child(was, step), child(is, later), child(known, step)], rest);
  return inner && [later, ...inner];
}
