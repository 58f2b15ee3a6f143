import { diffWords } from "diff";
import { quote } from "../../shared/text/wording.ts";
import { listWords } from "../likeness.ts";
import { wordSegmenter } from "../wordSegmenter.ts";

/** Two texts that share less than this are reported whole: their parts would be unreadable. */
const leastShared = 0.55;

/** Texts of this length are reported whole: their parts are less clear. */
const shortText = 40;

/** From so many replaced parts on, a text is reported whole. */
const mostParts = 5;

/** From so many words and signs on that differ, a text is reported whole: to find the parts of it would take minutes. */
const mostDifferent = 2000;

/** A part of a text that another one replaces; empty where words are added or gone. */
interface Replacement {
  old: string;
  next: string;
  /** The text that stays before it. */
  lead: string;
}

/** Describes the new wording of a text: `"better" → "best"`, or both texts where they have little in common. */
export function describeRewording(before: string, after: string): string {
  const isShort = Math.max(before.length, after.length) <= shortText;
  const parts = isShort ? undefined : findReplacements(before, after);
  if (!parts) return `${quoteLine(before)} → ${quoteLine(after)}`;
  return parts.map(describePart).join(", ");
}

function describePart({ old, next, lead }: Replacement): string {
  if (old.trim() === "" && next.trim() === "") return "spaces";
  if (old.trim() === "") return `${quoteWords(next)} added ${describeLead(lead)}`;
  if (next.trim() === "") return `${quoteWords(old)} removed ${describeLead(lead)}`;
  return `${quoteLine(old.trim())} → ${quoteLine(next.trim())}`;
}

/** Words of a text that stays: without the noun, a name would seem to be added. */
function quoteWords(text: string): string {
  const count = listWords(text).length;
  const noun = count === 0 ? "" : count === 1 ? "the word " : "the words ";
  return `${noun}${quoteLine(text.trim())}`;
}

/** The place of words in a text, by the last words before them: `after "keeps your"`. */
function describeLead(lead: string): string {
  const words = /\S+(\s+\S+)?$/.exec(lead.trimEnd())?.[0];
  return words === undefined ? "at the start" : `after ${quoteLine(words)}`;
}

/** A text on one line, in quotes. */
export const quoteLine = (text: string): string => quote(text.replaceAll(/\s*\n\s*/g, " "));

/** The replaced parts of a text; undefined where the two texts have too little in common. */
function findReplacements(before: string, after: string): Replacement[] | undefined {
  if (before.trim() === "" || after.trim() === "") return undefined;
  const pieces = diffWords(before, after, {
    intlSegmenter: wordSegmenter,
    maxEditLength: mostDifferent,
  });
  if (!pieces) return undefined;
  const lengthOf = (kept: boolean) =>
    pieces.reduce((sum, { added, removed, value }) => {
      const isKept = !added && !removed;
      return isKept === kept ? sum + value.trim().length * (kept ? 2 : 1) : sum;
    }, 0);
  const shared = lengthOf(true);
  if (shared / Math.max(1, shared + lengthOf(false)) < leastShared) return undefined;
  const parts: Replacement[] = [];
  let gap: string | undefined;
  let kept = "";
  for (const { added, removed, value } of pieces) {
    if (!added && !removed) {
      gap = value;
      kept += value;
      continue;
    }
    const last = parts.at(-1);
    // Parts with a single short word between them read better as one.
    const isJoined = last && gap !== undefined && gap.trim().length <= 3;
    const part = last && (gap === undefined || isJoined) ? last : { old: "", next: "", lead: kept };
    if (part !== last) parts.push(part);
    else if (gap !== undefined) {
      part.old += gap;
      part.next += gap;
    }
    if (removed) part.old += value;
    else part.next += value;
    gap = undefined;
  }
  return parts.length === 0 || parts.length > mostParts ? undefined : parts.map(withWord);
}

/** A part with the word that it ends: a comma alone, or `-new`, says too little. */
function withWord({ old, next, lead }: Replacement): Replacement {
  const isEnding = [old, next].every((text) => /^($|[^\s\p{L}\p{N}])/u.test(text));
  const word = isEnding ? (/\S{1,30}$/.exec(lead)?.[0] ?? "") : "";
  return { old: word + old, next: word + next, lead: lead.slice(0, lead.length - word.length) };
}
