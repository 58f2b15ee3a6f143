import { isMap, isScalar, isSeq, type Scalar } from "yaml";
import { parse } from "../parse.ts";
import { nodeOf } from "./nodes.ts";

/** Texts that other readers than YAML 1.2 take for a boolean, a time or a number. */
const misread =
  /^(yes|no|on|off)$|^[-+]?\d[\d_]*(:[0-5]?\d)+(\.[\d_]*)?$|^[-+]?(0x[\da-f_]+|0b[01_]+|[\d_]*\d_[\d_]*(\.[\d_]*)?)$/i;

/** True if a text can be written on one line without quotes. */
export function canBePlain(text: string, isFlow: boolean): boolean {
  if (text.trim() !== text || /[\n\r\t]/.test(text) || /^[#@*&!%`]/.test(text)) return false;
  if (misread.test(text)) return false;
  // Most texts are words, with signs that mean nothing to YAML.
  const isWords =
    /^\p{L}[\p{L}\p{N} .;!?()–—“”‘’'"/+*$%&@_-]*$/u.test(text) &&
    !/^(true|false|null)$/i.test(text);
  return isWords || reads(isFlow ? `[${text}]` : `k: ${text}`, text, "PLAIN");
}

/** True if the source is valid and holds this text alone, as the value of `k` or the only item of a list. */
export function reads(source: string, text: string, type?: Scalar.Type): boolean {
  const { contents, errors } = parse(source);
  if (errors.length > 0 || !(isMap(contents) || isSeq(contents)) || contents.items.length !== 1)
    return false;
  const node = nodeOf(isMap(contents) ? contents.items[0]?.value : contents.items[0]);
  return (
    isScalar(node) && node.value === text && node.comment == null && (!type || node.type === type)
  );
}

/** The text in double quotes. */
export const inDouble = (text: string): string => JSON.stringify(text);

/** The text in single quotes. */
export const inSingle = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** True if single quotes can hold the text: they have no escapes. */
const canBeSingle = (text: string): boolean => !/[\n\r\t\u0085]/.test(text);

/** The text in the quotes that are preferred, or in the others where these save escapes. */
export function inQuotes(text: string, preferred: '"' | "'"): string {
  if (!canBeSingle(text)) return inDouble(text);
  const [double, single] = [/["\\]/.test(text), text.includes("'")];
  if (preferred === '"') return double && !single ? inSingle(text) : inDouble(text);
  return single && !double ? inDouble(text) : inSingle(text);
}
