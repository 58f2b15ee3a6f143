import { expect, test } from "vitest";
import { nameOfTypeface } from "./nameOfTypeface.ts";

test.each([
  ["/fonts/lora-variablefont-wght.ttf", "Lora"],
  ["/fonts/lora-regular.ttf", "Lora"],
  ["/fonts/source-serif-4-semibold.woff2", "Source Serif 4"],
  ["/fonts/open-sans-v40-latin-700.woff2", "Open Sans"],
  ["/fonts/own.woff2", "Own"],
  ["/fonts/bold.woff2", "Bold"],
])("%s is %s", (path, name) => {
  expect(nameOfTypeface(path)).toBe(name);
});
