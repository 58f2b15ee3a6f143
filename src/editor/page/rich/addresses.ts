import type { PhrasingContent } from "mdast";
import { findBareAddresses, mayHaveAddress } from "../../../shared/formatted/bareAddresses.ts";

/** The parts of some words: the addresses among them, which are links by themselves, have no signs before their letters. */
export function splitAddresses(words: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) parts.push({ type: "text", value: words.slice(at, end) });
  };
  for (const { start, end } of mayHaveAddress(words) ? findBareAddresses(words) : []) {
    addText(start);
    parts.push(rawPart(words.slice(start, end)));
    at = end;
  }
  addText(words.length);
  return parts;
}

/** A part that is printed as it is. In a node of HTML, it could not begin a line. */
export const rawPart = (label: string): PhrasingContent => ({
  ...{ type: "footnoteReference", identifier: label, label },
});
