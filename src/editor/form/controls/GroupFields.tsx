import type { ReactNode } from "react";
import type { GroupField } from "../fields/field.ts";
import { controlOf } from "./byDefinition.ts";

/** The fields of a group, in the way of its definition. */
export function GroupFields({ field }: { field: GroupField }): ReactNode {
  const Fields = controlOf(field.kind, field.definitions);
  return <Fields field={field} />;
}
