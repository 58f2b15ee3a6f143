import type { FieldPath } from "../fieldPath.ts";
import type { TranslatedText } from "./translations.ts";

/** The address of a field: a section by its anchor, and the path of a value from the section; empty for the section itself. */
export interface FieldAddress {
  section: string;
  path: FieldPath;
}

/** The address of a text: `isInFile` if the value at the path names a file of texts/, and the text is in there. */
export interface TextAddress extends FieldAddress {
  isInFile?: true;
}

/** A text as the page shows it, which has it from a revision of the site that the editor may not have yet. */
export interface SeenText {
  value: string;
  revision: number;
}

/** A picture of a long text. Its caption is empty where it has none. */
export interface TextPicture {
  src: string;
  alt: string;
  caption: string;
}

/** A rectangle in CSS pixels of the frame's viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A key combination that means the same in the page as in the editor around it. */
export type Shortcut =
  | "undo"
  | "redo"
  | "save"
  | "duplicate"
  | "delete"
  | "try"
  | "palette"
  | "keys"
  | "leave"
  | "next"
  | "previous"
  | "phone"
  | "tablet"
  | "desktop";

/** A value of a section. */
export interface PlacedValue {
  at: FieldAddress;
  value: unknown;
}

/** A message from the editor to the page in its frame. */
export type ToPage =
  /** Clicks select, or else answer as they do for visitors. */
  | { kind: "mode"; editing: boolean }
  /**
   * Draws the box of a place, scrolls to it and opens hidden content around it; no place draws none. With `isRestored`,
   * the page is scrolled to where its author was when the place was selected already, and stays there.
   */
  | { kind: "select"; at?: FieldAddress; isRestored?: boolean }
  /** Draws a thin outline, as the pointer does. */
  | { kind: "hover"; at?: FieldAddress }
  /**
   * The values that are shown in the place of those of a revision of the site. `acknowledged` is the number of the last message
   * about a text that they take into account.
   */
  | { kind: "pending"; revision: number; values: PlacedValue[]; acknowledged: number }
  /** Brings a text of a page in another language into view, by its name in the catalogue. */
  | { kind: "show-text"; name: string }
  /** The answer to `ask-picture`; without a picture if its author has chosen none. */
  | { kind: "give-picture"; picture?: TextPicture }
  /** Sets custom properties of the page until the next message, for a colour that is being dragged. */
  | { kind: "paint"; properties: Record<string, string> }
  | { kind: "scheme"; scheme: "light" | "dark" }
  /** The scale in which the page is shown: what is drawn over it keeps its size on the screen. */
  | { kind: "scale"; scale: number };

/** A message from the page in the frame to the editor. */
export type FromPage =
  /** Once it listens, and with every document that it shows. */
  | { kind: "ready"; path: string; sections: string[] }
  | { kind: "select"; at?: FieldAddress }
  /** A picture, an icon or a link was chosen to be changed: its picker opens beside `box`. */
  | { kind: "pick"; at: FieldAddress; box: Box }
  /** The menu of a place is wanted at a point; without one, that of what is selected. */
  | { kind: "menu"; at?: FieldAddress; box: Box }
  /** A file was dropped on a picture, or pasted over it: it is uploaded, and takes its place. */
  | { kind: "bring"; at: FieldAddress; box: Box; file: File }
  /** Several files were dropped on a picture, or pasted over it: they are uploaded, and become entries of its list. */
  | { kind: "bring-several"; at: FieldAddress; files: File[] }
  /** A text is opened to be written. Its author sees `seen`, or else the words that it has now. */
  | { kind: "open"; at: TextAddress; seen?: SeenText }
  /**
   * The text of a place as it is being written; `done` when that ended. Without a value, its old words are back. The
   * messages about texts are counted. Each pause of a long text is an action of its own.
   */
  | {
      kind: "write";
      at: TextAddress;
      value?: string;
      done: boolean;
      count: number;
      isLong?: true;
    }
  /** A picture is wanted for the long text that is being written: a new one, or a change of one; with `file`, that one. */
  | { kind: "ask-picture"; at: TextAddress; picture?: TextPicture; file?: File }
  /** The words that are being written cannot be saved as they are, for a reason; without one, they can again. */
  | { kind: "unsaved"; at: TextAddress; label: string; value: string; reason?: string | undefined }
  /**
   * A text of a page in another language was chosen, which has it from a revision of the site; with `at`, it is opened to be
   * written there. It is a part of the value with `around`, the Markdown before and behind it.
   */
  | {
      kind: "translate";
      text: TranslatedText;
      revision: number;
      at?: FieldAddress;
      around?: readonly [before: string, behind: string];
    }
  /** Words of a page in another language were chosen that are no value of a section: those of the element, and of each around it. */
  | { kind: "other-words"; around: string[] }
  /** The text of a file that was dropped on a page in another language, or a text that was pasted there. */
  | { kind: "catalogue"; text: string }
  /** An item of a list was dropped at another index of it. */
  | { kind: "move"; at: FieldAddress; to: number }
  /** A section is to be added before or after another. */
  | { kind: "add"; beside: string; where: "before" | "after"; box: Box }
  | { kind: "key"; shortcut: Shortcut }
  /** Something to announce in the status line: in place of the result of the last action, behind it, or behind that of the next. */
  | { kind: "announce"; words: string; behind?: "last" | "next" };
