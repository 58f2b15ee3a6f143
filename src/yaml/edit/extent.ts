import { isMap, isScalar, isSeq } from "yaml";
import { lineEnd } from "../line.ts";
import type { Draft } from "./draft.ts";
import { layOut } from "./layout.ts";
import { colonEnd, contentEnd, type Spot } from "./nodes.ts";

/** The extent of a value: its part on the line of its key, and the lines below. */
export interface Extent {
  /** The end of the key's colon, or of the dash. */
  opening: number;
  from: number;
  to: number;
  linesStart: number;
  end: number;
}

/** Finds where a value stands. */
export function extentOf(reading: Draft, spot: Spot): Extent {
  const { draft } = reading;
  const { node } = spot;
  const [start, stop] = node?.range ?? [0, 0];
  const opening = openingOf(reading, spot);
  if (!node || (isScalar(node) && node.value === null && draft.slice(start, stop).trim() === "")) {
    return emptyExtent(draft, opening);
  }
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const isBelow = draft.slice(opening, start).includes("\n");
    const own = layOut(draft, node, lineEnd(draft, opening), false).entries.at(-1)?.end ?? stop;
    if (isBelow) {
      const linesStart = lineEnd(draft, opening);
      return { opening, from: opening, to: opening, linesStart, end: own };
    }
    const last = /\r?\n$/.exec(draft.slice(0, own))?.[0].length ?? 0;
    return { opening, from: start, to: own - last, linesStart: own, end: own };
  }
  if (isScalar(node) && node.type?.startsWith("BLOCK")) {
    const [header = ""] = /^[|>][-+\d]*/.exec(draft.slice(start, start + 5)) ?? [];
    const linesStart = lineEnd(draft, start);
    const end = Math.max(linesStart, lineEnd(draft, contentEnd(node, draft)));
    return { opening, from: start, to: start + header.length, linesStart, end };
  }
  const linesStart = lineEnd(draft, stop);
  return { opening, from: start, to: stop, linesStart, end: linesStart };
}

/** Behind a name, # at once behind a blank was meant as a value, such as a colour. */
function emptyExtent(draft: string, opening: number): Extent {
  const linesStart = lineEnd(draft, opening);
  const rest = draft.slice(opening, linesStart).trimEnd();
  const [meant] = /^[ \t]+#[^\s#].*$/.exec(rest) ?? [];
  const to = meant
    ? opening + meant.length
    : rest === ""
      ? linesStart - (/\r?\n$/.exec(draft.slice(opening, linesStart))?.[0].length ?? 0)
      : opening;
  return { opening, from: opening, to, linesStart, end: linesStart };
}

function openingOf({ draft }: Draft, { pair, node, holder, index }: Spot): number {
  if (pair) return colonEnd(pair, draft);
  if (!holder || holder.flow) return node?.range?.[0] ?? 0;
  const { entries } = layOut(draft, holder, 0, false);
  return (entries[index]?.at ?? 0) + 1;
}
