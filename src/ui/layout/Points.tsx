import styled from "@emotion/styled";
import type { Point } from "../../shared/schema.gen.ts";
import type { PropsOf } from "../../shared/section.ts";
import { space } from "../../theme/space.ts";
import { Icon } from "../media/Icon.tsx";

const List = styled.ul({
  display: "grid",
  gap: space(2),
  li: { display: "flex", gap: space(1.5) },
  svg: {
    marginBlockStart: "0.2em",
    fontSize: "1.15em",
    color: "var(--pastel-ink, var(--accent-text))",
  },
  strong: { display: "block", fontWeight: "var(--strong)" },
  "strong + span": { color: "var(--point, var(--muted))" },
});

interface PointsProps {
  points: PropsOf<Point>[];
}

/** A list of points, each with an icon and perhaps a sentence. */
export function Points({ points }: PointsProps) {
  return (
    <List>
      {points.map(({ text, icon, description }, index) => (
        <li key={index}>
          <Icon name={icon ?? "check-bold"} />
          <div>
            <strong>{text}</strong>
            {description && <span>{description}</span>}
          </div>
        </li>
      ))}
    </List>
  );
}
