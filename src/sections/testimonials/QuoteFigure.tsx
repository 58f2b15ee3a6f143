import type { ComponentType, ReactNode } from "react";
import type { PropsOf, SectionFrame, Testimonial } from "../../section.ts";
import { CardLink, Stars } from "../../ui/index.ts";
import { Avatar } from "../../ui/media/Avatar.tsx";
import { Source } from "./Source.tsx";
import { Person, Work } from "./styles.ts";

interface QuoteProps extends PropsOf<Testimonial> {
  frame: SectionFrame;
  /** The figure around it. */
  Box: ComponentType<{ children: ReactNode }>;
  /** True if its letters are large: the name is enough where there is no portrait. */
  isLarge: boolean;
}

/** A quote, and the person who said it. */
export function QuoteFigure({ frame, Box, isLarge, ...quote }: QuoteProps) {
  const { feedback, rating, link, ...person } = quote;
  const { name, location, avatar, source, ...work } = person;
  return (
    <Box>
      {rating && <Stars frame={frame} rating={rating} />}
      <blockquote>{feedback}</blockquote>
      {link && <CardLink {...link}>{link.label}</CardLink>}
      <Person>
        {(avatar || !isLarge) && <Avatar name={name} src={avatar} />}
        <span>
          <strong>{name}</strong>
          {describeWork(work)}
          {location}
        </span>
        {source && <Source {...source} />}
      </Person>
    </Box>
  );
}

/** A person's role and company on a line of its own. */
function describeWork({ role, company }: { role?: string; company?: string }) {
  const parts = [role, company].filter(Boolean);
  return parts.length > 0 && <Work>{parts.join(", ")}</Work>;
}
