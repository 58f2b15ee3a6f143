import type { FieldPath } from "../fieldPath.ts";
import type { Action, Operation, SectionRef } from "../operation.ts";
import type { NotFound, Words } from "../schema.gen.ts";
import type { NamedVersionRequest } from "./namedVersions.ts";
import type { PublicationRequest } from "./publication.ts";
import type { TranslationRequest } from "./translations.ts";

/** The address of the visual editor, below the base. */
export const editorAddress = "edit";

/** The endpoint of the visual editor, below the base: POST an `EditorRequest` as JSON, with the token. */
export const editorPath = "__broadside/editor";

/** The address of the versions that the editor shows side by side, below the base. */
export const versionsPath = "__broadside/versions";

/** The header of a request that carries the editor's token. */
export const tokenHeader = "x-broadside-token";

/** The header of a request that carries the name of the tab: what a tab takes back are edits of its own. */
export const tabHeader = "x-broadside-tab";

/** The name of the `<meta>` element of the editor's document that carries the token. */
export const tokenName = "broadside-token";

/** The editor sends this, with the name of its tab, once it listens: from then on it gets `siteEvent`. */
export const editorOpenedEvent = "broadside:editor";

/** The event that reports to the editor that the site was read again. */
export const siteEvent = "broadside:site";

/** The largest file that can be uploaded, in bytes. */
export const maxUpload = 40_000_000;

/** Something that the editor asks the preview for. */
export type EditorRequest =
  | { do: "describe" }
  | { do: "read" }
  /** With `joins`, the edit is joined to the one that made this version of the file: both are taken back as one action. */
  | { do: "edit"; file: string; operation: Operation; joins?: string }
  | { do: "fix" | "dismiss"; file: string; version: string; problem: FixableProblem }
  | { do: "source"; file: string; section: SectionRef; path: FieldPath }
  | { do: "paste"; file: string; text: string; after?: SectionRef; into: readonly PasteTarget[] }
  /** Makes a page at an address. `from` is the name of a template, or the file of the page that it is a copy of. */
  | { do: "add-page"; page: string; title: string; from: string }
  | { do: "delete-page"; file: string }
  /** Takes the last action back: with `made`, only if that is the action that made this version. */
  | { do: "undo"; made?: FileVersion }
  | { do: "redo" }
  /** Brings the files of an earlier publication back. */
  | { do: "bring-back"; id: string }
  /** The props of a new section of this type, in its usual layout or in this one, as they fit the page of a file. */
  | { do: "example"; file: string; type: string; layout?: string }
  /** The icons that fit the words, in the look that is wanted, and those of these names. */
  | { do: "icons"; words: string; look: string; names: string[] }
  /** A file for public/, its content in base64. */
  | { do: "upload"; name: string; content: string }
  /** Deletes those of these files of public/ that no page and no text names. */
  | { do: "delete-files"; files: readonly string[] }
  | NamedVersionRequest
  | PublicationRequest
  | TranslationRequest;

/** The answer to `example`. */
export interface Example {
  props: unknown;
}

/** An icon by the name that a page gives it, as SVG: its content and its size. */
export interface FoundIcon {
  name: string;
  body: string;
  width: number;
  height: number;
}

/** The answer to `icons`. */
export interface FoundIcons {
  named: FoundIcon[];
  icons: FoundIcon[];
  /** The number of icons that fit, of which the first are given. */
  total: number;
}

/** The answer to `upload`: the path of the file on a page. */
export interface Uploaded {
  path: string;
}

/** A list of a section, and the index that what is pasted gets in it. */
export interface PasteTarget {
  section: SectionRef;
  path: FieldPath;
  index: number;
}

/** The answer to `source`: the lines of a section or an item in the file, and where they begin. */
export interface SourceLines {
  text: string;
  line: number;
  column: number;
}

/** The answer to `describe`: the facts that stay while the preview runs. */
export interface SiteDescription {
  /** Every schema, by its path inside schema/. */
  schemas: Record<string, object>;
  /** The path of the project's folder, for opening a file in a text editor. */
  root: string;
  /** The templates of pages. The first is a page with nothing but a text. */
  templates: PageTemplate[];
  /** The section types as the editor offers them, by the type. */
  types: Record<string, DescribedType>;
  /** The labels of pages in the language of the site, which count where the site sets none. */
  labels: { words: Words; notFound: NotFound };
}

/** A section type as the editor offers it. */
export interface DescribedType {
  /** Its icon; left out if the type names none. */
  icon?: FoundIcon;
  /** Its name in the language of the site, by which it is found; left out if the language has no word for it. */
  name?: string;
  /** Other names of it, in English and in the language of the site, by which it is found. */
  searchWords: string;
  /** The texts of its first example in the language of the site, by which it is found. */
  words: string;
  /** The layouts to choose from, the usual one first; left out if it has a single one. */
  layouts?: readonly string[];
}

/** A page that a new one can begin as. */
export interface PageTemplate {
  name: string;
  /** The title of the page, in the language of the site; empty for the page with a text. */
  title: string;
  description: string;
}

/** A diagnostic, and the value that it is about. */
export interface Problem {
  severity: "error" | "warning" | "notice";
  code: string;
  message: string;
  hint?: string;
  /** The file that it is in, where that is another than the page's. */
  file?: string;
  /** The place of the value in the data of its page. */
  path: FieldPath;
  line: number;
  column: number;
  /** The title of the certain fix. */
  fix?: string;
  /** The title of the change by which an author says that the value is meant. */
  dismissal?: string;
}

/**
 * A problem with a change that ends it, as the editor has shown it. Its place among the problems of its page would not do: files of
 * public/ and texts/ solve and make problems while the page stays as it is.
 */
export interface FixableProblem extends Pick<Problem, "code" | "message" | "line" | "column"> {
  /** The file that it is in, where that is another than the page's. */
  file?: string | undefined;
  /** The title of the change. */
  change: string;
}

/** A page's file as the editor shows it. */
export interface EditorPage {
  file: string;
  /** The address of the page; empty if the file's name makes none. */
  path: string;
  /** Identifies this version of the file. */
  version: string;
  /** The data in the file, which may be wrong in any way. */
  data: unknown;
  problems: Problem[];
  /** The addresses of the links in each file of texts/ that it names, by that name; left out if it names none. */
  textLinks?: Record<string, string[]>;
  /** The Markdown of those files, by the same names. */
  texts?: Record<string, string>;
  /** The reason why a section cannot be changed here, by its index. */
  locked: Record<number, string>;
}

/** The answer to `read`: everything that the editor shows of a site. */
export interface EditorState {
  /** Grows whenever the site is read again while the preview runs. */
  revision: number;
  /** `page.yaml`, then the files of `pages/`. */
  pages: EditorPage[];
  /** The paths of the files in public/. */
  files: string[];
  /** The actions that the tab would take back, and make again. */
  undo?: Action;
  redo?: Action;
}

/** A version of a file. */
export interface FileVersion {
  file: string;
  version: string;
}

/** The answer to a request that is not done: the reason in words, and if it was meant for another version of the file. */
export interface NotDone {
  refusal: { message: string; isOutdated: boolean };
  /** The site as it is now, where the request was meant for another version. */
  state?: EditorState;
}

/** The answer to an edit: the action, the files that it changed, each with its new version, and the site with it. */
export interface Edited {
  action: Action;
  files: FileVersion[];
  state: EditorState;
  /** True if it was joined to the edit that it was asked to join. */
  isJoined?: true;
  /** The sentence for the author if it cannot be taken back, or made again. */
  warning?: string;
}

/** The answer to `paste`: the edit, and the first thing that it made: the index of its section, and its path in there. */
export interface Pasted extends Edited {
  index: number;
  path: FieldPath;
}
