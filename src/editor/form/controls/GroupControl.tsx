import { type ReactNode, useEffect, useState } from "react";
import type { GroupField } from "../fields/field.ts";
import { joiningValue } from "../fields/initialValue.ts";
import { listFields } from "../fields/listFields.ts";
import { DraftButton } from "../NewItemForm.tsx";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { Foldable } from "./Foldable.tsx";
import { GroupFields } from "./GroupFields.tsx";
import { Notes } from "./Notes.tsx";
import { PickButton } from "./PickButton.tsx";
import { Button, Line, Row } from "./parts.ts";

/**
 * A group of settings. One that is left out and cannot be empty is added as a whole, by a button in its place: at once where
 * it joins another, and else by a form.
 */
export function GroupControl({ field }: { field: GroupField }): ReactNode {
  const { label, value, fields, isRequired, alternative, path, excludedBy, picker } = field;
  const [isChangedHere, setChangedHere] = useState(false);
  const isGiven = value !== undefined && value !== null;
  const isWhole = !isGiven && !isRequired && fields.some((inner) => inner.isRequired);
  const isOff = alternative !== undefined && value === alternative;
  const isAddedAtOnce =
    isWhole && alternative === undefined && !excludedBy && picker?.replaces !== "group";
  const acts = { field, onChange: () => setChangedHere(true) };
  if (isAddedAtOnce) {
    return (
      <Group field={field} takesFocus={isChangedHere}>
        <Absent {...acts} />
      </Group>
    );
  }
  const isOpen = isGiven && (path.length <= maxOpenDepth || isChangedHere);
  return (
    <Foldable title={label} paths={[path]} isOpen={isOpen}>
      <Group field={field} takesFocus={isChangedHere}>
        {alternative !== undefined && <Switch field={field} isOff={isOff} />}
        {isWhole ? <Absent {...acts} /> : !isOff && <Given {...acts} />}
      </Group>
    </Foldable>
  );
}

/** The deepest groups that are open at first: those of a section itself. */
const maxOpenDepth = 2;

interface GroupProps {
  field: GroupField;
  /** True if it takes the focus of what was in its place, such as the form by which it was added. */
  takesFocus: boolean;
  children: ReactNode;
}

function Group({ field, takesFocus, children }: GroupProps): ReactNode {
  const { notesId, problems, row } = useField(field);
  const { ref } = row;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost once, where another element was
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    const first = ref.current?.querySelector<HTMLElement>("input, textarea, select, button");
    first?.focus();
    // The first letter replaces the words that it began with.
    if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
  }, []);
  return (
    <Row {...row} role="group" aria-label={field.label} aria-describedby={notesId}>
      <Notes id={notesId} help={field.help} problems={problems} />
      {children}
    </Row>
  );
}

interface Acts {
  field: GroupField;
  /** Is called before the group is added or removed here. */
  onChange: () => void;
}

function Given({ field, onChange }: Acts): ReactNode {
  const { edits } = useForm();
  const { label, value, isRequired, path } = field;
  // An entry of a list has its buttons in the list.
  const canGo = value !== undefined && !isRequired && typeof path.at(-1) !== "number";
  return (
    <>
      <GroupFields field={field} />
      <Line>
        {canGo && (
          <Button
            type="button"
            aria-label={`Remove: ${label}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest("details")?.querySelector("summary")?.focus();
              onChange();
              edits.remove(field);
            }}
          >
            Remove
          </Button>
        )}
      </Line>
    </>
  );
}

function Absent({ field, onChange }: Acts): ReactNode {
  const { edits, schemas } = useForm();
  if (field.excludedBy) {
    return <p>Only one of this and “{field.excludedBy}” can stand here. Remove the other first.</p>;
  }
  // A picked value includes everything that it needs.
  if (field.picker?.replaces === "group") {
    return (
      <Line>
        <PickButton field={field} />
      </Line>
    );
  }
  const words = `Add ${field.label.toLowerCase()}`;
  const joining = joiningValue(field);
  if (joining !== undefined) {
    const add = () => {
      onChange();
      void edits.set(field, joining);
    };
    return (
      <Line>
        <Button type="button" onClick={add}>
          {words}
        </Button>
      </Line>
    );
  }
  return (
    <Line>
      <DraftButton
        words={words}
        path={field.path}
        build={(value) => ({
          ...{ ...field, value, isRequired: true },
          fields: listFields(schemas, field.place, value, field.path),
        })}
        add={(value) => {
          onChange();
          return edits.set(field, value);
        }}
      />
    </Line>
  );
}

/** A switch for a group that `false` may replace. */
function Switch({ field, isOff }: { field: GroupField; isOff: boolean }): ReactNode {
  const { edits } = useForm();
  const change = (isOn: boolean) =>
    isOn ? edits.remove(field) : edits.set(field, field.alternative);
  return (
    <label>
      <input
        type="checkbox"
        checked={!isOff}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />{" "}
      On
    </label>
  );
}
