import type { FieldPath } from "./fieldPath.ts";

/** A section by its anchor: its id, or else its type. Where two share one, by its place and type. */
export type SectionRef = string | { index: number; type: string };

/** A place in a list of sections. */
export type Destination = { before: SectionRef } | { after: SectionRef } | { index: number };

/** The value that must be there for the operation to be made; inside a list, the whole outermost item. */
interface Guarded {
  was?: unknown;
}

/** A path from the section, or without `section` from the root of the file. */
interface Addressed extends Guarded {
  section?: SectionRef;
  path: FieldPath;
}

/** A change of a page, addressed by names, never by offsets. */
export type Operation =
  | ({ do: "move-section"; section: SectionRef; to: Destination } & Guarded)
  | ({ do: "enable-section" | "disable-section"; section: SectionRef } & Guarded)
  | { do: "add-section"; type: string; id?: string; props?: unknown; at?: Destination }
  | ({ do: "duplicate-section" | "delete-section"; section: SectionRef } & Guarded)
  | ({ do: "rename-id"; section: SectionRef; id: string } & Guarded)
  | ({ do: "set"; value: unknown } & Addressed)
  | ({ do: "remove" | "duplicate" } & Addressed)
  /** `lines` is the value as it is written behind its dash, with its comments: it must have the same data. */
  | ({ do: "insert"; value: unknown; index?: number; lines?: string } & Addressed)
  | ({ do: "move"; from: number; to: number } & Addressed)
  | { do: "rename-page"; page: string; to: string }
  /** The Markdown of a file in texts/, by its name there. */
  | ({ do: "write-text"; file: string; value: string } & Guarded)
  | { do: "all"; operations: readonly Operation[] };

/** Something that changes the files of a site, and can be taken back. */
export type Action =
  | Operation
  | { do: "fix"; count: number }
  /** A value is marked as meant. */
  | { do: "dismiss" }
  | { do: "add-page" | "delete-page"; page: string }
  /** Texts are translated, in the catalogue of a language. */
  | { do: "translate"; lang: string; count: number }
  /** Files of public/ that nothing shows are deleted, by their paths on a page. */
  | { do: "delete-files"; files: readonly string[] }
  /** The site's files become those of an earlier publication, or of the version that has a name. */
  | { do: "bring-back"; name?: string };
