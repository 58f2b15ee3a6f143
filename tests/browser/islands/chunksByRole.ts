import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { firstMiddleLast } from "../samples.ts";

/** A section's component, as its own chunk exports it. Other chunks export names of one letter. */
const component = /export\{[^}]* as [A-Z]\w+\}/;

const codeOf = (dist: string, chunk: string) =>
  readFileSync(path.join(dist, "assets", chunk), "utf8");

/** True if one chunk of a published folder is the other, or imports it, directly or not. */
export function needs(dist: string, chunk: string, other: string): boolean {
  const imported = codeOf(dist, chunk).matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g);
  return chunk === other || [...imported].some(([, next]) => next && needs(dist, next, other));
}

/**
 * The chunks of a published folder that fail together in a test. By itself: each that all islands need, or that the page imports
 * beside the sections. Of those that some sections need: the one with the fewest users, a middle one, and the one with
 * the most. The sections' own, in two halves.
 */
export function chunksByRole(dist: string): string[][] {
  const chunks = readdirSync(path.join(dist, "assets")).filter((file) => file.endsWith(".js"));
  const own = chunks.filter((chunk) => component.test(codeOf(dist, chunk)));
  const usersOf = (chunk: string) => own.filter((user) => needs(dist, user, chunk)).length;
  const others = chunks
    .filter((chunk) => !own.includes(chunk))
    .sort((a, b) => usersOf(a) - usersOf(b));
  // The page itself imports some, beside the sections.
  const alone = others.filter((chunk) => [0, own.length].includes(usersOf(chunk)));
  const shared = others.filter((chunk) => !alone.includes(chunk));
  const half = (n: number) => own.filter((_, index) => index % 2 === n);
  return [
    ...alone.map((chunk) => [chunk]),
    ...firstMiddleLast(shared).map((chunk) => [chunk]),
    half(0),
    half(1),
  ];
}
