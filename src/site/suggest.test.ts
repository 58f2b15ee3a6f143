import { expect, test } from "vitest";
import { slippedFrom, suggest, suggestSlips } from "./suggest.ts";

const names = ["title", "text", "image", "images", "items"];

test.each([
  ["titel", "title"],
  ["tite", "title"],
  ["ttile", "title"],
])("%s is one slip from %s alone, and nothing is certain", (word, near) => {
  expect(suggest(word, names)).toEqual({ near: [near] });
  expect(slippedFrom(word, names)).toBe(near);
});

test("several may be near, the nearest first, and then it is a misspelling of none", () => {
  expect(suggest("imag", names)).toEqual({ near: ["image", "images"] });
  expect(slippedFrom("imag", names)).toBeUndefined();
});

test("capitals, accents and dashes alone make no other word", () => {
  expect(suggest("Image", names)).toEqual({ near: ["image", "images"], meant: "image" });
  expect(suggest("how it works", ["how_it_works"]).meant).toBe("how_it_works");
  expect(suggest("uber-uns", ["über-uns"]).meant).toBe("über-uns");
});

test("what looks like an accent makes another letter in other scripts", () => {
  expect(suggest("мой", ["мои"])).toEqual({ near: ["мои"] });
  expect(suggest("がく", ["かく"])).toEqual({ near: ["かく"] });
});

test("of two that are the same word in another form, none is certain", () => {
  expect(suggest("FAQs", ["faq-s", "faqs"])).toEqual({ near: ["faq-s", "faqs"] });
});

test.each(["colour", "x", ""])("%j is like none of them", (word) => {
  expect(suggest(word, names)).toEqual({ near: [] });
});

test("short words differ by one letter, and are misspellings of nothing", () => {
  expect(suggest("fqa", ["faq", "cta"])).toEqual({ near: ["faq"] });
  expect(suggest("alt", ["src"])).toEqual({ near: [] });
  expect(slippedFrom("fqa", ["faq", "cta"])).toBeUndefined();
});

test("two wrong letters make a guess", () => {
  expect(suggest("nme", ["note"])).toEqual({ near: [] });
  expect(suggest("names", ["notes"])).toEqual({ near: ["notes"] });
  expect(suggest("carusell", ["carousel"])).toEqual({ near: ["carousel"] });
  expect(slippedFrom("carusell", ["carousel"])).toBeUndefined();
  expect(slippedFrom("carusel", ["carousel"])).toBe("carousel");
});

test("another number is another thing, however near", () => {
  expect(suggest("cost-2", ["cost"])).toEqual({ near: ["cost"] });
  expect(suggest("slide-1-2", ["slide-12"])).toEqual({ near: ["slide-12"] });
  expect(slippedFrom("step1", ["step2"])).toBeUndefined();
  expect(suggest("slide 12", ["slide-12"]).meant).toBe("slide-12");
});

test("of words that people choose freely, only a slip or a missing end is near", () => {
  const types = ["cta", "footer", "header", "hero", "prose", "stats", "testimonials"];
  const near = (word: string) => suggestSlips(word, types).near;
  expect(["steps", "price", "tabs", "form", "nav", "zero"].flatMap(near)).toEqual([]);
  expect(["stat", "head", "foot", "testimonial"].map(near)).toEqual([
    ["stats"],
    ["header"],
    ["footer"],
    ["testimonials"],
  ]);
  expect(["hro", "heor", "heroo", "testimonails", "testemonials"].map(near)).toEqual([
    ["hero"],
    ["hero"],
    ["hero"],
    ["testimonials"],
    ["testimonials"],
  ]);
});
