import styled from "@emotion/styled";
import type { SectionFrame } from "../../shared/section.ts";
import { mostStars } from "../../shared/stars.ts";
import { forcedColors } from "../../theme/conditions.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.ts";
import { decimal } from "../text/decimal.ts";
import * as labels from "../text/labels.gen.ts";
import { phrase } from "../text/phrase.ts";
import { Icon } from "./Icon.tsx";

const Row = styled.p({
  position: "relative",
  display: "flex",
  gap: "0.15em",
  fontSize: "1.1rem",
  color: "var(--highlight)",
  "[data-missing]": { color: "var(--line)", [forcedColors]: { color: "GrayText" } },
});

/** A star of which only the first half is filled. */
const HalfStar = styled.span({
  position: "relative",
  "> svg": { color: "var(--line)", [forcedColors]: { color: "GrayText" } },
  "> span": {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: "50%",
    overflow: "hidden",
  },
});

const places = Array.from({ length: mostStars }, (_, index) => index + 1);

/** A rating in stars, read out as one text. */
export function Stars({ frame, rating }: { frame: SectionFrame; rating: number }) {
  return (
    <Row>
      <VisuallyHidden>
        {phrase(labels.rating(frame.site), { n: decimal(frame.site.lang, rating), all: mostStars })}
      </VisuallyHidden>
      {places.map((place) =>
        place - rating === 0.5 ? (
          <HalfStar key={place}>
            <Icon name="star-fill" />
            <span>
              <Icon name="star-fill" />
            </span>
          </HalfStar>
        ) : (
          <span key={place} data-missing={place > rating ? "" : undefined}>
            <Icon name="star-fill" />
          </span>
        ),
      )}
    </Row>
  );
}
