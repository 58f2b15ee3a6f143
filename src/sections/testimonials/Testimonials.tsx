import type { SectionProps } from "../../section.ts";
import { CardLink, Container, SectionHeading, Stars } from "../../ui/index.ts";
import { Avatar } from "../../ui/media/Avatar.tsx";
import { Source } from "./Source.tsx";
import { gridOf, Person, Quote, Work } from "./styles.ts";

/** A person's role and company on a line of its own. */
function describeWork({ role, company }: { role?: string; company?: string }) {
  const parts = [role, company].filter(Boolean);
  return parts.length > 0 && <Work>{parts.join(", ")}</Work>;
}

/** Quotes of users. */
export function Testimonials(props: SectionProps<"testimonials">) {
  const { frame, title, text, items = [], columns } = props;
  const List = gridOf(Boolean(title || text), columns);
  return (
    <Container>
      {(title || text) && (
        <SectionHeading
          frame={frame}
          title={title}
          text={text}
          align={items.length === 1 ? "center" : "start"}
        />
      )}
      <List step={50} count={items.length}>
        {items.map(({ name, location, avatar, rating, feedback, link, source, ...work }, index) => (
          <li key={index}>
            <Quote>
              {rating && <Stars frame={frame} rating={rating} />}
              <blockquote>{feedback}</blockquote>
              {link && <CardLink {...link}>{link.label}</CardLink>}
              <Person>
                <Avatar name={name} src={avatar} />
                <span>
                  <strong>{name}</strong>
                  {describeWork(work)}
                  {location}
                </span>
                {source && <Source {...source} />}
              </Person>
            </Quote>
          </li>
        ))}
      </List>
    </Container>
  );
}
