import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { dataAt } from "../../shared/wording.ts";
import type { PickedDraft } from "../site/session.ts";
import { withValue } from "../site/withValue.ts";
import { createDraftEdits } from "./createDraftEdits.ts";
import { FieldList } from "./FieldList.tsx";
import { FieldView } from "./FieldView.tsx";
import { FormContext, type FormState, useForm } from "./FormContext.ts";
import type { Field } from "./field.ts";
import { Button, Fault, FieldSet, Line, MainButton } from "./parts.ts";
import { findMissing, startOf } from "./startOf.ts";
import { nameOfField } from "./useField.ts";

interface Props {
  /** The words on the button that begins it. */
  words: string;
  /** The reason why nothing can be added. */
  refusal?: string | undefined;
  /** The field of what is added, with a value that it has so far. */
  build: (value: unknown) => Field;
  add: (value: unknown) => void;
}

/** A button that opens the form of something new. It is written into the file once it has all that it needs. */
export function DraftButton({ words, refusal, ...draft }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Draft {...draft} words={words} close={() => setOpen(false)} />;
  return (
    <Button
      type="button"
      ref={button}
      aria-disabled={refusal !== undefined || undefined}
      title={refusal}
      onClick={() => refusal === undefined && setOpen(true)}
    >
      {words}
    </Button>
  );
}

type DraftProps = Omit<Props, "refusal"> & { close: () => void };

function Draft({ words, build, add, close }: DraftProps): ReactNode {
  const form = useForm();
  const [value, setValue] = useState(() => startOf(build(undefined)));
  const [refusal, setRefusal] = useState("");
  const set = useRef<HTMLFieldSetElement>(null);
  // The place of the draft is that of its start. With another, its fields would be new ones, without the focus.
  const [buildThere] = useState(() => build);
  const field = buildThere(value);
  const base = nameOfField(field.path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for itself
  const edits = useMemo(() => createDraftEdits(field.path, setValue), [base]);
  useEffect(() => {
    set.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, []);
  const finish = () => {
    const missing = findMissing(field);
    if (!missing) {
      add(value);
      return close();
    }
    setRefusal(`“${missing.label}” is needed.`);
    const row = set.current?.querySelector(`[data-field="${nameOfField(missing.path)}"]`);
    row?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
  };
  const draft: PickedDraft = {
    read: (path) => dataAt(value, path.slice(field.path.length)),
    set: (path, given) =>
      setValue((value: unknown) => withValue(value, path.slice(field.path.length), given)),
  };
  const around: FormState = {
    ...{ ...form, edits, problems: [], selected: undefined },
    select() {},
    pick: (kind, path, box, inner = draft) => form.pick(kind, path, box, inner),
  };
  return (
    <FormContext value={around}>
      <FieldSet ref={set} data-form aria-label={words} style={{ width: "100%" }}>
        {field.kind === "group" ? <FieldList fields={field.fields} /> : <FieldView field={field} />}
        <div role="alert">{refusal && <Fault>{refusal}</Fault>}</div>
        <Line>
          <MainButton type="button" onClick={finish}>
            Add
          </MainButton>
          <Button type="button" onClick={close}>
            Cancel
          </Button>
        </Line>
      </FieldSet>
    </FormContext>
  );
}
