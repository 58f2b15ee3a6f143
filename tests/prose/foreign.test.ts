import { expect, test } from "vitest";
import { stringify } from "yaml";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const context = await loadFixtureContext();
const site = { name: "Lull", title: "Lull", description: "A page to sleep by." };

/** The signs that visitors would read, in a text of a section. */
const read = (section: unknown) =>
  readPage(Buffer.from(stringify({ site, sections: [section] })), context).diagnostics.flatMap(
    ({ code, message }) => (code === "markup" ? [/read "(.*)" as/.exec(message)?.[1]] : []),
  );

const inLong = (text: string) => read({ type: "prose", props: { title: "A", text } });
const inShort = (text: string) => read({ type: "hero", props: { title: "A", text } });

test.each([
  ["---\ntitle: FAQ\nlayout: default\n---\n\nWords.", "--- title: FAQ layout: default ---"],
  ["+++\ntitle = 'FAQ'\n+++\n\nWords.", "+++ title = 'FAQ' +++"],
  ["See {{ site.url }} there", "{{ site.url }}"],
  ["{% include a.html %} there", "{% include a.html %}"],
  ["- [ ] task", "[ ]"],
  ["- [x] task", "[x]"],
  ["> [!NOTE]\n> Words of it", "[!NOTE]"],
  ["So :smile: it is", ":smile:"],
  ["A ==marked== word", "==marked=="],
  ["Water is H~2~O", "~2~"],
  ["An area of 9 m^2^", "^2^"],
  ["Term\n: meaning", ":"],
  ["A [[page]] of it", "[[page]]"],
  ["::: note", "::: note"],
  ["[TOC]", "[TOC]"],
  ["!!! note\n    Words", "!!! note"],
  ['??? tip "Title"\n    Words', "??? tip"],
  ["So ++new++ it is", "++new++"],
  ["So ||secret|| it is", "||secret||"],
  ["It is HTML.\n\n*[HTML]: A language", "*[HTML]: A language"],
  ["A [link](/#a){target=_blank} of it", "{target=_blank}"],
  ["See (the menu)[/#a] there", "(the menu)[/#a]"],
])("%j is told in short and in long texts", (text, sign) => {
  expect(inLong(text)).toEqual([sign]);
  expect(inShort(text).map((each) => each?.replaceAll("\u240a", " ").trim())).toEqual([sign]);
});

test.each([
  "It is open at 10:30:45, see a:b:c",
  "A ratio 1 : 2 and ~5 of it, ~6 of that",
  "5 == 5 and a === b",
  "C++ and D++, a++ and ++b",
  "What!!! note that, and a || b || c",
  "[a link](/#a) and [an other](#a)",
  "Words: more words",
])("%j has none", (text) => {
  expect(inLong(text)).toEqual([]);
  expect(inShort(text)).toEqual([]);
});

test("code is shown as it is", () => {
  const text = "`{{ name }}` and\n\n```\n:smile: [[page]] ==x== H~2~O\n- [ ] task\n```";
  expect(inLong(text)).toEqual([]);
});
