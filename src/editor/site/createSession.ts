import type { Edited, EditorRequest, EditorState, Pasted } from "../../shared/editor/endpoint.ts";
import type { Action } from "../../shared/operation.ts";
import { dataAt } from "../../shared/text/wording.ts";
import { describeAction } from "../history/describeAction.ts";
import { pageAfter } from "../history/pageAfter.ts";
import { placesOf } from "../history/placesOf.ts";
import { type AddressNow, isEntryGone, type ValueAddress } from "../pending/change.ts";
import { createPending } from "../pending/createPending.ts";
import type { ReadSaved } from "../pending/pending.ts";
import { addressAfter } from "./addressAfter.ts";
import { type Answer, ask, noAnswer } from "./ask.ts";
import { createBridge } from "./bridge.ts";
import { createDrafts } from "./drafts.ts";
import { createFollower } from "./followValues.ts";
import { guardLeaving } from "./leaving.ts";
import { nameSections } from "./nameSections.ts";
import { pageOfAction } from "./pageOfAction.ts";
import { createRefresh } from "./refresh.ts";
import { Refused } from "./refused.ts";
import { reuseUnchanged } from "./reuseUnchanged.ts";
import { describeSaving } from "./saving.ts";
import { isUnreadable, type ListedSection, listSections, pageOf } from "./sections.ts";
import type { PageRequest, Session, TrackedValue } from "./session.ts";
import { type Facts, keepView, restoreView, type View } from "./view.ts";
import { pathInFile, withChanges } from "./withChanges.ts";
import { createWriter } from "./writeChange.ts";

/** The sentence that holds while nothing waits, and no longer. */
const allSaved = "Everything is saved.";

/** Opens a session on the site that the preview shows. */
export function createSession(): Session {
  let view = restoreView();
  const listeners = new Set<() => void>();
  const update = (changes: Partial<View>) => {
    view = { ...view, ...changes };
    keepView(view);
    for (const listener of listeners) listener();
  };
  const announce = (words: string, isUrgent = false) =>
    update({ status: isUrgent ? { words: "", alert: words } : { words, alert: "" } });
  const announceAction = (words: string) =>
    update({ status: { words, alert: "", isAction: true } });
  /** Says that what was done cannot be taken back: the button in the line would take back what was done before. */
  const announceWarning = ({ warning }: Pick<Edited, "warning">) => {
    if (warning !== undefined) update({ status: { words: view.status.words, alert: warning } });
  };
  const refuse = (error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    announce(error.message, true);
    return false;
  };
  const bridge = createBridge();
  /** The values that are being written in the page. */
  const tracked = new Set<TrackedValue>();
  const follow = createFollower();

  /** Takes the site as it is saved, unless a newer one is known. */
  const take = (state: EditorState | undefined) => {
    if (!state || state.revision < (view.saved?.revision ?? 0)) return;
    const { saved: before, site: shown } = view;
    view = { ...view, saved: reuseUnchanged(before, state) };
    if (before && view.saved && view.saved !== before) {
      const addressNow = follow({ saved: before, shown: shown ?? before }, view.saved);
      pending.move(addressNow);
      drafts.move(addressNow);
      for (const each of tracked) moveTracked(each, addressNow);
    }
    pending.judge();
    showPending();
  };
  /** Brings what is pending to the form, and to the page in the frame. */
  const showPending = (heard?: number) => {
    const changes = pending.list();
    const conflict = changes.find(({ stop }) => stop?.kind === "conflict");
    const { saved } = view;
    const shown = saved && reuseUnchanged(view.site, withChanges(saved, changes));
    const saving = describeSaving({ changes, drafts: listDrafts(), silence: silence() });
    const isOutdated = view.status.words === allSaved && saving.kind !== "saved";
    update({
      ...(shown && { site: shown }),
      ...(isOutdated && { status: { ...view.status, words: "" } }),
      conflict,
      saving,
    });
    sendPending(heard);
  };
  let heardLast = 0;
  const sendPending = (heard = heardLast) => {
    heardLast = heard;
    const values = pending
      .list()
      .filter((each) => !isEntryGone(each))
      .flatMap(({ at: { section, path }, value }) =>
        section === undefined ? [] : [{ at: { section, path }, value }],
      );
    bridge.send({ kind: "pending", revision: view.saved?.revision ?? 0, values, heard });
  };

  let silenceReason = noAnswer;
  const silence = () => (pending.isAnswering() ? undefined : silenceReason);
  /** Notes the reason why there was no answer. */
  const hear = (error?: unknown) => {
    const isSilent = error instanceof Refused && error.kind === "unanswered";
    if (isSilent) silenceReason = error.message;
    pending.setAnswering(!isSilent);
  };
  const read: ReadSaved = (at, before) => {
    const { saved } = view;
    const page = saved && pageOf(withChanges(saved, before), at.file);
    // Nothing is known of a file that cannot be read.
    if (!saved || (page && isUnreadable(page))) return "unknown";
    const path = page && pathInFile(page.data, at);
    return path && { value: dataAt(page.data, path) };
  };
  const writer = createWriter({
    saved: () => view.saved,
    pending: () => pending.list(),
    took(edited, { message }) {
      take(edited.state);
      announceAction(message);
      announceWarning(edited);
    },
    take,
    hear(error) {
      silenceReason = error.message;
    },
  });
  const pending = createPending({
    read,
    ...writer,
    readAgain: () => refresh(),
    changed: () => {
      const before = view.saving;
      showPending();
      const { saving } = view;
      if (saving.kind === "unsaved" && before.kind !== "unsaved") {
        announce(`Not saved: ${saving.reason}`, true);
      } else if (saving.kind === "saved" && before.kind === "unsaved") {
        announce(allSaved);
      }
    },
  });
  const drafts = createDrafts(() => showPending());
  /** The drafts whose place is there. What is deleted takes its own along, and brings them back with undo. */
  const listDrafts = () => {
    const { saved } = view;
    return drafts.list().filter(({ at, isGone }) => {
      if (isGone) return false;
      const page = saved && pageOf(saved, at.file);
      return !saved || (page && (isUnreadable(page) || pathInFile(page.data, at)));
    });
  };

  const refresh = createRefresh(async () => {
    try {
      const facts = view.facts ?? (await describeSite());
      const state = await ask({ do: "read" });
      hear();
      if (!view.facts) update({ facts });
      take(state);
    } catch (error) {
      hear(error);
      refuse(error);
    }
  });

  /** The last file of each section: one that another program is saving may lack its sections for a moment. */
  const lastFiles = new Map<string, string>();
  const keyFor = (anchor: string) => JSON.stringify([view.page, anchor]);
  const listOn = (site: EditorState | undefined): ListedSection[] => {
    const sections = site && view.facts ? listSections(site, view.page, view.facts.schemas) : [];
    for (const { anchor, file } of sections) lastFiles.set(keyFor(anchor), file);
    return sections;
  };
  /** The sections of a version of the site. Every row of the outline asks for them. */
  const listFrom = (version: "site" | "saved") => {
    let known: { of: View; sections: ListedSection[] } | undefined;
    return (): ListedSection[] => {
      const isSame = (name: keyof View) => known?.of[name] === view[name];
      if (!known || !isSame(version) || !isSame("facts") || !isSame("page")) {
        known = { of: view, sections: reuseUnchanged(known?.sections, listOn(view[version])) };
      }
      return known.sections;
    };
  };
  const listed = listFrom("site");
  const addressOf: Session["addressOf"] = (place) => {
    if ("file" in place) return place;
    const known = listed().find(({ anchor }) => anchor === place.section)?.file;
    const file = known ?? lastFiles.get(keyFor(place.section));
    return file === undefined ? undefined : { file, ...place };
  };
  const valueAt = (at: ValueAddress) => {
    const page = view.site && pageOf(view.site, at.file);
    const path = page && pathInFile(page.data, at);
    return path && dataAt(page.data, path);
  };

  const act = async <
    Request extends EditorRequest & {
      do: "edit" | "fix" | "paste" | "undo" | "redo" | PageRequest["do"];
    },
  >(
    request: Request,
    announceDone: (done: Answer<Request>) => void,
  ): Promise<boolean> => {
    await pending.flush();
    try {
      const done = await ask(request);
      hear();
      const before = view.saved;
      take(done.state);
      const isTakenBack = request.do === "undo";
      if (before) drafts.move(addressAfter(done.action, isTakenBack, before, done.state));
      announceDone(done);
      announceWarning(done);
      return true;
    } catch (error) {
      hear(error);
      if (error instanceof Refused) take(error.state);
      return refuse(error);
    }
  };

  const describe = (action: Action) =>
    describeAction(action, nameSections(view.site, view.facts?.schemas, view.page));
  const revisit = async (name: "undo" | "redo", done: string) => {
    let action: Action | undefined;
    const isDone = await act({ do: name }, (edited) => {
      ({ action } = edited);
      // Another page may have been opened since the key was pressed.
      const { page: shown } = view;
      const page = pageOfAction(
        action,
        edited.files,
        view,
        pageAfter(action, name === "undo", shown),
      );
      if (page !== view.page) update({ page, selected: undefined });
      announce(`${done}: ${describe(action)}.`);
    });
    const anchors = listed().map(({ anchor }) => anchor);
    const place = action && placesOf(action).find(({ section }) => anchors.includes(section));
    if (place) update({ selected: place });
    return isDone;
  };
  const change: Session["change"] = (
    place,
    value,
    message,
    { seen, isUnsure, written, heard } = {},
  ) => {
    const at = addressOf(place);
    if (!at) return announce("This section is no longer on the page.", true);
    if (written) writer.follow(at, written);
    const last = seen === undefined ? valueAt(at) : seen.value;
    pending.add({ at, value, seen: [last], message, ...(isUnsure && { isUnsure }) });
    showPending(heard);
  };
  /** Saves what can be saved, with the texts that are still being written. */
  const saveAll = async () => {
    await drafts.finish();
    do await pending.flush();
    while (
      // Whoever goes on writing meanwhile wants that saved, too.
      view.saving.kind === "saving"
    );
    return view.saving;
  };
  guardLeaving({
    leave: () => pending.leave(),
    mayLeave: () => writer.canLeave(listDrafts(), pending.isAnswering()),
  });

  return {
    bridge,
    sections: listed,
    savedSections: listFrom("saved"),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    addressOf,
    track(place) {
      const at = addressOf(place);
      if (!at) return undefined;
      const value: TrackedValue = { at, isGone: false, end: () => tracked.delete(value) };
      tracked.add(value);
      return value;
    },
    async refresh() {
      await refresh();
      // What was refused may be possible now.
      if (view.saving.kind === "unsaved" && view.saving.canRetry) pending.retry();
    },
    disconnected() {
      silenceReason = noAnswer;
      pending.setAnswering(false);
    },
    edit: (file, operation, words) =>
      act({ do: "edit", file, operation }, () => announceAction(words)),
    async paste(request, words) {
      let pasted: Pasted | undefined;
      await act({ do: "paste", ...request }, (done) => {
        pasted = done;
        announceAction(words(done));
      });
      return pasted;
    },
    fix(file, { code, message, file: textFile, line, column, fix = "" }) {
      const version = pageOf(view.site, file)?.version ?? "";
      const problem = { code, message, file: textFile, line, column, fix };
      return act({ do: "fix", file, version, problem }, () => announceAction("Fixed."));
    },
    changePages: (request, words) => act(request, () => announce(words)),
    change,
    async forget(place) {
      const at = addressOf(place);
      return at === undefined || pending.forget(at);
    },
    async takeBack(made) {
      try {
        for (const each of made.toReversed()) take((await ask({ do: "undo", made: each })).state);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        hear(error);
        take(error.state);
      }
    },
    sendPending,
    endAction: pending.endAction,
    flush: pending.flush,
    async save() {
      const saving = await saveAll();
      if (saving.kind === "unsaved") announce(`Not saved: ${saving.reason}`, true);
      else announce(allSaved);
    },
    retry: () => void pending.retry(),
    discard: pending.discardRefused,
    drafts,
    showDraft(draft) {
      if (!draft) return;
      const { file, section, path } = draft.at;
      const page = pageOf(view.site, file)?.path ?? view.page;
      const isHere = listed().some((each) => each.file === file && each.anchor === section);
      if (path[0] === "theme") update({ panel: "theme" });
      else if (section === undefined) update({ panel: page === "/" ? "site" : "pages" });
      else update({ ...(!isHere && { page }), selected: { section, path }, panel: "form" });
    },
    endConflict(choice) {
      const { conflict } = view;
      if (!conflict) return;
      pending.decide(conflict.at, choice);
      if (choice === "theirs") announce("The other words stay.");
    },
    undo: () => revisit("undo", "Undone"),
    redo: () => revisit("redo", "Done again"),
    describe,
    select: (selected) => update({ selected, panel: "form" }),
    open: (page) => {
      pending.flush();
      update({ page, selected: undefined, picking: undefined });
    },
    show: (panel) => update({ panel, drawer: panel === "form" ? undefined : "panel" }),
    slide: (drawer) => update({ drawer }),
    pick: (picking) => update({ picking }),
    adjust: update,
    announce,
    warn: (alert) => update({ status: { ...view.status, alert } }),
  };
}

function moveTracked(tracked: TrackedValue, addressNow: AddressNow): void {
  const at = addressNow(tracked.at, tracked.isGone);
  tracked.isGone = at === undefined;
  if (at) tracked.at = at;
}

async function describeSite(): Promise<Facts> {
  const { schemas, ...facts } = await ask({ do: "describe" });
  return { ...facts, schemas: new Map(Object.entries(schemas)) };
}
