import styled from "@emotion/styled";
import type { Card } from "../contract/schema.gen.ts";
import { space } from "../theme/space.ts";
import { IconTile } from "./IconTile.tsx";

const Body = styled.div({
  display: "grid",
  alignContent: "start",
  gap: space(1.5),
  blockSize: "100%",
  padding: space(4),
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-low)",
  h3: { marginBlockStart: space(1.5), fontSize: "var(--size-xl)" },
  p: { color: "var(--muted)" },
});

/** A card that stands by itself: an icon, a title and a sentence or two. */
export function IconCard({ icon, title, description }: Card) {
  return (
    <Body>
      <IconTile name={icon} />
      <h3>{title}</h3>
      <p>{description}</p>
    </Body>
  );
}
