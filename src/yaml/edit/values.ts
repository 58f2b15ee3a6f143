import { isAlias, isMap, isScalar, isSeq } from "yaml";
import type { Edit } from "../diagnostic.ts";
import { lineBreak, lineEnd, lineStart } from "../line.ts";
import type { TextPlace, Written } from "./block.ts";
import { hasComment } from "./brackets.ts";
import type { Draft } from "./draft.ts";
import { type Extent, extentOf } from "./extent.ts";
import { colonEnd, type Spot } from "./nodes.ts";
import { isFilled, writeFlow, writeItem, writeValue } from "./print.ts";
import { Refused } from "./refusal.ts";
import { rewrite } from "./rewrite.ts";
import { lineAt, skipBlanks } from "./text.ts";

/** The edits that put a value in the place of another. */
export function replaceValue(reading: Draft, spot: Spot, value: unknown): Edit[] {
  const { draft } = reading;
  const habits = reading.habits();
  const { node, holder } = spot;
  if (isAlias(node) || !holder) throw new Refused(holder ? "reuse" : "root");
  const isEmpty = (isMap(node) || isSeq(node)) && node.items.length === 0;
  if (isEmpty && hasComment(draft, node)) throw new Refused("brackets");
  const extent = extentOf(reading, spot);
  const { from, to, end } = extent;
  const place = placeText(reading, spot, extent);
  if (holder.flow) {
    if (typeof value === "string" && isScalar(node) && typeof node.value === "string") {
      const edits = rewrite(node, draft, value, place, habits);
      if (edits) return edits;
    }
    const text = writeFlow(value, habits);
    return [
      { start: from, end: to, text: from === to ? `${gapBefore(reading, spot)}${text}` : text },
    ];
  }
  if (typeof value === "string" && isScalar(node) && typeof node.value === "string") {
    const edits = rewrite(node, draft, value, place, habits);
    if (edits && !(place.needsQuotes === "lines" && node.type?.startsWith("BLOCK"))) return edits;
  }
  const { head, lines } = write(value, spot, place, reading);
  const eol = lineBreak(draft);
  const isNothing = from === to || draft[from - 1] === ":" || draft[from - 1] === "-";
  const put = head !== "" && isNothing ? ` ${head}` : head;
  const start = head === "" ? extent.opening : from;
  const below = lines.map((line) => line + eol).join("");
  return [
    { start, end: Math.max(to, start), text: put },
    { start: extent.linesStart, end, text: below },
  ];
}

const gapBefore = ({ draft }: Draft, { pair }: Spot): string =>
  pair && !draft.slice(0, colonEnd(pair, draft)).endsWith(":") ? ": " : " ";

function write(value: unknown, { pair }: Spot, place: TextPlace, reading: Draft): Written {
  const habits = reading.habits();
  if (pair) return writeValue(value, place, habits);
  if (!isFilled(value)) return writeValue(value, place, habits);
  const column = place.column;
  const [first = "", ...lines] = writeItem(value, column, habits);
  return { head: first.slice(column + 1 + habits.dashGap), lines };
}

function placeText(reading: Draft, spot: Spot, extent: Extent): TextPlace {
  const { draft } = reading;
  const { node, pair, holder } = spot;
  const { step } = reading.habits();
  const key = pair?.key;
  const keyStart = isScalar(key) ? (key.range?.[0] ?? 0) : extent.opening - 1;
  const column = keyStart - lineStart(draft, keyStart);
  const used =
    extent.from - lineStart(draft, extent.from) + (extent.from === extent.opening ? 1 : 0);
  const behind = draft.slice(extent.to, lineEnd(draft, extent.to)).trim();
  const isNew = !(isScalar(node) && node.type === "PLAIN" && typeof node.value === "string");
  const below = lineAt(draft, skipBlanks(draft, extent.end));
  const isDeep = below.kind === "comment" && below.column >= column + step;
  const needsQuotes = isDeep ? "lines" : behind.startsWith("#") && isNew ? "comment" : undefined;
  return { column, used, isFlow: Boolean(holder?.flow), needsQuotes };
}
