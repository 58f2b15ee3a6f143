import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { withIndefinite } from "../../../schema/names.ts";
import { child } from "../../../shared/dataAt.ts";
import { firstWordsOfItem } from "../../site/firstWords.ts";
import { createKeys } from "../../site/keys.ts";
import { numberNamesakes } from "../../site/numberNamesakes.ts";
import { useSession } from "../../site/useSession.ts";
import type { Field, ListField } from "../fields/field.ts";
import { giveId } from "../fields/giveId.ts";
import { entryField } from "../fields/listFields.ts";
import { ListRow } from "../ListRow.tsx";
import { DraftButton } from "../NewItemForm.tsx";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { Foldable } from "./Foldable.tsx";
import { Notes } from "./Notes.tsx";
import { PasteSeveral } from "./PasteSeveral.tsx";
import { Help, Line, Row, Rows } from "./parts.ts";
import { UploadSeveral } from "./UploadSeveral.tsx";

/** The deepest lists that are open at first: those of a section itself. */
const maxOpenDepth = 2;

/** A list: its entries in order, and a new one. */
export function ListControl({ field }: { field: ListField }): ReactNode {
  return (
    <Foldable
      title={field.value === undefined ? field.label : `${field.label} (${field.items.length})`}
      paths={[field.path]}
      isOpen={field.value !== undefined && field.path.length <= maxOpenDepth}
    >
      <List field={field} />
    </Foldable>
  );
}

/** The button of a row, by its name, that gets focus once a change of the list is shown. */
interface Focus {
  index: number;
  button: string;
  /** The element that had the focus when the change was made. If the focus has moved since, it stays there. */
  from: Element | null;
}

function List({ field }: { field: ListField }): ReactNode {
  const session = useSession();
  const { edits, schemas } = useForm();
  const { notesId, problems, row } = useField(field);
  const { items, noun, min, max, label, value, isRequired } = field;
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<Focus>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list in the document follows its value
  useEffect(() => {
    const { current: focus } = next;
    const row = focus && list.current?.children[focus.index];
    // The answer to a change of before may come first. The list has no such row then.
    if (!row) return;
    next.current = undefined;
    const { activeElement } = document;
    if (activeElement !== focus.from && activeElement !== document.body) return;
    row.querySelector<HTMLElement>(`[data-button="${focus.button}"]`)?.focus();
  }, [value]);
  const focusLater = (index: number, button: string) => {
    next.current = { index, button, from: document.activeElement };
  };
  const move = (from: number, to: number, button: string) => {
    if (to < 0 || to >= items.length) return;
    focusLater(to, button);
    edits.move(field, from, to);
  };
  // A list that may be left out goes with its last entry.
  const isOnly = !isRequired && items.length === 1;
  const remove = (item: Field, index: number) => {
    list.current?.closest("details")?.querySelector("summary")?.focus();
    focusLater(Math.min(index, items.length - 2), "remove");
    edits.remove(isOnly ? field : item);
  };
  const withId = (entry: unknown) => {
    const taken = [items.map((item) => item.value), session.sections().map(({ data }) => data)];
    return giveId(schemas, field.entry, entry, { noun, taken });
  };
  const isFull = items.length >= max;
  const words = items.map(
    (item) => firstWordsOfItem(schemas, field.entry, item.value) || item.label,
  );
  const names = numberNamesakes(words);
  const keepKeys = useMemo(createKeys, []);
  const keys = useMemo(
    () =>
      keepKeys(
        "",
        items.map((item) => ({ value: item.value, name: child(item.value, "id") })),
      ),
    [keepKeys, items],
  );
  return (
    <Row {...row} role="group" aria-label={label} aria-describedby={notesId}>
      <Notes id={notesId} help={field.help} problems={problems} />
      <Rows ref={list}>
        {items.map((item, index) => (
          <ListRow
            key={keys[index]}
            item={item}
            words={words[index] ?? ""}
            name={names[index] ?? ""}
            keeps={isOnly || items.length > min ? undefined : `At least ${min} must stay.`}
            isFull={isFull}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            move={(by, button) => move(index, index + by, button)}
            duplicate={() => {
              focusLater(index + 1, "duplicate");
              edits.duplicate(item);
            }}
            remove={() => remove(item, index)}
          />
        ))}
      </Rows>
      <Help>{limitsOf(field)}</Help>
      <DraftButton
        words={`Add ${withIndefinite(noun)}`}
        path={field.path}
        refusal={isFull ? `There are ${max} already, and no more fit.` : undefined}
        build={(value) => entryField(schemas, field, withId(value), items.length)}
        add={(value) => edits.insert(field, withId(value))}
      />
      <Line>
        <PasteSeveral field={field} />
        <UploadSeveral field={field} />
      </Line>
    </Row>
  );
}

function limitsOf({ min, max, items }: ListField): string {
  if (min === max) return `It has ${min}.`;
  if (max === Number.POSITIVE_INFINITY) return "";
  const least = min > 1 ? `, at least ${min}` : "";
  return `${items.length} of at most ${max}${least}.`;
}
