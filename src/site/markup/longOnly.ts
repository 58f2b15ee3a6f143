import { inRow } from "./lines.ts";
import { type FindMarkup, markupAt, type ShownMarkup } from "./shownMarkup.ts";

/** A sign of Markdown that only long texts read, and what to write instead. */
interface Sign {
  pattern: RegExp;
  hint: string;
}

const signs: readonly Sign[] = [
  {
    // Behind [!NOTE], they are reported with it.
    pattern: /(?<=^|\n)[^\S\n]*>(?<!\[![A-Za-z]+\][\s\S]*)[^\S\n]+(?=\p{L})[^\n]*/gu,
    hint: "Take the > out, and put the words between “ and ”.",
  },
  {
    pattern:
      /(?<=\n)[^\S\n]*\|?[^\S\n]*:?-{2,}:?[^\S\n]*(?:\|[^\S\n]*:?-{2,}:?[^\S\n]*)+\|?(?=\s*(?:\n|$))/g,
    hint: "Write each row as a sentence. Only long texts have tables.",
  },
  {
    pattern: /(?<=\n)[^\S\n]*-{3,}(?<!^---[\s\S]+)(?=[^\S\n]*(?:\n|$))/g,
    hint: "Take it out. Only long texts have a line between paragraphs.",
  },
  {
    pattern: /(?<![\\!])\[[^\][\n]+\]\(\s*\)/g,
    hint: "Write the address between ( and ), or todo while it has no destination.",
  },
  {
    pattern: /(?<![\\!])\[\s*\]\([^\s()]+\)/g,
    hint: "Write the words of the link between [ and ].",
  },
  {
    pattern: /(?<![\\\]!])\[[^\][\n]*\p{L}{2}[^\][\n]*\]\[[^\][\n]*\](?![[(])/gu,
    hint: "Write [words](address), with the address itself.",
  },
  // Behind a name, as in Ann <ann@lull.museum>, it is a way to write a mailbox.
  {
    pattern: /(?<!\p{Lu}\p{L}*\s)<[\w.+-]+@[\w-]+(?:\.[\w-]+)+>/gu,
    hint: "Write the address without < and >. It is a link by itself.",
  },
];

/** `> quote`, tables, `---`, `[words][name]` and links that lack a part. */
export const findLongOnly: FindMarkup = (text) =>
  signs.flatMap(({ pattern, hint }): ShownMarkup[] =>
    markupAt(text, pattern, ({ 0: shown }) => ({ form: hint, shown: inRow(shown), hint })),
  );

/** The form of a list inside a list. */
export const nestedForm = "nested";

const sign = String.raw`(?:[-*+•]|\d{1,3}[.)])[^\S\n]+\S[^\n]*`;
const nested = new RegExp(String.raw`(?<=^|\n)([^\S\n]*)${sign}\n\1[^\S\n]{2,}${sign}`, "g");

/** A list inside a list. */
export const findNested: FindMarkup = (text) =>
  markupAt(text, nested, ({ 0: shown }) => ({
    form: nestedForm,
    shown: inRow(shown),
    hint: "Let every entry start below the one above, for a list has none inside it.",
  }));
