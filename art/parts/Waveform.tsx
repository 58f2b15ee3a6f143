/** The loudness of a voice between words: a fixed, believable row of values, 0…1. */
const loudness = (index: number): number =>
  Math.abs(
    Math.sin(index * 0.9) * 0.55 + Math.sin(index * 0.37 + 1) * 0.35 + Math.sin(index * 2.3) * 0.25,
  );

/** A voice note, of which the first `heard` share is lit. */
export function Waveform({
  bars,
  height,
  heard = 1,
}: {
  bars: number;
  height: number;
  heard?: number;
}) {
  return (
    <span className="waveform" style={{ height }}>
      {Array.from({ length: bars }, (_, index) => (
        <i
          key={index}
          style={{
            height: `${12 + 88 * Math.min(1, loudness(index))}%`,
            opacity: index / bars < heard ? 1 : 0.22,
          }}
        />
      ))}
    </span>
  );
}
