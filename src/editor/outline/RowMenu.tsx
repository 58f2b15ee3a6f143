import { type ReactNode, useRef, useState } from "react";
import { Button, Text } from "react-aria-components";
import { describeKeys } from "../../shared/shortcuts.ts";
import { useSession } from "../site/useSession.ts";
import { Menu, MenuItem } from "../widgets/Menu.tsx";
import { whyNotDuplicate } from "./changes.ts";
import { Icon } from "./icons.tsx";
import { openSource } from "./openSource.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import type { Row } from "./rows.ts";
import { useRows } from "./useOutline.ts";

interface Entry {
  words: string;
  keys?: string;
  /** Why it is not done here. */
  why?: string | undefined;
  act: () => void;
}

/** Everything that can be done with a row. */
export function RowMenu({ row }: { row: Row }): ReactNode {
  const actions = useRows();
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const { section, list } = row;
  const adding = (where: "before" | "after") => ({
    words: where === "before" ? "Add a section above…" : "Add a section below…",
    act: () => {
      const {
        left = 0,
        top = 0,
        width = 0,
        height = 0,
      } = button.current?.getBoundingClientRect() ?? {};
      const place = { section: section.anchor, path: [] };
      session.pick({ kind: "section", place, where, box: { left, top, width, height } });
    },
  });
  const entries: Entry[] = [
    ...(list || section.isInherited ? [] : [adding("before"), adding("after")]),
    {
      words: "Duplicate",
      keys: describeKeys("duplicate"),
      why: whyNotDuplicate(row),
      act: () => void actions.duplicate(row),
    },
    ...(list ? [] : [{ words: "Name in links…", act: () => setRenaming(true) }]),
    { words: "Open in text editor", act: () => void openSource(session, row) },
    { words: "Delete", keys: describeKeys("delete"), act: () => void actions.remove(row) },
  ];
  return (
    <>
      <Menu
        label={row.uniqueTitle}
        trigger={
          <Button ref={button} aria-label={`More for ${row.uniqueTitle}`}>
            <Icon of="more" />
          </Button>
        }
        onAction={(key) => entries.find(({ words }) => words === key)?.act()}
      >
        {entries.map(({ words, keys, why }) => (
          <MenuItem
            key={words}
            id={words}
            textValue={words}
            data-danger={words === "Delete" || undefined}
          >
            <Text slot="label">{words}</Text>
            {keys && !why && <kbd>{keys}</kbd>}
            {why && <Text slot="description">{why}</Text>}
          </MenuItem>
        ))}
      </Menu>
      {isRenaming && <RenameDialog row={row} close={() => setRenaming(false)} />}
    </>
  );
}
