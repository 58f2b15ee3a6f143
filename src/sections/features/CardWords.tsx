import type { Card, PropsOf, SectionFrame } from "../../section.ts";
import { CardLink, ItemTitle } from "../../ui/index.ts";
import { CardBadge } from "../../ui/layout/Badge.ts";
import { CardPrice } from "../../ui/media/CardPrice.tsx";

interface CardWordsProps extends Pick<PropsOf<Card>, "title" | "description"> {
  frame: SectionFrame;
  badge?: PropsOf<Card>["badge"];
  price?: PropsOf<Card>["price"];
  link?: PropsOf<Card>["link"];
}

/** The words of a feature, from its badge to its link. */
export function CardWords({ frame, badge, title, description, price, link }: CardWordsProps) {
  return (
    <>
      {badge && <CardBadge>{badge}</CardBadge>}
      <ItemTitle frame={frame}>{title}</ItemTitle>
      <p>{description}</p>
      {price && <CardPrice {...price} />}
      {link && <CardLink {...link}>{link.label}</CardLink>}
    </>
  );
}
