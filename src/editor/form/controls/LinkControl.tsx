import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { describeLink, nowhere } from "../../pickers/describeLink.ts";
import { useView } from "../../site/useSession.ts";
import type { TextField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import type { Control } from "../state/useTyped.ts";
import { Notes } from "./Notes.tsx";
import { PickButton } from "./PickButton.tsx";
import { Input, Label, Line, Row } from "./parts.ts";
import { readText } from "./readText.ts";
import { useTextParts } from "./TextControl.tsx";

const Destination = styled.p({
  overflow: "hidden",
  color: "var(--quiet)",
  fontSize: "var(--small)",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** The destination of a link, in words and as an address. One that is emptied leads nowhere yet. */
export function LinkControl({ field }: { field: TextField }): ReactNode {
  const { label, help, value, isRequired } = field;
  const { schemas } = useForm();
  const read = (control: Control) =>
    isRequired && control.value.trim() === "" ? { value: nowhere } : readText(control);
  const { notes, control, row } = useTextParts(field, true, read, {
    show: (text) => (text === nowhere ? "" : text),
  });
  const pattern = String(schemas.get("common.schema.json")?.definitions?.href?.pattern ?? "");
  const destination = useView(({ site, page }) =>
    site && typeof value === "string" ? describeLink(value, page, { site, schemas, pattern }) : "",
  );
  return (
    <Row {...row}>
      <Label htmlFor={control.id}>{label}</Label>
      {destination && value !== nowhere && <Destination>{destination}</Destination>}
      <Line>
        <Input
          {...control}
          type="text"
          spellCheck={false}
          placeholder={value === nowhere ? "Nowhere yet" : control.placeholder}
        />
        <PickButton field={field} />
      </Line>
      <Notes {...notes} help={help} />
    </Row>
  );
}
