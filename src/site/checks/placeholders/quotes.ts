import { quote } from "../../../shared/text/wording.ts";
import type { FixChange } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import type { FindPlaceholders } from "./found.ts";

const wrapped = /^([“”„‟«»‹›‘’‚])\s*(.*\S)\s*([“”«»‹›‘’])$/su;

/**
 * Quotes of a word processor around a whole value, where straight ones are quotes for YAML. Around a person's quote,
 * and inside straight quotes, they are meant.
 */
export const findQuotes: FindPlaceholders = (text, { tree }) => {
  const { path, isWords, isSpeech, isWhole } = text;
  const [, open = "", inner = ""] = wrapped.exec(text.text) ?? [];
  const others = /[‘’‚‹›]/.test(open) ? /[‘‚‹›]|(?<!\p{L})’|’(?!\p{L})/u : /[“”„‟«»]/;
  if (!isWords || isSpeech || !isWhole || inner === "" || others.test(inner)) return [];
  if (tree.scalarAt(path)?.type !== "PLAIN") return [];
  const range = tree.valueAt(path);
  const [start, end] = range;
  const inside: FixChange = {
    title: `Write "${text.text}", if the page is to show them.`,
    edits: [{ start, end, text: JSON.stringify(text.text) }],
  };
  return [
    {
      path,
      problem: `has the quotes of a word processor, which visitors read: ${quote(text.text)}`,
      hint: `Write ${inner}, without them. If the page is to show them, put straight quotes around them.`,
      range,
      suggestions: [...offering(range, [inner]), inside],
    },
  ];
};
