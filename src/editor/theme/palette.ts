import { withDefaults } from "../../schema/defaults.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Colors, Theme } from "../../shared/schema.gen.ts";
import { type Hex, nearest } from "../../theme/color.ts";
import { listPairs, neededContrast, type Pair } from "../../theme/contrast.ts";
import { presets } from "../../theme/presets.ts";
import { explainPair } from "../../theme/readability.ts";
import { lightScheme, type Scheme, schemesOf } from "../../theme/scheme.ts";

/** The two groups of colours: by day, and by night. */
export type Group = "colors" | "dark";

/** A colour of the page, and where it is used. */
export interface PaletteColor {
  group: Group;
  name: keyof Colors;
  /** The colour itself, whether the file sets it or not. */
  value: Hex;
  /** True if the file sets it. */
  isOwn: boolean;
  /** The pair of text and background with this colour that is hardest to read. */
  hardest: Pair | undefined;
}

/** True for the name of a look that comes along. */
export const isPreset = (name: unknown): name is Theme["preset"] =>
  typeof name === "string" && Object.hasOwn(presets, name);

/** True for a colour as a file writes it. */
export const isHex = (value: unknown): value is Hex =>
  typeof value === "string" && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);

/** The look and the colours of a file's theme with their defaults: as much of it as can be read. */
export function readEditorTheme(schemas: Schemas, data: unknown): Theme {
  const given = child(data, "theme");
  const preset = child(given, "preset");
  const colorsIn = (group: Group) =>
    Object.fromEntries(
      Object.entries(Object(child(given, group))).filter(([, value]) => isHex(value)),
    );
  return withDefaults(schemas, "theme.schema.json", {
    ...(isPreset(preset) && { preset }),
    colors: colorsIn("colors"),
    dark: child(given, "dark") === false ? false : colorsIn("dark"),
  }) as Theme;
}

/** The path of a colour from the root of the file. */
export const pathOf = ({ group, name }: Pick<PaletteColor, "group" | "name">): FieldPath => [
  "theme",
  group,
  name,
];

/** The colour at a path from the root of the file; undefined if there is none. */
export function colorAt(path: FieldPath): Pick<PaletteColor, "group" | "name"> | undefined {
  const [root, group, name] = path;
  const isGroup = root === "theme" && (group === "colors" || group === "dark");
  return isGroup && typeof name === "string" && isColor(name) ? { group, name } : undefined;
}

const isColor = (name: string): name is keyof Colors =>
  Object.hasOwn(lightScheme({ preset: "meadow" }), name);

/** The colours of a group with these names, as far as there are such; none of the night where the page is light for everyone. */
export function listThemeColors(
  theme: Theme,
  data: unknown,
  group: Group,
  names: readonly string[],
): PaletteColor[] {
  const scheme = schemeOf(theme, group);
  if (!scheme) return [];
  const pairs = listPairs(theme).sort((a, b) => a.ratio - b.ratio);
  return names.filter(isColor).map((name) => {
    const token = `${group}.${name}`;
    return {
      ...{ group, name, value: scheme[name] },
      isOwn: isHex(dataAt(data, pathOf({ group, name }))),
      hardest: pairs.find(({ text, background }) => text === token || background === token),
    };
  });
}

/** The groups in which a file sets colours of its own. */
export const listColorGroups = (data: unknown): Group[] =>
  (["colors", "dark"] as const).filter(
    (group) => Object.keys(Object(dataAt(data, ["theme", group]))).length > 0,
  );

/** The colours of a theme by day or by night. */
export const schemeOf = (theme: Theme, group: Group): Scheme | undefined =>
  group === "colors" ? schemesOf(theme).day : schemesOf(theme).night;

/** The data of a file with another colour in its theme. */
export function withColor(
  data: unknown,
  { group, name }: Pick<PaletteColor, "group" | "name">,
  value: Hex,
): unknown {
  const theme = Object(child(data, "theme"));
  return {
    ...Object(data),
    theme: { ...theme, [group]: { ...Object(child(theme, group)), [name]: value } },
  };
}

/** The reason why a colour is no good choice, and a colour near it that is one. */
export interface Objection {
  message: string;
  better: Hex | undefined;
}

/** Names a text that is readable now and would not be with another colour; undefined if there is none. */
export function judgeColor(
  schemas: Schemas,
  data: unknown,
  color: Pick<PaletteColor, "group" | "name">,
  value: Hex,
): Objection | undefined {
  const unreadable = (data: unknown) =>
    listPairs(readEditorTheme(schemas, data)).filter(({ ratio }) => ratio < neededContrast);
  const before = new Map(unreadable(data).map(({ use, ratio }) => [use, ratio]));
  const judge = (value: Hex) =>
    unreadable(withColor(data, color, value))
      .filter(({ use, ratio }) => ratio < (before.get(use) ?? neededContrast))
      .sort((a, b) => a.ratio - b.ratio)[0];
  const worst = judge(value);
  return (
    worst && {
      message: explainPair(worst).replace(/^./, (first) => first.toUpperCase()),
      better: nearest(value, (near) => judge(near) === undefined),
    }
  );
}
