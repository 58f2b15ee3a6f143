import styled from "@emotion/styled";
import type { Card } from "../../shared/schema.gen.ts";
import type { PropsOf, SectionFrame } from "../../shared/section.ts";
import * as uses from "../../shared/uses.ts";
import { forcedColors, from } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { CardBadge } from "../layout/Badge.ts";
import { card } from "../layout/card.ts";
import { ItemTitle } from "../layout/ItemTitle.tsx";
import { CardLink } from "../links/CardLink.ts";
import { CardPrice } from "./CardPrice.tsx";
import { Icon } from "./Icon.tsx";
import { Picture } from "./Picture.tsx";

const sizes = "(min-width: 75em) 24rem, (min-width: 48em) 45vw, 90vw";

const Body = styled.div({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  blockSize: "100%",
  padding: space(1.5),
  ...card,
});

/** Alone in its row, the card has its text beside the picture. */
const WideBody = styled(Body)({
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    gridTemplateRows: "minmax(12rem, auto)",
    "> :last-of-type": { alignContent: "center", paddingInline: space(4) },
  },
});

const Drawing = styled.div({
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

/** A picture fills the top of the card. */
const Cover = styled.div({
  overflow: "hidden",
  borderRadius: "calc(var(--radius) - var(--space) * 1.25)",
  img: { inlineSize: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
});

interface IconCardProps extends PropsOf<Card> {
  frame: SectionFrame;
  /** True if the card has a row to itself. */
  isAlone: boolean;
}

/** A card with a title and a sentence or two, below an icon or a picture if it has one. */
export function IconCard(props: IconCardProps) {
  const { frame, icon, image, title, description, badge, price, link, isAlone } = props;
  const Box = isAlone && (icon || (uses.image && image)) ? WideBody : Body;
  return (
    <Box>
      {uses.image && image && (
        <Cover>
          <Picture picture={image} sizes={sizes} />
        </Cover>
      )}
      {icon && (
        <Drawing>
          <Icon name={icon} />
          <Icon name={icon} />
        </Drawing>
      )}
      <Words>
        {uses.badge && badge && <CardBadge>{badge}</CardBadge>}
        <ItemTitle frame={frame}>{title}</ItemTitle>
        <p>{description}</p>
        {uses.price && price && <CardPrice {...price} />}
        {uses.link && link && <CardLink {...link}>{link.label}</CardLink>}
      </Words>
    </Box>
  );
}
