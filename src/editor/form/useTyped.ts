import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { asText } from "../../shared/lookUp.ts";
import { useForm } from "./FormContext.ts";
import { faultOf } from "./faultOf.ts";
import type { Field } from "./field.ts";
import { focusNext } from "./focusNext.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Writing {
  text: string;
  /** The value when writing began. */
  start: unknown;
}

/** Reads what is written into a control; undefined if it is empty, and a sentence if it cannot be read. */
type Read = (control: Control) => { value: string | number | undefined } | { fault: string };

/**
 * The state and the handlers of a control that is written into. What fits is shown and saved while it is written, what
 * does not stays in the control with the reason. An emptied optional value is removed at the end, a required one comes
 * back.
 */
export function useTyped(field: Field, read: Read, isOneLine: boolean) {
  const { edits, say, savesLate } = useForm();
  const [writing, setWriting] = useState<Writing>();
  const [fault, setFault] = useState<string>();
  const { value, isRequired } = field;
  const isLate = savesLate || field.isName;

  const restore = (start: unknown) => {
    if (start !== value && start === undefined) edits.remove(field);
    else if (start !== value) edits.change(field, start);
    edits.keep();
  };
  const end = () => {
    setWriting(undefined);
    setFault(undefined);
  };
  const write = ({ currentTarget: control }: ChangeEvent<Control>) => {
    const start = writing ? writing.start : value;
    setWriting({ text: control.value, start });
    const taken = read(control);
    if ("fault" in taken) return setFault(taken.fault);
    if (taken.value === undefined) return setFault(isRequired ? needed(field) : undefined);
    const found = faultOf(field.schemas, taken.value);
    setFault(found);
    if (!found && taken.value !== value && !isLate) edits.change(field, taken.value);
  };
  const leave = ({ currentTarget: control }: { currentTarget: Control }) => {
    if (!writing) return;
    const taken = read(control);
    // A text that cannot be taken stays to be corrected.
    if ("fault" in taken) return;
    if (taken.value === undefined && isRequired) {
      say(`${needed(field)} The old one is back.`, true);
      restore(writing.start);
    } else if (taken.value === undefined) {
      if (value !== undefined) edits.remove(field);
    } else if (faultOf(field.schemas, taken.value)) return;
    else if (!isLate) edits.keep();
    else if (taken.value !== value) edits.set(field, taken.value);
    end();
  };
  const press = (event: KeyboardEvent<Control>) => {
    if (event.nativeEvent.isComposing) return;
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
  const shown = writing ? writing.text : value === undefined || value === null ? "" : asText(value);
  return {
    fault,
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
  return (field.kind !== "number" && faultOf(field.schemas, "")) || `“${field.label}” is needed.`;
}
