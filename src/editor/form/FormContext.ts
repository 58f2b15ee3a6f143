import { createContext, use } from "react";
import type { Schemas } from "../../schema/fields.ts";
import type { Box, Problem } from "../../shared/editor.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Field, ListField } from "./field.ts";

/** The changes that a form makes. */
export interface FormEdits {
  /** A value while it is being written: shown at once, saved after a moment. */
  change(field: Field, value: unknown): void;
  /** Saves what was written. */
  keep(): void;
  set(field: Field, value: unknown): void;
  remove(field: Field): void;
  insert(list: ListField, value: unknown): void;
  move(list: ListField, from: number, to: number): void;
  duplicate(item: Field): void;
}

/** What is picked: a value by the definition that describes it, and the rectangle of its button. */
export interface Pick {
  kind: string;
  path: FieldPath;
  box: Box;
}

/** The form around a field. */
export interface FormState {
  schemas: Schemas;
  edits: FormEdits;
  problems: readonly Problem[];
  selected?: FieldPath | undefined;
  /** The id of the list of files that a field may name. */
  filesId?: string;
  /** Selects the value in the page. */
  select(path: FieldPath): void;
  pick?: ((pick: Pick) => void) | undefined;
  fix(problem: Problem): void;
  say(words: string, isUrgent?: boolean): void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around a component. */
export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error("There is no form around this field.");
  return form;
}
