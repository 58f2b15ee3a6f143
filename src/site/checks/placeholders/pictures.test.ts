import { expect, test } from "vitest";
import { change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const codes = (alt: string) =>
  read(change(smallPage, "alt: The app on a phone.", `alt: ${alt}`)).diagnostics.map(
    ({ code }) => code,
  );

test.each([
  "hero",
  "Hero image",
  "banner",
  "Background",
  "Titelbild",
  "hero.png",
  "picture 1",
  "Cover photo",
])("%s says nothing of what a picture shows", (alt) => expect(codes(alt)).toContain("placeholder"));

test.each(["A hero of our time", "The banner of the city", "Cover of the first issue"])(
  "%s says what it shows",
  (alt) => expect(codes(alt)).not.toContain("placeholder"),
);

test("the name of the file, unless it may be a word", () => {
  const named = (src: string, alt: string) =>
    read(
      change(change(smallPage, "alt: The app on a phone.", `alt: ${alt}`), "/images/hero.png", src),
    ).diagnostics.map(({ code }) => code);
  expect(named("/images/tour-poster.png", "tour-poster")).toContain("placeholder");
  expect(named("/images/hero.png", "London")).not.toContain("placeholder");
});
