import { nameOfType } from "../../schema/names.ts";
import { findInTheWay } from "../../schema/position.ts";
import type { Operation } from "../../shared/operation.ts";
import { guardOf, type ListedSection } from "../site/sections.ts";
import { type Row, titleOf } from "./rows.ts";

/** A change of a file with the sentence that describes it, or the reason why it is not possible. */
export type Planned = { file: string; operation: Operation; words: string } | { reason: string };

const nameOf = ({ type, schema }: ListedSection) => `“${nameOfType(type, schema)}”`;

/** The sections of the row's own file, in their order. */
const siblingsOf = (row: Row, sections: readonly ListedSection[]): ListedSection[] =>
  sections.filter(({ file }) => file === row.section.file);

/** The index of a row among those that it may change places with, and their number. */
export const indexOfRow = ({ list, section }: Row): number => list?.index ?? section.index;

/** The reason why a row may not move to an index; undefined if it may. */
export function whyNotMove(
  row: Row,
  to: number,
  sections: readonly ListedSection[],
): string | undefined {
  const { section, list } = row;
  if (section.locked) return section.locked;
  const name = titleOf(row);
  const from = indexOfRow(row);
  if (to < 0) return `${name} is the first already.`;
  if (to >= row.count) return `${name} is the last already.`;
  if (list) return undefined;
  if (section.isInherited) return `${name} comes from the first page, and keeps its place there.`;
  const others = siblingsOf(row, sections);
  const inTheWay = findInTheWay(
    others.map(({ schema }) => schema),
    from,
    to,
  );
  const other = inTheWay === undefined ? undefined : others[inTheWay];
  if (!other) return undefined;
  const { position } = section.schema ?? {};
  if (position) return `${name} stays at the ${position === "last" ? "end" : "top"} of the page.`;
  return `Nothing can stand ${to < from ? "above" : "below"} ${nameOf(other)}.`;
}

/** Moves a row to another index of its list. */
export function planMove(row: Row, to: number, sections: readonly ListedSection[]): Planned {
  const reason = whyNotMove(row, to, sections);
  if (reason) return { reason };
  const { section, list } = row;
  const { file, ref, data } = section;
  const from = indexOfRow(row);
  const place = `${to + 1} of ${row.count}`;
  if (list) {
    const { path } = list;
    const was = guardOf(data, row.path);
    return {
      file,
      operation: { do: "move", section: ref, path, from, to, was },
      words: `${titleOf(row)} moved to place ${place}.`,
    };
  }
  const other = siblingsOf(row, sections)[to];
  if (!other) return { reason: `${titleOf(row)} cannot move there.` };
  const isDown = to > from;
  return {
    file,
    operation: {
      do: "move-section",
      section: ref,
      to: isDown ? { after: other.ref } : { before: other.ref },
    },
    words: `${titleOf(row)} moved ${isDown ? "below" : "above"} ${nameOf(other)}, ${place}.`,
  };
}

/** The index that a row gets where it is dropped before or after another of its list. */
export function indexOfDrop(row: Row, target: Row, side: "before" | "after"): number | undefined {
  const isInFile = row.section.file === target.section.file;
  const isAmong = row.list
    ? isInFile &&
      row.section.index === target.section.index &&
      String(row.list.path) === String(target.list?.path)
    : isInFile && target.list === undefined;
  if (!isAmong) return undefined;
  const from = indexOfRow(row);
  const at = indexOfRow(target);
  if (side === "before") return at > from ? at - 1 : at;
  return at < from ? at + 1 : at;
}
