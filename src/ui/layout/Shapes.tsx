import styled from "@emotion/styled";
import { shapes } from "../../shared/drawings.ts";

/** The width of a square of `shapes`. */
const side = 96;

const Row = styled.svg({
  display: "block",
  blockSize: "3.5rem",
  fill: "currentColor",
  fillRule: "evenodd",
  pointerEvents: "none",
});

interface ShapesProps {
  /** The number of shapes in the row, and the index of the first among all. */
  count: number;
  first?: number;
  className?: string;
}

/** Simple shapes in a row, in the place of a drawing, and hidden from screen readers. */
export function Shapes({ count, first = 0, className }: ShapesProps) {
  return (
    <Row className={className} aria-hidden="true" viewBox={`0 0 ${count * side} ${side}`}>
      {Array.from({ length: count }, (_, place) => (
        <path
          key={place}
          d={shapes[(first + place) % shapes.length]}
          {...(place > 0 && { transform: `translate(${place * side})` })}
        />
      ))}
    </Row>
  );
}
