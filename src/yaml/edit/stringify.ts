import { type TextPlace, type WrittenBlock, writeText } from "./block.ts";
import { canBePlain, inQuotes } from "./plain.ts";
import { RefusedEdit } from "./refusal.ts";
import type { YamlStyle } from "./yamlStyle.ts";

/** True for a group of settings. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for a list or a group that is not empty. */
export const isFilled = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

/** Writes a value behind its name, or behind a dash; `column` is that of the name, or of the dash. */
export function writeValue(value: unknown, place: TextPlace, style: YamlStyle): WrittenBlock {
  if (typeof value === "string") return writeText(value, place, style);
  if (!isFilled(value) || place.isFlow) return { head: writeFlow(value, style), lines: [] };
  const { column } = place;
  return Array.isArray(value)
    ? {
        head: "",
        lines: value.flatMap((item) => writeItem(item, column + style.dashStep, style)),
      }
    : { head: "", lines: writeSettings(value, column + style.step, style) };
}

/** The lines of an entry of a list. */
export function writeItem(value: unknown, column: number, style: YamlStyle): string[] {
  const dash = `${" ".repeat(column)}-${" ".repeat(style.dashGap)}`;
  if (isGroup(value) && isFilled(value)) {
    const [first = "", ...lines] = writeSettings(value, dash.length, style);
    return [dash + first.slice(dash.length), ...lines];
  }
  const place = { column, used: dash.length, isFlow: Array.isArray(value) };
  const { head, lines } = writeValue(value, place, style);
  return [dash + head, ...lines];
}

/** The lines of the settings of a group. */
const writeSettings = (group: object, column: number, style: YamlStyle): string[] =>
  Object.entries(group).flatMap(([name, value]) => writeSetting(name, value, column, style));

/** The lines of a setting. */
export function writeSetting(
  name: string,
  value: unknown,
  column: number,
  style: YamlStyle,
): string[] {
  const opening = `${" ".repeat(column)}${writeName(name, style, false)}:`;
  const place = { column, used: opening.length + 1, isFlow: false };
  const { head, lines } = writeValue(value, place, style);
  return [head === "" ? opening : `${opening} ${head}`, ...lines];
}

const writeName = (name: string, { quote }: YamlStyle, isFlow: boolean) =>
  canBePlain(name, isFlow) ? name : inQuotes(name, quote);

/** The value on one line, between brackets if it is a list or a group. */
export function writeFlow(value: unknown, style: YamlStyle): string {
  if (typeof value === "string")
    return canBePlain(value, true) ? value : inQuotes(value, style.quote);
  if (Array.isArray(value)) return `[${value.map((item) => writeFlow(item, style)).join(", ")}]`;
  if (!isGroup(value)) return String(value);
  const parts = Object.entries(value).map(([name, inner]) => writePair(name, inner, style));
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/** A setting between brackets. */
export const writePair = (name: string, value: unknown, style: YamlStyle): string =>
  `${writeName(name, style, true)}: ${writeFlow(value, style)}`;

/** Refuses what cannot be written: signs that nobody sees, numbers that are none, and what is no data. */
export function refuseUnwritable(value: unknown, name: string): void {
  if (typeof value === "string") {
    if (/[^\P{Cc}\t\n\r\u0085]|\p{Cs}/u.test(value)) throw new RefusedEdit("character");
    return;
  }
  if (value === null || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (typeof value !== "object") throw new RefusedEdit("value", name);
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) refuseUnwritable(key, name);
    refuseUnwritable(inner, name);
  }
}
