import type { SectionProps } from "../../shared/section.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Stars } from "../../ui/Stars.tsx";
import { Grid, Person, Quote, TopGrid } from "./styles.ts";

/** Quotes of users. */
export function Testimonials({ frame, title, text, items = [] }: SectionProps<"testimonials">) {
  const List = title || text ? Grid : TopGrid;
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
        {items.map(({ name, location, avatar, rating, feedback }, index) => (
          <li key={index}>
            <Quote>
              {rating && <Stars frame={frame} rating={rating} />}
              <blockquote>{feedback}</blockquote>
              <Person>
                <Avatar name={name} src={avatar} />
                <span>
                  <strong>{name}</strong>
                  {location}
                </span>
              </Person>
            </Quote>
          </li>
        ))}
      </List>
    </Container>
  );
}
