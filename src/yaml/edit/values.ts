import { isAlias, isMap, isScalar, isSeq } from "yaml";
import type { Edit } from "../diagnostic.ts";
import { lineBreak, lineEnd, lineStart } from "../line.ts";
import type { TextPlace, WrittenBlock } from "./block.ts";
import { hasComment } from "./brackets.ts";
import { colonEnd, type Spot } from "./nodes.ts";
import { RefusedEdit } from "./refusal.ts";
import type { RepairedText } from "./repairedText.ts";
import { rewrite } from "./rewrite.ts";
import { isFilled, writeFlow, writeItem, writeValue } from "./stringify.ts";
import { lineTextAt, skipBlanks } from "./text.ts";
import { type ValueRange, valueRangeOf } from "./valueRange.ts";

/** The edits that replace a value with another. */
export function replaceValue(reading: RepairedText, spot: Spot, value: unknown): Edit[] {
  const { repaired } = reading;
  const style = reading.style();
  const { node, holder } = spot;
  if (isAlias(node) || !holder) throw new RefusedEdit(holder ? "reuse" : "root");
  const isEmpty = (isMap(node) || isSeq(node)) && node.items.length === 0;
  if (isEmpty && hasComment(repaired, node)) throw new RefusedEdit("brackets");
  const range = valueRangeOf(reading, spot);
  const { from, to, end } = range;
  const place = placeText(reading, spot, range);
  if (holder.flow) {
    if (typeof value === "string" && isScalar(node) && typeof node.value === "string") {
      const edits = rewrite(node, repaired, value, place, style);
      if (edits) return edits;
    }
    const text = writeFlow(value, style);
    return [
      { start: from, end: to, text: from === to ? `${gapBefore(reading, spot)}${text}` : text },
    ];
  }
  if (typeof value === "string" && isScalar(node) && typeof node.value === "string") {
    const edits = rewrite(node, repaired, value, place, style);
    if (edits && !(place.needsQuotes === "lines" && node.type?.startsWith("BLOCK"))) return edits;
  }
  const { head, lines } = write(value, spot, place, reading);
  const eol = lineBreak(repaired);
  const isNothing = from === to || repaired[from - 1] === ":" || repaired[from - 1] === "-";
  const put = head !== "" && isNothing ? ` ${head}` : head;
  const start = head === "" ? range.opening : from;
  const below = lines.map((line) => line + eol).join("");
  return [
    { start, end: Math.max(to, start), text: put },
    { start: range.linesStart, end, text: below },
  ];
}

const gapBefore = ({ repaired }: RepairedText, { pair }: Spot): string =>
  pair && !repaired.slice(0, colonEnd(pair, repaired)).endsWith(":") ? ": " : " ";

function write(
  value: unknown,
  { pair }: Spot,
  place: TextPlace,
  reading: RepairedText,
): WrittenBlock {
  const style = reading.style();
  if (pair) return writeValue(value, place, style);
  if (!isFilled(value)) return writeValue(value, place, style);
  const column = place.column;
  const [first = "", ...lines] = writeItem(value, column, style);
  return { head: first.slice(column + 1 + style.dashGap), lines };
}

function placeText(reading: RepairedText, spot: Spot, range: ValueRange): TextPlace {
  const { repaired } = reading;
  const { node, pair, holder } = spot;
  const { step } = reading.style();
  const key = pair?.key;
  const keyStart = isScalar(key) ? (key.range?.[0] ?? 0) : range.opening - 1;
  const column = keyStart - lineStart(repaired, keyStart);
  const used =
    range.from - lineStart(repaired, range.from) + (range.from === range.opening ? 1 : 0);
  const behind = repaired.slice(range.to, lineEnd(repaired, range.to)).trim();
  const isNew = !(isScalar(node) && node.type === "PLAIN" && typeof node.value === "string");
  const below = lineTextAt(repaired, skipBlanks(repaired, range.end));
  const isDeep = below.kind === "comment" && below.column >= column + step;
  const needsQuotes = isDeep ? "lines" : behind.startsWith("#") && isNew ? "comment" : undefined;
  return { column, used, isFlow: Boolean(holder?.flow), needsQuotes };
}
