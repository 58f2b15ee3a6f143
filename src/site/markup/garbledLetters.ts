import { windowsLetters } from "../../yaml/windows1252.ts";

/** Letters of a text in a form that another program has given them. */
export interface GarbledLetters {
  shown: string;
  index: number;
  meant: string;
  /** The program that has written them, as words in front of the letters that are meant. */
  by: string;
}

/** Letters that UTF-8 makes of one or two others if a program takes its bytes for Windows-1252: `Ã¼`, `â€œ`. */
const misread =
  /(?:[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])+/gu;

/** Letters as mail programs and addresses write them: `=?utf-8?Q?M=C3=BCller?=`, `=C3=BC`, `=FC`, `%C3%BC`. */
const encoded = /=\?([\w-]+)\?([QBqb])\?([^?\s]*)\?=|(?:=[\dA-F]{2})+|(?:%[\dA-F]{2})+/g;

/** Finds letters that another program has read or written in another encoding. */
export function listGarbled(text: string): GarbledLetters[] {
  if (!/[ÂÃÄÅâ%=]/.test(text)) return [];
  const read = [...text.matchAll(misread)].map(({ 0: shown, index }) => ({
    ...{ shown, index, by: "a program has made of" },
    meant: decode([...shown].map(byteOf)),
  }));
  const written = [...text.matchAll(encoded)].map(
    ({ 0: shown, 1: charset, 2: kind = "", 3: words = "", index }) => ({
      ...{ shown, index },
      by: shown.startsWith("=") ? "a mail program writes for" : "an address has for",
      meant: charset
        ? decode(/b/i.test(kind) ? [...Buffer.from(words, "base64")] : bytesOf(words), charset)
        : readCodes(shown, text.slice(0, index), text.slice(index + shown.length)),
    }),
  );
  return [...read, ...written].flatMap(({ meant, ...rest }) =>
    meant === undefined ? [] : [{ ...rest, meant }],
  );
}

const byteOf = (letter: string): number => {
  const at = letter === "." ? -1 : windowsLetters.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
};

/** The bytes of words with codes among them. */
const bytesOf = (words: string): number[] =>
  (words.replaceAll("_", " ").match(/[=%][\dA-F]{2}|[\s\S]/gi) ?? []).map((sign) =>
    sign.length > 1 ? Number.parseInt(sign.slice(1), 16) : sign.charCodeAt(0),
  );

/** The letters that codes stand for; undefined if they stand for themselves, as in an address or a sum. */
function readCodes(codes: string, before: string, behind: string): string | undefined {
  const bytes = bytesOf(codes);
  if (/[/@]\S*$/.test(before) || !bytes.some((byte) => byte > 0x7f)) return undefined;
  const meant = decode(bytes);
  if (meant !== undefined || codes.startsWith("%")) return meant;
  const letters = decode(bytes, "windows-1252");
  const isInWord = /\p{L}$/u.test(before) && /^\p{Ll}/u.test(behind);
  return isInWord && /^\p{L}+$/u.test(letters ?? "") ? letters : undefined;
}

/** The letters that bytes mean; undefined if they mean none in this encoding. */
function decode(bytes: readonly number[], charset = "utf-8"): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
