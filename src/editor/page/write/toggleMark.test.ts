import { expect, test } from "vitest";
import { fromLetters, toLetters } from "../../../shared/formatted/letters.ts";
import { parseFormatted } from "../../../shared/formatted/parse.ts";
import { writeFormatted } from "../../../shared/formatted/write.ts";
import { type InlineMark, linkAt, nextMark, type Span, setLink, toggleMark } from "./toggleMark.ts";

const read = (text: string) => {
  const { content } = parseFormatted(text);
  if (typeof content === "string") return toLetters([content]);
  return "children" in content ? toLetters(content.children) : [];
};

const write = (letters: ReturnType<typeof read>) =>
  writeFormatted({ type: "formatted", children: fromLetters(letters) });

/** The offsets of the words in a text, as it is shown. */
const spanOf = (text: string, words: string): Span => {
  const start = read(text)
    .map((letter) => letter.text)
    .join("")
    .indexOf(words);
  return [start, start + words.length];
};

const cases: [text: string, words: string, mark: InlineMark, expected: string][] = [
  ["one two three", "two", "strong", "one **two** three"],
  ["one two three", " two ", "strong", "one **two** three"],
  ["one two three", "wo th", "emphasis", "one *two three*"],
  ["one **two** three", "two", "strong", "one two three"],
  ["one **two** three", "one two", "strong", "**one two** three"],
  ["one **two** three", "two", "emphasis", "one ***two*** three"],
  ["one **two three** four", "three", "strong", "one **two** three four"],
  ["[a link](#faq) here", "link here", "strong", "[a **link**](#faq) **here**"],
  ["日本語の本", "本語", "strong", "日**本語**の本"],
  ["a 5 b", "5", "strong", "a **5** b"],
  ["I don't know", "don", "strong", "I **don't** know"],
  ["I don’t know", "t", "strong", "I **don’t** know"],
  ["with ❤️ sent", "❤", "strong", "with **❤️** sent"],
  ["to 👩\u200d🚀 fly", "👩", "strong", "to **👩\u200d🚀** fly"],
  ["a cafe\u0301 here", "e\u0301", "strong", "a **cafe\u0301** here"],
  ["日が\u3099本", "が", "strong", "日**が\u3099**本"],
];

test.each(cases)("%s: %s, %s", (text, words, mark, expected) => {
  expect(write(toggleMark(read(text), spanOf(text, words), mark))).toBe(expected);
});

test("a caret marks the word that it is in, or behind", () => {
  const text = "one two three";
  for (const at of [4, 5, 7]) {
    expect(write(toggleMark(read(text), [at, at], "strong"))).toBe("one **two** three");
  }
});

test("beside no word, and behind one with the mark, it is for what is typed next", () => {
  const letters = read("one **two** three ");
  expect([3, 5, 7, 18].map((at) => nextMark(letters, at, "strong"))).toEqual([
    undefined,
    undefined,
    false,
    true,
  ]);
});

test("a caret behind an emoji marks no part of it", () => {
  for (const text of ["❤️", "👩\u200d🚀", "🇩🇪"]) {
    for (let at = 0; at <= text.length; at += 1) {
      expect(write(toggleMark(read(text), [at, at], "strong"))).toBe(text);
    }
  }
});

test("a link is made of words, changed, and taken off", () => {
  const letters = setLink(read("see our plans here"), [4, 13], "#pricing");
  expect(write(letters)).toBe("see [our plans](#pricing) here");
  expect(linkAt(letters, [6, 6])).toEqual({ href: "#pricing" });
  expect(write(setLink(letters, [6, 6], "/plans/"))).toBe("see [our plans](/plans/) here");
  expect(write(setLink(letters, [6, 6], undefined))).toBe("see our plans here");
});
