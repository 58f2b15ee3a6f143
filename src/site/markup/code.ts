import { quote } from "../../shared/text/wording.ts";
import { type FindMarkup, markupAt } from "./shownMarkup.ts";

/** `code` between backticks. */
export const findCode: FindMarkup = (text) =>
  markupAt(
    text,
    /(?<!`)(`{1,3})(?![\s`])([^`\n]*[^\s`])\1(?!`)/g,
    ({ 0: shown, 1: sign = "", 2: words = "" }) => ({
      form: sign,
      shown,
      hint: `Write ${quote(words)}, without the ${sign} around it.`,
    }),
  );
