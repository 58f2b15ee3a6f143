import { expect, test } from "vitest";
import { chooseFonts } from "./chooseFonts.ts";

const namesOf = (...names: string[]) =>
  chooseFonts(names.map((name) => ({ name }))).map(({ name }) => name);

test("of a family of Google Fonts, the upright variable file is taken", () => {
  expect(
    namesOf(
      "Lora-Italic-VariableFont_wght.ttf",
      "Lora-VariableFont_wght.ttf",
      "OFL.txt",
      "README.txt",
      "static/Lora-Bold.ttf",
      "static/Lora-Regular.ttf",
    ),
  ).toEqual(["Lora-VariableFont_wght.ttf"]);
});

test("of one without a variable file, the regular and the bold one are taken", () => {
  expect(
    namesOf(
      "__MACOSX/._Lato-Bold.ttf",
      "Lato/Lato-Black.ttf",
      "Lato/Lato-Bold.ttf",
      "Lato/Lato-BoldItalic.ttf",
      "Lato/Lato-Regular.ttf",
    ),
  ).toEqual(["Lato/Lato-Regular.ttf", "Lato/Lato-Bold.ttf"]);
});

test("of one in several formats, the smallest format is taken", () => {
  expect(namesOf("own.ttf", "own.woff", "own.woff2", "demo.html")).toEqual(["own.woff2"]);
});
