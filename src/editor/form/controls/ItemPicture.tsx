import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { endsIn, pictureEndings } from "../../../shared/fileEndings.ts";
import { base } from "../../site/ask.ts";
import { type Field, isPicturePath } from "../fields/field.ts";

const Picture = styled.img({
  width: 32,
  height: 24,
  marginInlineEnd: "calc(2 * var(--space))",
  borderRadius: 3,
  background: "var(--ground)",
  objectFit: "cover",
  verticalAlign: "middle",
});

/** The first picture of an entry of a list, small. Entries without one have none. */
export function ItemPicture({ field }: { field: Field }): ReactNode {
  const path = pictureOf(field);
  if (!path?.startsWith("/") || !endsIn(path, pictureEndings)) return null;
  return <Picture src={base.slice(0, -1) + path} alt="" loading="lazy" />;
}

function pictureOf(field: Field): string | undefined {
  if (isPicturePath(field)) return typeof field.value === "string" ? field.value : undefined;
  if (field.kind !== "group") return undefined;
  return field.fields.map(pictureOf).find((path) => path !== undefined);
}
