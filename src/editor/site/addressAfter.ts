import { child } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import type { Action } from "../../shared/operation.ts";
import type { AddressNow } from "../pending/change.ts";
import { anchorsOf, pageAt, pageOf } from "./sections.ts";

/** An id of a section, or the address of a page, that becomes another. */
interface Renaming {
  kind: "id" | "page";
  from: string;
  to: string;
}

/** The addresses that values have after an action, by those before it. With `isTakenBack`, the action was taken back. */
export function addressAfter(
  action: Action,
  isTakenBack: boolean,
  before: EditorState,
  after: EditorState,
): AddressNow {
  const renamings = listRenamings(action, isTakenBack);
  const follow = (kind: Renaming["kind"], name: string) =>
    renamings.reduce(
      (now, each) => (each.kind === kind && each.from === now ? each.to : now),
      name,
    );
  return (at, isGone) => {
    if (isGone) return undefined;
    const page = pageOf(before, at.file);
    const now = page && pageAt(after, follow("page", page.path));
    if (!now) return at;
    const { file } = now;
    const { section } = at;
    // On other pages, links alone have followed the section.
    const isRenamed = section !== undefined && !isSame(anchorsIn(page), anchorsIn(now));
    return { ...at, file, ...(isRenamed && { section: follow("id", section) }) };
  };
}

function listRenamings(action: Action, isTakenBack: boolean): Renaming[] {
  switch (action.do) {
    case "all": {
      const { operations } = action;
      const parts = isTakenBack ? operations.toReversed() : operations;
      return parts.flatMap((part) => listRenamings(part, isTakenBack));
    }
    case "rename-id":
      if (typeof action.section !== "string") return [];
      return [turn({ kind: "id", from: action.section, to: action.id }, isTakenBack)];
    case "rename-page":
      return [turn({ kind: "page", from: action.page, to: action.to }, isTakenBack)];
    default:
      return [];
  }
}

const turn = ({ kind, from, to }: Renaming, isTakenBack: boolean): Renaming =>
  isTakenBack ? { kind, from: to, to: from } : { kind, from, to };

function anchorsIn({ data }: EditorPage): string[] {
  const sections = child(data, "sections");
  return Array.isArray(sections) ? anchorsOf(sections) : [];
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join("\n") === b.join("\n");
