import { expect, test } from "vitest";
import { presets } from "../../src/theme/presets.ts";
import { read, report, smallPage } from "./readFixture.ts";

const names = Object.keys(presets);

const withTheme = (theme: string) => smallPage.replace(/theme:\n( {2}.*\n)+/, `theme:\n${theme}\n`);

test.each(names)("the preset %s can be read", (preset) => {
  expect(report(withTheme(`  preset: ${preset}`))).toBe("");
});

test.each(["#ffdd00", "#ff3366", "#0044ff", "#000", "#fff", "#7a7a7a"])(
  "the accent %s alone keeps every preset readable",
  (accent) => {
    for (const preset of names) {
      expect(report(withTheme(`  preset: ${preset}\n  colors:\n    accent: "${accent}"`))).toBe("");
    }
  },
);

test("an unreadable text colour is one error, on any number of backgrounds", () => {
  expect(report(withTheme('  colors:\n    text: "#cccccc"'))).toMatchInlineSnapshot(`
    "page.yaml:8:11 error contrast Theme, colors, text: text on lilac cannot be read: the contrast is 1.2, and 4.5 is needed.
      7 |   colors:
      8 |     text: "#cccccc"
        |           ^^^^^^^^^
      Choose a colour that differs more in lightness; "#5f5f5f" would do."
  `);
});

test("two colours that cannot be read are two errors", () => {
  const theme = '  colors:\n    muted: "#bbbbbb"\n    mint: "#113322"';
  expect(report(withTheme(theme))).toMatchInlineSnapshot(`
    "page.yaml:8:12 error contrast Theme, colors, muted: quiet text on the soft tone cannot be read: the contrast is 1.6, and 4.5 is needed.
      7 |   colors:
      8 |     muted: "#bbbbbb"
        |            ^^^^^^^^^
      Choose a colour that differs more in lightness; "#6c6c6c" would do.

    page.yaml:9:11 error contrast Theme, colors, mint: text on mint cannot be read: the contrast is 1, and 4.5 is needed.
      8 |     muted: "#bbbbbb"
      9 |     mint: "#113322"
        |           ^^^^^^^^^
      Choose a colour that differs more in lightness; "#759984" would do."
  `);
});

test("the colours of the night are looked at too", () => {
  expect(report(withTheme('  dark:\n    text: "#333"'))).toMatchInlineSnapshot(`
    "page.yaml:8:11 error contrast Theme, dark, text: text on rose, in the dark cannot be read: the contrast is 1, and 4.5 is needed.
      7 |   dark:
      8 |     text: "#333"
        |           ^^^^^^
      Choose a colour that differs more in lightness; "#b8b8b8" would do."
  `);
});

const tokens = ["background", "surface", "text", "muted", "accent", "peach", "lilac"];
const colors = ["#c65d00", "#849717", "#4a5550", "#b77140"];

test("a colour that is said to do, does", () => {
  const themes = ["colors", "dark"].flatMap((scheme) =>
    tokens.flatMap((token) => colors.map((color) => `  ${scheme}:\n    ${token}: "${color}"`)),
  );
  themes.push('  colors:\n    muted: "#4a5550"\n  dark:\n    surface: "#fe0f62"');
  const answers = themes.flatMap((theme) => {
    const diagnostic = read(withTheme(theme)).diagnostics.find(({ code }) => code === "contrast");
    const [, better] = /"(#\w+)" would do/.exec(diagnostic?.hint ?? "") ?? [];
    if (!diagnostic || !better) return [];
    const lines = withTheme(theme).split("\n");
    const at = diagnostic.line - 1;
    const followed = lines.with(at, lines[at]?.replace(/"#\w+"/, `"${better}"`) ?? "").join("\n");
    const isReported = read(followed).diagnostics.some(
      ({ code, line }) => code === "contrast" && line === diagnostic.line,
    );
    return [{ theme, better, isReported }];
  });
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter(({ isReported }) => isReported)).toEqual([]);
});
