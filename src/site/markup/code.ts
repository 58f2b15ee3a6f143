import { quote } from "../../shared/text/wording.ts";
import { type FindMarks, marksAt } from "./mark.ts";

/** `code` between backticks. */
export const findCode: FindMarks = (text) =>
  marksAt(
    text,
    /(?<!`)(`{1,3})(?![\s`])([^`\n]*[^\s`])\1(?!`)/g,
    ({ 0: shown, 1: sign = "", 2: words = "" }) => ({
      form: sign,
      shown,
      hint: `Write ${quote(words)}, without the ${sign} around it.`,
    }),
  );
