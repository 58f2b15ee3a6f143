import { isMap, isScalar, isSeq } from "yaml";
import { lineEnd } from "../line.ts";
import { layOut } from "./layout.ts";
import { colonEnd, contentEnd, type Spot } from "./nodes.ts";
import type { RepairedText } from "./repairedText.ts";

/** The range of a value: its part on the line of its key, and the lines below. */
export interface ValueRange {
  /** The end of the key's colon, or of the dash. */
  opening: number;
  from: number;
  to: number;
  linesStart: number;
  end: number;
}

/** Finds the range of a value. */
export function valueRangeOf(reading: RepairedText, spot: Spot): ValueRange {
  const { repaired } = reading;
  const { node } = spot;
  const [start, stop] = node?.range ?? [0, 0];
  const opening = openingOf(reading, spot);
  if (
    !node ||
    (isScalar(node) && node.value === null && repaired.slice(start, stop).trim() === "")
  ) {
    return emptyExtent(repaired, opening);
  }
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const isBelow = repaired.slice(opening, start).includes("\n");
    const own =
      layOut(repaired, node, lineEnd(repaired, opening), false).entries.at(-1)?.end ?? stop;
    if (isBelow) {
      const linesStart = lineEnd(repaired, opening);
      return { opening, from: opening, to: opening, linesStart, end: own };
    }
    const last = /\r?\n$/.exec(repaired.slice(0, own))?.[0].length ?? 0;
    return { opening, from: start, to: own - last, linesStart: own, end: own };
  }
  if (isScalar(node) && node.type?.startsWith("BLOCK")) {
    const [header = ""] = /^[|>][-+\d]*/.exec(repaired.slice(start, start + 5)) ?? [];
    const linesStart = lineEnd(repaired, start);
    const end = Math.max(linesStart, lineEnd(repaired, contentEnd(node, repaired)));
    return { opening, from: start, to: start + header.length, linesStart, end };
  }
  const linesStart = lineEnd(repaired, stop);
  return { opening, from: start, to: stop, linesStart, end: linesStart };
}

/** Behind a name, # at once behind a blank was meant as a value, such as a colour. */
function emptyExtent(repaired: string, opening: number): ValueRange {
  const linesStart = lineEnd(repaired, opening);
  const rest = repaired.slice(opening, linesStart).trimEnd();
  const [meant] = /^[ \t]+#[^\s#].*$/.exec(rest) ?? [];
  const to = meant
    ? opening + meant.length
    : rest === ""
      ? linesStart - (/\r?\n$/.exec(repaired.slice(opening, linesStart))?.[0].length ?? 0)
      : opening;
  return { opening, from: opening, to, linesStart, end: linesStart };
}

function openingOf({ repaired }: RepairedText, { pair, node, holder, index }: Spot): number {
  if (pair) return colonEnd(pair, repaired);
  if (!holder || holder.flow) return node?.range?.[0] ?? 0;
  const { entries } = layOut(repaired, holder, 0, false);
  return (entries[index]?.at ?? 0) + 1;
}
