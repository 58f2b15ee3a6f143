import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Fragment, type ReactNode } from "react";
import { moving } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";

const pass = keyframes({ to: { translate: "calc(-100% - var(--gap))" } });
const passBack = keyframes({ to: { translate: "calc(100% + var(--gap))" } });

/** An endless row, or with reduced motion its first half, as a wall. */
const Row = styled.div<{ copies: number }>({
  "--gap": space(7),
  "> [aria-hidden]": { display: "none" },
  [moving]: {
    display: "flex",
    gap: "var(--gap)",
    overflow: "hidden",
    marginBlockStart: space(3),
    paddingBlock: space(1),
    maskImage: "linear-gradient(90deg, transparent, #000 8% 92%, transparent)",
    // Both selectors: the rule above that hides the second half is as specific as this, and more specific
    // than `ul` alone.
    "> ul, > [aria-hidden]": {
      display: "flex",
      flex: "none",
      flexWrap: "nowrap",
      justifyContent: "space-around",
      gap: "var(--gap)",
      minInlineSize: "100%",
      whiteSpace: "nowrap",
      margin: 0,
      "> li": { margin: 0 },
      animation: `${pass} 40s linear infinite`,
    },
    "&:is(:hover, :focus-within) > ul, &:has(+ label :checked) > ul": {
      animationPlayState: "paused",
    },
    "&:dir(rtl) > ul": { animationName: passBack },
    // Back at the start, because names that have moved out cannot be scrolled to.
    "&:has(:focus-visible)": { overflowX: "auto", scrollbarWidth: "none" },
    "&:has(:focus-visible) > ul": { animationName: "none" },
  },
});

/** A row of few names: each list of them is as wide as its share of the row, and takes its share of the time. */
const ShortRow = styled(Row)(({ copies }) => ({
  [moving]: {
    "&& > ul": { minInlineSize: `${100 / copies}%`, animationDuration: `${40 / copies}s` },
  },
}));

const Pause = styled.label({
  display: "none",
  [moving]: {
    display: "flex",
    alignItems: "center",
    gap: space(1),
    inlineSize: "fit-content",
    minBlockSize: "2.75rem",
    marginInline: "auto",
    fontSize: "var(--size-s)",
    color: "var(--muted)",
    input: { inlineSize: "1.125rem", blockSize: "1.125rem", accentColor: "var(--accent)" },
  },
});

interface PassingRowProps {
  /** The number of copies: lists of few entries have several, or they would be a row of gaps. */
  copies: number;
  /** The words on the switch that stops the row. */
  pause: string;
  /** Renders the list, or a copy of it, which screen readers skip. */
  renderList: (isCopy: boolean) => ReactNode;
}

/** A list that passes by without an end, and can be paused. Visitors who ask for less motion see the list. */
export function PassingRow({ copies, pause, renderList }: PassingRowProps) {
  const Track = copies > 1 ? ShortRow : Row;
  return (
    <>
      <Track copies={copies}>
        {renderList(false)}
        {Array.from({ length: copies }, (_, index) => (
          <Fragment key={index}>{renderList(true)}</Fragment>
        ))}
      </Track>
      <Pause>
        <input type="checkbox" /> {pause}
      </Pause>
    </>
  );
}
