import type { FieldPath } from "../shared/fieldPath.ts";
import type { HostHeaders, SentRedirect } from "../shared/hosting.ts";
import type { Severity } from "../yaml/codes.ts";

/** The file with the settings of a site that need code. */
export const configFile = "broadside.config.ts";

/** The settings of a site that need code. */
export interface SiteConfig {
  /** Rules of the site's own, which run after the engine's. */
  checks?: readonly OwnCheck[];
  /** Files of dist/ for hosts that the engine does not know. */
  hosts?: readonly OwnHost[];
  /** Sources of values that pages take by `from`. */
  data?: readonly OwnData[];
  /**
   * Controls of the visual editor, each by the name of a shared definition, or of the keyword `control` in a schema. The value
   * is the path of a file below `sections/`, whose default export is a component with `FieldProps`.
   */
  fields?: Readonly<Record<string, string>>;
}

/** A source of values outside the site's files, such as a content system, a spreadsheet or an API. */
export interface OwnData {
  /** The name by which pages ask for it: small letters and dashes. */
  name: string;
  /** Returns what can be written as JSON: a list for a list, a group for the props of a section. */
  read(request: DataRequest): unknown;
  /** The age in seconds from which an answer is asked for again: 60 if it is left out. */
  refresh?: number;
  /** The time in seconds that an answer may take: 10 if it is left out. */
  timeout?: number;
}

/** The facts that a source gets with each request. */
export interface DataRequest {
  /** Aborts when the time of the request is over. */
  signal: AbortSignal;
  /** The variables of the environment, which hold secrets, such as a key. */
  env: Readonly<Record<string, string | undefined>>;
}

/** The file of dist/ in which a host reads what it has to send. */
export interface OwnHost {
  /** Its name, such as `firebase.json`. */
  file: string;
  /** Its text from the headers and redirects of the site; no file is written if there is none. */
  render(headers: HostHeaders, redirects: readonly SentRedirect[]): string | undefined;
}

/** A rule of the site's own for each of its pages. */
export interface OwnCheck {
  /** Its name in reports: small letters and dashes. */
  name: string;
  /** An error stops the build. A warning is the default. */
  severity?: Severity;
  /** Calls `report` for each problem of a page. */
  check(page: OwnPage, report: (problem: OwnProblem) => void): void;
}

/** A page as a rule of the site's own sees it: what its file says, without defaults. It may be wrong in any way. */
export interface OwnPage {
  /** The path of its file, such as `pages/privacy.yaml`. */
  file: string;
  /** Its address under the base, such as `/privacy/`. */
  path: string;
  data: unknown;
  sections: readonly OwnSection[];
  /**
   * Every value that a shared definition describes, such as `text`, `href` or `image`, wherever it is. One whose definition refers to
   * another is there once for each: a `title` is a `text`, too.
   */
  values: readonly { kind: string; value: unknown; path: FieldPath }[];
}

/** A section of such a page. */
export interface OwnSection {
  type: string | undefined;
  /** Its anchor. */
  id: string | undefined;
  /** True if visitors see it now. */
  on: boolean;
  props: unknown;
  /** The path of its props. */
  path: FieldPath;
}

/** A problem that a rule of the site's own finds. */
export interface OwnProblem {
  /** The path of the value, by keys and indexes, such as `["sections", 0, "props", "title"]`. */
  path: FieldPath;
  /** The part of the text there, from a letter up to another. */
  part?: readonly [start: number, end: number];
  message: string;
  /** The remedy, in a sentence. */
  hint?: string;
}

/** Types the settings of `broadside.config.ts`. */
export const defineConfig = (config: SiteConfig): SiteConfig => config;

/** Types a host that is in a file of its own. */
export const defineHost = (host: OwnHost): OwnHost => host;

/** Types a rule that is in a file of its own. */
export const defineCheck = (check: OwnCheck): OwnCheck => check;

/** Types a source that is in a file of its own. */
export const defineData = (data: OwnData): OwnData => data;
