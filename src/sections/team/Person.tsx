import type { TeamPerson } from "../../shared/schema.gen.ts";
import type { PropsOf, SectionFrame } from "../../shared/section.ts";
import { Anchor } from "../../ui/layout/Anchor.tsx";
import { ItemTitle } from "../../ui/layout/ItemTitle.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.ts";
import { CardLink } from "../../ui/links/CardLink.ts";
import { Avatar } from "../../ui/media/Avatar.tsx";
import { Icon } from "../../ui/media/Icon.tsx";
import { Picture } from "../../ui/media/Picture.tsx";
import { Disc, Links, Words } from "./styles.ts";

interface PersonProps extends PropsOf<TeamPerson> {
  frame: SectionFrame;
  /** The width of the picture. */
  size: string;
}

/** One person: a picture or the initials, and the words and links that there are. */
export function Person({ frame, name, role, image, text, links = [], size }: PersonProps) {
  return (
    <>
      {image ? (
        <Disc>
          <Picture picture={image} sizes={size} />
        </Disc>
      ) : (
        <Avatar name={name} />
      )}
      <Words>
        <ItemTitle frame={frame}>{name}</ItemTitle>
        {role && <p>{role}</p>}
        {text && <div>{text}</div>}
        {links.length > 0 && (
          <Links>
            {links.map(({ label, icon, href }, index) => (
              <li key={index}>
                {icon ? (
                  <Anchor href={href}>
                    <Icon name={icon} />
                    <VisuallyHidden>{`${label}: ${name}`}</VisuallyHidden>
                  </Anchor>
                ) : (
                  <CardLink href={href}>
                    {label}
                    <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                  </CardLink>
                )}
              </li>
            ))}
          </Links>
        )}
      </Words>
    </>
  );
}
