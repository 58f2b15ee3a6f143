import type { Card, PropsOf, SectionFrame } from "../../section.ts";
import { CardLink, Icon, ItemTitle, Picture } from "../../ui/index.ts";
import { Cover, LineBox, LineTitle, LineWords } from "./styles.ts";

interface LineProps extends PropsOf<Card> {
  frame: SectionFrame;
}

/** One feature of a list: its title at the start of the line, its words at the end. */
export function Line({ frame, icon, image, title, description, link }: LineProps) {
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
        <p>{description}</p>
        {link && <CardLink {...link}>{link.label}</CardLink>}
      </LineWords>
    </LineBox>
  );
}
