import type { SectionProps } from "../../shared/section.ts";
import { Container } from "../../ui/Container.ts";
import { splitIntoRows } from "../../ui/fillRows.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Large } from "./Large.tsx";
import { Small } from "./Small.tsx";
import { grids, Single } from "./styles.ts";

/** Pictures in a grid. Each opens larger, in a popover, which the browser itself opens, closes and gives the focus to. */
export function Album({ frame, title, text, pictures, columns }: SectionProps<"album">) {
  const count = pictures.length;
  // In two columns, three pictures would stand below each other, each as wide as the page.
  const most = count === 3 ? 3 : columns;
  const Grid = grids[most];
  const [first] = pictures;
  const share = (index: number, most: number) => {
    const rows = splitIntoRows(count, most);
    const inRow = rows.flatMap((length) => Array.from({ length }, () => length))[index] ?? 1;
    return `min(${Math.round(92 / inRow)}vw, ${Math.round(72 / inRow)}rem)`;
  };
  const onPhone = (index: number) => (index === 0 && count % 2 === 1 ? "92vw" : "45vw");
  const items = pictures.map((picture, index) => {
    const inGrid = `(min-width: 64em) ${share(index, most)}, (min-width: 48em) ${share(index, Math.min(most, 3))}, ${onPhone(index)}`;
    const sizes = count === 1 ? `min(92vw, ${picture.image.width}px)` : inGrid;
    const parts = { ...picture, id: `${frame.id}.picture-${index}`, site: frame.site };
    return (
      <li key={index}>
        <Small {...parts} sizes={sizes} />
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
