import type { LongText, LongTranslation } from "../write/writeLong.ts";
import { parse } from "./parse.ts";
import { type Part, partOf } from "./parts.ts";
import { type RichText, readRich } from "./read.ts";
import {
  placeOfBlocks,
  saveText,
  type TextSaving,
  type UntranslatedBlocks,
  type WrittenDocument,
} from "./saveText.ts";

/** Saves a long text part by part: the one that is written is saved before another is. */
export interface PartSaving extends TextSaving {
  /** Goes to the part of a block, by the index of the block. */
  goTo(block: number): void;
}

interface SavedParts extends Pick<LongText, "place" | "isInFile"> {
  old: RichText;
  parts: readonly Part[];
  choose: LongTranslation["choose"];
}

/** Saves the parts of a text in another language. */
export function saveParts(
  { place, isInFile, old: first, parts, choose }: SavedParts,
  read: () => WrittenDocument,
): PartSaving {
  let old = first;
  let current: Part | undefined;
  let saving: TextSaving | undefined;
  const goTo = (block: number) => {
    const next = partOf(parts, block);
    if (!next || next === current) return;
    const text = saving?.now(true);
    if (text !== undefined && text !== old.text) old = readRich(text, parse);
    current = next;
    const [start, end] = placeOfBlocks(old, next);
    choose(next.text, [old.text.slice(0, start), old.text.slice(end)]);
    saving = saveText(
      { place, isInFile, old, blocks: next, untranslated: untranslatedAt(first, next) },
      read,
    );
  };
  return {
    goTo,
    later: () => saving?.later(),
    now: (done) => saving?.now(done) ?? old.text,
    takeBack: () => saving?.takeBack() ?? old.text,
  };
}

/** The blocks of a part that has no translation, as the text was opened. */
function untranslatedAt(opened: RichText, part: Part): UntranslatedBlocks | undefined {
  if (part.text.state !== "missing") return undefined;
  const nodes = opened.doc.children.slice(part.from, part.to);
  return { nodes, text: opened.text.slice(...placeOfBlocks(opened, part)) };
}
