import { brotliCompressSync, constants } from "node:zlib";
import type { Rolldown } from "vite";
import type { Cost } from "../../shared/cost.ts";
import { islandMarker } from "../../shared/markers.ts";
import type { RenderedSection } from "../../shared/page.ts";
import { classNamesIn, type Styles, selectStyles } from "./styles.ts";

const smallWindow = 16;

/** The bytes of a text after Brotli. */
export function measureBytes(text: string): number {
  if (!text) return 0;
  const params = {
    // The level of hosts that compress as they send. The last two levels would take most of the build.
    [constants.BROTLI_PARAM_QUALITY]: 9,
    // A section fits into a small window, and a larger one takes thirty times as long to set up.
    ...(text.length < 2 ** smallWindow && { [constants.BROTLI_PARAM_LGWIN]: smallWindow }),
  };
  return brotliCompressSync(text, { params }).length;
}

const measured = new WeakMap<ScriptChunk, number>();

function measureChunk(chunk: ScriptChunk): number {
  const bytes = measured.get(chunk) ?? measureBytes(chunk.code);
  measured.set(chunk, bytes);
  return bytes;
}

/** The bytes of chunks after Brotli, each by itself. A chunk that several sections share is measured once. */
export const measureChunks = (chunks: Iterable<ScriptChunk>): number =>
  [...chunks].reduce((sum, chunk) => sum + measureChunk(chunk), 0);

/** The parts of a script chunk that the size report reads. */
export type ScriptChunk = Pick<
  Rolldown.OutputChunk,
  "name" | "fileName" | "facadeModuleId" | "imports" | "code"
>;

/** The cost of one rendered section on a page with these styles and scripts. */
export function costOf(
  frame: RenderedSection,
  styles: Styles,
  chunks: ScriptChunk[],
  measure = measureBytes,
): Cost {
  const names = new Set(classNamesIn(frame.html));
  const scripts = scriptsOf(frame, chunks).filter(({ name }) => name !== sharedChunk);
  return {
    html: measure(frame.html),
    css: measure(selectStyles(styles, names)),
    js: measureChunks(scripts),
  };
}

/** The chunks that the browser fetches to hydrate a section; none for a static one. */
export function scriptsOf({ type, html }: RenderedSection, chunks: ScriptChunk[]): ScriptChunk[] {
  if (!html.includes(`${islandMarker}="${type}"`)) return [];
  const found = new Set<ScriptChunk>();
  const add = (chunk: ScriptChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  add(chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(`/sections/${type}/`)));
  return [...found];
}

/** The name of the chunk that every island shares. */
export const sharedChunk = "react";
