import type { FieldAddress } from "../../../shared/editor/messages.ts";
import type { ShownField } from "../../../shared/editor/tagged.ts";
import { samePath } from "../../../shared/fieldPath.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { listTexts } from "../values/texts.ts";
import { listOccurrences } from "./select.ts";

const insideProps = ({ path }: FieldAddress) => (path[0] === "props" ? path.slice(1) : undefined);

/** The picture, icon or link of a place; undefined for other places. */
export function fieldAt(at: FieldAddress): ShownField | undefined {
  const path = insideProps(at);
  return taggedSections.get(at.section)?.fields.find((field) => path && samePath(field.path, path));
}

/** True if the page shows a text at the place, and not only in an attribute. */
export function isTextAt(at: FieldAddress): boolean {
  const frame = document.getElementById(at.section);
  const path = insideProps(at);
  return Boolean(frame && path && listTexts(frame).some((text) => samePath(text.path, path)));
}

/** The next text, picture, icon or link of the section of a place, in the order of the page; none at the end. */
export function nextStop(at: FieldAddress, step: 1 | -1): FieldAddress | undefined {
  const frame = document.getElementById(at.section);
  if (!frame) return undefined;
  const fields = taggedSections.get(at.section)?.fields ?? [];
  const left = new Set([...listTexts(frame), ...fields].map(({ path }) => JSON.stringify(path)));
  const stops = listOccurrences(frame)
    .toSorted((a, b) => compare(a.nodes[0], b.nodes[0]))
    // Each of them once.
    .filter(({ path }) => left.delete(JSON.stringify(path)))
    .map(({ path }): FieldAddress => ({ section: at.section, path: ["props", ...path] }));
  const here = stops.findIndex((stop) => sameAddress(stop, at));
  if (here >= 0) return stops[here + step];
  return step > 0 ? stops[0] : undefined;
}

function compare(a: Node | undefined, b: Node | undefined): number {
  if (!a || !b || a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** True if two places are the same. */
export const sameAddress = (a: FieldAddress, b: FieldAddress): boolean =>
  a.section === b.section && samePath(a.path, b.path);
