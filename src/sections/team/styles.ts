import styled from "@emotion/styled";
import { from, space } from "../../theme/index.ts";
import { Reveal } from "../../ui/index.ts";
import { alignRows, centerRows } from "../../ui/layout/fillRows.ts";
import { iconLink } from "../../ui/links/iconLink.ts";

const List = styled(Reveal)<{ count: number }>({
  display: "grid",
  gap: `${space(5)} ${space(4)}`,
  marginBlockStart: space(6),
});

/** People with texts, which are beside their pictures. */
export const Portraits = styled(List)(
  {
    "--avatar": "min(5.5rem, 22vw)",
    "> li": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "start",
      gap: space(2.5),
    },
  },
  alignRows({ tablet: 2, laptop: 3 }),
  // One person alone is shown larger.
  ({ count }) =>
    count === 1 && {
      maxInlineSize: "54rem",
      [from.tablet]: { "--avatar": "9rem", "> li": { gap: space(5) } },
    },
);

/** The width of a column of people without texts, so that two of them are not far apart. */
const column = 18;

/** People without texts, whose names are below their pictures. */
export const Faces = styled(List)(
  {
    "--avatar": "min(7rem, 32vw)",
    gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 34%), 1fr))",
    marginInline: "auto",
    textAlign: "center",
    "> li": { display: "grid", justifyItems: "center", alignContent: "start", gap: space(2) },
    ul: { justifyContent: "center" },
    // On a phone, the last of an odd number is centred.
    "> :where(:last-of-type:nth-of-type(odd))": { gridColumn: "1 / -1" },
  },
  centerRows({ tablet: 3, laptop: 4 }),
  ({ count }) => count < 4 && { maxInlineSize: `${count * column}rem` },
);

/** People with large pictures. */
export const Large = styled(List)(
  {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space(4)} ${space(2)}`,
    "> li": { display: "grid", alignContent: "start", gap: space(2) },
    // Initials in the place of a picture.
    "> li > span": {
      inlineSize: "100%",
      aspectRatio: "var(--ratio, 4 / 5)",
      borderRadius: "var(--radius)",
      fontSize: "var(--size-3xl)",
    },
  },
  alignRows({ tablet: 3, laptop: 4 }),
);

/** A large picture of a person. */
export const Portrait = styled.div({
  overflow: "hidden",
  borderRadius: "var(--radius)",
  background: "var(--accent-soft)",
  img: { inlineSize: "100%", aspectRatio: "var(--ratio, 4 / 5)", objectFit: "cover" },
});

/** A round crop, as wide as the initials of those who have no picture. */
export const Disc = styled.div({
  inlineSize: "var(--avatar)",
  overflow: "hidden",
  borderRadius: "50%",
  background: "var(--accent-soft)",
  img: { inlineSize: "100%", aspectRatio: "1", objectFit: "cover" },
});

export const Words = styled.div({
  display: "grid",
  gap: space(0.5),
  justifyItems: "inherit",
  "> p": { color: "var(--muted)" },
  "> div": { marginBlockStart: space(1) },
});

export const Links = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(2)}`,
  marginBlockStart: space(1),
  "a:has(svg)": iconLink,
});
