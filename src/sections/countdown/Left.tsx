import { VisuallyHidden } from "../../ui/index.ts";
import { describeLeft, inWords, split, type Unit, units } from "./split.ts";
import { Figure, Tile, Tiles, Timer, Word } from "./styles.ts";

/** A line that holds its height. */
const blank = "\u00a0";

/** The days, hours, minutes and seconds that are left. Their room is there before a script knows them. */
export function Left({ milliseconds }: { milliseconds: number | undefined }) {
  if (milliseconds === undefined) {
    return (
      <Timer aria-hidden="true">
        <Figures figureOf={() => ({ figure: blank, word: blank })} />
      </Timer>
    );
  }
  // Only a browser knows how much is left.
  const { lang } = document.documentElement;
  const left = split(milliseconds);
  return (
    <Timer role="timer">
      <VisuallyHidden>{describeLeft(milliseconds, lang)}</VisuallyHidden>
      <Figures figureOf={(unit) => inWords(unit, left[unit], lang)} />
    </Timer>
  );
}

function Figures({ figureOf }: { figureOf: (unit: Unit) => { figure: string; word: string } }) {
  const shown = units.map((unit) => ({ unit, ...figureOf(unit) }));
  const isLong = shown.some(({ figure }) => figure.length > 3);
  return (
    <Tiles aria-hidden="true" data-long={isLong || undefined}>
      {shown.map(({ unit, figure, word }) => (
        <Tile key={unit}>
          <Figure>{figure}</Figure>
          <Word>{word}</Word>
        </Tile>
      ))}
    </Tiles>
  );
}
