/** Breaks a text into lines no longer than `width`, at single blanks alone, since folding would lose others. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** The lines of a text behind `>-`: line breaks in it become blank lines. */
export const fold = (text: string, width: number): string[] =>
  text
    .split("\n")
    .flatMap((paragraph, index) => [
      ...(index > 0 ? [""] : []),
      ...(paragraph === "" ? [] : wrap(paragraph, width)),
    ]);

/** True if folding keeps the text: no line starts or ends with a blank, and there is no tab. */
export const canBeFolded = (text: string): boolean =>
  text !== "" && !/^\s|\s$|[ \t]\n|\n[ \t]|[\t\r]/.test(text);
