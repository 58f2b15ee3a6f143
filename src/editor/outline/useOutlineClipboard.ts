import type { PasteTarget } from "../../shared/editor/endpoint.ts";
import { type Copied, useClipboard } from "../clipboard/useClipboard.ts";
import { indexOfRow } from "./moves.ts";
import type { RowActions } from "./rowActions.ts";
import { flattenRows, type Row, titleOf } from "./rows.ts";

/** Lets rows be copied, cut and pasted: the one that has the focus, or else the one that is selected. */
export function useOutlineClipboard(
  { list, remove, follow }: RowActions,
  selected: Row | undefined,
): void {
  const current = (): Row | undefined => {
    const focused = document.activeElement?.closest<HTMLElement>("[role=row][data-key]");
    return flattenRows(list()).find(({ key }) => key === focused?.dataset.key) ?? selected;
  };
  const removeKey = async (key: string) => {
    const row = flattenRows(list()).find((each) => each.key === key);
    if (row) await remove(row);
  };
  useClipboard({
    current: () => {
      const row = current();
      return row && { ...describe(row), remove: () => removeKey(row.key) };
    },
    follow: ({ index, path }, file) =>
      follow((rows) =>
        flattenRows(rows).find(
          (row) =>
            row.section.file === file &&
            row.section.index === index &&
            String(row.path) === String(path),
        ),
      ),
  });
}

const describe = (row: Row): Omit<Copied, "remove"> => ({
  section: row.section,
  path: row.path,
  lists: listTargets(row),
  title: titleOf(row),
});

/** The lists that may take an item: the row's own, below it, then the lists inside the row, at their ends. */
function listTargets({ section, list, children }: Row): PasteTarget[] {
  const { ref } = section;
  const own = list ? [{ section: ref, path: list.path, index: list.index + 1 }] : [];
  const inside = flattenRows(children).flatMap((row) =>
    row.list && indexOfRow(row) === row.list.length - 1
      ? [{ section: ref, path: row.list.path, index: row.list.length }]
      : [],
  );
  return [...own, ...inside];
}
