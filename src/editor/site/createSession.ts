import type { EditorRequest, EditorState, Pasted } from "../../shared/editor/endpoint.ts";
import type { Place } from "../../shared/editor/messages.ts";
import type { Action } from "../../shared/operation.ts";
import { describeAction } from "../history/describeAction.ts";
import { pageAfter } from "../history/pageAfter.ts";
import { placesOf } from "../history/placesOf.ts";
import { type Answer, ask } from "./ask.ts";
import { createBridge } from "./bridge.ts";
import { createChanges } from "./changes.ts";
import { createFiles, withValues } from "./files.ts";
import { nameSections } from "./nameSections.ts";
import { createReading } from "./reading.ts";
import { Refused } from "./refused.ts";
import { type ListedSection, listSections, pageOf } from "./sections.ts";
import type { PageRequest, Session } from "./session.ts";
import { share } from "./share.ts";
import { type Facts, keepView, restoreView, type View } from "./view.ts";

/** Opens a session on the site that the preview shows. */
export function createSession(): Session {
  let view = restoreView();
  const listeners = new Set<() => void>();
  const update = (changes: Partial<View>) => {
    view = { ...view, ...changes };
    keepView(view);
    for (const listener of listeners) listener();
  };
  const say = (words: string, isUrgent = false) =>
    update({ status: isUrgent ? { words: "", alert: words } : { words, alert: "" } });
  const sayAction = (words: string) => update({ status: { words, alert: "", isAction: true } });
  const refuse = (error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    say(error.message, true);
    return false;
  };

  const files = createFiles();
  const listen = () => {
    const saved = files.site();
    if (!saved) return;
    const site = withValues(saved, changes.values());
    update({ saved: share(view.saved, saved), site: share(view.site, site) });
  };
  const { refresh, catchUp, pause } = createReading({
    isBehind: files.isBehind,
    async read() {
      const facts = view.facts ?? (await describeSite());
      files.take(await ask({ do: "read" }));
      update({ facts });
      listen();
    },
    refuse,
  });

  const listOn = (site: EditorState | undefined, page = view.page): ListedSection[] =>
    site && view.facts ? listSections(site, page, view.facts.schemas) : [];
  const find = (file: string, { section }: Place) => {
    const site = files.site();
    return listOn(site, pageOf(site, file)?.path).find(
      (each) => each.file === file && each.anchor === section,
    );
  };
  /** The sections of a version of the site. Every row of the outline asks for them. */
  const listFrom = (version: "site" | "saved") => {
    let known: { of: View; sections: ListedSection[] } | undefined;
    return (): ListedSection[] => {
      const isSame = (name: keyof View) => known?.of[name] === view[name];
      if (!known || !isSame(version) || !isSame("facts") || !isSame("page")) {
        known = { of: view, sections: share(known?.sections, listOn(view[version])) };
      }
      return known.sections;
    };
  };
  const listed = listFrom("site");
  const changes = createChanges({
    find,
    async write(operation, change, joins) {
      const { file, words, saved } = change;
      const edited = await ask({ do: "edit", file, operation, ...(joins && { joins }) });
      files.took(edited, change);
      for (const made of edited.files) saved?.(made, edited.isJoined ?? false);
      listen();
      sayAction(words);
      refresh();
      return edited.files[0]?.version;
    },
    async follow() {
      await pause();
      await refresh();
    },
    conflict(conflict) {
      update({ conflict });
    },
    refuse(error) {
      refresh();
      refuse(error);
    },
  });

  const act = async <
    Request extends EditorRequest & {
      do: "edit" | "fix" | "paste" | "undo" | "redo" | PageRequest["do"];
    },
  >(
    request: Request,
    sayDone: (done: Answer<Request>) => void,
  ): Promise<boolean> => {
    await changes.flush();
    try {
      const done = await ask(request);
      files.took(done);
      sayDone(done);
      await catchUp();
      return true;
    } catch (error) {
      refresh();
      return refuse(error);
    }
  };

  const bridge = createBridge();
  const describe = (action: Action) =>
    describeAction(action, nameSections(view.site, view.facts?.schemas));
  const revisit = async (name: "undo" | "redo", done: string) => {
    let action: Action | undefined;
    const isDone = await act({ do: name }, (edited) => {
      ({ action } = edited);
      say(`${done}: ${describe(action)}.`);
    });
    const anchors = listed().map(({ anchor }) => anchor);
    const page = action && pageAfter(action, name === "undo", view.page);
    if (page !== undefined && page !== view.page) update({ page, selected: undefined });
    const place = action && placesOf(action).find(({ section }) => anchors.includes(section));
    if (place) update({ selected: place });
    return isDone;
  };
  const save: Session["save"] = (place, value, words, saved) => {
    const file = listed().find(({ anchor }) => anchor === place.section)?.file;
    if (file === undefined) return say("This section is no longer on the page.", true);
    changes.add({ file, place, value, words, saved });
    listen();
  };
  const change: Session["change"] = (place, value, words) => {
    bridge.send({ kind: "show", at: place, value });
    save(place, value, words);
  };

  return {
    bridge,
    sections: listed,
    savedSections: listFrom("saved"),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    refresh,
    edit: (file, operation, words) => act({ do: "edit", file, operation }, () => sayAction(words)),
    async paste(request, words) {
      let pasted: Pasted | undefined;
      await act({ do: "paste", ...request }, (done) => {
        pasted = done;
        sayAction(words(done));
      });
      return pasted;
    },
    fix(file, problem) {
      const version = pageOf(view.site, file)?.version ?? "";
      return act({ do: "fix", file, version, problem }, () => sayAction("Fixed."));
    },
    changePages: (request, words) => act(request, () => say(words)),
    change,
    save,
    async forget(place) {
      await changes.forget(place);
      listen();
    },
    async takeBack(place, value, made) {
      try {
        for (const each of made.toReversed()) {
          const { file } = each;
          files.took(await ask({ do: "undo", made: each }), { file, place, value });
        }
        listen();
        refresh();
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        await catchUp();
        return false;
      }
    },
    flush: changes.flush,
    endConflict(choice) {
      const { conflict } = view;
      if (!conflict) return;
      const { file, place, mine, theirs, words } = conflict;
      update({ conflict: undefined });
      const isShown = listed().some((each) => each.file === file && each.anchor === place.section);
      const value = choice === "mine" ? mine : theirs;
      if (isShown) bridge.send({ kind: "show", at: place, value });
      if (choice === "mine") {
        changes.add({ file, place, value: mine, words });
        changes.flush();
      } else say("The other words stay.");
      listen();
    },
    undo: () => revisit("undo", "Undone"),
    redo: () => revisit("redo", "Done again"),
    describe,
    select: (selected) => update({ selected, panel: "form" }),
    open: (page) => {
      changes.flush();
      update({ page, selected: undefined, picking: undefined });
    },
    show: (panel) => update({ panel, drawer: panel === "form" ? undefined : "panel" }),
    slide: (drawer) => update({ drawer }),
    pick: (picking) => update({ picking }),
    adjust: update,
    say,
    warn: (alert) => update({ status: { ...view.status, alert } }),
  };
}

async function describeSite(): Promise<Facts> {
  const { schemas, ...facts } = await ask({ do: "describe" });
  return { ...facts, schemas: new Map(Object.entries(schemas)) };
}
