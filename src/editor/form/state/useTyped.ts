import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { asText } from "../../../shared/lookUp.ts";
import { isSame } from "../../pending/change.ts";
import type { Field } from "../fields/field.ts";
import { validationMessage } from "../fields/validationMessage.ts";
import { useForm } from "./FormContext.ts";
import { focusNext } from "./focusNext.ts";

/** A control that is written into. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

interface TypedText {
  text: string;
  /** The value when writing began. */
  start: unknown;
  /** The last value of the field that its author saw. */
  seen: unknown;
  /** The value that the text represents; undefined while the text is a draft. */
  given?: { value: unknown };
}

/** One of several controls of a value. */
export interface Part {
  /** The label of a draft, which is restored by it. */
  label?: string;
  /** The text of the control for a value. */
  show?: (value: string) => string;
}

/** Reads what is written into a control; undefined if it is empty, and a sentence if it cannot be read. */
export type Read = (control: Control) => { value: string | number | undefined } | { fault: string };

const late = "It is saved when the field is left.";

/**
 * The state and the handlers of a control that is written into. What fits is shown and saved while it is written; what
 * does not stays in the control as a draft, with the reason. An emptied optional value is removed at the end, a required
 * one comes back. A value that somebody else has written is shown, unless the author's own is still a draft. `part` is
 * for one of several controls of a value.
 */
export function useTyped(
  field: Field,
  read: Read,
  isOneLine: boolean,
  { label = field.label, show = (text) => text }: Part = {},
) {
  const { edits, announce, drafts } = useForm();
  const { value, isRequired, path } = field;
  const findDraft = () => {
    const draft = drafts.find(path);
    return draft?.label === label ? draft : undefined;
  };
  const [writing, setWriting] = useState<TypedText | undefined>(() => {
    const draft = findDraft();
    if (!draft) return undefined;
    const known = draft.seen ? draft.seen.value : value;
    return { text: asText(draft.value), start: known, seen: known };
  });
  const [fault, setFault] = useState<string | undefined>(() => findDraft()?.reason);
  const control = useRef<Control>(null);

  const isOwn = writing && (!writing.given || isSame(writing.given.value, value));
  const seen = writing && !writing.given ? writing.seen : value;
  /** Brings back the value with which writing began, unless somebody else has written another meanwhile. */
  const restore = (start: unknown) => {
    if (!isOwn || !isSame(seen, value)) return;
    if (start !== value && start === undefined) edits.remove(field, { value: seen });
    else if (start !== value) edits.change(field, start, seen);
    edits.keep();
  };
  const end = () => {
    drafts.release(path);
    setWriting(undefined);
    setFault(undefined);
  };
  const write = ({ currentTarget }: ChangeEvent<Control>) => {
    control.current = currentTarget;
    const { value: text } = currentTarget;
    const start = writing ? writing.start : value;
    const taken = read(currentTarget);
    const found =
      "fault" in taken
        ? taken.fault
        : taken.value === undefined
          ? isRequired && needed(field)
          : validationMessage(field.schemas, taken.value);
    setFault(found || undefined);
    const given = "value" in taken && taken.value !== undefined && !found ? taken : undefined;
    if (given && !field.commitsOnBlur) {
      setWriting({ text, start, seen, given });
      drafts.release(path);
      if (!isSame(given.value, value)) edits.change(field, given.value, seen);
      return;
    }
    setWriting({ text, start, seen });
    drafts.hold(path, { label, value: text, seen: { value: seen }, reason: found || late });
  };
  /** Saves a text that fits. Resolves once a name is changed. */
  const commit = (written: Control): unknown => {
    if (!writing) return;
    const taken = read(written);
    // A text that cannot be taken stays to be corrected.
    if ("fault" in taken) return;
    if (taken.value === undefined && isRequired) return;
    if (taken.value !== undefined && validationMessage(field.schemas, taken.value)) return;
    end();
    if (taken.value === undefined) {
      if (value !== undefined) edits.remove(field, { value: seen });
    } else if (!field.commitsOnBlur) {
      // The browser fires no event when the last part of a date or a time is deleted.
      if (!writing.given && !isSame(taken.value, value)) edits.change(field, taken.value, seen);
      edits.keep();
    } else if (taken.value !== value) return edits.set(field, taken.value);
  };
  const leave = ({ currentTarget }: { currentTarget: Control }) => {
    if (!writing) return;
    const taken = read(currentTarget);
    if ("value" in taken && taken.value === undefined && isRequired) {
      const result = isSame(seen, value) ? "The old one is back." : "The one in the file stays.";
      announce(`${needed(field)} ${result}`, true);
      restore(writing.start);
      return end();
    }
    commit(currentTarget);
  };
  const latest = useRef(commit);
  latest.current = commit;
  useEffect(
    () => drafts.onFinish(() => control.current?.isConnected && latest.current(control.current)),
    [drafts],
  );
  const press = (event: KeyboardEvent<Control>) => {
    if (event.key === "Escape" && writing) {
      event.stopPropagation();
      restore(writing.start);
      end();
    }
    if (event.key !== "Enter" || event.altKey) return;
    if (!isOneLine && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // The control is left by that, unless it is the last one.
    if (!focusNext(event.currentTarget)) leave(event);
  };
  const shown = isOwn
    ? writing.text
    : value === undefined || value === null
      ? ""
      : show(asText(value));
  return {
    fault: isOwn ? fault : undefined,
    control: {
      value: shown,
      required: isRequired,
      onChange: write,
      onBlur: leave,
      onKeyDown: press,
    },
  };
}

/** The sentence that refuses an empty value: the schema's own, if it has one. */
function needed(field: Field): string {
  return (
    (field.kind !== "number" && validationMessage(field.schemas, "")) ||
    `“${field.label}” is needed.`
  );
}
