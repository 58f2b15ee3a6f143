import { expect, test } from "vitest";
import { stringify } from "yaml";
import { resolveMarkdown } from "../../src/node/resolve/resolveMarkdown.ts";
import { toLetters } from "../../src/shared/formatted/letters.ts";
import { mapLinks, parseFormatted } from "../../src/shared/formatted/parse.ts";
import { writeFormatted } from "../../src/shared/formatted/write.ts";
import { type Inline, isFormatted } from "../../src/shared/text/formatted.ts";
import type { ProseInline } from "../../src/shared/text/prose.ts";
import { mapMarkdownLinks as mapMarkdown } from "../../src/site/markdown/addresses.ts";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const context = await loadFixtureContext();

/** Texts, with their links: the words of each, and where it leads if that is not what it says. */
const texts: readonly [text: string, ...links: (string | [words: string, href: string])[]][] = [
  ["See https://lull.museum/chat.", "https://lull.museum/chat"],
  ["See www.lull.museum, or ask.", ["www.lull.museum", "https://www.lull.museum"]],
  ["Write to hello@lull.museum!", ["hello@lull.museum", "mailto:hello@lull.museum"]],
  ["(https://lull.museum/a_(b)_c)", "https://lull.museum/a_(b)_c"],
  ["https://a.museum and https://b.museum?", "https://a.museum", "https://b.museum"],
  ["**https://lull.museum**", "https://lull.museum"],
  ["*Write:* a.b+c@lull.co.uk", ["a.b+c@lull.co.uk", "mailto:a.b+c@lull.co.uk"]],
  ["“https://lull.museum/?q=1&r=2#top”", "https://lull.museum/?q=1&r=2#top"],
  ["詳細はhttps://lull.museum/を。", "https://lull.museum/を"],
  ["予約：https://lull.museum。", "https://lull.museum"],
  ["HTTPS://Lull.Museum:8443/A", "HTTPS://Lull.Museum:8443/A"],
  ["https://münchen.museum/ß", "https://münchen.museum/ß"],
  [
    "https://lull.museum/_lull_ and https://lull.museum/lull_",
    "https://lull.museum/_lull_",
    "https://lull.museum/lull_",
  ],
  ["https://lull.museum/?y=_2_", "https://lull.museum/?y=_2_"],
  [
    "https://lull.museum/a**b and https://lull.museum/c**d",
    "https://lull.museum/a**b",
    "https://lull.museum/c**d",
  ],
  ["*see https://lull.museum/a*", "https://lull.museum/a"],
  ["**https://lull.museum/a**です", "https://lull.museum/a"],
  ["_lull_@lull.museum", ["_lull_@lull.museum", "mailto:_lull_@lull.museum"]],
  ["@_lull_ and @lull_"],
  ["[words](https://lull.museum)", ["words", "https://lull.museum"]],
  ["[https://a.museum](https://b.museum)", ["https://a.museum", "https://b.museum"]],
  ["[https://a.museum]", "https://a.museum"],
  ...[
    "https://",
    "https://localhost",
    "www.",
    "a@b",
    "@lull",
    "me@lull.museum@x",
    "file://a.b",
  ].map((text): [string] => [text]),
  ...["a/www.lull.museum", "xhttps://lull.museum", "lull.museum"].map((text): [string] => [text]),
];

type Part = Inline | ProseInline;

/** The links among the parts of a line. */
const listLinks = (parts: readonly Part[]): [string, string | undefined][] =>
  parts.flatMap((part) => {
    if (typeof part === "string" || !("children" in part)) return [];
    if (part.type !== "link") return listLinks(part.children);
    return [[part.children.join(""), part.href]];
  });

const resolvers = {
  href: (href: string) => href,
  image: () => Promise.reject(new Error("No text has a picture.")),
};

test.each(texts)("%s has its links, in short and in long texts", async (text, ...links) => {
  const expected = links.map((link) => (typeof link === "string" ? [link, link] : link));
  const { content } = parseFormatted(text);
  expect(isFormatted(content) && "children" in content ? listLinks(content.children) : []).toEqual(
    expected,
  );
  const [block] = (await resolveMarkdown(text, resolvers)).children;
  expect(block?.type === "paragraph" ? listLinks(block.children) : []).toEqual(expected);
});

test.each(texts)("%s is written as it is read, and its links are where they are", (text) => {
  const { content, links } = parseFormatted(text);
  expect(writeFormatted(content)).toBe(text);
  for (const { words, href, range } of links) expect([words, href]).toContain(text.slice(...range));
  for (const map of [mapLinks, mapMarkdown]) {
    expect(map(text, (href) => href)).toBe(text);
    const mapped = map(text, (href) =>
      href === "https://lull.museum" ? "https://b.museum" : href,
    );
    expect(mapped.includes("https://b.museum")).toBe(
      text.includes("https://b.museum") || links.some(({ href }) => href === "https://lull.museum"),
    );
  }
});

test("whoever writes on in an address writes the address", () => {
  const { content } = parseFormatted("See https://lull.museum");
  if (!isFormatted(content) || !("children" in content)) return expect.fail();
  const letters = toLetters(content.children);
  expect(letters.some(({ link }) => link)).toBe(false);
});

test("an address of a text is checked where it is, in short and in long texts", () => {
  const site = { name: "Lull", title: "Lull", description: "A page to sleep by." };
  const text = "Look at http://lull.museum/chat, www.lull.museum and https://example.com/offer.";
  const sections = [
    { type: "cta", props: { title: "A", text } },
    { type: "prose", props: { title: "A", text } },
  ];
  const page = stringify({ site, sections }, { lineWidth: 0 });
  const { diagnostics, source } = readPage(Buffer.from(page), context);
  const lines = source.split("\n");
  expect(
    diagnostics.map(({ line, column, endColumn, code }) => [
      code,
      lines[line - 1]?.slice(column - 1, endColumn - 1),
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "unencrypted",
        "http://lull.museum/chat",
      ],
      [
        "placeholder",
        "example.com",
      ],
      [
        "unencrypted",
        "http://lull.museum/chat",
      ],
      [
        "placeholder",
        "https://example.com/offer",
      ],
    ]
  `);
});
