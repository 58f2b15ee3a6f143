import type { DecodedSource } from "../../yaml/decode.ts";
import { memoize } from "../memoize.ts";
import type { Catalogue } from "./catalogue.ts";
import { parseCatalogue } from "./parseCatalogue.ts";

const known = new WeakMap<DecodedSource, Catalogue>();

/** Reads a catalogue from its file, once. One that is no text has no entry, and the reason. */
export const readCatalogue = (source: DecodedSource): Catalogue =>
  memoize(known, source, () =>
    source.diagnostics.length > 0
      ? { source: source.text, entries: [], metadata: undefined, diagnostics: source.diagnostics }
      : parseCatalogue(source.text),
  );
