import styled from "@emotion/styled";
import type { Avatar as Person } from "../../shared/schema.gen.ts";
import type { SectionFrame } from "../../shared/section.ts";
import { directionOf } from "../../shared/text/directionOf.ts";
import { print } from "../../theme/conditions.ts";
import * as labels from "../text/labels.gen.ts";
import { phrase } from "../text/phrase.ts";
import { Avatar, avatarSize } from "./Avatar.tsx";

const Row = styled.ul({
  display: "flex",
  "li > *": { position: "relative", boxShadow: "0 0 0 3px var(--tone-background)" },
  "li + li": { marginInlineStart: `calc(${avatarSize} * -0.14)` },
});

const Overflow = styled.span({
  display: "grid",
  placeItems: "center",
  minInlineSize: avatarSize,
  blockSize: avatarSize,
  paddingInline: "0.5em",
  borderRadius: "999px",
  background: "var(--accent)",
  color: "var(--on-accent)",
  fontSize: "var(--size-s)",
  fontWeight: "var(--strong)",
  [print]: { border: "1px solid", background: "none", color: "inherit" },
});

interface AvatarStackProps {
  frame: SectionFrame;
  people: Person[];
  /** The number of portraits before the rest becomes a number. */
  shown?: number;
}

/** A row of overlapping portraits, and the number of further people. */
export function AvatarStack({ frame, people, shown = 3 }: AvatarStackProps) {
  const rest = people.slice(shown);
  return (
    <Row>
      {people.slice(0, shown).map(({ name, src }, index) => (
        <li key={index}>
          <Avatar name={name} src={src} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Overflow
            role="img"
            dir={directionOf(frame.site.lang) && "ltr"}
            aria-label={phrase(labels.others(frame.site), {
              n: rest.length,
              names: rest.map(({ name }) => name).join(", "),
            })}
          >
            +{rest.length}
          </Overflow>
        </li>
      )}
    </Row>
  );
}
