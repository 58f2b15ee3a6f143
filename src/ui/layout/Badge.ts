import styled from "@emotion/styled";

/** A word or two on a coloured ground. */
export const Badge = styled.span({
  padding: "0.15em 0.9em",
  borderRadius: "var(--pill, 99px)",
  background: "var(--mint)",
  color: "var(--on-pastel)",
  fontSize: "var(--size-s)",
  fontWeight: "var(--strong)",
});

/** The same above the title of a card. */
export const CardBadge = styled(Badge)({ inlineSize: "fit-content" });
