import type { ReactNode } from "react";
import { FieldView } from "../FieldView.tsx";
import type { ChoiceField, Field, ListField } from "../fields/field.ts";
import { TypefaceControl } from "./TypefaceControl.tsx";

/** The typefaces of a page: for each use one that comes along, or files of the author's own. */
export function FontFields({ fields }: { fields: readonly Field[] }): ReactNode {
  const filesFor = (choice: Field) =>
    fields.filter(isList).find(({ path }) => path.at(-1) === `${choice.path.at(-1)}Files`);
  const isShown = (list: Field) => fields.some((each) => isChoice(each) && filesFor(each) === list);
  return fields.map((field) => {
    const files = isChoice(field) ? filesFor(field) : undefined;
    const key = String(field.path.at(-1));
    if (isChoice(field) && files) return <TypefaceControl key={key} choice={field} files={files} />;
    return isShown(field) ? null : <FieldView key={key} field={field} />;
  });
}

const isChoice = (field: Field): field is ChoiceField => field.kind === "choice";

const isList = (field: Field): field is ListField => field.kind === "list";
