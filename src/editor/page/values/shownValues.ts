import type { FieldAddress, PlacedValue, ToPage } from "../../../shared/editor/messages.ts";
import type { SentTags, TaggedSection } from "../../../shared/editor/tagged.ts";
import { samePath } from "../../../shared/fieldPath.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { renderAgain } from "./renderWithTags.ts";
import { withFieldValue, writtenAt } from "./values.ts";

/** Values that replace those of a revision of the site. */
interface Overlay {
  revision: number;
  values: readonly PlacedValue[];
}

/** The sections as the preview sent them last, and the revision of the site that they are of. */
const received = new Map<string, TaggedSection>();
let revision = 0;

/**
 * The values that are pending, as the editor has sent them. The preview may be behind the editor: until it has sent the revision of the last
 * one, the values of those before it are shown below.
 */
let overlays: Overlay[] = [];

/** The last text that was written here, until the editor has acknowledged it. */
let own: (PlacedValue & { count: number }) | undefined;
let count = 0;

/** The values by which each section differs from what was received. */
let differing = new Map<string, string>();

/** Takes the sections that the preview sends. Returns those that are to be drawn again, by their ids. */
export function takeTags({ revision: next, sections }: SentTags): string[] {
  for (const section of sections) received.set(section.id, section);
  revision = next;
  const changed = combineAll();
  return [...new Set([...sections.map(({ id }) => id), ...changed])];
}

/** The text that the preview has sent for a place: the page shows it once its section is rendered. */
export function receivedText({ section, path }: FieldAddress): string | undefined {
  const sent = received.get(section);
  return sent && writtenAt(sent, path.slice(1))?.text;
}

/** True while a value is shown that the preview has not sent. */
export const isPending = ({ section, path }: FieldAddress): boolean =>
  shownValues().some(({ at }) => at.section === section && samePath(at.path, path));

const shownValues = (): PlacedValue[] => [
  ...overlays.flatMap(({ values }) => values),
  ...(own ? [own] : []),
];

/** The revision of the site that the page has. */
export const receivedRevision = (): number => revision;

/** Shows what is pending. */
export function showPending({
  revision,
  values,
  acknowledged,
}: ToPage & { kind: "pending" }): void {
  overlays = [...overlays.filter((each) => each.revision < revision), { revision, values }];
  if (own && own.count <= acknowledged) own = undefined;
  drawAgain(combineAll());
}

/** Shows a text that was written here. Returns the number of the message about it. */
export function showOwn(at: FieldAddress, value: string): number {
  count += 1;
  own = { at, value, count };
  drawAgain(combineAll());
  return count;
}

function drawAgain(ids: readonly string[]): void {
  for (const id of ids) {
    const frame = document.getElementById(id);
    if (frame) renderAgain(frame);
  }
}

/** Puts the values that are shown into the sections. Returns those whose values differ now from what they were. */
function combineAll(): string[] {
  // An overlay is in what is received once a later one lies upon that.
  const first = overlays.findLastIndex((each) => each.revision <= revision);
  overlays = overlays.slice(Math.max(first, 0));
  const values = shownValues();
  const next = new Map<string, string>();
  for (const [id, section] of received) {
    const inside = values.filter(({ at }) => at.section === id && at.path[0] === "props");
    const combined = inside.reduce(
      (whole, { at, value }) => withFieldValue(whole, at.path.slice(1), value),
      section,
    );
    taggedSections.set(id, combined);
    if (inside.length > 0)
      next.set(id, JSON.stringify(inside.map(({ at, value }) => [at.path, value])));
  }
  const changed = [...received.keys()].filter((id) => next.get(id) !== differing.get(id));
  differing = next;
  return changed;
}
