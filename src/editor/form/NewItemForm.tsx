import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { withValue } from "../pending/withValue.ts";
import { nameOfField } from "../site/nameOfField.ts";
import type { PickedDraft } from "../site/session.ts";
import { GroupFields } from "./controls/GroupFields.tsx";
import { Button, ErrorText, FieldSet, Line, MainButton } from "./controls/parts.ts";
import { FieldView } from "./FieldView.tsx";
import type { Field } from "./fields/field.ts";
import { completeValue, findMissing, initialValue } from "./fields/initialValue.ts";
import { createDraftEdits } from "./state/createDraftEdits.ts";
import { FormContext, type FormDrafts, type FormState, useForm } from "./state/FormContext.ts";

interface Props {
  /** The words on the button that begins it. */
  words: string;
  /** The path by which the draft is found again: that of the value, or of the list that it is added to. */
  path: FieldPath;
  /** The reason why nothing can be added. */
  refusal?: string | undefined;
  /** The field of what is added, with a value that it has so far. */
  build: (value: unknown) => Field;
  /** Resolves to false if it was refused. */
  add: (value: unknown) => Promise<boolean>;
}

/**
 * A button that opens the form of something new. It is written into the file by Add, by Enter, or when the form is left,
 * once it has all that it needs; until then it is kept as a draft.
 */
export function DraftButton({ words, refusal, ...draft }: Props): ReactNode {
  const { drafts } = useForm();
  const [isOpen, setOpen] = useState(drafts.find(draft.path) !== undefined);
  // A draft that is found again leaves the focus where it is, such as in the outline.
  const [isBegun, setBegun] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const begin = () => {
    setBegun(true);
    setOpen(true);
  };
  if (isOpen) {
    return <Draft {...draft} words={words} isBegun={isBegun} close={() => setOpen(false)} />;
  }
  return (
    <Button
      type="button"
      ref={button}
      aria-disabled={refusal !== undefined || undefined}
      title={refusal}
      onClick={() => refusal === undefined && begin()}
    >
      {words}
    </Button>
  );
}

/** `isBegun` is true if its author has just begun it. */
type DraftProps = Omit<Props, "refusal"> & { isBegun: boolean; close: () => void };

function Draft({ words, path, build, add, isBegun, close }: DraftProps): ReactNode {
  const form = useForm();
  const { drafts } = form;
  const [value, setValue] = useState(
    () => drafts.find(path)?.value ?? initialValue(build(undefined)),
  );
  const [refusal, setRefusal] = useState("");
  const set = useRef<HTMLFieldSetElement>(null);
  // The place of the draft is that of its start. With another, its fields would be new ones, without the focus.
  const [buildThere] = useState(() => build);
  const field = buildThere(value);
  const missing = findMissing(field);
  const needed = missing?.label;
  const update = (next: (draft: unknown) => unknown) => setValue(next);
  const base = nameOfField(field.path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `base` represents the path
  const edits = useMemo(() => createDraftEdits(field.path, update), [base]);
  const start = useRef(value);
  const label = words.replace(/^Add (an? )?/, "");
  useEffect(() => {
    if (value === start.current) return;
    const reason = needed === undefined ? "It is not added yet." : `“${needed}” is needed.`;
    drafts.hold(path, { label, value, reason });
  }, [drafts, path, label, value, needed]);
  useEffect(() => {
    if (isBegun) set.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [isBegun]);
  const isOnItsWay = useRef(false);
  const isSent = useRef(false);
  useEffect(() => {
    // It has arrived, though its answer has not.
    if (isSent.current && !isOnItsWay.current && !drafts.find(path)) close();
  });
  const put = async () => {
    isOnItsWay.current = true;
    const whole = completeValue(field, value);
    drafts.send(path, whole);
    isSent.current = true;
    const isAdded = await add(whole);
    isOnItsWay.current = false;
    if (isAdded) drafts.release(path);
    return isAdded;
  };
  const finish = async () => {
    if (!missing) {
      if (await put()) close();
      return;
    }
    setRefusal(`“${needed}” is needed.`);
    const row = set.current?.querySelector(`[data-field="${nameOfField(missing.path)}"]`);
    row?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
  };
  const leave = () => {
    drafts.release(path);
    close();
  };
  /** Adds what is whole, when everything is to be saved or the form is left. */
  const finishWhole = (isLeft: boolean) => {
    // The form is left, too, once what it adds is shown in its place.
    if (isOnItsWay.current || !drafts.find(path) || missing) return;
    return isLeft ? put() : finish();
  };
  const latest = useRef(finishWhole);
  latest.current = finishWhole;
  useEffect(() => {
    const stop = drafts.onFinish(() => latest.current(false));
    return () => {
      stop();
      latest.current(true);
    };
  }, [drafts]);
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    const isLine = target instanceof HTMLTextAreaElement && event.defaultPrevented;
    if (event.key !== "Enter" || !(isLine || target instanceof HTMLInputElement)) return;
    // Enter has left the control for the next one.
    if (document.activeElement !== target) return;
    event.preventDefault();
    finish();
  };
  const draft: PickedDraft = {
    read: (path) => dataAt(value, path.slice(field.path.length)),
    set: (path, given) =>
      setValue((value: unknown) => withValue(value, path.slice(field.path.length), given)),
  };
  const around: FormState = {
    ...{ ...form, edits, problems: [], selected: undefined, drafts: noDrafts },
    addPictures: undefined,
    select() {},
    pick: (kind, path, box, inner = draft) => form.pick(kind, path, box, inner),
  };
  return (
    <FormContext value={around}>
      <FieldSet ref={set} data-form aria-label={words} style={{ width: "100%" }} onKeyDown={press}>
        {field.kind === "group" ? <GroupFields field={field} /> : <FieldView field={field} />}
        <div role="alert">{refusal && <ErrorText>{refusal}</ErrorText>}</div>
        <Line>
          <MainButton type="button" onClick={finish}>
            Add
          </MainButton>
          <Button type="button" onClick={leave}>
            Cancel
          </Button>
        </Line>
      </FieldSet>
    </FormContext>
  );
}

/** The drafts of the fields of something new: they are parts of its own. */
const noDrafts: FormDrafts = {
  find: () => undefined,
  hold() {},
  release() {},
  send() {},
  onFinish: () => () => {},
};
