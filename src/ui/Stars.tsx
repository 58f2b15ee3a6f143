import styled from "@emotion/styled";
import { Icon } from "./Icon.tsx";
import { VisuallyHidden } from "./VisuallyHidden.ts";

const Row = styled.p({
  position: "relative",
  display: "flex",
  gap: "0.15em",
  fontSize: "1.1rem",
  color: "var(--highlight)",
  "[data-missing]": { color: "var(--line)" },
});

const Star = styled(Icon)({});

const places = [1, 2, 3, 4, 5];

/** A rating in stars, read aloud as one text. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row>
      <VisuallyHidden>{rating} out of 5</VisuallyHidden>
      {places.map((place) => (
        <span key={place} data-missing={place > rating ? "" : undefined}>
          <Star name="star-fill" />
        </span>
      ))}
    </Row>
  );
}
