import { quote } from "../../shared/text/wording.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import type { CatalogueText } from "./catalogue.ts";

/** One character of a text, an escape, or the bytes of characters in UTF-8. */
const sign = /(?:\\[23][0-7]{2})+|\\(?:[0-7]{1,3}|x[\da-f]{1,2}|.)|[^\\]/giu;

const escapes: Record<string, string> = {
  ...{ n: "\n", t: "\t", r: "\r", '"': '"', "\\": "\\" },
  ...{ a: "\u0007", b: "\b", f: "\f", v: "\v" },
};

/** The character that a sign means; undefined for an escape that the format does not have. */
function decodeSign(written: string): string | undefined {
  if (written[0] !== "\\" || written === "\\") return written;
  const [, octal, hex] = /^\\(?:([0-7]+)|x([\da-f]+))$/i.exec(written) ?? [];
  const code = octal ? Number.parseInt(octal, 8) : hex ? Number.parseInt(hex, 16) : undefined;
  if (code !== undefined && code < 0x80) return String.fromCharCode(code);
  if (/^(?:\\[23][0-7]{2})+$/.test(written)) return decodeBytes(written);
  const rest = written.slice(1);
  return Object.hasOwn(escapes, rest) ? escapes[rest] : undefined;
}

function decodeBytes(written: string): string | undefined {
  const bytes = written
    .split("\\")
    .slice(1)
    .map((octal) => Number.parseInt(octal, 8));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** The part of a text in the quotes of one line. */
interface StringLine {
  value: string;
  inside: Range;
}

/** The reason why a part of a catalogue cannot be read, and what to do. */
export interface Explanation {
  message: string;
  hint: string;
}

/** The reason why a line cannot be read, and where. */
interface StringError extends Explanation {
  range: Range;
}

/** Reads the text in quotes from `at` to the end of the line at `end`. */
export function readString(source: string, at: number, end: number): StringLine | StringError {
  const line = source.slice(at, end);
  const [, inner = "", closing, rest = ""] = /^"((?:[^"\\]|\\.)*)("?)(.*)$/s.exec(line) ?? [];
  const start = at + 1;
  if (!closing) {
    return {
      range: [end, end],
      message: "The quotation mark at the end of the text is missing.",
      hint: 'Write " there.',
    };
  }
  if (rest.trim() !== "") {
    const from = end - rest.trimStart().length;
    return {
      range: [from, from + rest.trim().length],
      message: `Behind the quotation mark is ${quote(rest.trim())}.`,
      hint: 'A quotation mark inside the text is written \\".',
    };
  }
  let value = "";
  for (const { 0: written, index } of inner.matchAll(sign)) {
    const letter = decodeSign(written);
    if (letter === undefined) {
      return {
        range: [start + index, start + index + written.length],
        message: `${written} is no escape.`,
        hint: "A backslash is written \\\\, and a line break \\n.",
      };
    }
    value += letter;
  }
  return { value, inside: [start, start + inner.length] };
}

/** The range of each letter of a text that was read. */
export function lettersOf(source: string, { lines }: CatalogueText): Range[] {
  return lines.flatMap(([start, end]) =>
    [...source.slice(start, end).matchAll(sign)].flatMap(({ 0: written, index }) => {
      const range: Range = [start + index, start + index + written.length];
      return Array.from({ length: (decodeSign(written) ?? "").length }, () => range);
    }),
  );
}

/** The letters that are written as an escape. */
const written = new Map(Object.entries(escapes).map(([name, letter]) => [letter, `\\${name}`]));

/** Writes a text behind its keyword: each of its lines on one of its own. */
export function writeString(keyword: string, value: string): string[] {
  const lines = value.split(/(?<=\n)/).map((line) => {
    const escaped = [...line].map((letter) => written.get(letter) ?? letter).join("");
    return `"${escaped}"`;
  });
  return lines.length === 1 ? [`${keyword} ${lines[0]}`] : [`${keyword} ""`, ...lines];
}
