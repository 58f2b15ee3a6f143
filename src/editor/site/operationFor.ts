import { child, dataAt } from "../../shared/dataAt.ts";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import { lookUp } from "../../shared/lookUp.ts";
import type { Operation } from "../../shared/operation.ts";
import type { Change } from "../pending/change.ts";
import { anchorOf, guardOf, pageOf } from "./sections.ts";
import { pathInFile } from "./withChanges.ts";

/** The operation that makes a change on the site as it is saved; undefined if its section is not there. */
export function operationFor(
  site: EditorState,
  { at, value }: Pick<Change, "at" | "value">,
): Operation | undefined {
  const { data, texts = {} } = pageOf(site, at.file) ?? {};
  const path = pathInFile(data, at);
  if (!path || data === undefined) return undefined;
  if (at.isInFile) {
    const file = String(dataAt(data, path));
    // A file that is not known must have no words that could be lost.
    const was = lookUp(texts, file) ?? "";
    return { do: "write-text", file, value: String(value), was };
  }
  const [, index] = path;
  const list = child(data, "sections");
  const isInSection = at.section !== undefined && typeof index === "number" && Array.isArray(list);
  const owner: unknown = isInSection ? list[index] : data;
  const isShared =
    isInSection && list.filter((each) => anchorOf(each) === anchorOf(owner)).length > 1;
  const ref = isShared ? { index, type: String(child(owner, "type")) } : at.section;
  const target = {
    ...(isInSection && ref !== undefined && { section: ref }),
    path: at.path,
    was: guardOf(owner, at.path),
  };
  if (value !== undefined) return { do: "set", ...target, value };
  return dataAt(owner, at.path) === undefined ? undefined : { do: "remove", ...target };
}
