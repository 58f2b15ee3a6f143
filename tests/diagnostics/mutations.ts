import fc from "fast-check";

/** Pieces that a keyboard, a clipboard or another tool may leave in a file. */
const litter = [
  ...[
    "\t",
    "\u00a0",
    "\ufeff",
    "\0",
    "\u202e",
    "\r",
    "\n",
    "\n\n",
    " ",
    "  ",
    "é",
    "🎉",
    "“",
    "：",
    "\\",
    "\\x",
  ],
  ...[
    "-",
    "- ",
    "* ",
    "#",
    " #",
    ":",
    ": ",
    "?",
    "? ",
    ",",
    "[",
    "]",
    "{",
    "}",
    "<<: *a",
    "&a ",
    "*a",
    "!x ",
  ],
  ...[
    "|",
    ">",
    '"',
    "'",
    "%",
    "@",
    "`",
    "---\n",
    "...\n",
    "%YAML 1.1\n",
    "null",
    "~",
    "no",
    "010",
    ".nan",
  ],
  ...[
    "__proto__: 1",
    "constructor: ",
    "{{ name }}",
    "<b>",
    "&amp;",
    "javascript:",
    "../",
    "type: hero\n",
  ],
];

type Mutate = (text: string) => string;

const spliceAt =
  (where: number, REMOVED: number, put: string): Mutate =>
  (text) => {
    const at = Math.floor(where * text.length);
    return text.slice(0, at) + put + text.slice(at + REMOVED);
  };

const onLine =
  (where: number, change: (line: string, all: string[], at: number) => string | string[]): Mutate =>
  (text) => {
    const lines = text.split("\n");
    const at = Math.floor(where * lines.length);
    return lines
      .flatMap((line, index) => (index === at ? change(line, lines, at) : line))
      .join("\n");
  };

const where = fc.double({ min: 0, max: 0.999999, noNaN: true });

const mutation: fc.Arbitrary<Mutate> = fc.oneof(
  fc.tuple(where, fc.constantFrom(...litter)).map(([at, put]) => spliceAt(at, 0, put)),
  fc
    .tuple(where, fc.integer({ min: 1, max: 12 }))
    .map(([at, REMOVED]) => spliceAt(at, REMOVED, "")),
  fc
    .tuple(where, fc.string({ maxLength: 3, unit: "binary" }))
    .map(([at, put]) => spliceAt(at, 1, put)),
  where.map((at) => onLine(at, () => [])),
  where.map((at) => onLine(at, (line) => [line, line])),
  where.map((at) => onLine(at, (line, all, index) => [all[index + 1] ?? "", line])),
  fc
    .tuple(where, fc.integer({ min: -4, max: 4 }))
    .map(([at, by]) => onLine(at, (line) => (by < 0 ? line.slice(-by) : " ".repeat(by) + line))),
  fc
    .tuple(where, fc.constantFrom(...litter))
    .map(([at, value]) => onLine(at, (line) => line.replace(/: .*/, () => `: ${value}`))),
);

/** The text with one to three accidental changes. */
export const mutated = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([whole, changes]) => changes.reduce((part, change) => change(part), whole));

/** The page with one or two of its shorter sections, so that ten thousand of them can be read in little time. */
export function excerpts(page: string): fc.Arbitrary<string> {
  const [head = "", ...sections] = page.split(/^(?= {2}- type:)/m);
  return fc
    .subarray(
      sections.filter(({ length }) => length < 3000),
      { minLength: 1, maxLength: 2 },
    )
    .map((chosen) => head + chosen.join(""));
}
