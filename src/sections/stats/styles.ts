import styled from "@emotion/styled";
import { space } from "../../theme/space.ts";

export const Grid = styled.dl({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  gap: `${space(5)} ${space(5)}`,
  marginBlockStart: space(6),
});

/** The same where nothing stands above it. */
export const TopGrid = styled(Grid)({ marginBlockStart: 0 });

/** The number stands above what it counts, and is read after it. */
export const Figure = styled.div({
  display: "grid",
  gridTemplateRows: "auto auto 1fr",
  paddingBlockStart: space(3),
  borderBlockStart: "2px solid var(--highlight)",
  dt: { gridRow: 2, fontWeight: 600, fontSize: "var(--size-l)", lineHeight: 1.3 },
  dd: { gridRow: 3, marginBlockStart: space(1), color: "var(--muted)" },
  "dt + dd": {
    gridRow: 1,
    marginBlock: `0 ${space(1)}`,
    color: "var(--text)",
    fontFamily: "var(--display)",
    fontSize: "var(--size-3xl)",
    fontWeight: 560,
    fontVariantNumeric: "lining-nums",
    letterSpacing: "-0.03em",
    lineHeight: 1.05,
  },
});

export const Note = styled.p({
  marginBlockStart: space(5),
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});
