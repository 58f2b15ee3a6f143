import { isUtf8 } from "node:buffer";
import type { Diagnostic } from "./diagnostic.ts";

/** The text of the file without its byte order mark, and the diagnostic if it cannot be read. */
export interface DecodedSource {
  text: string;
  diagnostics: Diagnostic[];
}

const megabyte = 1024 * 1024;

/** The most that a kind of file may hold, and what to do about more. */
export interface SizeLimit {
  megabytes: number;
  /** The kind of file, with its article. */
  name: string;
  hint: string;
}

const pageLimit: SizeLimit = {
  megabytes: 1,
  name: "a page",
  hint: "Pictures and films belong in public/, as files of their own.",
};

/** True for more bytes than a page may have, and for a text of more letters. */
export const isTooLarge = (
  { length }: Uint8Array | string,
  { megabytes }: SizeLimit = pageLimit,
): boolean => length > megabytes * megabyte;

/** True if the file starts with a byte order mark. */
export const startsWithMark = ([a, b, c]: Uint8Array): boolean =>
  a === 0xef && b === 0xbb && c === 0xbf;

/** Decodes the file, of a page unless another limit is given. If there is a diagnostic, the content is not checked any further. */
export function decode(bytes: Uint8Array, limit: SizeLimit = pageLimit): DecodedSource {
  if (isTooLarge(bytes, limit)) {
    const { megabytes, name, hint } = limit;
    return refuse("", 0, {
      code: "too-large",
      message: `The file is ${(bytes.length / megabyte).toFixed(1)} MB; ${name} may have up to ${megabytes} MB.`,
      hint,
    });
  }
  const text = new TextDecoder().decode(bytes);
  if (
    /^(\xff\xfe|\xfe\xff|.\0.\0|\0.\0.)/s.test(Buffer.from(bytes.subarray(0, 4)).toString("latin1"))
  ) {
    return refuse("", 0, {
      code: "encoding",
      message: "The file is saved as UTF-16, which cannot be read.",
      hint: "Save it again with the encoding UTF-8.",
    });
  }
  const broken = firstInvalid(bytes, text);
  if (broken !== undefined) {
    return refuse(text, broken, {
      code: "encoding",
      message: "From this character on, the file is not saved as UTF-8.",
      hint: "Save it again with the encoding UTF-8, and check accents, dashes and quotes.",
    });
  }
  const lone = text.search(/\r(?!\n)/);
  if (lone >= 0) {
    return refuse(text, lone, {
      code: "line-ends",
      message: "A line ends here in a way that YAML does not know (a carriage return alone).",
      hint: "Save the file with the line ends LF or CRLF.",
    });
  }
  return { text, diagnostics: [] };
}

function refuse(
  text: string,
  at: number,
  diagnostic: Pick<Diagnostic, "code" | "message" | "hint">,
): DecodedSource {
  return { text, diagnostics: [{ ...diagnostic, range: [at, at + 1] }] };
}

/** The offset of the first replacement character that decoding put in, as opposed to one that the file contains. */
function firstInvalid(bytes: Uint8Array, text: string): number | undefined {
  if (isUtf8(bytes)) return undefined;
  const real = Buffer.from("\ufffd");
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) {
    const offset = Buffer.byteLength(text.slice(0, at)) + (startsWithMark(bytes) ? 3 : 0);
    if (!real.equals(bytes.subarray(offset, offset + real.length))) return at;
  }
  return 0;
}
