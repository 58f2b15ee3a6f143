import { change, fixedLines, read, smallPage } from "../readFixture.ts";

/** The small page with a mistake above and one below, to see if reading goes on past a third between them. */
const flawed = change(change(smallPage, "tone: soft", "tone: purple"), "year: 2025", "year: 20.5");

/** The diagnostics of the page with one place changed, in short, and the lines that `--fix` changes. */
export function tell(from: string, to: string): string {
  const page = from === "" ? to + flawed : change(flawed, from, to);
  const { diagnostics } = read(page);
  const found = diagnostics.map(({ line, column, endLine, endColumn, code, message, hint }) =>
    code === "not-allowed" || message.includes("year")
      ? code
      : `${line}:${column}-${endLine}:${endColumn} ${code} ${message} ${hint ?? ""}`,
  );
  const fixed = diagnostics.some(({ fix }) => fix) ? fixedLines(page) : [];
  return [to.trimEnd(), ...found, ...fixed.map((line) => `→ ${line}`)].join("\n  ");
}

/** The diagnostics for each of the wrong texts in the place of the right one. */
export const tellAll = (right: string, wrong: readonly string[]) =>
  wrong.map((each) => tell(right, each)).join("\n");
