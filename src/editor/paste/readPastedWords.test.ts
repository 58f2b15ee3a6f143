import { expect, test } from "vitest";
import { readPastedWords } from "./readPastedWords.ts";

const pastes: [name: string, words: string, paragraphs: string, line: string][] = [
  ["a word with its blanks", " and ", " and ", " and "],
  ["a line with its break", "One\r\n", "One", "One"],
  [
    "paragraphs with empty lines",
    "One\n\n\ntwo\n\nthree\n",
    "One\n\ntwo\n\nthree",
    "One two three",
  ],
  ["paragraphs of a word processor", "One.\r\nTwo.\r\n", "One.\n\nTwo.", "One. Two."],
  ["the rest of a sentence", " and so.\n\nTwo", " and so.\n\nTwo", " and so. Two"],
  ["lines of a letter", "One\nmore\n\ntwo", "One more\n\ntwo", "One more two"],
  ["a list", "So:\n•\tOne\n•\tTwo\nDone.", "So:\n\n- One\n- Two\n\nDone.", "So: • One • Two Done."],
  ["a numbered list", "1) One\n2) Two", "1. One\n2. Two", "1) One 2) Two"],
  ["other line ends", "One\u2029two\u2028three", "One\n\ntwo\n\nthree", "One two three"],
];

test.each(pastes)("%s", (_, words, paragraphs, line) => {
  expect(readPastedWords(words, true)).toBe(paragraphs);
  expect(readPastedWords(words)).toBe(line);
});
