import type { FieldAddress } from "../../shared/editor/messages.ts";
import { entryAt } from "./entryAt.ts";
import { readPictureEntry } from "./pictureEntry.ts";
import type { PicturesPicking, Session } from "./session.ts";

/** The list around a place that pictures become entries of, and the index behind the entry there. */
export function pictureListAt(
  session: Session,
  { section, path }: FieldAddress,
): Pick<PicturesPicking, "place" | "index"> | undefined {
  const { schemas } = session.view().facts ?? {};
  const listed = session.sections().find(({ anchor }) => anchor === section);
  if (!schemas || !listed) return undefined;
  for (let length = path.length - 1; length > 0; length -= 1) {
    const index = path[length];
    if (typeof index !== "number") continue;
    const list = path.slice(0, length);
    const entry = entryAt(schemas, listed.type, list);
    if (entry && readPictureEntry(schemas, entry)) {
      return { place: { section, path: list }, index: index + 1 };
    }
  }
  return undefined;
}
