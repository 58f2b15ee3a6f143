import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { GroupFields } from "./controls/GroupFields.tsx";
import { ItemPicture } from "./controls/ItemPicture.tsx";
import { icons } from "./controls/icons.tsx";
import { Problems } from "./controls/Notes.tsx";
import { FieldSet, Item, ItemHead, ItemName, SmallButton } from "./controls/parts.ts";
import { FieldView } from "./FieldView.tsx";
import type { Field } from "./fields/field.ts";
import { isProblemInside, problemsAt } from "./fields/problems.ts";
import { useForm } from "./state/FormContext.ts";
import { useHoldsSelected } from "./state/useField.ts";

interface Props {
  item: Field;
  /** The words by which people know it. */
  words: string;
  /** The same for its buttons, which no other entry has. */
  name: string;
  /** The reason why the entry cannot be removed. */
  keeps: string | undefined;
  /** True if the list has no room for a copy. */
  isFull: boolean;
  isFirst: boolean;
  isLast: boolean;
  move: (by: -1 | 1, button: string) => void;
  duplicate: () => void;
  remove: () => void;
}

/** An entry of a list. A group is labelled by its first text and opens; a value is edited in place. */
export function ListRow({
  item,
  words,
  name,
  keeps,
  isFull,
  isFirst,
  isLast,
  move,
  duplicate,
  remove,
}: Props): ReactNode {
  const { problems, selected } = useForm();
  const holdsSelected = useHoldsSelected(item.path);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (selected && holdsSelected) setOpen(true);
  }, [selected, holdsSelected]);
  const isWrong = problems.some(({ path }) => isProblemInside(path, item.path));
  const press = (event: KeyboardEvent) => {
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    move(by, target?.dataset.button ?? (by < 0 ? "up" : "down"));
  };
  const actions = (
    <>
      <SmallButton
        type="button"
        data-button="up"
        aria-disabled={isFirst || undefined}
        aria-label={`Move up: ${name}`}
        onClick={() => move(-1, "up")}
      >
        {icons.up}
      </SmallButton>
      <SmallButton
        type="button"
        data-button="down"
        aria-disabled={isLast || undefined}
        aria-label={`Move down: ${name}`}
        onClick={() => move(1, "down")}
      >
        {icons.down}
      </SmallButton>
      <SmallButton
        type="button"
        data-button="duplicate"
        aria-label={`Duplicate: ${name}`}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && duplicate()}
      >
        {icons.duplicate}
      </SmallButton>
      <SmallButton
        type="button"
        data-button="remove"
        aria-label={`Remove: ${name}`}
        aria-disabled={keeps !== undefined || undefined}
        title={keeps}
        onClick={() => keeps === undefined && remove()}
      >
        {icons.remove}
      </SmallButton>
    </>
  );
  if (item.kind !== "group") {
    return (
      <Item onKeyDown={press}>
        <FieldView field={item} />
        <ItemHead style={{ justifyContent: "flex-end" }}>{actions}</ItemHead>
      </Item>
    );
  }
  return (
    <Item onKeyDown={press} data-wrong={isWrong || undefined}>
      <ItemHead>
        <ItemName
          type="button"
          data-button="name"
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ItemPicture field={item} />
          {words}
        </ItemName>
        {actions}
      </ItemHead>
      <div id={id} hidden={!isOpen}>
        <Problems problems={problemsAt(item, problems)} />
        {isOpen && (
          <FieldSet aria-label={name} style={{ display: "block" }}>
            <GroupFields field={item} />
          </FieldSet>
        )}
      </div>
    </Item>
  );
}
