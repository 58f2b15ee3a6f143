import { type ReactNode, use, useRef } from "react";
import { Button, Text } from "react-aria-components";
import type { Box } from "../../shared/editor/messages.ts";
import { useSession } from "../site/useSession.ts";
import { Menu, MenuAt, MenuItem } from "../widgets/Menu.tsx";
import { Icon } from "./icons.tsx";
import type { OpenMenu } from "./rowDialogs.ts";
import { RowDialogsContext } from "./rowDialogs.ts";
import { listRowEntries, type RowEntry } from "./rowEntries.ts";
import type { Row } from "./rows.ts";
import { useRows } from "./useOutline.ts";

/** The button of a row with everything that can be done with it. Its entries are listed when it is opened. */
export function RowMenu({ row }: { row: Row }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const listEntries = useEntries(row, () => boxOf(button.current));
  return (
    <Menu
      label={row.uniqueTitle}
      trigger={
        <Button ref={button} aria-label={`More for ${row.uniqueTitle}`}>
          <Icon of="more" />
        </Button>
      }
      onAction={(key) => act(listEntries(), key)}
    >
      <Entries list={listEntries} />
    </Menu>
  );
}

/** The same menu beside a point. */
export function RowMenuAt({ row, box, onClose }: OpenMenu & { onClose: () => void }): ReactNode {
  const listEntries = useEntries(row, () => box);
  return (
    <MenuAt
      label={row.uniqueTitle}
      box={box}
      onClose={onClose}
      onAction={(key) => act(listEntries(), key)}
    >
      <Entries list={listEntries} />
    </MenuAt>
  );
}

/** Lists the entries of the menu of a row. */
function useEntries(row: Row, box: () => Box): () => RowEntry[] {
  const session = useSession();
  const actions = useRows();
  const dialogs = use(RowDialogsContext);
  return () => listRowEntries(row, { session, actions, dialogs }, box);
}

const Entries = ({ list }: { list: () => RowEntry[] }): ReactNode => list().map(renderEntry);

const act = (entries: readonly RowEntry[], key: string) =>
  entries.find(({ words }) => words === key)?.act();

const renderEntry = ({ words, keys, why, isDanger }: RowEntry): ReactNode => (
  <MenuItem key={words} id={words} textValue={words} data-danger={isDanger}>
    <Text slot="label">{words}</Text>
    {keys && !why && <kbd>{keys}</kbd>}
    {why && <Text slot="description">{why}</Text>}
  </MenuItem>
);

/** The place of an element in the editor's viewport. */
export function boxOf(element: Element | null): Box {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { left, top, width, height };
}
