import styled from "@emotion/styled";
import { from } from "../../theme/conditions.ts";
import { takeTurns } from "../../theme/pastel.ts";
import { space } from "../../theme/space.ts";
import { Container } from "../../ui/Container.ts";
import { Reveal } from "../../ui/Reveal.tsx";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(7),
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    gap: space(8),
    "> :nth-of-type(1)": { position: "sticky", insetBlockStart: "7rem", alignSelf: "start" },
  },
});

export const Grid = styled(Reveal)({
  display: "grid",
  gap: `${space(6)} ${space(5)}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

export const Item = styled.li({
  ...takeTurns,
  display: "grid",
  alignContent: "start",
  gap: space(1),
  paddingBlockStart: space(4),
  borderBlockStart: "1px solid var(--line)",
  h3: { marginBlockStart: space(2), fontSize: "var(--size-xl)" },
  p: { color: "var(--muted)" },
});
