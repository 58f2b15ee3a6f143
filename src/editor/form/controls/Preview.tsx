import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { endsIn, pictureEndings } from "../../../shared/fileEndings.ts";
import { base } from "../../site/ask.ts";
import type { Field } from "../fields/field.ts";

const Picture = styled.img({
  justifySelf: "start",
  maxWidth: "100%",
  maxHeight: 120,
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--ground)",
});

const pictured = new Set(["asset", "portrait"]);

/** The picture that a field names, or that counts where it names none. Other fields have none. */
export function Preview({
  field: { value, defaultValue, pickerKind },
}: {
  field: Field;
}): ReactNode {
  const path = value ?? defaultValue;
  const isPicture = pickerKind && pictured.has(pickerKind) && typeof path === "string";
  if (!isPicture || !path.startsWith("/") || !endsIn(path, pictureEndings)) return null;
  return <Picture src={base.slice(0, -1) + path} alt="" />;
}
