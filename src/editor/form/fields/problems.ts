import type { Problem } from "../../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { Field } from "./field.ts";

/** True if a path is that of a value, or leads inside it. */
export const isProblemInside = (path: FieldPath, value: FieldPath): boolean =>
  value.every((step, index) => path[index] === step);

/** The problems of a value that no field inside it shows. */
export function problemsAt(field: Field, problems: readonly Problem[]): Problem[] {
  const inner = innerOf(field);
  return problems.filter(
    ({ path }) =>
      isProblemInside(path, field.path) && !inner.some((each) => isProblemInside(path, each.path)),
  );
}

/** The problems that belong to none of the fields. */
export const problemsBeside = (fields: readonly Field[], problems: readonly Problem[]): Problem[] =>
  problems.filter(({ path }) => !fields.some((field) => isProblemInside(path, field.path)));

/** The fields inside a field. */
export function innerOf(field: Field): readonly Field[] {
  if (field.kind === "group") return field.fields;
  return field.kind === "list" ? field.items : [];
}
