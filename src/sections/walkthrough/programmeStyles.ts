import styled from "@emotion/styled";
import { from, print, space } from "../../theme/index.ts";
import { BigNumber } from "./stepLineStyles.ts";

/** A day beside its steps where there is room. */
export const ProgrammeDay = styled.li({
  display: "grid",
  borderBlockStart: "1px solid var(--line)",
  "> ol > :nth-of-type(1)": { borderBlockStart: 0 },
  "> *": { minInlineSize: 0 },
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
    columnGap: space(6),
    "> ol": { gridColumn: 2 },
  },
  [print]: { breakInside: "auto" },
});

/** The day, which stays in view while its steps pass. */
export const Day = styled.time({
  paddingBlockStart: space(4),
  fontFamily: "var(--display)",
  fontSize: "var(--size-2xl)",
  fontWeight: "var(--weight)",
  lineHeight: 1.2,
  textWrap: "balance",
  [from.laptop]: {
    position: "sticky",
    insetBlockStart: "4.5rem",
    alignSelf: "start",
    paddingBlockEnd: space(4),
  },
});

/** Words in the place of a time. */
export const TimeLabel = styled(BigNumber)({ fontSize: "var(--size-l)", lineHeight: 1.6 });

/** The time of a step. */
export const Time = TimeLabel.withComponent("time");
