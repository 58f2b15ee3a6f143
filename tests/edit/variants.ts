import { type Document, isMap, isSeq, parseDocument, visit } from "yaml";

import { brokenVariants } from "./syntaxErrors.ts";

type Dress = (page: string) => string;

const document = (page: string): Document => parseDocument(page);

const print =
  (options: Parameters<Document["toString"]>[0], change?: (page: Document) => void): Dress =>
  (page) => {
    const parsed = document(page);
    change?.(parsed);
    return parsed.toString({ lineWidth: 0, ...options });
  };

/** Gives every text one style. */
const texts =
  (type: "QUOTE_SINGLE" | "QUOTE_DOUBLE" | "BLOCK_FOLDED" | "BLOCK_LITERAL") => (page: Document) =>
    visit(page, {
      Scalar: (key, node) => {
        if (key !== "key" && typeof node.value === "string" && node.value !== "") node.type = type;
      },
    });

/** Writes lists and groups that lie deep between brackets. */
const flow = (depth: number) => (page: Document) =>
  visit(page, {
    Collection: (_, node, path) => {
      if (path.length / 2 >= depth && (isMap(node) || isSeq(node))) node.flow = true;
    },
  });

/** Writes brackets on one line, with something before each that closes. */
const inRow = (closing: string): Dress =>
  both(print({ flowCollectionPadding: false }, flow(5)), (page) =>
    page.replaceAll(/(?<=[\w"'.}\]])([}\]])(?=[}\],]*$)/gm, closing),
  );

const isText = (page: string) => {
  const inside = new Set<number>();
  visit(document(page), {
    Scalar: (_, node) => {
      const [start, end] = node.range ?? [0, 0];
      if (!page.slice(start, end).includes("\n")) return;
      const from = page.slice(0, start).split("\n").length;
      const count = page.slice(start, end).trimEnd().split("\n").length;
      for (let line = from; line < from + count; line += 1) inside.add(line);
    },
  });
  return inside;
};

/** Changes each line that is no part of a text of several lines, but for the blank ones. */
const lines =
  (change: (line: string, number: number) => string): Dress =>
  (page) => {
    const texts = isText(page);
    return page
      .split("\n")
      .map((line, index) =>
        line === "" || texts.has(index) || texts.has(index + 1) ? line : change(line, index),
      )
      .join("\n");
  };

const commentAbove = (every: number): Dress =>
  lines((line, number) =>
    number % every === 0 ? `${/^ */.exec(line)?.[0]}# C${number}\n${line}` : line,
  );

const commentBehind = (every: number): Dress =>
  lines((line, number) =>
    number % every === 0 && !line.includes("#") ? `${line}  # T${number}` : line,
  );

const alone = (every: number): Dress =>
  lines((line, number) =>
    number % every === 0 ? `${/^ */.exec(line)?.[0]}# A${number}\n\n${line}` : line,
  );

const below = (every: number): Dress =>
  lines((line, number) =>
    number % every === 0 && !/[[{]/.test(line)
      ? `${line}\n\n${/^[ -]*/.exec(line)?.[0].replace(/-/g, " ")}# B${number}\n`
      : line,
  );

const windows: Dress = (page) => page.replaceAll("\n", "\r\n");
const marked: Dress = (page) => `\ufeff${page}`;
const doubled: Dress = (page) =>
  page.replaceAll(/^ +/gm, (indent) => indent + indent).replaceAll(/^( *)- /gm, "$1-   ");
const unended: Dress = (page) => page.trimEnd();
const loneDash: Dress = (page) => page.replaceAll(/^( *)- (?=[\w"']+:( |$))/gm, "$1-\n$1  ");
const both =
  (...dresses: Dress[]): Dress =>
  (page) =>
    dresses.reduce((text, dress) => dress(text), page);

/** The ways in which the same page may be written. */
const sound: Record<string, Dress> = {
  "as it is": (page) => page,
  "Windows' line ends": windows,
  "a byte order mark": marked,
  "both of them": both(windows, marked),
  "four blanks": doubled,
  "four blanks, but for dashes": print({ indent: 4 }),
  "dashes on lines of their own": loneDash,
  "dashes at the column of the name": print({ indentSeq: false }),
  "the same, with comments": both(print({ indentSeq: false }), commentAbove(3)),
  "three blanks": print({ indent: 3 }),
  "no last line end": unended,
  "no last line end, Windows": both(unended, windows),
  "double quotes": print({}, texts("QUOTE_DOUBLE")),
  "single quotes": print({ singleQuote: true }, texts("QUOTE_SINGLE")),
  "quotes over several lines": print({ lineWidth: 40 }, texts("QUOTE_DOUBLE")),
  "plain over several lines": print({ lineWidth: 30, blockQuote: false }),
  "folded texts": print({ lineWidth: 50 }, texts("BLOCK_FOLDED")),
  "literal texts": print({}, texts("BLOCK_LITERAL")),
  "literal texts, Windows": both(print({}, texts("BLOCK_LITERAL")), windows),
  "brackets from props on": print({}, flow(4)),
  "brackets deep inside": print({}, flow(6)),
  "brackets over several lines": print({ lineWidth: 40 }, flow(5)),
  "brackets without padding": print({ flowCollectionPadding: false }, flow(5)),
  "a comma behind the last item": print({ trailingComma: true, lineWidth: 40 }, flow(5)),
  "a comma behind the last item, in a row": inRow(",$1"),
  "a comma and a blank behind the last item": inRow(", $1"),
  "comments everywhere": both(commentAbove(1), commentBehind(2)),
  "comments everywhere, Windows": both(commentAbove(1), windows),
  "comments behind every line": commentBehind(1),
  "comments that stand alone": alone(4),
  "comments right below": below(5),
  "a comment above every third line, four blanks": both(commentAbove(3), doubled),
  "no blank lines": (page) => page.replaceAll(/\n(?:\n)+/g, "\n"),
  "blank lines between all": lines((line) => `${line}\n`),
  "quoted names": (page) => page.replaceAll(/^( *(?:- )?)(\w+):(?= |$)/gm, '$1"$2":'),
};

/** A way to write a page; where that has a mistake, the way to read it as it is meant. */
interface Variant {
  dress: Dress;
  mend?: Dress;
}

/** All ways in which a page may be written, with mistakes and without. */
export const variants: Record<string, Variant> = {
  ...Object.fromEntries(Object.entries(sound).map(([name, dress]) => [name, { dress }])),
  ...Object.fromEntries(brokenVariants.map(({ name, ...variant }) => [name, variant])),
};
