import styled from "@emotion/styled";
import type { Picture } from "../../section.ts";
import { from, hovering, print, space } from "../../theme/index.ts";
import { Anchor, Reveal } from "../../ui/index.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";

const List = styled(Reveal)<{ count: number }>({
  display: "grid",
  gap: `${space(4)} ${space(2)}`,
  "* + &": { marginBlockStart: space(6) },
});

/** Two side by side on a phone, where the first of an odd number spans both columns. */
const inColumns = (most: number) =>
  styled(List)(
    {
      gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 34%), 1fr))",
      "> :where(:first-of-type:nth-last-of-type(odd))": { gridColumn: "1 / -1" },
      "> li > figure img": { aspectRatio: "var(--ratio, 4 / 3)", objectFit: "cover" },
      "[data-cut-out] img": { objectFit: "contain", padding: space(2) },
    },
    fillRows(
      { tablet: Math.min(most, 3), laptop: most },
      { tablet: { columnGap: space(3), "> *": { gridColumn: "auto" } } },
    ),
  );

/** The grids by their number of columns. */
export const grids = { 2: inColumns(2), 3: inColumns(3), 4: inColumns(4) } as const;

/** One picture alone, which is not cropped. It has its size before it has loaded. */
export const Single = styled(List, { shouldForwardProp: (name) => name !== "picture" })<{
  picture: Picture;
}>(({ picture: { width, height } }) => ({
  "> li > figure": {
    inlineSize: `min(100%, max(20rem, ${width}px), min(44rem, 85svh)*${width}/${height})`,
    marginInline: "auto",
  },
}));

export const Opener = styled.button({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  overflow: "hidden",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  cursor: "zoom-in",
  img: { inlineSize: "100%" },
  "> svg": {
    position: "absolute",
    insetInlineEnd: space(1),
    insetBlockEnd: space(1),
    padding: "0.4em",
    borderRadius: "50%",
    background: "var(--surface)",
    color: "var(--text)",
    [print]: { display: "none" },
    [hovering]: { opacity: 0 },
  },
  [hovering]: { "&:hover > svg, &:focus-visible > svg": { opacity: 1 } },
});

export const Caption = styled.figcaption({
  marginBlockStart: space(1),
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});

const withoutPopovers = "@supports not selector(:popover-open)";

/** The link to the picture's file. */
export const PlainLink = styled(Anchor)({
  display: "none",
  [withoutPopovers]: { display: "block", textDecorationLine: "underline" },
});

/** Over the whole page, which does not scroll meanwhile. */
export const Popover = styled.div({
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  padding: `${space(9)} ${space(2)} ${space(3)}`,
  border: 0,
  background: "var(--background)",
  color: "var(--text)",
  [withoutPopovers]: { display: "none" },
  ":root:has(&:popover-open)": { overflow: "hidden" },
  [from.tablet]: { paddingInline: space(9) },
});

/** Closes the picture wherever the visitor chooses a place beside it. */
export const Closer = styled.button({
  position: "absolute",
  inset: 0,
  cursor: "zoom-out",
  svg: {
    position: "absolute",
    insetInlineEnd: space(2),
    insetBlockStart: space(2),
    padding: "0.75em",
    borderRadius: "50%",
    border: "1px solid var(--line)",
    background: "var(--surface)",
  },
  "&:focus-visible": {
    outline: 0,
    svg: { outline: "3px solid var(--accent-text)", outlineOffset: 3 },
  },
});

/** The picture and its caption, between which the button is reached. */
export const Whole = styled.figure({
  position: "relative",
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  justifyItems: "center",
  gap: space(1),
  blockSize: "100%",
  pointerEvents: "none",
  picture: { display: "contents" },
  // It would have a row of its own.
  source: { display: "none" },
  img: { alignSelf: "center", maxBlockSize: "100%", borderRadius: "var(--radius-s)" },
  "img, figcaption": { pointerEvents: "auto" },
  "&[data-vector] img": { inlineSize: "100%", blockSize: "100%", objectFit: "contain" },
  figcaption: { marginBlockStart: 0, textAlign: "center", textWrap: "balance" },
});
