import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { FieldView } from "../FieldView.tsx";
import type { Field, GroupField } from "../fields/field.ts";

const Parts = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))",
  alignItems: "start",
});

/** The order in which the parts of a price are read. */
const order = ["before", "lead", "amount", "terms", "note"];

/** The parts of a price, which are a word or two each, beside each other as they are read. */
export function PriceFields({ field }: { field: GroupField }): ReactNode {
  const rankOf = ({ path }: Field) => order.indexOf(String(path.at(-1)));
  return (
    <Parts>
      {field.fields
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map((part) => (
          <FieldView key={String(part.path.at(-1))} field={part} />
        ))}
    </Parts>
  );
}
