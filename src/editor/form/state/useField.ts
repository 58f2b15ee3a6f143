import { type FocusEvent, type RefObject, useEffect, useId, useRef } from "react";
import type { Problem } from "../../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { nameOfField } from "../../site/nameOfField.ts";
import type { Field } from "../fields/field.ts";
import { isProblemInside, problemsAt } from "../fields/problems.ts";
import { useForm } from "./FormContext.ts";

/** The parts that tie a field's row, control and words together. */
interface FieldParts {
  id: string;
  notesId: string;
  problems: Problem[];
  row: {
    ref: RefObject<HTMLDivElement | null>;
    "data-field": string;
    "data-selected": true | undefined;
    onFocus: (event: FocusEvent) => void;
  };
}

/** Ties a field to its words and to the page: focus selects its value there, and what is selected there comes into view. */
export function useField(field: Field): FieldParts {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { problems, selected, select } = useForm();
  const isSelected = selected && nameOfField(selected) === nameOfField(field.path);
  useEffect(() => {
    const isFocused = ref.current?.contains(document.activeElement);
    if (isSelected && !isFocused) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  return {
    id,
    notesId: `${id}-notes`,
    problems: problemsAt(field, problems),
    row: {
      ref,
      "data-field": nameOfField(field.path),
      "data-selected": isSelected || undefined,
      onFocus(event) {
        event.stopPropagation();
        if (!isSelected) select(field.path);
      },
    },
  };
}

/** True if what is selected in the page is the value or inside it. */
export function useHoldsSelected(path: FieldPath): boolean {
  const { selected } = useForm();
  return (
    selected !== undefined && selected.length >= path.length && isProblemInside(selected, path)
  );
}
