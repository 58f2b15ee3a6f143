import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { withValue } from "../../pending/withValue.ts";
import type { FormEdits } from "./FormContext.ts";

/** The changes of a value that is not in its file yet. `base` is the path at which it will be. */
export function createDraftEdits(
  base: FieldPath,
  update: (next: (draft: unknown) => unknown) => void,
): FormEdits {
  const put = (path: FieldPath, value: unknown) =>
    update((draft) => withValue(draft, path.slice(base.length), value));
  const putList = (path: FieldPath, next: (list: unknown[]) => unknown[]) =>
    update((draft) => {
      const inside = path.slice(base.length);
      const list = dataAt(draft, inside);
      const items = next(Array.isArray(list) ? list : []);
      return withValue(draft, inside, items.length > 0 ? items : undefined);
    });
  return {
    change: ({ path }, value) => put(path, value),
    keep() {},
    async set({ path }, value) {
      put(path, value);
      return true;
    },
    replace(old, { path }, value) {
      put(old.path, undefined);
      put(path, value);
    },
    remove({ path }) {
      const index = path.at(-1);
      if (typeof index !== "number") return put(path, undefined);
      putList(path.slice(0, -1), (list) => list.toSpliced(index, 1));
    },
    async insert({ path }, value) {
      putList(path, (list) => [...list, value]);
      return true;
    },
    async insertAll({ path }, values) {
      putList(path, (list) => [...list, ...values]);
      return true;
    },
    move: ({ path }, from, to) =>
      putList(path, (list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from])),
    duplicate({ path }) {
      const index = Number(path.at(-1));
      putList(path.slice(0, -1), (list) =>
        list.toSpliced(index + 1, 0, structuredClone(list[index])),
      );
    },
  };
}
