import type { Readable } from "node:stream";

/** The most letters of a line that are kept: nobody reads more. */
const longestLine = 1000;

/** The most letters in which a secret can begin at the end of what is kept. */
const longestRest = 10_000;

/** Calls `take` for each line of a stream, once it is whole. Of a long line, the start. */
export function splitLines(stream: Readable, take: (line: string) => void): void {
  let rest = "";
  const give = (line: string) => {
    if (line.trim() !== "") take(line);
  };
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const lines = (rest + chunk).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? "").slice(0, longestRest);
    for (const line of lines) give(line);
  });
  stream.on("end", () => give(rest));
}

/** The start of a line. Only after its secrets are hidden: half of one is not found any more. */
export const shorten = (line: string): string =>
  line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
