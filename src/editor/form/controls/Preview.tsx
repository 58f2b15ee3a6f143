import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { endsIn, pictureEndings } from "../../../shared/fileEndings.ts";
import { base } from "../../site/ask.ts";
import { type Field, isPicturePath } from "../fields/field.ts";

const Picture = styled.img({
  justifySelf: "start",
  maxWidth: "100%",
  maxHeight: 120,
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  // A mark for the day and one for the night can both be seen on it.
  background: "#7c828c",
});

/** The picture that a field names, or that counts where it names none. Other fields have none. */
export function Preview({ field }: { field: Field }): ReactNode {
  const path = field.value ?? field.defaultValue;
  if (!isPicturePath(field) || typeof path !== "string") return null;
  if (!path.startsWith("/") || !endsIn(path, pictureEndings)) return null;
  return <Picture src={base.slice(0, -1) + path} alt="" />;
}
