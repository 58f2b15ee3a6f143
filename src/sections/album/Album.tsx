import type { SectionProps } from "../../section.ts";
import { Container, SectionHeading } from "../../ui/index.ts";
import { Large } from "./Large.tsx";
import { Small } from "./Small.tsx";
import { sizesOf } from "./sizesOf.ts";
import { grids, Single } from "./styles.ts";

/** Pictures in a grid. Each opens larger, in a popover, which the browser itself opens, closes and gives the focus to. */
export function Album({ frame, title, text, pictures, columns }: SectionProps<"album">) {
  const count = pictures.length;
  // In two columns, three pictures would be below each other, each as wide as the page.
  const most = count === 3 ? 3 : columns;
  const Grid = grids[most];
  const [first] = pictures;
  const sizes = sizesOf(
    pictures.map(({ image }) => image),
    most,
  );
  const items = pictures.map((picture, index) => {
    const parts = { ...picture, id: `${frame.id}.picture-${index}`, site: frame.site };
    return (
      <li key={index}>
        <Small {...parts} sizes={sizes[index] ?? "92vw"} />
        <Large {...parts} />
      </li>
    );
  });
  return (
    <Container>
      {(title || text) && <SectionHeading frame={frame} title={title} text={text} />}
      {first && count === 1 ? (
        <Single step={50} count={count} picture={first.image}>
          {items}
        </Single>
      ) : (
        <Grid step={50} count={count}>
          {items}
        </Grid>
      )}
    </Container>
  );
}
