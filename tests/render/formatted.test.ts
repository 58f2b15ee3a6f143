import fc from "fast-check";
import { expect, it, test } from "vitest";
import { Document, isScalar, visit } from "yaml";
import { renderLlms } from "../../src/node/publish/llms.ts";
import { describePage } from "../../src/node/publish/structuredData.ts";
import { mapFields } from "../../src/schema/fields.ts";
import { type Schemas, sectionSchema, sectionTypes } from "../../src/schema/schemaNode.ts";
import { mapLinks, parseFormatted } from "../../src/shared/formatted/parse.ts";
import { propsMarker } from "../../src/shared/markers.ts";
import { isFormatted, toPlainText } from "../../src/shared/text/formatted.ts";
import { moveLinks } from "../../src/site/edit/ids.ts";
import { moveAddress } from "../../src/site/edit/renamePage.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { firstMiddleLast } from "../browser/samples.ts";
import { readAnything } from "../diagnostics/readFixture.ts";
import { declareEverything, replaceFields } from "../injection/pages.ts";
import { sample } from "../random/sample.ts";
import { times } from "../random/times.ts";
import { type Declared, examples, render, resolve } from "./render.ts";

const schemas = await loadSchemas(process.cwd());

/** The examples of a type with this text in each of its formatted texts, and how many these are. */
function fill(section: Declared, text: string): { section: Declared; count: number } {
  let count = 0;
  const props = mapFields(schemas, sectionSchema(section.type), section.props, [], (field) => {
    if (field.kind !== "formatted") return field.value;
    count += 1;
    return text;
  });
  return { section: { ...section, props: props as Declared["props"] }, count };
}

const cases = examples
  .map((section, index) => ({ section, index, type: section.type }))
  .filter(({ section }) => fill(section, "").count > 0);

/** The HTML of the section without the props of its island. */
const htmlOf = async (section: Declared) => {
  const document = await render([section]);
  const frame = document?.frames[0]?.html;
  return frame?.replace(new RegExp(` ${propsMarker}='[^']*'`), "");
};

const countOf = (html = "", pattern: RegExp) =>
  html.replaceAll(/ aria-label="[^"]*"/g, "").match(pattern)?.length;

test.each(sample(cases, 6))(
  "$type, $index: every formatted text shows every mark",
  { tags: ["random"] },
  async ({ section }) => {
    const text = "A **bold** and *soft* word, [a link](https://example.com/x)\nand \\*stars\\*";
    const { section: filled, count } = fill(section, text);
    const plain = fill(section, "A bold and soft word, a link and ★stars★");
    const html = await htmlOf(filled);
    const before = await htmlOf(plain.section);
    const shown = countOf(before, /A bold and soft word/g);
    expect(shown).toBeGreaterThan(0);
    for (const mark of [
      /A <strong[^>]*>bold<\/strong> and <em>soft<\/em> word, /g,
      /<a href="https:\/\/example.com\/x"[^>]*>a link<\/a><br\/>and \*stars\*/g,
    ]) {
      expect(countOf(html, mark)).toBe(shown);
    }
    expect(html).not.toMatch(/\*\*|\]\(|\\/);
    // In an attribute, the words have no marks.
    for (const [, value = ""] of (html ?? "").matchAll(/ (?:aria-label|alt)="([^"]*)"/g)) {
      expect(value).not.toMatch(/[[\]]|\*soft|object/);
    }
    expect(count).toBeGreaterThan(0);
  },
);

/** The examples whose title may have emphasis. */
const titled = examples
  .map((section, index) => ({ section, index, type: section.type }))
  .filter(({ section: { props } }) => "title" in props);

/** The first, a middle and the last of each type are the core. */
const coreTitled = firstMiddleLast(titled, ({ type }) => type);

const withTitle = ({ props, ...section }: Declared, title: string): Declared => ({
  ...section,
  props: { ...props, title },
});

for (const example of titled) {
  const { section, type, index } = example;
  const tags = coreTitled.includes(example) ? [] : ["rest"];
  test(`${type}, ${index}: a title shows its emphasis, and is one name`, { tags }, async () => {
    const html = await htmlOf(withTitle(section, "Words with *a mark*. And 5* more"));
    const heading = /<h[12][^>]* id="[^"]*\.title"[^>]*>(.*?)<\/h[12]>/.exec(html ?? "")?.[1] ?? "";
    expect(heading).toContain("<em>a mark</em>");
    const words = heading.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, "");
    expect(words).toBe("Words with a mark. And 5* more");
    // In an attribute, the words have no marks.
    for (const [, value = ""] of (html ?? "").matchAll(
      / (?:aria-label|alt|data-title)="([^"]*)"/g,
    )) {
      expect(value).not.toMatch(/\*a|object/);
    }
  });
}

it("every formatted property is in an example", () => {
  const inExamples = new Set(
    examples.flatMap(({ type, props }) => listFormattedIn(schemas, type, props)),
  );
  const known = sectionTypes(schemas).flatMap(([type, node]) =>
    [...JSON.stringify(node).matchAll(/"(\w+)":\{[^{}]*definitions\/formatted"/g)].map(
      ([, name]) => `${type} ${name}`,
    ),
  );
  const missing = known.filter((name) => name.split(" ")[1] !== "items" && !inExamples.has(name));
  expect(missing).toEqual([]);
});

function listFormattedIn(schemas: Schemas, type: string, props: unknown): string[] {
  const names: string[] = [];
  mapFields(schemas, sectionSchema(type), props, [], ({ kind, path, value }) => {
    const name = path.findLast((step) => typeof step === "string");
    if (kind === "formatted") names.push(`${type} ${name}`);
    return value;
  });
  return names;
}

const styles = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_LITERAL", "BLOCK_FOLDED"] as const;

test.each(
  sample(
    styles.flatMap((style) => ["\n", "\r\n"].map((eol) => ({ style, eol }))),
    3,
  ),
)(
  "the address in every formatted text is found, written as $style, with $eol",
  { tags: ["random"] },
  ({ style, eol }) => {
    const text = "We're **here** – 🎉 see [the words](#nowhere-at-all) now.";
    let count = 0;
    const declared = replaceFields(declareEverything(), ({ kind, value }) => {
      if (kind !== "formatted") return value;
      count += 1;
      return style.startsWith("BLOCK") ? `${text}\n` : text;
    });
    const document = new Document(declared);
    visit(document, (_, node) => {
      if (isScalar(node) && String(node.value).startsWith(text)) node.type = style;
    });
    const source = document.toString({ lineWidth: 40 }).replaceAll("\n", eol);
    const found = readAnything(source).diagnostics.filter(({ code }) => code === "no-anchor");
    expect(found.length).toBe(count);
    const lines = source.split(eol);
    for (const { line, column, endColumn, endLine } of found) {
      expect(endLine).toBe(line);
      expect(lines[line - 1]?.slice(column - 1, endColumn - 1)).toBe("#nowhere-at-all");
    }
  },
);

/** Texts that look as if they had marks. */
const plain = [
  "5 * 3 is 15, and 2*3*4 is 24",
  "Free* for 2* months",
  "*Terms apply",
  "snake_case and __init__",
  "sh*t and f*ck",
  "[sic] and [1] (see below)",
  "[sic](as ever)",
  "* one",
  "a ** b ** c",
  "2**3**4",
  "****",
  "![a lake](/lake.jpg)",
  "C:\\temp\\a",
  "[](#x) [ ](#x)",
  "<b>bold</b> &amp; <a href='/x'>",
  "Ends with a line\n",
];

test.each(plain)("%j is text", (text) => {
  expect(parseFormatted(text, true).content).toBe(text);
});

/** Sentences of people, with every sign that could be a mark. */
const sentence = fc
  .array(
    fc.oneof(
      fc.constantFrom("*", "**", "***", "[", "]", "(", ")", "](#a)", "](https://e.com/(x))"),
      fc.constantFrom(
        "\\",
        "\n",
        "\n\n",
        " ",
        "- ",
        "1. ",
        "<b>",
        "_",
        "word",
        "5",
        "語",
        "é",
        "🎉",
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(""));

test("any text is read, and loses no letter", { tags: ["random"] }, () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}<>]/gu, "");
  fc.assert(
    fc.property(sentence, fc.boolean(), (text, paragraphs) => {
      const { content, links } = parseFormatted(text, paragraphs);
      // An address among words is its own words.
      const written = links.filter(({ words, range }) => words !== text.slice(...range));
      const addresses = written.reduceRight(
        (rest, { range: [start, end] }) => rest.slice(0, start) + rest.slice(end),
        text,
      );
      // The numbers of a list are those of its element.
      const hasList = isFormatted(content) && "blocks" in content;
      const words = letters(toPlainText(content));
      if (hasList) expect(letters(addresses).length).toBeGreaterThanOrEqual(words.length);
      else expect(words).toBe(letters(addresses));
      for (const { href, range } of written) expect(text.slice(...range)).toBe(href);
      expect(mapLinks(text, (href) => href)).toBe(text);
    }),
    { numRuns: times(500) },
  );
});

test("no text becomes an element but those of its marks", { tags: ["random"] }, async () => {
  const [{ section } = {}] = cases.filter(({ type }) => type === "faq");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(sentence, fc.constantFrom("<script>", "<img src=x onerror=y>", '"><i>'))),
      async (parts) => {
        const text = `x ${parts.join(" ")}`.replaceAll(/[^\P{C}\n]/gu, "");
        const html = section && (await htmlOf(fill(section, text).section));
        if (!html) return;
        expect(html).not.toMatch(/<(script|img|i|b)\b|onerror=[^&]*>/);
      },
    ),
    { numRuns: times(7) },
  );
});

test("machines read the words alone, or Markdown", async () => {
  const [{ section } = {}] = cases.filter(({ type }) => type === "faq");
  const answer = "A **bold** *word*:\n\n- [one](/llms.txt)\n- 2 \\* 3\n\nAnd [later](todo).";
  const page = section && (await resolve([fill(section, answer).section]));
  if (!page) throw new Error("The check refuses the page.");
  const address = "https://example.com/";
  const things = JSON.stringify(
    describePage(page, schemas, { address, logo: undefined, pages: [page] }),
  );
  expect(things).toContain('"text":"A bold word: one 2 * 3 And later."');
  expect(renderLlms([page], schemas, address)).toContain(
    "A **bold** *word*: [one](https://example.com/llms.txt) 2 \\* 3 And later.",
  );
});

test("machines read every text of the groups inside an entry, such as its price", async () => {
  const plan = { title: "Family", monthly: { amount: "$9", before: "$12", terms: "a month" } };
  const page = await resolve([{ type: "pricing", props: { title: "Plans", plans: [plan] } }]);
  expect(page && renderLlms([page], schemas, undefined)).toContain("- **Family** $9 $12 a month");
});

test("machines read the stars of a voice, and where the links without words lead", async () => {
  const href = "https://example.com/lull";
  const items = [{ name: "Noor", rating: 4.5, feedback: "I sleep." }];
  const social = { title: "Social", links: [{ label: "Discord", icon: "brand:discord", href }] };
  const page = await resolve([
    { type: "testimonials", props: { title: "Voices", items } },
    { type: "footer", props: { year: 2026, social } },
  ]);
  const text = page && renderLlms([page], schemas, undefined);
  expect(text).toContain("- **Noor** 4.5 out of 5 I sleep.\n");
  expect(text).toContain("- [Discord](https://example.com/lull)\n");
});

test("a link to a section that is off is left out, and its words stay", async () => {
  const [off, hero] = ["cta", "hero"].map((type) => examples.find((each) => each.type === type));
  if (!off || !hero) throw new Error("There is no such example.");
  const { section } = fill(hero, "See [it](#cta) here.");
  const document = await render([section, { ...off, enabled: false }]);
  expect(document?.html).toContain(">See it here.<");
});

test("the links of a text follow a page that moves", () => {
  const [from, to] = ["old", "new"].map((name) => ({
    file: `pages/${name}.yaml`,
    path: `/${name}/`,
  }));
  if (!from || !to) return;
  const field = { kind: "formatted", path: [], schema: {}, isRequired: false };
  const move = (value: string) =>
    moveLinks({ ...field, value }, (href) => moveAddress(href, "/", { from, to }));
  expect(move("**See** [it](/old/#a), [that](/older/).")).toBe(
    "**See** [it](/new/#a), [that](/older/).",
  );
  expect(move("[that](/older/)")).toBeUndefined();
});
