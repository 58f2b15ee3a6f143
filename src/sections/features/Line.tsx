import type { Card, PropsOf, SectionFrame } from "../../section.ts";
import { CardLink, Icon, ItemTitle, Picture } from "../../ui/index.ts";
import { CardBadge } from "../../ui/layout/Badge.ts";
import { CardPrice } from "../../ui/media/CardPrice.tsx";
import { Cover, LineBox, LineTitle, LineWords } from "./styles.ts";

interface LineProps extends PropsOf<Card> {
  frame: SectionFrame;
}

/** One feature of a list: its title at the start of the line, its words at the end. */
export function Line({ frame, icon, image, title, description, badge, price, link }: LineProps) {
  return (
    <LineBox>
      <LineTitle>
        {icon && <Icon name={icon} />}
        <ItemTitle frame={frame}>{title}</ItemTitle>
      </LineTitle>
      <LineWords>
        {image && (
          <Cover>
            <Picture picture={image} sizes="(min-width: 48em) 35vw, 90vw" />
          </Cover>
        )}
        {badge && <CardBadge>{badge}</CardBadge>}
        <p>{description}</p>
        {price && <CardPrice {...price} />}
        {link && <CardLink {...link}>{link.label}</CardLink>}
      </LineWords>
    </LineBox>
  );
}
