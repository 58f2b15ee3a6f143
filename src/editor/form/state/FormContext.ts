import { createContext, use } from "react";
import type { Schemas } from "../../../schema/schemaNode.ts";
import type { Problem } from "../../../shared/editor/endpoint.ts";
import type { Box } from "../../../shared/editor/messages.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { HeldDraft } from "../../site/saving.ts";
import type { PickedDraft, ValuePicking } from "../../site/session.ts";
import type { Field, ListField } from "../fields/field.ts";

/** The changes that a form makes. */
export interface FormEdits {
  /** A value while it is being written: shown at once, saved after a moment. `seen` is the last that its author saw. */
  change(field: Field, value: unknown, seen: unknown): void;
  /** Saves what was written. */
  keep(): void;
  /** Resolves to false if the value was refused. */
  set(field: Field, value: unknown): Promise<boolean>;
  /** Sets a value and removes another that it takes the place of, as one action. */
  replace(old: Field, field: Field, value: unknown): void;
  /** Removes a value. `seen` is the last that its author saw, where that is not the one of the field. */
  remove(field: Field, seen?: { value: unknown }): void;
  /** Resolves to false if the value was refused. */
  insert(list: ListField, value: unknown): Promise<boolean>;
  /** The same with several entries, at the end of the list and as one action. */
  insertAll(list: ListField, values: readonly unknown[]): Promise<boolean>;
  move(list: ListField, from: number, to: number): void;
  duplicate(item: Field): void;
}

/** A draft of a field, by the name of the field. */
export type FieldDraft = Pick<HeldDraft, "label" | "value" | "seen" | "reason">;

/** The drafts of the controls of a form, which no file can hold yet. They survive that the form is left. */
export interface FormDrafts {
  find(path: FieldPath): FieldDraft | undefined;
  hold(path: FieldPath, draft: FieldDraft): void;
  release(path: FieldPath): void;
  /** Notes that something new is on its way to its place, or to its list. */
  send(path: FieldPath, value: unknown): void;
  /** Calls a function when everything is to be saved, until the returned function is called. */
  onFinish(finish: () => unknown): () => void;
}

/** The form around a field. */
export interface FormState {
  schemas: Schemas;
  edits: FormEdits;
  problems: readonly Problem[];
  selected?: FieldPath | undefined;
  drafts: FormDrafts;
  /** The id of the list of files that a field may name. */
  filesId?: string;
  /** Selects the value in the page. */
  select(path: FieldPath): void;
  /** Opens the picker of a value beside a button. */
  pick(kind: ValuePicking["kind"], path: FieldPath, box: Box, draft?: PickedDraft): void;
  /** Uploads pictures, and makes entries of a list of them; undefined where lists take none at once. */
  addPictures?: ((list: ListField, files: readonly File[]) => void) | undefined;
  fix(problem: Problem): void;
  announce(words: string, isUrgent?: boolean): void;
  /** Announces something about what is saved next. */
  remarkNext(words: string): void;
}

/** The form around a component, for those inside it. */
export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around a component. */
export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error("There is no form around this field.");
  return form;
}
