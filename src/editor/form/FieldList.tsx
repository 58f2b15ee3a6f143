import { type ReactNode, useState } from "react";
import { Foldable } from "./controls/Foldable.tsx";
import { FieldView } from "./FieldView.tsx";
import type { Field, GroupField } from "./fields/field.ts";
import { foldedNames } from "./fields/foldedNames.ts";

/** The fields of a group: first those that it has, needs or chooses among, and the others in a part that opens. */
export function FieldList({ fields }: { fields: readonly Field[] }): ReactNode {
  // A field stays where it is while the form is open, though its value comes and goes.
  const [folded] = useState(() => foldedNames(fields));
  const isFolded = ({ path }: Field) => folded.has(path.at(-1));
  const others = fields.filter(isFolded);
  return (
    <>
      {fields
        .filter((field) => !isFolded(field))
        .map((field) => (
          <FieldView key={String(field.path.at(-1))} field={field} />
        ))}
      {others.length > 0 && (
        <Foldable title="More settings" paths={others.map(({ path }) => path)}>
          {others.map((field) => (
            <FieldView key={String(field.path.at(-1))} field={field} />
          ))}
        </Foldable>
      )}
    </>
  );
}

/** The fields of a group whose definition has no control of its own. */
export function FieldsOfGroup({ field }: { field: GroupField }): ReactNode {
  return <FieldList fields={field.fields} />;
}
