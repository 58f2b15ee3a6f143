import styled from "@emotion/styled";
import type { MoodDemo } from "../../contract/schema.gen.ts";
import { curve, plot } from "./curve.ts";
import { DemoCard } from "./DemoCard.ts";

const Chart = styled.svg({
  inlineSize: "100%",
  blockSize: "auto",
  overflow: "visible",
  fill: "none",
  ".grid": { stroke: "var(--line)", strokeDasharray: "2 6", strokeLinecap: "round" },
  ".area": { fill: "var(--mint)", opacity: 0.6 },
  ".line": { stroke: "var(--accent-text)", strokeWidth: 3, strokeLinecap: "round" },
  circle: { fill: "var(--surface)", stroke: "var(--accent-text)", strokeWidth: 2.5 },
  "circle:last-of-type": { fill: "var(--highlight)" },
  text: { fill: "var(--muted)", fontSize: 13, textAnchor: "middle" },
});

const [width, height] = [300, 130];

/** A week of moods as a chart, drawn from the numbers. */
export function MoodTrends({ title, days, summary }: MoodDemo) {
  const points = plot(
    days.map(({ mood }) => mood),
    width,
    height,
  );
  const line = curve(points);
  const words = days.map(({ day, mood }) => `${day} ${mood}`).join(", ");
  return (
    <DemoCard>
      <h3>{title}</h3>
      <Chart viewBox={`-14 -12 ${width + 28} ${height + 48}`} role="img" aria-label={words}>
        <path
          className="grid"
          d={[0, 1, 2, 3, 4].map((row) => `M0 ${(row * height) / 4}h${width}`).join("")}
        />
        <path className="area" d={`${line}V${height}H0Z`} />
        <path className="line" d={line} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={5} />
        ))}
        {days.map(({ day }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days may repeat, and never move
          <text key={index} x={points[index]?.x} y={height + 28}>
            {day}
          </text>
        ))}
      </Chart>
      {summary && <p>{summary}</p>}
    </DemoCard>
  );
}
