import { memo, type ReactNode } from "react";
import { controlOf } from "./controls/byDefinition.ts";
import { GroupControl } from "./controls/GroupControl.tsx";
import { OwnControl, ownControlOf } from "./controls/OwnControl.tsx";
import type { Field } from "./fields/field.ts";

/** A field with its control: one of the site's own, or else that of its kind and its definition. */
export const FieldView = memo(function FieldView({ field }: { field: Field }): ReactNode {
  const own = ownControlOf(field);
  if (own) return <OwnControl field={field} control={own} />;
  if (field.kind === "group") return <GroupControl field={field} />;
  const Control = controlOf(field.kind, field.definitions);
  return <Control field={field} />;
});
