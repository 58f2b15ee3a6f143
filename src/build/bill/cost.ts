import { brotliCompressSync, constants } from "node:zlib";
import type { Rolldown } from "vite";
import type { PrintedFrame } from "../../contract/page.ts";

/** What a section sends, in bytes after Brotli, each part compressed by itself. */
export interface Cost {
  /** Its frame, with the props of its island. */
  html: number;
  /** The rules that style it; several sections may share some. */
  css: number;
  /** The scripts its island fetches, without what every island shares. */
  js: number;
}

// What hosts use that compress as they send; the last two levels would take most of the build.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Bytes of a text after Brotli. */
export const weigh = (text: string): number =>
  text ? brotliCompressSync(text, { params }).length : 0;

const weighed = new WeakMap<Chunk, number>();

/** Bytes of a chunk after Brotli; one that several sections share is weighed once. */
export function weighChunk(chunk: Chunk): number {
  const bytes = weighed.get(chunk) ?? weigh(chunk.code);
  weighed.set(chunk, bytes);
  return bytes;
}

/** What the bill reads of a chunk of scripts. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  "name" | "fileName" | "facadeModuleId" | "imports" | "code"
>;

/** The cost of one printed section on a page with these styles and scripts. */
export function costOf(frame: PrintedFrame, css: string, chunks: Chunk[]): Cost {
  const names = new Set([...frame.html.matchAll(/\bc-[a-z0-9]+/g)].map(([name]) => name));
  const rules = css.match(/[^{}]*\{[^{}]*\}/g) ?? [];
  const own = rules.filter((rule) => rule.match(/\bc-[a-z0-9]+/g)?.some((name) => names.has(name)));
  const isIsland = frame.html.includes(`data-island="${frame.type}"`);
  const scripts = isIsland ? chunksOf(frame.type, chunks) : [];
  return {
    html: weigh(frame.html),
    css: weigh(own.join("")),
    js: scripts.reduce((sum, chunk) => sum + weighChunk(chunk), 0),
  };
}

/** The chunks that a section type's component is made of, without those that every island shares. */
function chunksOf(type: string, chunks: Chunk[]): Chunk[] {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(`/sections/${type}/`));
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk) || chunk.name === sharedChunk) return;
    found.add(chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  add(entry);
  return [...found];
}

/** The name of the chunk that every island shares. */
export const sharedChunk = "react";
