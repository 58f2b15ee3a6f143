import styled from "@emotion/styled";
import { from } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Container } from "../../ui/Container.ts";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(7),
  alignItems: "center",
  "> *": { minInlineSize: 0 },
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: space(10),
    "&[data-side=left] > :nth-of-type(1)": { order: 1 },
  },
});

export const Copy = styled.div({ display: "grid", gap: space(4), justifyItems: "start" });

export const Slider = styled.div({
  inlineSize: "100%",
  maxInlineSize: "31rem",
  justifySelf: "center",
  picture: { overflow: "hidden", borderRadius: "var(--radius-l)" },
  img: { inlineSize: "100%" },
});

export const Still = styled.div({ img: { inlineSize: "100%" } });
