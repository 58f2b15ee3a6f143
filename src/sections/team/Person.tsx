import type { PropsOf, SectionFrame, TeamPerson } from "../../section.ts";
import { Anchor, CardLink, Icon, ItemTitle, Picture, VisuallyHidden } from "../../ui/index.ts";
import { Avatar } from "../../ui/media/Avatar.tsx";
import { coverSizes } from "../../ui/media/coverSizes.ts";
import { Disc, Links, Portrait, Words } from "./styles.ts";

interface PersonProps extends PropsOf<TeamPerson> {
  frame: SectionFrame;
  isLarge: boolean;
  /** The width of the picture. */
  size: string;
}

/** One person: a picture or the initials, and the words and links that there are. */
export function Person({ frame, name, role, image, text, links = [], isLarge, size }: PersonProps) {
  const Frame = isLarge ? Portrait : Disc;
  return (
    <>
      {image ? (
        <Frame>
          <Picture
            picture={image}
            sizes={isLarge ? coverSizes(image, frame.site, 4 / 5, size) : size}
          />
        </Frame>
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
