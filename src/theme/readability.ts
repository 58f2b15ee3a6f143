import { dataAt } from "../shared/dataAt.ts";
import type { FieldPath } from "../shared/fieldPath.ts";
import type { Theme } from "../shared/schema.gen.ts";
import { describePlace } from "../shared/text/wording.ts";
import { type Hex, nearest } from "./color.ts";
import { listPairs, neededContrast, type Pair } from "./contrast.ts";
import { pastels } from "./presets.ts";

/** A colour of a theme that makes text unreadable. */
export interface Unreadable {
  /** The path of the colour from the root of the file; that of the theme where the file sets none of the two. */
  path: FieldPath;
  message: string;
  hint: string;
  /** A colour near it that would do, if there is one. */
  better: Hex | undefined;
}

/**
 * The colours of a theme that make text unreadable, by day and by night: each once, with the worst of its pairs.
 * `theme` has its defaults; `data` is the file, which names the colours that it sets itself.
 */
export const listUnreadable = (theme: Theme, data: unknown): Unreadable[] =>
  [...findUnreadable(theme, data)].flatMap(([place, pairs]): Unreadable[] => {
    const path = place.split(".");
    const [worst] = pairs.sort((a, b) => a.ratio - b.ratio);
    if (!worst) return [];
    const better = findBetter(path, theme, data);
    return [
      {
        path,
        message: `${describePlace(path, data)}: ${explainPair(worst)}`,
        hint: better
          ? `Choose a colour that differs more in lightness; "${better}" would do.`
          : "Choose colours that differ more in lightness.",
        better,
      },
    ];
  });

/** The words on a pair that cannot be read. */
export const explainPair = ({ use, ratio }: Pair): string =>
  `${use} cannot be read: the contrast is ${roundRatio(ratio)}, and ${neededContrast} is needed.`;

/** A contrast for readers: rounded down, so that what is too little never looks like enough. */
export const roundRatio = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** The unreadable pairs, by the path of the colour to change. */
function findUnreadable(theme: Theme, data: unknown): Map<string, Pair[]> {
  const blamed = new Map<string, Pair[]>();
  for (const pair of listPairs(theme)) {
    if (pair.ratio >= neededContrast) continue;
    const place = blame(pair, data).join(".");
    blamed.set(place, [...(blamed.get(place) ?? []), pair]);
  }
  return blamed;
}

/** Colours that a theme sets for the day only; the night uses them in a darker light. */
const followDay: ReadonlySet<string> = new Set(["accent", "highlight", ...pastels]);

/** The path of the colour that the file sets: the text's, or else the background's, by day or by night. */
function blame({ text, background }: Pair, data: unknown): FieldPath {
  const paths = [text, background].map((token) => ["theme", ...token.split(".")]);
  const byDay = paths.flatMap(([theme = "", , name = ""]) =>
    followDay.has(name) ? [[theme, "colors", name]] : [],
  );
  // The ground of the soft tone follows from the page's.
  const behind = paths.flatMap(([theme = "", scheme = "", name]) =>
    name === "soft" ? [[theme, scheme, "background"]] : [],
  );
  return (
    [...paths, ...byDay, ...behind].find((path) => dataAt(data, path) !== undefined) ?? ["theme"]
  );
}

/** A colour near the one at `path` with which no text is unreadable because of it. */
function findBetter(path: FieldPath, theme: Theme, data: unknown): Hex | undefined {
  const own = dataAt(data, path);
  if (typeof own !== "string") return undefined;
  const place = path.join(".");
  return nearest(own, (color) => !findUnreadable(paint(theme, path, color), data).has(place));
}

/** The theme with one colour replaced. */
function paint(theme: Theme, [, scheme, name]: FieldPath, color: Hex): Theme {
  const key = scheme === "dark" ? "dark" : "colors";
  return { ...theme, [key]: { ...theme[key], [String(name)]: color } };
}
