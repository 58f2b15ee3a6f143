/** The live preview's message about page.yaml: a `Report`, or null as soon as the file is right. */
export const reportEvent = "broadside:report";

/** Where a certain fix is asked for, below the base: a POST of a `FixRequest` as JSON. */
export const fixPath = "__broadside/fix";

/** A line of page.yaml with the place in it that a problem is about, and the line above. */
export interface SourceFrame {
  line: number;
  above?: string;
  before: string;
  marked: string;
  after: string;
}

/** A problem as the live preview shows it. */
export interface ReportedDiagnostic {
  severity: "error" | "warning" | "notice";
  message: string;
  hint?: string;
  line: number;
  column: number;
  frame?: SourceFrame;
  /** What a certain fix does, in words. */
  fix?: string;
}

/** Everything that is wrong with page.yaml while it has an error. */
export interface Report {
  /** Names this reading of the file. A fix is asked for by it, and made only while the file still says the same. */
  token: string;
  /** The file's name, and its path for the editor. */
  file: string;
  path: string;
  /** Whether the last good page stands below the report. */
  hasPage: boolean;
  diagnostics: ReportedDiagnostic[];
}

/** Asks for the fix of one problem of a report, by its place in the list. */
export interface FixRequest {
  token: string;
  diagnostic: number;
}
