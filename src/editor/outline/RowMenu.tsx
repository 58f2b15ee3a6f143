import { type ReactNode, useState } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from "react-aria-components";
import { useSession } from "../site/session.ts";
import { whyNotDuplicate } from "./changes.ts";
import { Icon } from "./icons.tsx";
import { MenuCard } from "./menuParts.ts";
import { openSource } from "./openSource.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import { type Row, titleOf } from "./rows.ts";
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
  const outline = useRows();
  const session = useSession();
  const [isRenaming, setRenaming] = useState(false);
  const { section, list } = row;
  const add = outline.add;
  const adding = (where: "before" | "after"): Entry[] =>
    add && !list && !section.isInherited
      ? [
          {
            words: where === "before" ? "Add a section above…" : "Add a section below…",
            act: () => add(section.anchor, where),
          },
        ]
      : [];
  const entries: Entry[] = [
    ...adding("before"),
    ...adding("after"),
    {
      words: "Duplicate",
      keys: "Ctrl D",
      why: whyNotDuplicate(row),
      act: () => void outline.duplicate(row),
    },
    ...(list ? [] : [{ words: "Name in links…", act: () => setRenaming(true) }]),
    { words: "Open in text editor", act: () => void openSource(session, row) },
    { words: "Delete", keys: "Delete", act: () => void outline.remove(row) },
  ];
  return (
    <>
      <MenuTrigger>
        <Button aria-label={`More for ${titleOf(row)}`}>
          <Icon of="more" />
        </Button>
        <Popover>
          <MenuCard>
            <Menu
              aria-label={titleOf(row)}
              onAction={(key) => entries.find(({ words }) => words === key)?.act()}
            >
              {entries.map(({ words, keys, why }) => (
                <MenuItem key={words} id={words} textValue={words}>
                  <Text slot="label">{words}</Text>
                  {keys && !why && <kbd>{keys}</kbd>}
                  {why && <Text slot="description">{why}</Text>}
                </MenuItem>
              ))}
            </Menu>
          </MenuCard>
        </Popover>
      </MenuTrigger>
      {isRenaming && <RenameDialog row={row} close={() => setRenaming(false)} />}
    </>
  );
}
