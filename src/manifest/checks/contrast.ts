import { contrast, readable } from "../../contract/color.ts";
import { listPairs, neededContrast, type Pair } from "../../contract/contrast.ts";
import type { Theme } from "../../contract/schema.gen.ts";
import { darkScheme, lightScheme } from "../../contract/scheme.ts";
import { withDefaults } from "../defaults.ts";
import type { FieldPath } from "../fields.ts";
import type { Page } from "../page.ts";
import type { Finding } from "../problem.ts";
import { child, dataAt, placeOf } from "../words.ts";
import type { Check } from "./index.ts";

/**
 * Words must be readable on what they stand on, by day and by night. A pair is told where the file sets one of
 * its colours, once for each colour, the worst of its pairs.
 */
export const checkContrast: Check = (page) => {
  const theme = readTheme(page);
  if (!theme) return [];
  const blamed = new Map<string, Pair[]>();
  for (const pair of listPairs(theme)) {
    const place = blame(pair, page).join(".");
    blamed.set(place, [...(blamed.get(place) ?? []), pair]);
  }
  return [...blamed].flatMap(([place, pairs]): Finding[] => {
    const path = place.split(".");
    const [worst] = pairs.filter(fails).sort((a, b) => a.ratio - b.ratio);
    if (!worst) return [];
    return [
      {
        severity: "error",
        code: "contrast",
        message: `${placeOf(path, page.tree.data)}: ${worst.use} cannot be read: the contrast is ${round(worst.ratio)}, and ${neededContrast} is needed.`,
        hint: adviceFor(path, pairs, theme),
        range: page.tree.valueAt(path),
      },
    ];
  });
};

const fails = ({ ratio }: Pair) => ratio < neededContrast;

/** The theme with its defaults, if the file sets one and the schema has nothing against it. */
function readTheme({ schemas, tree, errors }: Page): Theme | undefined {
  const given = child(tree.data, "theme");
  const isRefused = ({ instancePath }: { instancePath: string }) =>
    /^\/theme(\/|$)/.test(instancePath);
  if (given === undefined || errors.some(isRefused)) return undefined;
  return withDefaults(schemas, "theme.schema.json", given) as Theme;
}

/** The colour of the pair that the file sets: the words', else the ground's, by day or by night. */
function blame({ text, background }: Pair, { tree }: Page): FieldPath {
  const byDay = (token: string) => token.replace("dark.", "colors.");
  const paths = [text, background, byDay(text), byDay(background)].map((token) => [
    "theme",
    ...token.split("."),
  ]);
  return paths.find((path) => dataAt(tree.data, path) !== undefined) ?? ["theme"];
}

/** A colour near the one at `path` that can be read with every other it stands beside. */
function adviceFor(path: FieldPath, pairs: Pair[], theme: Theme): string {
  const scheme = path[1] === "dark" ? darkScheme(theme) : lightScheme(theme);
  const colorOf = (token: string) => scheme[token.split(".")[1] as keyof typeof scheme];
  const own = path.slice(1).join(".");
  const others = pairs
    .map(({ text, background }) => (text === own ? background : text))
    .filter((token) => token !== own && token.startsWith(`${path[1]}.`));
  const better = path.length === 3 && readable(colorOf(own), others.map(colorOf), neededContrast);
  const isBetter =
    better && others.every((token) => contrast(better, colorOf(token)) >= neededContrast);
  return isBetter
    ? `Choose a colour that differs more in lightness; "${better}" would do.`
    : "Choose colours that differ more in lightness.";
}

const round = (ratio: number) => Math.floor(ratio * 10) / 10;
