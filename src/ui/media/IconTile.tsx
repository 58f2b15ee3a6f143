import styled from "@emotion/styled";
import { Icon } from "./Icon.tsx";

const Tile = styled.span({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.9em",
  aspectRatio: "1",
  flexShrink: 0,
  borderRadius: "var(--tile, 34%)",
  background: "var(--pastel, var(--mint))",
  color: "var(--pastel-ink, var(--mint-ink))",
  fontSize: "1.75rem",
});

/** An icon on a tile in the pastel of its card. */
export function IconTile({ name }: { name: string }) {
  return (
    <Tile>
      <Icon name={name} />
    </Tile>
  );
}
