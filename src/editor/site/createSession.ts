import { nameOfText } from "../../shared/editor/translations.ts";
import { createActions } from "./actions.ts";
import { createBridge } from "./bridge.ts";
import { guardLeaving } from "./leaving.ts";
import { createSavedSite } from "./savedSite.ts";
import { createSectionLists } from "./sectionLists.ts";
import { pageOf } from "./sections.ts";
import type { Session } from "./session.ts";
import { createStatusWriter } from "./statusWriter.ts";
import { textAtAddress } from "./translationAddress.ts";
import { createViewStore } from "./viewStore.ts";

/** Opens a session on the site that the preview shows. */
export function createSession(): Session {
  const store = createViewStore();
  const { view, update } = store;
  const status = createStatusWriter(store);
  const bridge = createBridge();
  const site = createSavedSite(store, status, bridge);
  const { pending, drafts } = site;
  const sections = createSectionLists(store);
  const { addressOf } = sections;
  guardLeaving({ leave: () => pending.leave(), mayLeave: site.canLeave });

  return {
    ...{ view, subscribe: store.subscribe, bridge, drafts, addressOf },
    translatedPage: createBridge(),
    ...{ announce: status.announce, warn: status.warn },
    ...{ remark: status.remark, remarkNext: status.remarkNext },
    ...createActions(store, status, site, sections),
    sections: sections.shown,
    savedSections: sections.saved,
    track(place) {
      const at = addressOf(place);
      return at && site.track(at);
    },
    async refresh() {
      await site.refresh();
      // What was refused may be possible now.
      const { saving } = view();
      if (saving.kind === "unsaved" && saving.canRetry) pending.retry();
    },
    disconnected: site.disconnected,
    change(place, value, message, { seen, isUnsure, written, acknowledged } = {}) {
      const at = addressOf(place);
      if (!at) return status.announce("This section is no longer on the page.", true);
      const known = sections.valueAt(at);
      const { value: last, revision = 0 } = seen ?? { value: known };
      // A page that is ahead of the editor has shown what follows the known value.
      const isAhead = revision > (view().saved?.revision ?? 0);
      const all = isAhead ? [known, last] : [last];
      pending.add({ at, value, seen: all, message, written, ...(isUnsure && { isUnsure }) });
      site.showPending(acknowledged);
    },
    async forget(place) {
      const at = addressOf(place);
      return at === undefined || pending.forget(at);
    },
    sendPending: site.sendPending,
    endAction: pending.endAction,
    flush: pending.flush,
    async save() {
      await site.saveAll();
      status.announceSaving(view().saving);
    },
    retry: () => void pending.retry(),
    discard: pending.discardRefused,
    endConflict(choice) {
      const { conflict } = view();
      if (!conflict) return;
      pending.decide(conflict.at, choice);
      if (choice === "theirs") status.announce("The other words stay.");
    },
    showDraft(draft) {
      if (!draft) return;
      const { at, language } = draft;
      const { file, section, path } = at;
      const page = pageOf(view().site, file)?.path ?? view().page;
      const isHere = sections.shown().some((each) => each.file === file && each.anchor === section);
      if (language !== undefined) {
        update({ panel: "languages", language, text: nameOfText(textAtAddress(path)) });
      } else if (path[0] === "theme") update({ panel: "theme" });
      else if (section === undefined) update({ panel: page === "/" ? "site" : "pages" });
      else update({ ...(!isHere && { page }), selected: { section, path }, panel: "form" });
    },
    select: (selected) => update({ selected, panel: "form" }),
    open(page) {
      pending.flush();
      update({ page, selected: undefined, picking: undefined });
    },
    show: (panel) => update({ panel, drawer: panel === "form" ? undefined : "panel" }),
    slide: (drawer) => update({ drawer }),
    pick: (picking) => update({ picking }),
    adjust: update,
  };
}
