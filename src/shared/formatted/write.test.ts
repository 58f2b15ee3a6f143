import fc from "fast-check";
import { expect, test } from "vitest";
import { mapFields } from "../../schema/fields.ts";
import { sectionSchema, sectionTypes } from "../../schema/schemaNode.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { type Formatted, toPlainText } from "../text/formatted.ts";
import { fromLetters, type Letter, toLetters } from "./letters.ts";
import { parseFormatted } from "./parse.ts";
import { writeFormatted } from "./write.ts";

const schemas = await loadSchemas(process.cwd());

/** Every formatted text of the examples, with whether it may have paragraphs. */
const texts = new Map<string, boolean>();
for (const [type, { examples = [] }] of sectionTypes(schemas)) {
  for (const example of examples as unknown[]) {
    mapFields(schemas, sectionSchema(type), example, [], ({ kind, value, schema }) => {
      if (kind === "formatted" && typeof value === "string") texts.set(value, !!schema.paragraphs);
      return value;
    });
  }
}

/** Texts with every mark, alone and inside another. */
const marked = [
  "A **bold** and *soft* word, [a link](https://example.com/x)\nand \\*stars\\*",
  "***both***, **bold *and soft***, *soft **and bold***",
  "**[a bold link](#faq)** and [a link with **bold** words](/privacy/)",
  "5 * 3 * 2, [sic](as ever), snow*fall, \\[kept\\](/as/it/is)",
  "not yet: [soon](todo)",
  "a \\ backslash, **bold\\** and \\**",
];
const inParagraphs = [
  "First **bold**.\n\nSecond,\nin two lines.\n\n- one\n- *two*,\n  in two lines\n\n1. a\n2. b",
];

test("every formatted text is written as it is read", () => {
  expect(texts.size).toBeGreaterThan(100);
  const all = [...texts, ...marked.map((text) => [text, false] as const)];
  for (const [text, hasParagraphs] of [
    ...all,
    ...inParagraphs.map((text) => [text, true] as const),
  ]) {
    const { content } = parseFormatted(text, hasParagraphs);
    const written = writeFormatted(content, hasParagraphs);
    expect(parseFormatted(written, hasParagraphs).content, text).toEqual(content);
  }
});

test("letters are the parts of a line", () => {
  for (const [text] of [...texts, ...marked.map((text) => [text])]) {
    const parts = partsOf(parseFormatted(text ?? "").content);
    expect(writeFormatted({ type: "formatted", children: fromLetters(toLetters(parts)) })).toBe(
      writeFormatted({ type: "formatted", children: parts }),
    );
  }
});

test("whatever is marked, no word is lost", () => {
  const link = { href: "#faq" };
  const letter = fc.record({
    text: fc.constantFrom(..."ab 1é漢*[]()\\!-\n"),
    strong: fc.boolean(),
    emphasis: fc.boolean(),
    link: fc.constantFrom(undefined, link),
  });
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 12 }), fc.boolean(), (letters, hasParagraphs) => {
      const children = fromLetters(letters);
      const content = { type: "formatted", children } as const;
      const read = parseFormatted(writeFormatted(content, hasParagraphs), hasParagraphs).content;
      expect(wordsOf(read)).toBe(wordsOf(content));
    }),
    { numRuns: 500 },
  );
});

test("marks on whole words are kept", () => {
  const word = fc.constantFrom("word", "漢字", "a-b", "(so)", "2", "4 * 5", "it's");
  const words = fc.record({
    text: word,
    strong: fc.boolean(),
    emphasis: fc.boolean(),
    link: fc.constantFrom(undefined, { href: "#faq" }),
  });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 6 }), (list) => {
      const letters = list.flatMap(({ text, ...marks }, index): Letter[] => [
        ...(index > 0 ? [{ text: " " }] : []),
        ...text.split("").map((text) => ({ text, ...marks })),
      ]);
      const children = fromLetters(letters);
      const { content } = parseFormatted(writeFormatted({ type: "formatted", children }));
      expect(fromLetters(toLetters(partsOf(content)))).toEqual(children);
    }),
  );
});

const wordsOf = (content: Formatted) => toPlainText(content).replaceAll(/\s+/g, " ").trim();

const partsOf = (content: Formatted) => {
  if (typeof content === "string") return [content];
  return "children" in content ? content.children : [];
};
