import type { EditorRequest, FileVersion, Pasted } from "../../shared/editor/endpoint.ts";
import type { Place } from "../../shared/editor/messages.ts";
import type { Action, Operation } from "../../shared/operation.ts";
import type { Bridge } from "./bridge.ts";
import type { Saved } from "./changes.ts";
import type { ListedSection } from "./sections.ts";
import type { Drawer, Panel, Picking, View } from "./view.ts";

export type {
  Conflict,
  Device,
  Facts,
  FilePlace,
  Panel,
  PickedDraft,
  Picking,
  SectionPicking,
  Status,
  ValuePicking,
  View,
} from "./view.ts";

type PasteRequest = Extract<EditorRequest, { do: "paste" }>;

/** The state and the actions that the parts of the editor share. */
export interface Session {
  /** The page in the frame. */
  bridge: Bridge;
  /** The sections of the page in the frame, with what is being written. */
  sections(): ListedSection[];
  /** The sections of the page in the frame as they are saved: they stay the same while a text is being written. */
  savedSections(): ListedSection[];
  subscribe(listener: () => void): () => void;
  view(): View;
  /** Reads the site again. While it is being read, further calls count as one. */
  refresh(): void;
  /** Makes an operation on a file, and says it. Resolves to false if it was refused, and says why. */
  edit(file: string, operation: Operation, words: string): Promise<boolean>;
  /** Pastes a text, and says it. Resolves to nothing if it was refused, and says why. */
  paste(
    request: Omit<PasteRequest, "do">,
    words: (pasted: Pasted) => string,
  ): Promise<Pasted | undefined>;
  /** Makes the certain fix of a problem: the index is its place among those of the page. */
  fix(file: string, problem: number): Promise<boolean>;
  /** Makes or deletes a page, and says it. Resolves to false if it was refused, and says why. */
  changePages(request: PageRequest, words: string): Promise<boolean>;
  /** Shows a value in the page at once, and saves it after a moment without a further change. */
  change(place: Place, value: unknown, words: string): void;
  /**
   * Saves a value that the page shows already, after a moment without a further change; undefined removes it. `saved`
   * is called with each version of the file that has been made so.
   */
  save(place: Place, value: unknown, words: string, saved?: Saved): void;
  /** Forgets what is not saved yet of a place. Resolves when nothing of it is being saved. */
  forget(place: Place): Promise<void>;
  /**
   * Takes back the actions that made these versions, the last one first: the place gets the value that it had before
   * them. Resolves to false at the first that is not the last action any more, or whose lines somebody else has changed.
   */
  takeBack(place: Place, value: unknown, made: readonly FileVersion[]): Promise<boolean>;
  /** Saves everything that is shown and not yet saved. */
  flush(): Promise<void>;
  /** Ends a conflict with one of its two values. */
  endConflict(choice: "mine" | "theirs"): void;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** The name of an action in words, such as `Move FAQ`. */
  describe(action: Action): string;
  select(place?: Place): void;
  open(page: string): void;
  show(panel: Panel): void;
  /** Slides a part over the page, where there is too little room for all side by side, or back. */
  slide(drawer?: Drawer): void;
  /** Opens a picker, or closes the one that is open. */
  pick(picking?: Picking): void;
  /** Changes how the page is shown. */
  adjust(changes: Partial<Pick<View, "day" | "device" | "isTrying" | "scheme">>): void;
  say(words: string, isUrgent?: boolean): void;
  /** Says something urgent beside the result of the last action. */
  warn(words: string): void;
}

/** A request to make or delete a page. */
export type PageRequest = Extract<EditorRequest, { do: "add-page" | "delete-page" }>;
