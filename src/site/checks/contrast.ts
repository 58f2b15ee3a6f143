import { withDefaults } from "../../schema/defaults.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Theme } from "../../shared/schema.gen.ts";
import { child, dataAt, placeOf } from "../../shared/wording.ts";
import { type Hex, nearest } from "../../theme/color.ts";
import { listPairs, neededContrast, type Pair } from "../../theme/contrast.ts";
import { pastels } from "../../theme/presets.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { CheckedPage } from "../checkedPage.ts";
import type { Check } from "./index.ts";

/**
 * Text must be readable on its background, by day and by night. A pair is reported if the file sets one of its
 * colours: once for each colour, with the worst of its pairs.
 */
export const checkContrast: Check = (page) => {
  const theme = readTheme(page);
  if (!theme || child(page.tree.data, "theme") === undefined) return [];
  return [...findUnreadable(theme, page)].flatMap(([place, pairs]): Diagnostic[] => {
    const path = place.split(".");
    const [worst] = pairs.sort((a, b) => a.ratio - b.ratio);
    if (!worst) return [];
    return [
      {
        severity: "error",
        code: "contrast",
        message: `${placeOf(path, page.tree.data)}: ${worst.use} cannot be read: the contrast is ${round(worst.ratio)}, and ${neededContrast} is needed.`,
        hint: adviseColor(path, theme, page),
        range: page.tree.valueAt(path),
      },
    ];
  });
};

/** The theme with its defaults, if the schema accepts it. */
export function readTheme({ schemas, tree, errors }: CheckedPage): Theme | undefined {
  const given = child(tree.data, "theme");
  const isRefused = ({ instancePath }: { instancePath: string }) =>
    /^\/theme(\/|$)/.test(instancePath);
  if (errors.some(isRefused)) return undefined;
  return withDefaults(schemas, "theme.schema.json", given ?? {}) as Theme;
}

/** The unreadable pairs, by the path of the colour to change. */
function findUnreadable(theme: Theme, page: CheckedPage): Map<string, Pair[]> {
  const blamed = new Map<string, Pair[]>();
  for (const pair of listPairs(theme)) {
    if (pair.ratio >= neededContrast) continue;
    const place = blame(pair, page).join(".");
    blamed.set(place, [...(blamed.get(place) ?? []), pair]);
  }
  return blamed;
}

/** Colours that a theme sets for the day only; the night uses them in a darker light. */
const followDay: ReadonlySet<string> = new Set(["accent", "highlight", ...pastels]);

/** The path of the colour that the file sets: the text's, or else the background's, by day or by night. */
function blame({ text, background }: Pair, { tree }: CheckedPage): FieldPath {
  const paths = [text, background].map((token) => ["theme", ...token.split(".")]);
  const byDay = paths.flatMap(([theme = "", , name = ""]) =>
    followDay.has(name) ? [[theme, "colors", name]] : [],
  );
  return [...paths, ...byDay].find((path) => dataAt(tree.data, path) !== undefined) ?? ["theme"];
}

/** A colour near the one at `path` that passes this check, if there is one. */
function adviseColor(path: FieldPath, theme: Theme, page: CheckedPage): string {
  const own = dataAt(page.tree.data, path);
  const better =
    typeof own === "string" &&
    nearest(own, (color) => !findUnreadable(paint(theme, path, color), page).has(path.join(".")));
  return better
    ? `Choose a colour that differs more in lightness; "${better}" would do.`
    : "Choose colours that differ more in lightness.";
}

/** The theme with one colour replaced. */
function paint(theme: Theme, [, scheme, name]: FieldPath, color: Hex): Theme {
  const key = scheme === "dark" ? "dark" : "colors";
  return { ...theme, [key]: { ...theme[key], [String(name)]: color } };
}

const round = (ratio: number) => Math.floor(ratio * 10) / 10;
