import styled from "@emotion/styled";
import type { Card } from "../shared/schema.gen.ts";
import type { PropsOf, SectionFrame } from "../shared/section.ts";
import { forcedColors, from } from "../theme/conditions.ts";
import { space } from "../theme/space.ts";
import { Icon } from "./Icon.tsx";
import { ItemTitle } from "./ItemTitle.tsx";

const Body = styled.div({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  blockSize: "100%",
  padding: space(1.5),
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-low)",
});

/** Alone in its row, the card has its text beside the picture. */
const WideBody = styled(Body)({
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    gridTemplateRows: "minmax(12rem, auto)",
    "> :last-of-type": { alignContent: "center", paddingInline: space(4) },
  },
});

const Picture = styled.div({
  position: "relative",
  overflow: "hidden",
  padding: space(3),
  borderRadius: "calc(var(--radius) - var(--space) * 1.25)",
  background: "var(--pastel)",
  color: "var(--pastel-ink)",
  fontSize: "2.75rem",
  // The same icon again, large and faint.
  "svg + svg": {
    position: "absolute",
    insetInlineEnd: "-0.08em",
    insetBlockStart: "-0.1em",
    fontSize: "9.5rem",
    opacity: 0.16,
    rotate: "-8deg",
  },
  [forcedColors]: { borderBlockEnd: "1px solid CanvasText" },
});

const Words = styled.div({
  display: "grid",
  alignContent: "start",
  gap: space(1),
  padding: `${space(3)} ${space(2)} ${space(2)}`,
  p: { color: "var(--muted)" },
});

interface IconCardProps extends PropsOf<Card> {
  frame: SectionFrame;
  /** True if the card has a row to itself. */
  isAlone: boolean;
}

/** A card with an icon, a title and a sentence or two. */
export function IconCard({ frame, icon, title, description, isAlone }: IconCardProps) {
  const Box = isAlone ? WideBody : Body;
  return (
    <Box>
      <Picture>
        <Icon name={icon} />
        <Icon name={icon} />
      </Picture>
      <Words>
        <ItemTitle frame={frame}>{title}</ItemTitle>
        <p>{description}</p>
      </Words>
    </Box>
  );
}
