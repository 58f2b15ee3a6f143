import type { Card } from "../../shared/schema.gen.ts";
import type { PropsOf, SectionFrame } from "../../shared/section.ts";
import { CardLink } from "../../ui/CardLink.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { Picture } from "../../ui/Picture.tsx";
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
