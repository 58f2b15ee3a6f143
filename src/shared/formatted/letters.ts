import { type Inline, joinTexts } from "../text/formatted.ts";

/** A link's identity: letters that share it are the words of one link. */
export interface LetterLink {
  href?: string;
  /** True for an address among words of a long text. */
  isBare?: true;
}

/** A letter of a line, or a line break, with its marks. Offsets are those of JavaScript's strings. */
export interface Letter {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  link?: LetterLink | undefined;
}

/** The parts of a line as letters. */
export function toLetters(parts: readonly Inline[], marks: Omit<Letter, "text"> = {}): Letter[] {
  return parts.flatMap((part): Letter[] => {
    if (typeof part === "string") return part.split("").map((text) => ({ ...marks, text }));
    if (part.type === "break") return [{ ...marks, text: "\n" }];
    if (part.type !== "link") return toLetters(part.children, { ...marks, [part.type]: true });
    // An address among words is a link by itself.
    if (part.isBare) return toLetters(part.children, marks);
    const link = part.href === undefined ? {} : { href: part.href };
    return toLetters(part.children, { ...marks, link });
  });
}

/** The parts of the line that letters make, without blanks around it. */
export const fromLetters = (letters: readonly Letter[]): Inline[] =>
  nestLetters(onOneLine(letters));

/** The parts that letters make. Blanks at the ends of marked words have no mark. */
export const nestLetters = (letters: readonly Letter[]): Inline[] => joinTexts(nest(letters, []));

/** The letters without blanks around them and around each line break, of which no two follow one another. */
function onOneLine(letters: readonly Letter[]): Letter[] {
  const line: Letter[] = [];
  const isBlank = (letter: Letter | undefined) => letter !== undefined && /\s/.test(letter.text);
  const dropBlanks = () => {
    while (isBlank(line.at(-1))) line.pop();
  };
  for (const letter of letters) {
    if (letter.text === "\n") {
      dropBlanks();
      if (line.length > 0) line.push(letter);
    } else if (!isBlank(letter) || (line.length > 0 && line.at(-1)?.text !== "\n")) {
      line.push(letter);
    }
  }
  dropBlanks();
  return line;
}

const marks = ["emphasis", "strong", "link"] as const;
type Mark = (typeof marks)[number];

/** The end of the letters from `start` that share its mark; `start` if it has none. */
function endOf(letters: readonly Letter[], start: number, mark: Mark): number {
  const given = letters[start]?.[mark];
  let end = start;
  while (given && end < letters.length && letters[end]?.[mark] === given) end += 1;
  return end;
}

/** The parts that letters make inside some marks: of those that begin together, the longest is outermost. */
function nest(letters: readonly Letter[], around: readonly Mark[]): Inline[] {
  const parts: Inline[] = [];
  for (let at = 0; at < letters.length; ) {
    const letter = letters[at];
    const isInLink = around.includes("link");
    const isBlank = /\s/.test(letter?.text ?? "");
    const ends = marks
      .filter((mark) => !isBlank && !around.includes(mark))
      .map((mark) => {
        const end = endOf(letters, at, mark);
        const whole = mark === "link" || isInLink ? end : withoutCut(letters, at, end);
        return { mark, end: withoutBlanks(letters, at, whole) };
      });
    const { mark, end } = ends.reduce<{ mark: Mark; end: number }>(
      (longest, each) => (each.end > longest.end ? each : longest),
      { mark: "emphasis", end: at },
    );
    if (end > at) {
      const children = joinTexts(nest(letters.slice(at, end), [...around, mark]));
      parts.push(
        mark === "link" ? { ...letter?.link, type: mark, children } : { type: mark, children },
      );
    } else parts.push(letter?.text === "\n" ? { type: "break" } : (letter?.text ?? ""));
    at = Math.max(end, at + 1);
  }
  return parts;
}

/** The end of a mark's letters, or the start of a link that they would cut: marks that begin in a link are inside it. */
function withoutCut(letters: readonly Letter[], start: number, end: number): number {
  const link = letters[end - 1]?.link;
  if (!link || letters[end]?.link !== link) return end;
  let cut = end;
  while (cut > start && letters[cut - 1]?.link === link) cut -= 1;
  return cut;
}

function withoutBlanks(letters: readonly Letter[], start: number, end: number): number {
  let trimmed = end;
  while (trimmed > start && /\s/.test(letters[trimmed - 1]?.text ?? "")) trimmed -= 1;
  return trimmed;
}
