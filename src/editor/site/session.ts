import { createContext, use, useSyncExternalStore } from "react";
import type {
  Description,
  Edited,
  EditorRequest,
  EditorState,
  Place,
} from "../../shared/editor.ts";
import type { Operation } from "../../shared/operation.ts";
import { ask, Refused } from "./ask.ts";

/** A sentence for the status line. An urgent one is read out at once. */
export interface Status {
  words: string;
  isUrgent: boolean;
}

/** The state of the editor in this browser. */
export interface View {
  /** The facts that stay, and the site as its files are; undefined until they are read. */
  description?: Description;
  site?: EditorState;
  /** The address of the page in the frame, such as `/` or `/privacy/`. */
  page: string;
  selected?: Place | undefined;
  status: Status;
}

/** What the parts of the editor read and do. */
export interface Session {
  subscribe(listener: () => void): () => void;
  view(): View;
  /** Reads the site again. While it is being read, further calls count as one. */
  refresh(): void;
  /** Makes an operation on a file, and says it. Resolves to false if it was refused, and says why. */
  edit(file: string, operation: Operation, words: string): Promise<boolean>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  select(place?: Place): void;
  open(page: string): void;
  say(words: string, isUrgent?: boolean): void;
}

/** Opens a session on the site that the preview shows. */
export function createSession(): Session {
  let view: View = { page: "/", status: { words: "", isUrgent: false } };
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
    const description = view.description ?? (await ask({ do: "describe" }));
    change({ description, site: await ask({ do: "read" }) });
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

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    refresh,
    edit: (file, operation, words) => act({ do: "edit", file, operation }, () => say(words)),
    undo: () => act({ do: "undo" }, () => say("Undone.")),
    redo: () => act({ do: "redo" }, () => say("Done again.")),
    select: (selected) => change({ selected }),
    open: (page) => change({ page, selected: undefined }),
    say,
  };
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
