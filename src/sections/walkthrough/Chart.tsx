import styled from "@emotion/styled";
import type { ChartPoint, SectionFrame } from "../../section.ts";
import { VisuallyHidden } from "../../ui/index.ts";
import { decimal } from "../../ui/text/decimal.ts";
import * as labels from "../../ui/text/labels.gen.ts";
import { phrase } from "../../ui/text/phrase.ts";
import { curve, plot } from "./curve.ts";

const Drawing = styled.svg({
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

/** The largest number of names side by side. */
const mostNames = 7;

/**
 * Seven names below seven points: the outer two are as far from the edge as their points. Of more points, only every
 * second one shows its name, in the room of two.
 */
const Labels = styled.ol<{ every: number }>(
  {
    display: "flex",
    justifyContent: "space-between",
    fontSize: "var(--size-s)",
    color: "var(--muted)",
    li: { flex: "0 1 2.5rem", textAlign: "center" },
  },
  ({ every }) =>
    every > 1 && {
      li: { display: "grid", gridTemplateColumns: `${every * 100}%`, justifyContent: "center" },
    },
);

const [width, height] = [300, 130];

/** Values as a line, and their names below it. */
export function Chart({ frame, points }: { frame: SectionFrame; points: ChartPoint[] }) {
  const plotted = plot(
    points.map(({ value }) => value),
    width,
    height,
  );
  const line = curve(plotted);
  const every = Math.ceil(points.length / mostNames);
  return (
    <>
      <Drawing aria-hidden="true" viewBox={`-18 -12 ${width + 36} ${height + 18}`}>
        <path
          className="grid"
          d={[0, 1, 2, 3, 4].map((row) => `M0 ${(row * height) / 4}h${width}`).join("")}
        />
        <path className="area" d={`${line}V${height}H0Z`} />
        <path className="line" d={line} />
        {plotted.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={5} />
        ))}
      </Drawing>
      <Labels every={every}>
        {points.map(({ label, value }, index) => (
          <li key={index}>
            {index % every === 0 ? label : <VisuallyHidden>{label}</VisuallyHidden>}
            <VisuallyHidden>
              {`: ${phrase(labels.score(frame.site), { n: decimal(frame.site.lang, value), all: 5 })}`}
            </VisuallyHidden>
          </li>
        ))}
      </Labels>
    </>
  );
}
