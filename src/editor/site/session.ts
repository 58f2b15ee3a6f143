import { createContext, use, useSyncExternalStore } from "react";
import type { Schemas } from "../../schema/fields.ts";
import type { Edited, EditorRequest, EditorState, Place } from "../../shared/editor.ts";
import type { Operation } from "../../shared/operation.ts";
import { ask, Refused } from "./ask.ts";
import { type Bridge, createBridge } from "./bridge.ts";
import { createPendingChanges } from "./pendingChanges.ts";
import { guardOf, type ListedSection, listSections } from "./sections.ts";

/** A sentence for the status line. An urgent one is read out at once. */
export interface Status {
  words: string;
  isUrgent: boolean;
}

/** The facts that stay while the preview runs. */
export interface Facts {
  schemas: Schemas;
  /** The path of the project's folder. */
  root: string;
}

/** The state of the editor in this browser. */
export interface View {
  /** The facts that stay, and the site as its files are; undefined until they are read. */
  facts?: Facts;
  site?: EditorState;
  /** The address of the page in the frame, such as `/` or `/privacy/`. */
  page: string;
  selected?: Place | undefined;
  panel: Panel;
  status: Status;
}

/** The parts of the editor that stand in the place of the form. */
export type Panel = "form" | "pages" | "problems" | "site" | "theme";

/** What the parts of the editor read and do. */
export interface Session {
  /** The page in the frame. */
  bridge: Bridge;
  /** The sections of the page in the frame. */
  sections(): ListedSection[];
  subscribe(listener: () => void): () => void;
  view(): View;
  /** Reads the site again. While it is being read, further calls count as one. */
  refresh(): void;
  /** Makes an operation on a file, and says it. Resolves to false if it was refused, and says why. */
  edit(file: string, operation: Operation, words: string): Promise<boolean>;
  /** Shows a value in the page at once, and saves it after a moment without a further change. */
  change(place: Place, value: unknown, words: string): void;
  /** Saves everything that is shown and not yet saved. */
  flush(): Promise<void>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  select(place?: Place): void;
  open(page: string): void;
  show(panel: Panel): void;
  say(words: string, isUrgent?: boolean): void;
}

/** Opens a session on the site that the preview shows. */
export function createSession(): Session {
  let view: View = { page: "/", panel: "form", status: { words: "", isUrgent: false } };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<View>) => {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  };
  const say = (words: string, isUrgent = false) => change({ status: { words, isUrgent } });
  const sayWhy = (error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    say(error.message, true);
    return false;
  };

  let reading: Promise<void> | undefined;
  let isStale = false;
  const read = async (): Promise<void> => {
    isStale = false;
    const facts = view.facts ?? (await describe());
    change({ facts, site: await ask({ do: "read" }) });
    if (isStale) await read();
  };
  const refresh = () => {
    isStale = true;
    reading ??= read()
      .catch(sayWhy)
      .then(() => {
        reading = undefined;
      });
  };

  const act = async (
    request: EditorRequest & { do: "edit" | "fix" | "undo" | "redo" },
    say: (done: Edited) => void,
  ) => {
    try {
      say(await ask(request));
      refresh();
      return true;
    } catch (error) {
      refresh();
      return sayWhy(error);
    }
  };

  const bridge = createBridge();
  const sections = () => {
    const { site, page, facts } = view;
    return site && facts ? listSections(site, page, facts.schemas) : [];
  };
  const edit: Session["edit"] = (file, operation, words) =>
    act({ do: "edit", file, operation }, () => say(words));
  const changes = createPendingChanges(async ({ place, value, was, words }) => {
    const section = sections().find(({ anchor }) => anchor === place.section);
    if (!section) return say("This section is no longer on the page.", true);
    const { file, ref } = section;
    const guard = was === undefined ? {} : { was };
    return edit(file, { do: "set", section: ref, path: place.path, value, ...guard }, words);
  });

  return {
    bridge,
    sections,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    refresh,
    edit: async (...edited) => {
      await changes.flush();
      return edit(...edited);
    },
    change(place, value, words) {
      bridge.send({ kind: "show", at: place, value });
      const section = sections().find(({ anchor }) => anchor === place.section);
      changes.add({ place, value, was: guardOf(section?.data, place.path), words });
    },
    flush: changes.flush,
    undo: async () => {
      await changes.flush();
      return act({ do: "undo" }, () => say("Undone."));
    },
    redo: () => act({ do: "redo" }, () => say("Done again.")),
    select: (selected) => change({ selected, panel: "form" }),
    open: (page) => change({ page, selected: undefined }),
    show: (panel) => change({ panel }),
    say,
  };
}

async function describe(): Promise<Facts> {
  const { root, schemas } = await ask({ do: "describe" });
  return { root, schemas: new Map(Object.entries(schemas)) };
}

/** The session of the editor around a component. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the editor. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no editor around this component.");
  return session;
}

/** The state of the editor. The component is rendered again when it changes. */
export function useView(): View {
  const { subscribe, view } = useSession();
  return useSyncExternalStore(subscribe, view);
}
