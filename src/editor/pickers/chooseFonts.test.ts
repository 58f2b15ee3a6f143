import { expect, test } from "vitest";
import { chooseFonts } from "./chooseFonts.ts";

const namesOf = (...names: string[]) =>
  chooseFonts(names.map((name) => ({ name }))).map(({ name }) => name);

test("of a family of Google Fonts, the variable files are taken, the upright one first", () => {
  expect(
    namesOf(
      "Lora-Italic-VariableFont_wght.ttf",
      "Lora-VariableFont_wght.ttf",
      "OFL.txt",
      "README.txt",
      "static/Lora-Bold.ttf",
      "static/Lora-Regular.ttf",
    ),
  ).toEqual(["Lora-VariableFont_wght.ttf", "Lora-Italic-VariableFont_wght.ttf"]);
});

test("so they are by the names that their makers give them", () => {
  const statics = ["Thin", "Regular", "Italic", "Bold", "BoldItalic"];
  expect(
    namesOf(
      "Inter/Inter-Italic[opsz,wght].ttf",
      "Inter/Inter[opsz,wght].ttf",
      "Inter/OFL.txt",
      "Inter/README.txt",
      ...statics.map((style) => `Inter/static/Inter_18pt-${style}.ttf`),
      ...statics.map((style) => `Inter/static/Inter_24pt-${style}.ttf`),
    ),
  ).toEqual(["Inter/Inter[opsz,wght].ttf", "Inter/Inter-Italic[opsz,wght].ttf"]);
});

test("of one without a variable file, the regular and the bold one are taken, and the slanted ones of both", () => {
  expect(
    namesOf(
      "__MACOSX/._Lato-Bold.ttf",
      "Lato/Lato-Black.ttf",
      "Lato/Lato-Bold.ttf",
      "Lato/Lato-BlackItalic.ttf",
      "Lato/Lato-BoldItalic.ttf",
      "Lato/Lato-Italic.ttf",
      "Lato/Lato-Regular.ttf",
    ),
  ).toEqual([
    "Lato/Lato-Regular.ttf",
    "Lato/Lato-Bold.ttf",
    "Lato/Lato-Italic.ttf",
    "Lato/Lato-BoldItalic.ttf",
  ]);
});

test("of one in several formats, the smallest format is taken", () => {
  expect(namesOf("own.ttf", "own.woff", "own.woff2", "demo.html")).toEqual(["own.woff2"]);
});
