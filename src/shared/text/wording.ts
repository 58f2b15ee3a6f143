import { child } from "../dataAt.ts";
import type { FieldPath } from "../fieldPath.ts";
import { asText } from "../lookUp.ts";

/** Replaces invisible characters, and those that disturb a terminal, by visible signs. */
export function visible(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028\u2029\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu,
    (char) => {
      const code = char.charCodeAt(0);
      return code < 32 ? String.fromCharCode(0x2400 + code) : "�";
    },
  );
}

/** A part of the file in quotes, cut if it is long. */
export function quote(value: unknown): string {
  const text = visible(asText(value));
  const letters = [...text];
  return `"${letters.length > 60 ? `${letters.slice(0, 59).join("")}…` : text}"`;
}

/** The name of a value in a sentence: names from the file are in quotes, our own are not. */
export function named(name: string): string {
  return name.startsWith("item ") ? name : quote(name);
}

/** A list in words: a, b or c. */
export function oneOf(words: readonly string[]): string {
  const shown = words.length > 24 ? [...words.slice(0, 24), "…"] : words;
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} or ${last}`;
}

/** A list in words: a, b and c. */
export function allOf(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** The greatest number of suggestions in one hint. */
export const maxNear = 3;

/** `Did you mean "a" or "b"?`, with three names at most; empty if there is none. */
export function didYouMean(near: readonly string[]): string {
  return near.length === 0 ? "" : `Did you mean ${oneOf(near.slice(0, maxNear).map(quote))}?`;
}

/** The sentences joined; empty ones are left out. */
export function sentences(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** A value's name and its place in words: `Section 6, features, item 2 of items`. */
export interface Naming {
  where: string;
  name: string;
}

/** Names the value at the path. `data` holds the types of the sections. */
export function nameOf(path: FieldPath, data: unknown): Naming {
  const parts = partsOf(path, data);
  const isSection = path[0] === "sections" && path.length === 2;
  const isProps = path[0] === "sections" && path.length === 3 && path[2] === "props";
  const name = isProps ? "props" : isSection ? "" : (parts.pop() ?? "");
  return { where: inWords(parts), name };
}

/** Names the place of a value inside the group at the path. */
export function describePlace(path: FieldPath, data: unknown): string {
  return inWords(partsOf(path, data));
}

function inWords(parts: readonly string[]): string {
  const words = parts.join(", ") || "the page";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The steps of a path in words. `props` is left out: it adds nothing. */
function partsOf(path: FieldPath, data: unknown): string[] {
  return path.flatMap((step, index): string[] => {
    const next = path[index + 1];
    // The name of the list covers its entry.
    if (typeof step === "number") return [];
    if (typeof next !== "number") return step === "props" && index === 2 ? [] : [visible(step)];
    const type = sectionType(data, next);
    return index === 0 && step === "sections"
      ? [`Section ${next + 1}${type ? `, ${type}` : ""}`]
      : [`item ${next + 1} of ${step}`];
  });
}

/** A section's type, if it is a text. */
function sectionType(data: unknown, index: number): string | undefined {
  const section = child(child(data, "sections"), index);
  const type = child(section, "type");
  return typeof type === "string" ? [...visible(type)].slice(0, 40).join("") : undefined;
}

/** A file size for people. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 999_500 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
