import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readPage } from "../../src/site/read/load.ts";
import { usualLayout } from "../../src/theme/presets.ts";
import { schemesOf } from "../../src/theme/scheme.ts";
import { fontsOf, layoutOf, ornamentOf, shapeOf } from "../../src/theme/themeValues.ts";
import { fixturesDir, loadFixtureContext } from "../fixtures/index.ts";

const folder = path.join(fixturesDir, "brands");
const context = await loadFixtureContext();

/** Pages of seven different products, which only `theme` and the order of sections tell apart. */
const brands = readdirSync(folder).map((file) => {
  const { pageFile, diagnostics } = readPage(readFileSync(path.join(folder, file)), context);
  return { file, pageFile, faults: diagnostics.filter(({ severity }) => severity !== "notice") };
});

it.each(brands)("the page of $file has no fault", ({ pageFile, faults }) => {
  expect(faults).toEqual([]);
  expect(pageFile).toBeDefined();
});

it("no two of them look alike", () => {
  const looks = brands.flatMap(({ file, pageFile }) => {
    if (!pageFile) return [];
    const { theme } = pageFile;
    const { radius, shadow, type, spacing } = shapeOf(theme);
    const { day, night } = schemesOf(theme);
    const colors = [day.background, day.accent, day.highlight, night?.background, night?.accent];
    const shape = [radius, shadow, spacing, type.size, type.scale, type.weight, ornamentOf(theme)];
    return [{ file, traits: [...colors, ...shape, fontsOf(theme).display, fontsOf(theme).text] }];
  });
  expect(looks).toHaveLength(7);
  for (const one of looks) {
    for (const other of looks.slice(looks.indexOf(one) + 1)) {
      const different = one.traits.filter((trait, n) => trait !== other.traits[n]).length;
      expect([one.file, other.file, different >= 7]).toEqual([one.file, other.file, true]);
    }
  }
});

it("no two of them are laid out alike", () => {
  const settings = Object.keys(usualLayout);
  const layouts = brands.flatMap(({ file, pageFile }) => {
    if (!pageFile) return [];
    const { theme, sections } = pageFile;
    const layout = layoutOf(theme);
    const kinds = settings.map((setting) => `${setting}: ${Reflect.get(layout, setting)}`);
    return [{ file, kinds: [...kinds, sections.map(({ type }) => type).join()] }];
  });
  for (const one of layouts) {
    for (const other of layouts.slice(layouts.indexOf(one) + 1)) {
      const different = one.kinds.filter((kind, n) => kind !== other.kinds[n]).length;
      expect([one.file, other.file, different >= 5]).toEqual([one.file, other.file, true]);
    }
  }
});

it("together they use every value of every setting of the layout", () => {
  const used = brands.flatMap(({ pageFile }) => (pageFile ? [layoutOf(pageFile.theme)] : []));
  const known = context.schemas.get("theme.schema.json")?.properties ?? {};
  for (const setting of Object.keys(usualLayout)) {
    const values = new Set(used.map((layout) => Reflect.get(layout, setting)));
    expect([setting, [...values].sort()]).toEqual([
      setting,
      String(known[setting]?.enum).split(",").sort(),
    ]);
  }
});

it("no two of them arrange more than two of their sections alike", () => {
  const skeletons = brands.map(({ file, pageFile }) => {
    const sections = pageFile?.sections.slice(1, -1) ?? [];
    const kinds = sections.map(({ type, props }) => {
      const { layout, columns, pictureFrame, ...parts } = Object(props);
      const holds = ["image", "background", "groups"].filter((part) => part in parts);
      return [type, layout, columns, pictureFrame, ...holds].join(" ");
    });
    return { file, kinds: new Set(kinds) };
  });
  for (const one of skeletons) {
    for (const other of skeletons.slice(skeletons.indexOf(one) + 1)) {
      const alike = [...one.kinds].filter((kind) => other.kinds.has(kind));
      expect([one.file, other.file, alike.slice(2)]).toEqual([one.file, other.file, []]);
    }
  }
});
