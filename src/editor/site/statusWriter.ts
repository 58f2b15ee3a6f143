import type { Edited } from "../../shared/editor/endpoint.ts";
import { Refused } from "./refused.ts";
import type { Saving } from "./saving.ts";
import type { Status } from "./view.ts";
import type { ViewStore } from "./viewStore.ts";

/** The sentence that holds while nothing waits, and no longer. */
const allSaved = "Everything is saved.";

/** The line at the foot of the editor, which screen readers announce. */
export type StatusWriter = ReturnType<typeof createStatusWriter>;

/** Writes sentences into the line at the foot of the editor. */
export function createStatusWriter({ view, update, subscribe }: ViewStore) {
  /** The status with one of its sentences said anew: screen readers hear nothing of one that stays. */
  const say = (part: "words" | "alert", sentences: Omit<Status, "said">): Status => {
    const { said } = view().status;
    return { ...sentences, said: { ...said, [part]: said[part] + 1 } };
  };
  const announce = (words: string, isUrgent = false) =>
    update({
      status: isUrgent
        ? say("alert", { words: "", alert: words })
        : say("words", { words, alert: "" }),
    });
  /** Words about the action that comes next. */
  let aboutNext: string | undefined;
  /** The words about an action that are behind its result now. */
  let aboutLast: string | undefined;
  const actionOf = (words: string) => {
    const shown = view().status.words;
    // The answer to an earlier save of the same text may come between.
    const isSame = aboutLast !== undefined && shown === `${words} ${aboutLast}`;
    if (!isSame) aboutLast = shown === aboutNext ? aboutNext : undefined;
    aboutNext = undefined;
    return { words: aboutLast ? `${words} ${aboutLast}` : words, alert: "", isAction: true };
  };
  const remarkNext = (words: string) => {
    aboutNext = words;
    announce(words);
  };
  /** The number of actions whose results are on their way. */
  let awaited = 0;
  const warn = (alert: string) => update({ status: say("alert", { ...view().status, alert }) });
  return {
    announce,
    /** Announces something urgent beside the result of the last action. */
    warn,
    /** Notes that the result of an action is on its way, until the returned function is called. */
    awaitResult(): () => void {
      awaited += 1;
      update({ isActing: true });
      return () => {
        awaited -= 1;
        update({ isActing: awaited > 0 });
      };
    },
    /** Resolves once the result of every action is known. */
    resultsKnown: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (view().isActing) return;
          stop();
          resolve();
        };
        const stop = subscribe(look);
        look();
      }),
    /** Announces something behind the result of the last action, which stays, or of the one that is on its way. */
    remark(words: string): void {
      const { status } = view();
      if (awaited > 0) remarkNext(words);
      else if (!status.isAction) announce(words);
      else if (!status.words.endsWith(words))
        update({ status: { ...status, words: `${status.words} ${words}` } });
    },
    /** Announces something about the action that comes next, and stays behind its result, unless anything else is said. */
    remarkNext,
    /** Announces an action that can be taken back. */
    announceAction: (words: string) => update({ status: say("words", actionOf(words)) }),
    /** Announces a change of a value that can be taken back. While its author writes on, the same sentence is said once. */
    announceChange: (words: string) =>
      update({ status: { ...actionOf(words), said: view().status.said } }),
    /** Announces that an edit cannot be taken back: the button in the line would take back the one before. */
    announceWarning({ warning }: Pick<Edited, "warning">): void {
      const { words } = view().status;
      if (warning !== undefined) update({ status: say("alert", { words, alert: warning }) });
    },
    /** Announces how far everything is saved. */
    announceSaving(saving: Saving): void {
      if (saving.kind === "unsaved") announce(`Not saved: ${saving.reason}`, true);
      else announce(allSaved);
    },
    /** The status without the sentence that everything is saved, if that no longer holds. */
    withoutSaved: (saving: Saving) =>
      view().status.words === allSaved && saving.kind !== "saved"
        ? { status: { ...view().status, words: "" } }
        : {},
    /** Announces a refusal. Throws any other error. */
    refuse(error: unknown): false {
      if (!(error instanceof Refused)) throw error;
      announce(error.message, true);
      return false;
    },
  };
}
