import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Collection, Tree, TreeItem, TreeItemContent } from "react-aria-components";
import { isUnreadable, pageAt } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";
import { countSections, filterRows } from "./filter.ts";
import { Icon } from "./icons.tsx";
import { AddButton, Column, EmptyNote, Foot, Rows } from "./parts.ts";
import { RowContent } from "./RowContent.tsx";
import { boxOf } from "./RowMenu.tsx";
import { RowDialogsContext } from "./rowDialogs.ts";
import { findRow, flattenRows, type Row } from "./rows.ts";
import { SearchBox } from "./SearchBox.tsx";
import { sayRow } from "./state.ts";
import { useDrag } from "./useDrag.tsx";
import { useSharedOutline } from "./useOutline.ts";
import { useOutlineClipboard } from "./useOutlineClipboard.ts";

interface Props {
  /** Gives the focus to the form of what is selected. */
  enter: () => void;
}

/** The sections of the page in the frame, and the items of their lists. */
export function Outline({ enter }: Props): ReactNode {
  const session = useSession();
  const place = useView(({ selected }) => selected);
  const { rows, selected, actions } = useSharedOutline();
  const dialogs = use(RowDialogsContext);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<ReadonlySet<unknown>>(new Set());
  const input = useRef<HTMLInputElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isSearching = search.trim() !== "";
  const isBroken = useView(({ site, page }) => {
    const shown = site && pageAt(site, page);
    return shown !== undefined && isUnreadable(shown);
  });
  const isKnown = useView(({ site }) => site !== undefined);
  const whyNone = explainNone({ isKnown, isSearching, isBroken });
  const found = useMemo(() => filterRows(rows, search), [rows, search]);
  useOutlineClipboard(actions, selected);
  const drag = useDrag(actions, session, isSearching);

  // A place that is selected on the page may be inside rows that are closed.
  const around = findRow(rows, place)?.around.map(({ key }) => key) ?? [];
  const aroundKeys = around.join(" ");
  useEffect(() => {
    if (aroundKeys) setOpen((open) => new Set([...open, ...aroundKeys.split(" ")]));
  }, [aroundKeys]);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || isField(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  useEffect(
    () =>
      session.bridge.listen((message) => {
        if (message.kind === "move") {
          const row = findRow(actions.list(), message.at)?.row;
          if (row?.path.length === message.at.path.length) void actions.move(row, message.to);
          return;
        }
        const place = session.view().selected;
        const selected = findRow(actions.list(), place)?.row;
        if (message.kind !== "key" || !selected) return;
        if (message.shortcut === "duplicate") void actions.duplicate(selected);
        if (message.shortcut !== "delete") return;
        if (place?.path.length === selected.path.length) void actions.remove(selected);
        else session.announce("Select the whole section or item to delete it.");
      }),
    [session, actions],
  );

  const rowAt = (target: EventTarget) => {
    const key = target instanceof Element && target.closest<HTMLElement>("[role=row][data-key]");
    return key ? flattenRows(rows).find((row) => row.key === key.dataset.key) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowAt(event.target);
    const isOnRow = event.target instanceof Element && event.target.role === "row";
    const act = row && actionOf(event, row, isOnRow);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const actionOf = (event: KeyboardEvent, row: Row, isOnRow: boolean) => {
    const isMod = event.ctrlKey || event.metaKey;
    const { key, altKey, shiftKey } = event;
    if (altKey && key === "ArrowUp") return () => void actions.step(row, -1);
    if (altKey && key === "ArrowDown") return () => void actions.step(row, 1);
    if (altKey || shiftKey) return undefined;
    if (isMod && key.toLowerCase() === "d") return () => void actions.duplicate(row);
    if (isMod && key.toLowerCase() === "f") return () => input.current?.focus();
    if (isMod) return undefined;
    if (key === "Delete" || key === "Backspace") return () => void actions.remove(row);
    // The tree keeps Escape to itself.
    if (key === "Escape" && session.view().drawer) return () => session.slide(undefined);
    if (key === "Enter" && isOnRow) {
      return () => {
        actions.select(row);
        enter();
      };
    }
    return undefined;
  };

  const onContextMenu = (event: MouseEvent) => {
    const row = rowAt(event.target);
    if (!row) return;
    event.preventDefault();
    if (row.key !== selected?.key) actions.select(row);
    const { clientX: left, clientY: top } = event;
    dialogs.openMenu({ row, box: { left, top, width: 0, height: 0 } });
  };
  const add = () => {
    const last = rows.at(-1);
    const place = { section: last?.section.anchor ?? "", path: [] };
    session.pick({ kind: "section", place, where: "after", box: boxOf(addButton.current) });
  };

  return (
    <Column aria-label="Sections">
      <SearchBox
        search={search}
        setSearch={setSearch}
        count={isKnown ? countSections(found.rows.length, rows.length, isSearching) : ""}
        input={input}
        leave={() => tree.current?.querySelector<HTMLElement>("[role=row]")?.focus()}
      />
      <Rows onKeyDownCapture={onKeyDown} onContextMenu={onContextMenu}>
        <Tree
          ref={tree}
          aria-label="Sections of the page"
          items={found.rows}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={selected ? [selected.key] : []}
          onSelectionChange={(keys) => {
            const [key] = keys === "all" ? [] : keys;
            const row = flattenRows(rows).find((row) => row.key === key);
            if (row && row.key !== selected?.key) actions.select(row);
          }}
          expandedKeys={[...(isSearching ? found.open : open)].map(String)}
          onExpandedChange={(keys) => !isSearching && setOpen(keys)}
          dragAndDropHooks={drag}
          renderEmptyState={() => <EmptyNote>{whyNone}</EmptyNote>}
        >
          {renderRow}
        </Tree>
      </Rows>
      <Foot>
        <AddButton ref={addButton} isDisabled={isBroken || !isKnown} onPress={add}>
          <Icon of="add" />
          Add a section
        </AddButton>
      </Foot>
    </Column>
  );
}

const renderRow = (row: Row): ReactNode => (
  <TreeItem id={row.key} textValue={sayRow(row)}>
    <TreeItemContent>
      {({ hasChildItems, isSelected, isHovered, isFocusVisible }) => (
        <RowContent
          row={row}
          hasChildItems={hasChildItems}
          isSelected={isSelected}
          isPointedAt={isHovered || isFocusVisible}
        />
      )}
    </TreeItemContent>
    <Collection items={row.children}>{renderRow}</Collection>
  </TreeItem>
);

const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !== null;

/** Explains why there is no row. */
function explainNone(of: { isKnown: boolean; isSearching: boolean; isBroken: boolean }): string {
  if (!of.isKnown) return "The site is being read.";
  if (of.isSearching) return "No section has these words.";
  if (of.isBroken) return "The sections come back once the page can be read.";
  return "There is no section yet.";
}
