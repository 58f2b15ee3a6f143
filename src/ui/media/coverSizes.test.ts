import { expect, it } from "vitest";
import type { Picture } from "../../shared/section.ts";
import { coverSizes } from "./coverSizes.ts";

const site = { ...{ name: "Lull", base: "/", lang: "en" }, timezone: "UTC", logo: "/logo.svg" };
const picture = (width: number, height: number): Picture => ({
  ...{ src: "/a.png", alt: "", sources: [] },
  ...{ width, height },
});
const sizes = "(min-width: 64em) min(28vw, 23rem), 90vw";

it("leaves the sizes of a picture that is no wider than its box", () => {
  expect(coverSizes(picture(300, 200), site, 3 / 2, sizes)).toBe(sizes);
  expect(coverSizes(picture(200, 300), site, 3 / 2, sizes)).toBe(sizes);
});

it("widens those of a wider one, and no condition", () => {
  expect(coverSizes(picture(600, 200), site, 3 / 2, sizes)).toBe(
    "(min-width: 64em) min(56vw, 46rem), 180vw",
  );
});

it("takes the ratio of the theme", () => {
  expect(coverSizes(picture(300, 200), { ...site, pictureRatio: 1 }, 3 / 2, "90vw")).toBe("135vw");
});
