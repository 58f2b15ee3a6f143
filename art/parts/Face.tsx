export const moods = {
  great: { fill: "#ffd98a", mouth: "M13 22.5c2.2 6 11.8 6 14 0Z", closed: true },
  good: { fill: "#bfe6cc", mouth: "M13.5 23.5c3 4.2 10 4.2 13 0", closed: false },
  okay: { fill: "#c3def6", mouth: "M14 25h12", closed: false },
  low: { fill: "#d6caf5", mouth: "M14 26.5c3-3.4 9-3.4 12 0", closed: false },
} as const;

export type Mood = keyof typeof moods;

/** A mood as a small, hand-drawn face. */
export function Face({ mood, size = 40 }: { mood: Mood; size?: number }) {
  const { fill, mouth, closed } = moods[mood];
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M20.4 1.6c6.6-.3 12 2.6 15.2 7.7 3.4 5.4 3.8 12.6.7 18.4C33 34 27 38.3 19.8 38.4 12.6 38.5 6.3 34.5 3.3 28.3.5 22.5 1 15.3 4.6 9.9 8.1 4.7 13.9 1.9 20.4 1.6Z"
        fill={fill}
      />
      <g stroke="#1e2a26" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M13.5 15.2v2.6M26.5 15.2v2.6" fill="none" />
        <path d={mouth} fill={closed ? "#1e2a26" : "none"} />
      </g>
    </svg>
  );
}
