import styled from "@emotion/styled";
import { from } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Container } from "../../ui/Container.ts";

export const Layout = styled(Container)({ display: "grid", gap: space(4) });

export const Title = styled.h2({
  fontSize: "var(--size-4xl)",
  lineHeight: 1.02,
  letterSpacing: "-0.03em",
});

export const Wave = styled.svg({
  inlineSize: "100%",
  blockSize: "clamp(3rem, 9vw, 7.5rem)",
  overflow: "visible",
  fill: "none",
  stroke: "var(--highlight)",
  strokeWidth: 3,
  strokeLinejoin: "round",
  path: { vectorEffect: "non-scaling-stroke" },
});

export const Line = styled.p({
  maxInlineSize: "46rem",
  fontFamily: "var(--display)",
  fontSize: "var(--size-2xl)",
  lineHeight: 1.25,
  letterSpacing: "-0.01em",
  [from.laptop]: { marginInlineStart: "auto" },
});
