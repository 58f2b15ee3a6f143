import type { DecodedSource } from "../../yaml/decode.ts";
import type { Catalogue } from "./catalogue.ts";
import { parseCatalogue } from "./parseCatalogue.ts";

/** Reads a catalogue from its file. One that is no text has no entry, and the reason. */
export const readCatalogue = ({ text, diagnostics }: DecodedSource): Catalogue =>
  diagnostics.length > 0
    ? { source: text, entries: [], metadata: undefined, diagnostics }
    : parseCatalogue(text);
