import type { FieldAddress } from "../../../shared/editor/messages.ts";
import { type FieldPath, isWithin, samePath } from "../../../shared/fieldPath.ts";
import { islandMarker } from "../../../shared/markers.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { attributeTagsOf } from "../values/tags.ts";
import { listTexts, textAt } from "../values/texts.ts";
import { listMediaFields } from "./mediaFields.ts";
import { isSeen } from "./open.ts";

/** The frame of the section that holds a node. */
export function frameOf(node: Node): HTMLElement | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>(`[${islandMarker}]`) ?? undefined;
}

/**
 * An occurrence of one of the author's values in the page: a text, a text of an attribute, a picture, an icon or a
 * link.
 */
export interface FieldOccurrence {
  /** Its path, from the props. */
  path: FieldPath;
  nodes: readonly Node[];
  /** The beginning of a text in its first node, and its end in the last. */
  start?: number;
  end?: number;
}

/**
 * The place of what a node shows: of a text, its own; of an element, that of everything of the author's inside it. In
 * a text that holds several, `offset` chooses.
 */
export function addressAt(node: Node, offset = 0): FieldAddress | undefined {
  const frame = frameOf(node);
  const section = frame && taggedSections.get(frame.id);
  if (!frame || !section) return frame && { section: frame.id, path: [] };
  const text = node instanceof Text ? textAt(frame, node, offset) : undefined;
  const path = text?.path ?? pathAround(frame, node);
  return { section: frame.id, path: path.length > 0 ? ["props", ...path] : [] };
}

/** The path of the innermost element around a node, or itself, that shows something of the author's. */
function pathAround(frame: HTMLElement, node: Node): FieldPath {
  let element = node instanceof Element ? node : node.parentElement;
  const occurrences = listOccurrences(frame);
  const fields = listMediaFields(frame);
  for (; element && element !== frame; element = element.parentElement) {
    const around = element;
    const shown = fields.find((field) => field.element === around);
    if (shown) return shown.field.path;
    const inside = occurrences.filter(({ nodes }) => nodes.some((each) => around.contains(each)));
    if (inside.length > 0) return commonPath(inside.map(({ path }) => path));
  }
  return [];
}

/** An element that shows a place, and the part of it that does. */
export interface TargetElement {
  element: Element;
  /** The nodes of the place: those of a text may share their element with other words. */
  range?: Range;
}

/** The target at which a place is best seen: the one that is visible, else the first. */
export function mainTarget(place: FieldAddress): TargetElement | undefined {
  const targets = listTargets(place);
  return targets.find(({ element }) => isSeen(element)) ?? targets[0];
}

/**
 * The elements that show a field, each with the part of it that does: for a text, each element that contains it; for a
 * picture, an icon or a link, its own; otherwise the largest element that shows no other field. Empty if the page does
 * not show the field.
 */
export function listTargets({ section: anchor, path }: FieldAddress): TargetElement[] {
  const frame = document.getElementById(anchor);
  if (!frame?.hasAttribute(islandMarker)) return [];
  const [group, ...inner] = path;
  if (group !== "props" || inner.length === 0) return [{ element: frame }];
  const occurrences = listOccurrences(frame);
  const own = occurrences.filter((occurrence) => samePath(occurrence.path, inner));
  if (own.length > 0) return own.flatMap(targetOf);
  const inside = occurrences.filter((occurrence) => isWithin(occurrence.path, inner));
  const others = occurrences.filter((occurrence) => !isWithin(occurrence.path, inner));
  const host = elementAround(inside.flatMap(({ nodes }) => nodes));
  return host ? [{ element: climb(frame, host, others) }] : [];
}

function targetOf({ nodes, start, end }: FieldOccurrence): TargetElement[] {
  const element = elementAround(nodes);
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!element || !first || !last) return [];
  if (start === undefined || end === undefined) return [{ element }];
  const range = document.createRange();
  range.setStart(first, Math.min(start, lengthOf(first)));
  range.setEnd(last, Math.min(end, lengthOf(last)));
  return [{ element, range }];
}

const lengthOf = (node: Node) => (node instanceof Text ? node.length : node.childNodes.length);

const listItem = "li, tr, details, article, fieldset, [role=listitem], [role=group]";

/** The largest element around a host that holds none of the others; that of a list's only item is the item's own. */
function climb(frame: Element, host: Element, others: readonly FieldOccurrence[]): Element {
  const holdsOther = (element: Element) =>
    others.some(({ nodes }) => nodes.some((node) => element.contains(node)));
  const around = [host];
  let parent = host.parentElement;
  while (parent && parent !== frame && !holdsOther(parent)) {
    around.push(parent);
    parent = parent.parentElement;
  }
  return around.findLast((element) => element.matches(listItem)) ?? around.at(-1) ?? host;
}

/** Everything of the author's that a frame shows. */
export function listOccurrences(frame: HTMLElement): FieldOccurrence[] {
  const { paths = [] } = taggedSections.get(frame.id) ?? {};
  const said = [...frame.querySelectorAll("*")].flatMap((element): FieldOccurrence[] =>
    [...attributeTagsOf(element).values()].flat().flatMap(({ number }) => {
      const path = paths[number];
      return path ? [{ path, nodes: [element] }] : [];
    }),
  );
  const fields = listMediaFields(frame).map(({ element, field: { path } }) => ({
    path,
    nodes: [element],
  }));
  return [...listTexts(frame), ...said, ...fields];
}

/** The innermost element that holds all nodes. */
export function elementAround(nodes: readonly Node[]): Element | undefined {
  const [first, ...others] = nodes;
  let element = first instanceof Element ? first : first?.parentElement;
  while (element && !others.every((node) => element?.contains(node)))
    element = element.parentElement;
  return element ?? undefined;
}

function commonPath([first = [], ...others]: readonly FieldPath[]): FieldPath {
  const end = first.findIndex((step, index) => others.some((path) => path[index] !== step));
  return end < 0 ? first : first.slice(0, end);
}
