import type { FieldPath } from "../../shared/fieldPath.ts";

/** The name by which the document knows a field of a form, by its path. */
export const nameOfField = (path: FieldPath): string => path.join(" ");
