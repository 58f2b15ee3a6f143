import { keepView, restoreView, type View } from "./view.ts";

/** The view of this tab, and those who listen to it. */
export interface ViewStore {
  view(): View;
  /** Changes parts of the view. */
  update(changes: Partial<View>): void;
  /** The same; who listens hears of it with the next update. */
  prepare(changes: Partial<View>): void;
  subscribe(listener: () => void): () => void;
}

/** Opens the view as it was before a reload of this tab. */
export function createViewStore(): ViewStore {
  let view = restoreView();
  const listeners = new Set<() => void>();
  const prepare = (changes: Partial<View>) => {
    view = { ...view, ...changes };
  };
  return {
    view: () => view,
    prepare,
    update(changes) {
      prepare(changes);
      keepView(view);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
