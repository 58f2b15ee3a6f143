import { easeOut, span } from "../motion";
import { curve } from "../parts/curve";
import { Face, type Mood } from "../parts/Face";
import { Stroke } from "../parts/Stroke";

const width = 314;
const height = 168;
const days = [
  { day: "M", value: 0.34 },
  { day: "T", value: 0.22 },
  { day: "W", value: 0.4 },
  { day: "T", value: 0.63 },
  { day: "F", value: 0.52 },
  { day: "S", value: 0.74 },
  { day: "S", value: 0.9 },
];
const lastWeek = [0.5, 0.46, 0.3, 0.36, 0.42, 0.5, 0.46];
const levels: readonly Mood[] = ["great", "good", "okay", "low"];

const place = (value: number, index: number) => ({
  x: 40 + index * ((width - 54) / 6),
  y: height - 16 - value * (height - 30),
});
const points = days.map(({ value }, index) => place(value, index));
const line = curve(points);

/** A week of moods as a line that draws itself from Monday to Sunday. */
export function MoodChart({ drawn = 1 }: { drawn?: number }) {
  const first = points[0]?.x ?? 0;
  const front = first + (width - first) * drawn;
  return (
    <div className="mood-chart">
      <div className="levels">
        {levels.map((mood) => (
          <Face key={mood} mood={mood} size={22} />
        ))}
      </div>
      <svg
        width={width}
        height={height + 24}
        viewBox={`0 0 ${width} ${height + 24}`}
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="mood-area" x2="0" y2="1">
            <stop offset="0" stopColor="#4fa386" stopOpacity=".34" />
            <stop offset="1" stopColor="#4fa386" stopOpacity="0" />
          </linearGradient>
          <clipPath id={`mood-front-${Math.round(front * 10)}`}>
            <rect width={front} height={height} />
          </clipPath>
        </defs>
        <g stroke="#ece6da" strokeWidth="1.5" strokeDasharray="1 6" strokeLinecap="round">
          {[0, 1, 2, 3].map((row) => (
            <path key={row} d={`M36 ${14 + row * 46}H${width}`} />
          ))}
        </g>
        <path
          d={curve(lastWeek.map(place))}
          fill="none"
          stroke="#c9c2b3"
          strokeWidth="2.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <path
          d={`${line}V${height}H${first}Z`}
          fill="url(#mood-area)"
          clipPath={`url(#mood-front-${Math.round(front * 10)})`}
        />
        <Stroke d={line} drawn={drawn} stroke="#1f5d4c" strokeWidth="4" />
        {points.map(({ x, y }, index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={
              (index === 6 ? 8 : 5) *
              easeOut(span(drawn * 6, index - 0.1, index + 0.3 - index / 20))
            }
            fill={index === 6 ? "#e8935a" : "#fff"}
            stroke={index === 6 ? "#fff" : "#1f5d4c"}
            strokeWidth="3"
          />
        ))}
        {days.map(({ day }, index) => (
          <text
            key={points[index]?.x}
            x={points[index]?.x}
            y={height + 18}
            data-today={index === 6 || undefined}
          >
            {day}
          </text>
        ))}
      </svg>
    </div>
  );
}
