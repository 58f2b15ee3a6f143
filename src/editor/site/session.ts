import type { EditorRequest, FileVersion, Pasted, Problem } from "../../shared/editor/endpoint.ts";
import type { FieldAddress, TextAddress } from "../../shared/editor/messages.ts";
import type { TakenCatalogue } from "../../shared/editor/translations.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Action, Operation } from "../../shared/operation.ts";
import type { FollowWritten, ValueAddress } from "../pending/change.ts";
import type { Bridge } from "./bridge.ts";
import type { Drafts } from "./drafts.ts";
import type { HeldDraft } from "./saving.ts";
import type { ListedSection } from "./sections.ts";
import type { Drawer, Panel, Picking, View } from "./view.ts";

export type {
  Device,
  Facts,
  FilePlace,
  Panel,
  PickedDraft,
  Picking,
  PicturesPicking,
  SectionPicking,
  Status,
  TextPicturePicking,
  ValuePicking,
  View,
} from "./view.ts";

/** A value of a section of the page that is shown, or one outside of the sections of a file. */
export type AddressOnPage = TextAddress | { file: string; path: FieldPath };

/** The facts about a change besides its value. */
interface ChangeOptions {
  /** The value that the author saw there, if that is not the one that the form shows, and the revision of the site in which. */
  seen?: { value: unknown; revision?: number | undefined };
  /** True if the file may have another value than the one that is known. */
  isUnsure?: true;
  /** Takes each version of the file that the change makes. */
  written?: FollowWritten;
  /** The number of the message of the page that it acknowledges. */
  acknowledged?: number;
}

type PasteRequest = Extract<EditorRequest, { do: "paste" }>;

/** A value whose address is kept up to date until `end` is called. */
export interface TrackedValue {
  at: ValueAddress;
  /** True while its entry of a list is not there: another one may have the address. */
  isGone: boolean;
  end(): void;
}

/** The state and the actions that the parts of the editor share. */
export interface Session {
  /** The page in the frame. */
  bridge: Bridge;
  /** The page in another language, over the one in the frame. */
  translatedPage: Bridge;
  /** The sections of the page in the frame, with what is being written. */
  sections(): ListedSection[];
  /** The sections of the page in the frame as they are saved: they stay the same while a text is being written. */
  savedSections(): ListedSection[];
  subscribe(listener: () => void): () => void;
  view(): View;
  /** The address of a value in its file; undefined if its section is not on the page. */
  addressOf(place: AddressOnPage): ValueAddress | undefined;
  /** Follows a value while others change the file; undefined if its section is not on the page. */
  track(place: AddressOnPage): TrackedValue | undefined;
  /** Reads the site again. While it is being read, further calls count as one. */
  refresh(): void;
  /** Notes that the connection to the preview is gone. */
  disconnected(): void;
  /** Runs an action once those before it are done, so that it is planned on their result. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Applies an operation to a file, and announces it. If it is refused, announces why and resolves to false. */
  edit(file: string, operation: Operation, words: string): Promise<boolean>;
  /** Pastes a text, and announces it. If it is refused, announces why and resolves to undefined. */
  paste(
    request: Omit<PasteRequest, "do">,
    words: (pasted: Pasted) => string,
  ): Promise<Pasted | undefined>;
  /** Makes the certain fix of a problem of a page. */
  fix(file: string, problem: Problem): Promise<boolean>;
  /** Marks the value of a problem of a page as meant. */
  dismiss(file: string, problem: Problem): Promise<boolean>;
  /**
   * Makes or deletes a page, or brings an earlier version back, and announces it. If that is refused, announces why and
   * resolves to false.
   */
  changePages(request: PageRequest, words: string): Promise<boolean>;
  /** Takes the translations of a catalogue, and announces what became of them in words. Resolves to false if that is refused. */
  takeCatalogue(
    lang: string,
    text: string,
    words: (taken: TakenCatalogue) => string,
  ): Promise<boolean>;
  /**
   * Shows a value at once, and saves it after a moment without a further change; undefined removes it. It is kept until it
   * is written or its author decides otherwise.
   */
  change(place: AddressOnPage, value: unknown, message: string, options?: ChangeOptions): void;
  /**
   * Forgets what is not saved yet of a value. Resolves when nothing of it is on its way: to false if an answer is missing,
   * and nobody knows whether it is in the file.
   */
  forget(place: AddressOnPage): Promise<boolean>;
  /**
   * Takes back the actions that made these versions, the last one first. Ends at the first that is not the last action any
   * more, or whose lines somebody else has changed.
   */
  takeBack(made: readonly FileVersion[]): Promise<void>;
  /** Brings what is pending to the page in the frame. */
  sendPending(acknowledged?: number): void;
  /** Ends the action of undo that is being written: the next change begins another. */
  endAction(): void;
  /** Saves everything that is shown and can be saved now. */
  flush(): Promise<void>;
  /** Like `flush`, including what controls hold, and announces the result. */
  save(): Promise<void>;
  /** Sends again what was refused, or forgets it. */
  retry(): void;
  discard(): void;
  /** The drafts of controls, which no file can hold yet. */
  drafts: Drafts;
  /** Opens the form in which a draft was begun. */
  showDraft(draft?: HeldDraft): void;
  /** Ends the conflict that is shown with one of its two values. */
  endConflict(choice: "mine" | "theirs"): void;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** The name of an action in words, such as `Move FAQ`. */
  describe(action: Action): string;
  select(place?: FieldAddress): void;
  open(page: string): void;
  show(panel: Panel): void;
  /** Slides a part over the page, where there is too little room for all side by side, or back. */
  slide(drawer?: Drawer): void;
  /** Opens a picker, or closes the one that is open. */
  pick(picking?: Picking): void;
  /** Changes how the page is shown, and what opens over the editor. */
  adjust(
    changes: Partial<
      Pick<
        View,
        | "day"
        | "device"
        | "isInteractive"
        | "language"
        | "problem"
        | "scheme"
        | "sheet"
        | "text"
        | "translations"
      >
    >,
  ): void;
  announce(words: string, isUrgent?: boolean): void;
  /** Announces something urgent beside the result of the last action. */
  warn(words: string): void;
  /** Announces something behind the result of the last action, which stays. */
  remark(words: string): void;
  /** Announces something about what is saved next: it stays behind the result of that. */
  remarkNext(words: string): void;
}

/** A request to make or delete pages and files, or to go back to a version. */
export type PageRequest = Extract<
  EditorRequest,
  { do: "add-page" | "delete-page" | "bring-back" | "go-back" | "delete-files" }
>;
