import { quote } from "../../shared/text/wording.ts";
import { type FindMarkup, markupAt } from "./shownMarkup.ts";

/** `code` between backticks, and fences around code, which only a long text has. */
export const findCode: FindMarkup = (text) => {
  const closed = markupAt(
    text,
    /(?<!`)(`{1,3})(?![\s`])([^`\n]*[^\s`])\1(?!`)/g,
    ({ 0: shown, 1: sign = "", 2: words = "" }) => ({
      form: sign,
      shown,
      hint: `Write ${quote(words)}, without the ${sign} around it.`,
    }),
  );
  const isAlone = !/[^`\s]/.test(text);
  const fences = markupAt(text, /(?<!`)`{3,}([a-z]+(?=\s|$))?/g, ({ 0: shown, 1: language }) => ({
    form: "```",
    shown,
    hint: `Take ${shown} out.`,
    // A word behind it may belong to the text.
    ...(language === undefined && !isAlone && { meant: "" }),
  }));
  const isInside = ({ range: [start] }: (typeof fences)[number]) =>
    closed.some(({ range: [from, to] }) => from <= start && start < to);
  return [...closed, ...fences.filter((fence) => !isInside(fence))];
};
