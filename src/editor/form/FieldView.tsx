import { memo, type ReactNode } from "react";
import { controlOf } from "./controls/byDefinition.ts";
import { GroupControl } from "./controls/GroupControl.tsx";
import type { Field } from "./fields/field.ts";

/** A field with its control, by its kind and its definition. */
export const FieldView = memo(function FieldView({ field }: { field: Field }): ReactNode {
  if (field.kind === "group") return <GroupControl field={field} />;
  const Control = controlOf(field.kind, field.definitions);
  return <Control field={field} />;
});
