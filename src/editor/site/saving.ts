import type { Change, ValueAddress } from "../pending/change.ts";

/** The draft of a control, which no file can hold yet, such as a text that does not fit or a card that is begun. */
export interface HeldDraft {
  at: ValueAddress;
  /** The name of the field. */
  label: string;
  value: unknown;
  /** The value of the file that its author saw last. */
  seen?: { value?: unknown };
  /** True while its entry of a list is not there: another one may have the address. */
  isGone?: boolean;
  /** The language, if it is a translation; the address is then that of its text in the catalogue. */
  language?: string;
  /** The reason why it is not saved, as a sentence. */
  reason: string;
  /**
   * The value that was sent, of something new, and the number of entries of its list that had it before: an answer may be
   * missing though it has arrived.
   */
  sent?: { value: unknown; had: number };
  /** True if its author has saved it and it was refused, or not answered: it is sent again once that may be otherwise. */
  waits?: boolean;
}

/** The state of everything that is shown: saved, on its way, or not saved for a reason. */
export type Saving =
  | { kind: "saved" | "saving" }
  /** `canRetry` if it was refused, and may be sent again or left; `draft` if a control holds it. */
  | { kind: "unsaved"; reason: string; canRetry?: true; draft?: HeldDraft };

interface Held {
  changes: readonly Change[];
  drafts: readonly HeldDraft[];
  /** The reason why the preview does not answer; undefined while it does. */
  silence: string | undefined;
}

/** Sums up what is not saved. */
export function describeSaving({ changes, drafts, silence }: Held): Saving {
  if (silence !== undefined) return { kind: "unsaved", reason: silence };
  const stops = changes.flatMap(({ stop }) => stop ?? []);
  if (stops.some(({ kind }) => kind === "conflict")) {
    return { kind: "unsaved", reason: "Somebody else has changed this too." };
  }
  for (const stop of stops) {
    if (stop.kind === "refused") return { kind: "unsaved", reason: stop.reason, canRetry: true };
  }
  if (changes.length > 0) return { kind: "saving" };
  const [draft] = drafts;
  return draft
    ? { kind: "unsaved", reason: `“${draft.label}”: ${draft.reason}`, draft }
    : { kind: "saved" };
}
