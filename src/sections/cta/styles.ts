import styled from "@emotion/styled";
import { forcedColors, from, onPastel, print, space } from "../../theme/index.ts";
import { onBackdrop } from "../../ui/index.ts";
import { Shapes } from "../../ui/layout/Shapes.tsx";
import { covering } from "../../ui/media/photograph.ts";

const room = `clamp(3.5rem, 8vw, ${space(12)})`;

export const SunPanel = styled.div({
  ...onPastel,
  isolation: "isolate",
  display: "grid",
  gap: space(5),
  justifyItems: "center",
  overflow: "hidden",
  breakInside: "avoid",
  padding: `${room} clamp(1.5rem, 5vw, ${space(8)}) 0`,
  borderRadius: "calc(var(--radius) * 2)",
  background: "var(--peach)",
  "> *": { position: "relative" },
  [forcedColors]: { border: "1px solid" },
  [print]: { border: "1px solid" },
});

/** The same without anything below its words. */
export const PlainPanel = styled(SunPanel)({ paddingBlockEnd: room });

/** A panel with words in one half, and a picture in the other. */
export const HalfPanel = styled.div({
  ...onPastel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  breakInside: "avoid",
  borderRadius: "calc(var(--radius) * 2)",
  background: "var(--peach)",
  [from.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [forcedColors]: { border: "1px solid" },
  [print]: { border: "1px solid" },
});

export const HalfWords = styled.div({
  display: "grid",
  gap: space(4),
  alignContent: "center",
  justifyItems: "start",
  padding: `${room} clamp(1.5rem, 5vw, ${space(8)})`,
});

/** A picture as high as the words beside it. */
export const Half = styled.div({
  position: "relative",
  minBlockSize: "clamp(14rem, 50vw, 26rem)",
  img: covering,
});

/** A panel filled by a picture. */
export const PicturePanel = styled.div({
  position: "relative",
  overflow: "hidden",
  breakInside: "avoid",
  borderRadius: "calc(var(--radius) * 2)",
  [forcedColors]: { border: "1px solid" },
  [print]: { border: "1px solid" },
});

export const Front = styled.div({
  ...onBackdrop,
  display: "grid",
  gap: space(5),
  justifyItems: "center",
  padding: `clamp(5rem, 13vw, ${space(20)}) clamp(1.5rem, 5vw, ${space(8)})`,
});

export const Sun = styled.svg({
  zIndex: -1,
  inlineSize: "min(100%, 44rem)",
  overflow: "visible",
  marginBlockStart: space(1),
  circle: { fill: "var(--highlight)", fillOpacity: 0.22 },
  "circle:last-of-type": { fillOpacity: 1 },
});

/** The same below words alone, or a second button: the sun's outer rings have a space of their own. */
export const LowSun = styled(Sun)({ marginBlockStart: "min(15%, 7rem)" });

/** Browsers balance six lines and no more: the end of a longer text is only kept from being a single word. */
export const LongWords = styled.div({ display: "contents", "&&& p": { textWrap: "pretty" } });

/** Shapes in the place of the sun. */
export const Row = styled(Shapes)({
  inlineSize: "min(100%, 44rem)",
  blockSize: "auto",
  marginBlockStart: space(1),
  color: "var(--highlight)",
  "path:nth-of-type(even)": { fillOpacity: 0.4 },
});

/** The author's drawing in the place of the sun. */
export const Own = styled.img({
  inlineSize: "min(100%, 44rem)",
  blockSize: "clamp(6rem, 16vw, 11rem)",
  marginBlockStart: space(1),
  objectFit: "contain",
  objectPosition: "50% 100%",
});
