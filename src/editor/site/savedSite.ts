import type { EditorState } from "../../shared/editor/endpoint.ts";
import { isEntryGone } from "../pending/change.ts";
import { createPending } from "../pending/createPending.ts";
import { ask, noAnswer } from "./ask.ts";
import type { Bridge } from "./bridge.ts";
import { createDrafts } from "./drafts.ts";
import { createFollower } from "./followValues.ts";
import { createRefresh } from "./refresh.ts";
import { Refused } from "./refused.ts";
import { reuseUnchanged } from "./reuseUnchanged.ts";
import { describeSaving } from "./saving.ts";
import { isUnreadable, pageOf } from "./sections.ts";
import type { StatusWriter } from "./statusWriter.ts";
import { createTrackedValues } from "./trackedValues.ts";
import type { Facts } from "./view.ts";
import type { ViewStore } from "./viewStore.ts";
import { pathInFile, valueOn, withChanges } from "./withChanges.ts";
import { createWriter } from "./writeChange.ts";

/** The site as it is saved, and what is shown of it before it is saved. */
export type SavedSite = ReturnType<typeof createSavedSite>;

/**
 * Holds the site as it is saved, and what is shown and not saved: values that are pending, drafts of controls, and values
 * whose place others may change. Shown is what is saved with what is pending.
 */
export function createSavedSite(
  { view, update, prepare }: ViewStore,
  status: StatusWriter,
  bridge: Bridge,
) {
  const tracked = createTrackedValues();
  const follow = createFollower();

  /** Applies the site as it is saved, unless a newer one is known. */
  const applyState = (state: EditorState | undefined) => {
    const { saved: before, site: shown } = view();
    if (!state || state.revision < (before?.revision ?? 0)) return;
    const saved = reuseUnchanged(before, state);
    prepare({ saved });
    if (before && saved !== before) {
      const addressNow = follow({ saved: before, shown: shown ?? before }, saved);
      for (const values of [pending, drafts, tracked]) values.move(addressNow);
    }
    drafts.settle();
    pending.judge();
    showPending();
  };
  /** Brings what is pending to the form, and to the page in the frame. */
  const showPending = (acknowledged?: number) => {
    const changes = pending.list();
    const conflict = changes.find(({ stop }) => stop?.kind === "conflict");
    const { saved, site } = view();
    const shown = saved && reuseUnchanged(site, withChanges(saved, changes));
    const saving = describeSaving({ changes, drafts: listDrafts(), silence: silence() });
    update({
      ...(shown && { site: shown }),
      ...status.withoutSaved(saving),
      conflict,
      saving,
    });
    sendPending(acknowledged);
  };
  let acknowledgedLast = 0;
  const sendPending = (acknowledged = acknowledgedLast) => {
    acknowledgedLast = acknowledged;
    const values = pending
      .list()
      .filter((each) => !isEntryGone(each))
      .flatMap(({ at: { section, path }, value }) =>
        section === undefined ? [] : [{ at: { section, path }, value }],
      );
    bridge.send({ kind: "pending", revision: view().saved?.revision ?? 0, values, acknowledged });
  };

  let silenceReason = noAnswer;
  const silence = () => (pending.isAnswering() ? undefined : silenceReason);
  /** Notes that a request was answered, or the reason why it was not. */
  const noteAnswer = (error?: unknown) => {
    const isSilent = error instanceof Refused && error.kind === "unanswered";
    if (isSilent) silenceReason = error.message;
    pending.setAnswering(!isSilent);
  };
  const writer = createWriter({
    saved: () => view().saved,
    pending: () => pending.list(),
    applyAnswer(edited, { message }) {
      applyState(edited.state);
      status.announceChange(message);
      status.announceWarning(edited);
    },
    applyState,
    noteSilence(error) {
      silenceReason = error.message;
    },
  });
  const pending = createPending({
    read(at, before) {
      const { saved } = view();
      const page = saved && pageOf(withChanges(saved, before), at.file);
      // Nothing is known of a file that cannot be read.
      if (!saved || (page && isUnreadable(page))) return "unknown";
      const found = page && valueOn(page, at);
      return at.isInFile && found && found.value === undefined ? "unknown" : found;
    },
    ...writer,
    readAgain: () => refresh(),
    changed() {
      const before = view().saving;
      showPending();
      const { saving } = view();
      const isUnsaved = saving.kind === "unsaved";
      if (isUnsaved !== (before.kind === "unsaved") && saving.kind !== "saving") {
        status.announceSaving(saving);
      }
    },
  });
  const drafts = createDrafts(
    () => showPending(),
    (at) => {
      const page = pageOf(view().saved, at.file);
      return page && valueOn(page, at)?.value;
    },
  );
  /** The drafts whose place is there. What is deleted takes its own along, and brings them back with undo. */
  const listDrafts = () => {
    const { saved } = view();
    return drafts.list().filter(({ at, isGone, language }) => {
      if (isGone) return false;
      // No deletion takes the text from its author: it is in no page.
      if (language !== undefined) return true;
      const page = saved && pageOf(saved, at.file);
      return !saved || (page && (isUnreadable(page) || pathInFile(page.data, at)));
    });
  };
  const refresh = createRefresh(async () => {
    try {
      const facts = view().facts ?? (await describeSite());
      const state = await ask({ do: "read" });
      noteAnswer();
      if (!view().facts) update({ facts });
      applyState(state);
    } catch (error) {
      noteAnswer(error);
      status.refuse(error);
    }
  });

  return {
    ...{ pending, drafts, applyState, noteAnswer, refresh, showPending, sendPending },
    track: tracked.track,
    /** True if the document may go: everything is saved, or can be on its behalf. */
    canLeave: () => writer.canLeave(listDrafts(), pending.isAnswering()),
    /** Notes that the connection to the preview is gone. */
    disconnected(): void {
      silenceReason = noAnswer;
      pending.setAnswering(false);
    },
    /** Saves what can be saved, with the texts that are still being written, and waits for the actions that are on their way. */
    async saveAll(): Promise<void> {
      await drafts.finish();
      await status.resultsKnown();
      do await pending.flush();
      while (
        // Whoever goes on writing meanwhile wants that saved, too.
        view().saving.kind === "saving"
      );
    },
  };
}

async function describeSite(): Promise<Facts> {
  const { schemas, ...facts } = await ask({ do: "describe" });
  return { ...facts, schemas: new Map(Object.entries(schemas)) };
}
