import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type {
  EditorRequest,
  EditorState,
  FileVersion,
  Pasted,
  Place,
} from "../../shared/editor.ts";
import type { Action, Operation } from "../../shared/operation.ts";
import { dataAt } from "../../shared/wording.ts";
import { describeAction } from "../history/describeAction.ts";
import { pageAfter } from "../history/pageAfter.ts";
import { placesOf } from "../history/placesOf.ts";
import { type Answer, ask } from "./ask.ts";
import { type Bridge, createBridge } from "./bridge.ts";
import { createChanges, type Saved } from "./changes.ts";
import { createFiles, withValues } from "./files.ts";
import { nameSections } from "./nameSections.ts";
import { Refused } from "./refused.ts";
import { type ListedSection, listSections } from "./sections.ts";
import { share } from "./share.ts";
import {
  type Drawer,
  type Facts,
  keepView,
  type Panel,
  type Picking,
  restoreView,
  type View,
} from "./view.ts";

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
  settle(choice: "mine" | "theirs"): void;
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
  let reading: Promise<void> | undefined;
  let isStale = false;
  const read = async (): Promise<void> => {
    isStale = false;
    const facts = view.facts ?? (await describeSite());
    files.take(await ask({ do: "read" }));
    update({ facts });
    listen();
    if (isStale) await read();
  };
  const refresh = (): Promise<void> => {
    isStale = true;
    reading ??= read()
      .catch(refuse)
      .then(() => {
        reading = undefined;
      });
    return reading;
  };

  /** Reads until what was read is what was written: the preview notices a write after it has answered. */
  const catchUp = async () => {
    await refresh();
    for (let left = patience; files.isBehind() && left > 0; left--) {
      await pause();
      await refresh();
    }
  };

  const list = (site: EditorState | undefined): ListedSection[] =>
    site && view.facts ? listSections(site, view.page, view.facts.schemas) : [];
  const find = ({ section }: Place) => list(files.site()).find(({ anchor }) => anchor === section);
  /** The sections of a version of the site. Every row of the outline asks for them. */
  const listFrom = (version: "site" | "saved") => {
    let known: { of: View; sections: ListedSection[] } | undefined;
    return (): ListedSection[] => {
      const isSame = (name: keyof View) => known?.of[name] === view[name];
      if (!known || !isSame(version) || !isSame("facts") || !isSame("page")) {
        known = { of: view, sections: share(known?.sections, list(view[version])) };
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
      const version = view.site?.pages.find((page) => page.file === file)?.version ?? "";
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
    settle(choice) {
      const { conflict } = view;
      if (!conflict) return;
      const { place, mine, words } = conflict;
      update({ conflict: undefined });
      if (choice === "mine") {
        change(place, mine, words);
        changes.flush();
      } else {
        bridge.send({ kind: "show", at: place, value: dataAt(find(place)?.data, place.path) });
        listen();
        say("The other words stay.");
      }
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

/** The times that the site is read until a write is in it: several seconds, which a slow machine needs. */
const patience = 40;

/** Waits until the preview is likely to have noticed a file that was written. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 120));

async function describeSite(): Promise<Facts> {
  const { schemas, ...facts } = await ask({ do: "describe" });
  return { ...facts, schemas: new Map(Object.entries(schemas)) };
}

/** The session of the editor around a component. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the editor. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no editor around this component.");
  return session;
}

/** A part of the state of the editor. The component is rendered again when that part changes. */
export function useView<Part>(select: (view: View) => Part): Part {
  const { subscribe, view } = useSession();
  return useSyncExternalStore(subscribe, () => select(view()));
}

/** A part of the state that is shown once nothing urgent is left to do, such as to show a key that was pressed. */
export function useLaterView<Part>(select: (view: View) => Part): Part {
  const { subscribe, view } = useSession();
  const [part, setPart] = useState(() => select(view()));
  useEffect(() => {
    const take = () => startTransition(() => setPart(() => select(view())));
    take();
    return subscribe(take);
  }, [subscribe, view, select]);
  return part;
}
