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
  blockSize: "clamp(4rem, 11vw, 10rem)",
  overflow: "visible",
  fill: "none",
  stroke: "var(--highlight)",
  strokeWidth: 3,
  strokeLinecap: "round",
  "&:dir(rtl)": { scale: "-1 1" },
});

export const Lines = styled.div({
  display: "grid",
  gap: space(4),
  fontFamily: "var(--display)",
  fontSize: "var(--size-2xl)",
  lineHeight: 1.28,
  letterSpacing: "-0.012em",
  [from.laptop]: { marginInlineStart: "33.333%" },
});
