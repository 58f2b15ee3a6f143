import type { SectionProps } from "../../section.ts";
import { Container, SectionHeading } from "../../ui/index.ts";
import { Person } from "./Person.tsx";
import { Faces, Large, Portraits } from "./styles.ts";

/** The people behind the product. If none of them has a text, their names are below their pictures. */
export function Team({ frame, title, text, layout, people }: SectionProps<"team">) {
  const isLarge = layout === "portraits";
  const isInLines = isLarge || people.some(({ text }) => text);
  const Grid = isLarge ? Large : isInLines ? Portraits : Faces;
  return (
    <Container>
      <SectionHeading {...{ frame, title, text }} align={isInLines ? "start" : "center"} />
      <Grid step={50} count={people.length}>
        {people.map((person, index) => (
          <li key={index}>
            <Person
              frame={frame}
              {...person}
              isLarge={isLarge}
              size={sizeOf(people.length, isLarge, isInLines)}
            />
          </li>
        ))}
      </Grid>
    </Container>
  );
}

/** The width of a picture. */
function sizeOf(count: number, isLarge: boolean, isInLines: boolean): string {
  if (isLarge) return "(min-width: 64em) min(31vw, 25rem), (min-width: 48em) 30vw, 45vw";
  if (!isInLines) return "7rem";
  return count === 1 ? "(min-width: 48em) 9rem, 5.5rem" : "5.5rem";
}
