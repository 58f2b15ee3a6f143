/** The live preview's event about the page files: a `Report`, or null as soon as all are read and none has an error. */
export const reportEvent = "broadside:report";

/** The endpoint for certain fixes, below the base: POST a `FixRequest` as JSON. */
export const fixPath = "__broadside/fix";

/** A line of a page file with the range of a diagnostic, and the line above. */
export interface SourceFrame {
  line: number;
  above?: string;
  before: string;
  marked: string;
  after: string;
}

/** A diagnostic as the live preview shows it. */
export interface ReportedDiagnostic {
  severity: "error" | "warning" | "notice";
  message: string;
  hint?: string;
  line: number;
  column: number;
  /** The file that it is in, and its path for the editor, where that is another than the page's. */
  text?: { file: string; path: string };
  frame?: SourceFrame;
  /** The title of the certain fix. */
  fix?: string;
}

/** All diagnostics of a page file while it has an error. */
export interface Report {
  /** Identifies this version of the file. A fix is applied only if the file is still the same. */
  token: string;
  /** The file's name, and its path for the editor. */
  file: string;
  path: string;
  /** True if the last good page is visible below the report. */
  hasPage: boolean;
  /** Set if the file is that of another page than the one that is open. */
  isElsewhere?: true;
  /** Why the files of the site cannot be read. It then names no file, and has no diagnostics. */
  fault?: string;
  diagnostics: ReportedDiagnostic[];
}

/** Requests the fix of one diagnostic of a report, by its index. */
export interface FixRequest {
  token: string;
  diagnostic: number;
}
