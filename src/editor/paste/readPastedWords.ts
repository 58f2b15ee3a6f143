/** Words with one blank in the place of line breaks, tabs and several blanks. */
export const toOneLine = (words: string): string =>
  words.replaceAll(/[\t\n\v\f\r \u2028\u2029\p{Cc}]+/gu, " ");

/** The signs before the entries of a list, as other programs copy them. */
const sign = /^\s*(?:[-*+•◦▪‣·]|(\d{1,3})[.)])\s+/;

/**
 * The words of a paste as a text takes them: one line, or where it may have paragraphs, these with an empty line
 * between, and lists. Without empty lines, each line is a paragraph, as word processors copy them.
 */
export function readPastedWords(words: string, hasParagraphs = false): string {
  const copied = words.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n");
  const lines = copied.split("\n");
  // A word that is pasted into a line keeps the blanks around it.
  if (!hasParagraphs || lines.filter((line) => line.trim()).length < 2) {
    return toOneLine(copied.replaceAll(/^\s*\n|\n\s*$/g, ""));
  }
  const hasEmpty = lines
    .join("\n")
    .trim()
    .split("\n")
    .some((line) => !line.trim());
  const blocks: string[] = [];
  let last: "entry" | "line" | "empty" = "empty";
  for (const line of lines) {
    const text = toOneLine(line).trim();
    if (!text) {
      last = "empty";
      continue;
    }
    const isEntry = sign.test(text);
    const entry = text.replace(sign, (_, number?: string) => (number ? `${number}. ` : "- "));
    const above = blocks.pop();
    if (isEntry && last === "entry") blocks.push(`${above}\n${entry}`);
    else if (!isEntry && last === "line" && hasEmpty) blocks.push(`${above} ${text}`);
    else blocks.push(...(above === undefined ? [] : [above]), entry);
    last = isEntry ? "entry" : "line";
  }
  const lead = /^[^\S\n]/.test(copied) ? " " : "";
  return lead + blocks.join("\n\n");
}
