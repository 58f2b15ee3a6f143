import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Step } from "../../yaml/edit/step.ts";

/** The place where something is now: below a neighbour, or else at the start. */
export interface NewPlace {
  direction: "up" | "down";
  below: string | undefined;
}

/** A section that shows a file; undefined for all of its page. */
export interface ShowingPlace {
  page: string;
  section: string | undefined;
}

/** The nature of a change. Names are words for a sentence. */
export type ChangeKind =
  | { do: "add-section"; title?: string; isHidden: boolean }
  | { do: "delete-section"; title?: string }
  | { do: "show-section" | "hide-section" }
  | { do: "move-section"; to: NewPlace }
  | { do: "move-section-here"; title?: string; from: string }
  | { do: "order-sections"; order: readonly string[] }
  | { do: "rename-id"; name: string; before: string; after: string }
  | {
      do: "set";
      name: string;
      before: unknown;
      after: unknown;
      definitions: readonly string[];
      /** The value of a choice that is left out. */
      choice?: { default: unknown };
      /** The word for the value where it is left out. */
      absent?: string;
      /** The words that visitors see of a list or a group. */
      words?: { before: string | undefined; after: string | undefined };
    }
  | { do: "replace-picture"; name: string; before: unknown; after: unknown }
  | { do: "add-items" | "delete-items"; noun: string; list: string; items: readonly string[] }
  | { do: "set-each"; name: string; noun: string; list: string; items: readonly string[] }
  | { do: "move-item"; noun: string; item: string; to: NewPlace }
  | { do: "order-items"; noun: string; list: string; items: readonly string[] }
  | { do: "add-page"; title: string | undefined; sections: readonly string[] }
  | { do: "delete-page"; title: string | undefined }
  /** The address is lost if nothing leads from it to the new one. */
  | { do: "rename-page"; from: string; isLost: boolean }
  | { do: "comments" | "layout" | "catalogue-facts" }
  | { do: "catalogue-language"; was: string | undefined; now: string | undefined }
  | { do: "add-language" | "delete-language"; count: number }
  | { do: "translate"; fate: TranslationFate; texts: readonly TranslatedText[] }
  | {
      do: "add-file" | "delete-file" | "replace-file";
      text?: { before: string; after: string };
      shownOn?: readonly ShowingPlace[];
    };

/**
 * The fate of a translation: `stale` if its text was reworded, `doubted` if somebody has to look at it for another reason,
 * such as that a program wrote it, and `gone` if there is no such text any more, or `dropped` if that text had none. One
 * that is taken away is `removed`, a new text without one is `waiting`, and one that had none before is `unchanged`.
 */
export type TranslationFate =
  | "translated"
  | "reworded"
  | "removed"
  | "waiting"
  | "unchanged"
  | "stale"
  | "doubted"
  | "gone"
  | "dropped"
  | "moved";

/** A text of the site, by its name, and its translations: empty where there is none. */
export interface TranslatedText {
  name: string;
  text: string;
  before: string;
  after: string;
}

/** A change between two versions of a site. */
export interface SiteChange {
  /** The file that it is in, by its name in the new version, or in the old one if it is gone. */
  file: string;
  /** The address of the page; undefined for a file that is no page. */
  page?: string | undefined;
  /** The language that it is in alone, if it is one of a translation. */
  language?: { lang: string; name: string };
  /** The name of the section that it is in. */
  section?: string | undefined;
  /** The path of the value in the new version; in the old one if it is gone. */
  path?: FieldPath;
  kind: ChangeKind;
  /** Changes that follow from this one, such as links to a page that has another address. */
  follows: SiteChange[];
}

/** A change of the site's files that a change consists of. Applied in order, they make the new version of the old. */
export type SiteStep =
  | { file: string; step: Step }
  | { file: string; content: unknown }
  | { file: string; movedTo: string }
  | { file: string; isDeleted: true };

/** The steps of a comparison in the order of their application, each with its change. */
export type Replay = { step: SiteStep; change: SiteChange }[];
