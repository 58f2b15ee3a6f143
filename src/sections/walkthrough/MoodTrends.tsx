import styled from "@emotion/styled";
import type { MoodDemo } from "../../shared/schema.gen.ts";
import type { SectionFrame } from "../../shared/section.ts";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { labelsOf, phrase } from "../../ui/labels.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.ts";
import { curve, plot } from "./curve.ts";
import { DemoCard } from "./DemoCard.ts";

const Chart = styled.svg({
  inlineSize: "100%",
  blockSize: "auto",
  overflow: "visible",
  fill: "none",
  "&:dir(rtl)": { scale: "-1 1" },
  ".grid": { stroke: "var(--line)", strokeDasharray: "2 6", strokeLinecap: "round" },
  ".area": { fill: "var(--mint)", opacity: 0.6 },
  ".line": { stroke: "var(--accent-text)", strokeWidth: 3, strokeLinecap: "round" },
  circle: { fill: "var(--surface)", stroke: "var(--accent-text)", strokeWidth: 2.5 },
  "circle:last-of-type": { fill: "var(--highlight)" },
});

/** Seven names below seven points. The outer two are as far from the edge as their points. */
const Days = styled.ol({
  display: "flex",
  justifyContent: "space-between",
  fontSize: "var(--size-s)",
  color: "var(--muted)",
  li: { flex: "0 1 2.5rem", textAlign: "center" },
});

const [width, height] = [300, 130];

/** A week of moods as a chart of the numbers. */
export function MoodTrends({ frame, title, days, summary }: MoodDemo & { frame: SectionFrame }) {
  const points = plot(
    days.map(({ mood }) => mood),
    width,
    height,
  );
  const line = curve(points);
  return (
    <DemoCard>
      <ItemTitle frame={frame}>{title}</ItemTitle>
      <Chart aria-hidden="true" viewBox={`-18 -12 ${width + 36} ${height + 18}`}>
        <path
          className="grid"
          d={[0, 1, 2, 3, 4].map((row) => `M0 ${(row * height) / 4}h${width}`).join("")}
        />
        <path className="area" d={`${line}V${height}H0Z`} />
        <path className="line" d={line} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={5} />
        ))}
      </Chart>
      <Days>
        {days.map(({ day, mood }, index) => (
          <li key={index}>
            {day}
            <VisuallyHidden>
              {`: ${phrase(labelsOf(frame.site).score, { n: mood, all: 5 })}`}
            </VisuallyHidden>
          </li>
        ))}
      </Days>
      {summary && <p>{summary}</p>}
    </DemoCard>
  );
}
