import { expect, test } from "vitest";
import { suggest } from "./suggest.ts";

const names = ["title", "text", "image", "images", "items"];

test.each([
  ["titel", "title"],
  ["Title", "title"],
  ["tite", "title"],
  ["ttile", "title"],
])("%s can only be %s", (word, meant) => {
  expect(suggest(word, names)).toEqual({ near: [meant], meant });
});

test("several may be near, the nearest first, and then none is certain", () => {
  expect(suggest("imag", names)).toEqual({ near: ["image", "images"] });
});

test("capitals and dashes alone make no other word", () => {
  expect(suggest("Image", names)).toEqual({ near: ["image", "images"], meant: "image" });
  expect(suggest("how it works", ["how_it_works"]).meant).toBe("how_it_works");
});

test.each(["colour", "x", ""])("%j is like none of them", (word) => {
  expect(suggest(word, names)).toEqual({ near: [] });
});

test("short words are told apart by one letter", () => {
  expect(suggest("fqa", ["faq", "cta"])).toEqual({ near: ["faq"], meant: "faq" });
  expect(suggest("ctq", ["faq", "cta"])).toEqual({ near: ["cta"], meant: "cta" });
  expect(suggest("alt", ["src"])).toEqual({ near: [] });
});

test("two wrong letters make a guess: of a short word, and where candidates are many", () => {
  expect(suggest("nme", ["note"])).toEqual({ near: [] });
  expect(suggest("names", ["notes"])).toEqual({ near: ["notes"] });
  expect(suggest("carusell", ["carousel"])).toEqual({ near: ["carousel"], meant: "carousel" });
  expect(suggest("carusell", ["carousel"], "open")).toEqual({ near: ["carousel"] });
  expect(suggest("carusel", ["carousel"], "open").meant).toBe("carousel");
});

test("another number is another thing, however near", () => {
  expect(suggest("cost-2", ["cost"])).toEqual({ near: ["cost"] });
  expect(suggest("mp3", ["mp4"])).toEqual({ near: ["mp4"] });
  expect(suggest("slide-1-2", ["slide-12"])).toEqual({ near: ["slide-12"] });
  expect(suggest("slide 12", ["slide-12"]).meant).toBe("slide-12");
});
