import type { SectionProps } from "../../section.ts";
import { Container, SectionHeading } from "../../ui/index.ts";
import { Person } from "./Person.tsx";
import { Faces, Portraits } from "./styles.ts";

/** The people behind the product. If none of them has a text, their names are below their pictures. */
export function Team({ frame, title, text, people }: SectionProps<"team">) {
  const haveTexts = people.some(({ text }) => text);
  const Grid = haveTexts ? Portraits : Faces;
  const portrait = people.length === 1 ? "(min-width: 48em) 9rem, 5.5rem" : "5.5rem";
  return (
    <Container>
      <SectionHeading
        frame={frame}
        title={title}
        text={text}
        align={haveTexts ? "start" : "center"}
      />
      <Grid step={50} count={people.length}>
        {people.map((person, index) => (
          <li key={index}>
            <Person frame={frame} {...person} size={haveTexts ? portrait : "7rem"} />
          </li>
        ))}
      </Grid>
    </Container>
  );
}
