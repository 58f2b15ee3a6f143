import { isAlias, isMap, isScalar, isSeq } from "yaml";
import type { Edit } from "../diagnostic.ts";
import { lineBreak, lineEnd, lineStart } from "../line.ts";
import type { TextPlace, Written } from "./block.ts";
import { hasComment } from "./brackets.ts";
import { type Extent, extentOf } from "./extent.ts";
import { colonEnd, type Spot } from "./nodes.ts";
import { isFilled, writeFlow, writeItem, writeValue } from "./print.ts";
import { Refused } from "./refusal.ts";
import type { RepairedText } from "./repairedText.ts";
import { rewrite } from "./rewrite.ts";
import { lineAt, skipBlanks } from "./text.ts";

/** The edits that put a value in the place of another. */
export function replaceValue(reading: RepairedText, spot: Spot, value: unknown): Edit[] {
  const { repaired } = reading;
  const habits = reading.habits();
  const { node, holder } = spot;
  if (isAlias(node) || !holder) throw new Refused(holder ? "reuse" : "root");
  const isEmpty = (isMap(node) || isSeq(node)) && node.items.length === 0;
  if (isEmpty && hasComment(repaired, node)) throw new Refused("brackets");
  const extent = extentOf(reading, spot);
  const { from, to, end } = extent;
  const place = placeText(reading, spot, extent);
  if (holder.flow) {
    if (typeof value === "string" && isScalar(node) && typeof node.value === "string") {
      const edits = rewrite(node, repaired, value, place, habits);
      if (edits) return edits;
    }
    const text = writeFlow(value, habits);
    return [
      { start: from, end: to, text: from === to ? `${gapBefore(reading, spot)}${text}` : text },
    ];
  }
  if (typeof value === "string" && isScalar(node) && typeof node.value === "string") {
    const edits = rewrite(node, repaired, value, place, habits);
    if (edits && !(place.needsQuotes === "lines" && node.type?.startsWith("BLOCK"))) return edits;
  }
  const { head, lines } = write(value, spot, place, reading);
  const eol = lineBreak(repaired);
  const isNothing = from === to || repaired[from - 1] === ":" || repaired[from - 1] === "-";
  const put = head !== "" && isNothing ? ` ${head}` : head;
  const start = head === "" ? extent.opening : from;
  const below = lines.map((line) => line + eol).join("");
  return [
    { start, end: Math.max(to, start), text: put },
    { start: extent.linesStart, end, text: below },
  ];
}

const gapBefore = ({ repaired }: RepairedText, { pair }: Spot): string =>
  pair && !repaired.slice(0, colonEnd(pair, repaired)).endsWith(":") ? ": " : " ";

function write(value: unknown, { pair }: Spot, place: TextPlace, reading: RepairedText): Written {
  const habits = reading.habits();
  if (pair) return writeValue(value, place, habits);
  if (!isFilled(value)) return writeValue(value, place, habits);
  const column = place.column;
  const [first = "", ...lines] = writeItem(value, column, habits);
  return { head: first.slice(column + 1 + habits.dashGap), lines };
}

function placeText(reading: RepairedText, spot: Spot, extent: Extent): TextPlace {
  const { repaired } = reading;
  const { node, pair, holder } = spot;
  const { step } = reading.habits();
  const key = pair?.key;
  const keyStart = isScalar(key) ? (key.range?.[0] ?? 0) : extent.opening - 1;
  const column = keyStart - lineStart(repaired, keyStart);
  const used =
    extent.from - lineStart(repaired, extent.from) + (extent.from === extent.opening ? 1 : 0);
  const behind = repaired.slice(extent.to, lineEnd(repaired, extent.to)).trim();
  const isNew = !(isScalar(node) && node.type === "PLAIN" && typeof node.value === "string");
  const below = lineAt(repaired, skipBlanks(repaired, extent.end));
  const isDeep = below.kind === "comment" && below.column >= column + step;
  const needsQuotes = isDeep ? "lines" : behind.startsWith("#") && isNew ? "comment" : undefined;
  return { column, used, isFlow: Boolean(holder?.flow), needsQuotes };
}
