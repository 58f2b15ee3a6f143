import { describe, expect, it, test } from "vitest";
import { parse, stringify } from "yaml";
import { sectionTypes } from "../../src/schema/schemaNode.ts";
import { child, dataAt } from "../../src/shared/dataAt.ts";
import type { FieldPath } from "../../src/shared/fieldPath.ts";
import type { Operation } from "../../src/shared/operation.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { type PastePlaces, planPaste } from "../../src/site/edit/paste.ts";
import { readSource } from "../../src/site/edit/readSource.ts";
import { home } from "../../src/site/page/pageAddress.ts";
import { firstMiddleLast } from "../browser/samples.ts";
import { loadFixtureContext, pageYaml, smallPage } from "../fixtures/index.ts";

const context = await loadFixtureContext();
const { schemas } = context;

const site = { name: "Example", title: "Example", description: "Every example." };
const pageOf = (sections: unknown[]) => ({
  ...home,
  text: stringify({ site, sections }, { blockQuote: "literal" }),
});

/** The text after a paste, or the reason why there is none. */
function paste(
  text: string,
  places: PastePlaces,
  page: { file: string; path: string; text: string },
) {
  const { operation, index, path } = planPaste(text, places, page, context);
  const made = applyEdit(page.text, operation, { schemas });
  if ("refusal" in made) throw new Error(made.refusal.message);
  return { text: made.text, index, path };
}

const whyNot = (text: string, places: PastePlaces, page = { ...home, text: pageYaml }) => {
  try {
    return paste(text, places, page).text;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

/** The places of the first item of each list in a value, without those that have an id, which a copy would not keep. */
function listItems(value: unknown, path: FieldPath): FieldPath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    const inside = listItems(inner, own);
    return Array.isArray(value) && key === "0" && !JSON.stringify(inner).includes('"id":')
      ? [own, ...inside]
      : inside;
  });
}

/** The examples. The first, a middle and the last of each type are the core. */
const examples = sectionTypes(schemas).flatMap(([type, { examples }]) => {
  const all: unknown[] = Array.isArray(examples) ? examples : [];
  const core = firstMiddleLast([...all.keys()]);
  return all.map((props, index) => ({
    ...{ name: `${type} ${index}`, type, props },
    tags: core.includes(index) ? [] : ["rest"],
  }));
});

describe("what stands in the file for a section", () => {
  for (const { name, type, props, tags } of examples) {
    it(`comes back as it was: ${name}`, { tags }, () => {
      const from = pageOf([{ type, props }]);
      const { text } = readSource(from, { section: type, path: [] }, schemas);
      expect(parse(text)).toEqual([{ type, props }]);
      const to = pageOf([{ type: "nothing", props: {} }]);
      const made = paste(text, { into: [] }, to);
      const { sections } = parse(made.text);
      expect(sections[made.index]).toEqual({ type, props });
    });

    it(`has items that come back as they were: ${name}`, { tags }, () => {
      const page = pageOf([{ type, props }]);
      const lists = listItems(props, ["props"]);
      for (const path of lists) {
        const { text } = readSource(page, { section: type, path }, schemas);
        const item = dataAt({ props }, path);
        expect(parse(text)).toEqual([item]);
        if (typeof item === "number") continue;
        const into = { section: type, path: path.slice(0, -1), index: Number(path.at(-1)) };
        const shorter = pageOf([{ type, props: child(without({ props }, path), "props") }]);
        const made = paste(text, { into: [into] }, shorter);
        expect(dataAt(parse(made.text).sections[0], made.path)).toEqual(item);
      }
    });
  }
});

describe("a paste", () => {
  const small = { ...home, text: smallPage };
  const faq =
    "type: faq\nid: more\nprops:\n  title: More\n  categories:\n    - id: why\n      icon: question\n      title: Why\n      questions:\n        - id: so\n          question: Why?\n          answer: So.\n";
  const added = (text: string, places: PastePlaces = { into: [] }, page = small) => {
    const before = new Set(page.text.split("\n"));
    return String(whyNot(text, places, page))
      .split("\n")
      .filter((line) => !before.has(line))
      .join("\n");
  };

  it("takes a section however its lines are moved to the right, and its certain fixes", () => {
    const asIs = added(faq);
    const lines = faq.trimEnd().split("\n");
    const listed = `- ${lines.join("\n  ")}`;
    const variants = [
      listed,
      listed.replaceAll(/^/gm, "      "),
      // The selection began behind the blanks of the first line.
      listed.replaceAll(/\n/g, "\n    "),
      listed.replaceAll("\n", "\r\n"),
      listed.replace("title:", "titel:"),
    ];
    for (const text of variants) expect(added(text)).toBe(asIs);
    expect(added(`# A remark\n\n${listed}\n\n`)).toBe(`  # A remark\n${asIs}`);
    expect(added(listed.replace("title:", "title :"))).toBe(asIs.replace("title:", "title :"));
    expect(asIs).toMatchInlineSnapshot(`
      "    id: more
            title: More
              - id: why
                title: Why
                  - id: so
                    question: Why?
                    answer: So."
    `);
  });

  it("brings back what was cut with its comments, to the byte", () => {
    const text = smallPage
      .replace("  - type: features\n", "  # What it does, in short.\n$&    # Never hidden.\n")
      .replace("icon: list-checks", "$& # for now");
    const cut = (path: FieldPath, operation: Operation, places: PastePlaces) => {
      const page = { ...home, text };
      const source = readSource(page, { section: "features", path }, schemas);
      const left = applyEdit(text, operation, { schemas });
      if ("refusal" in left) throw new Error(left.refusal.message);
      expect(left.text).not.toContain("list-checks");
      expect(paste(source.text, places, { ...home, text: left.text }).text).toBe(text);
    };
    const places = { after: "showcase", into: [] };
    cut([], { do: "delete-section", section: "features" }, places);
    const list: FieldPath = ["props", "items"];
    const into = [{ section: "features", path: list, index: 1 }];
    cut([...list, 1], { do: "remove", section: "features", path: [...list, 1] }, { into });
  });

  it("keeps what the section's frame says, gives it an id of its own, and keeps the footer last", () => {
    const text =
      "- type: cta\n  id: faqs\n  enabled: false\n  tone: soft\n  from: 2026-12-01\n  props:\n    title: Now\n";
    const page = { ...home, text: pageYaml };
    expect(added(text, { after: "footer", into: [] }, page)).toMatchInlineSnapshot(`
      "    id: faqs-2
          enabled: false
          from: 2026-12-01
            title: Now"
    `);
    const made = paste(text, { after: "footer", into: [] }, page);
    const { sections } = parse(made.text);
    expect(sections.length - made.index).toBe(2);
  });

  it("goes into the first list that takes it", () => {
    const page = { ...home, text: pageYaml };
    const { sections } = parse(pageYaml);
    const into = sections.flatMap((section: object, index: number) =>
      listItems(section, []).map((path) => ({
        section: { index, type: child(section, "type") },
        path: path.slice(0, -1),
        index: 1,
      })),
    );
    const text = readSource(
      page,
      { section: "footer", path: ["props", "social", "links", 0] },
      schemas,
    ).text;
    const made = paste(text, { into }, page);
    expect([sections[made.index].type, ...made.path]).toEqual([
      "footer",
      "props",
      "social",
      "links",
      1,
    ]);
  });

  it("is refused in plain words", () => {
    const list = { section: "features", path: ["props", "items"], index: 0 };
    const page = { ...home, text: pageYaml };
    const texts = [
      "",
      "# nothing",
      "Words from somewhere else.",
      "- type: hero\n  props:\n    title: A second one\n",
      "- type: heroo\n  props:\n    title: A second one\n",
      "- type: cta\n  props:\n    buton: 5\n    colour: red\n",
      "- label: A link\n  href: '#faqs'\n",
      "a: [1, 2",
      '{"text": 5}',
      "<p>Copied from a page</p>",
    ];
    expect(texts.map((text) => whyNot(text, { into: [list] }, page))).toMatchInlineSnapshot(`
      [
        "What was copied cannot be read. There is nothing in it.",
        "What was copied cannot be read. There is nothing in it.",
        "What was copied is neither a section nor an item that fits here. Select a place in a list that has such items.",
        "A page has one section of the kind Hero, and this page has it already.",
        "What was copied cannot stand here. Section 13 has a type that does not exist: "heroo". Did you mean "hero"? Write album, announcement, carousel, code, comparison, contact, countdown, cta, embed, faq, features, footer, header, hero, logos, pricing, prose, showcase, spotlight, statement, stats, team, testimonials, waitlist or ….",
        "What was copied cannot stand here. Section 13, cta: "title" is missing. Add a line title: … here. The invitation.",
        "What was copied is neither a section nor an item that fits here. Select a place in a list that has such items.",
        "What was copied cannot be read. This [ is not closed, or what stands in it cannot be read. Close it with ]. If it belongs to a text, put quotes around the text.",
        "What was copied is neither a section nor an item that fits here. Select a place in a list that has such items.",
        "What was copied is neither a section nor an item that fits here. Select a place in a list that has such items.",
      ]
    `);
  });
});

test("a paste is not refused with the words for a Markdown file of the page", () => {
  const wrong = { icon: "star", title: "Wrong", colour: "red" };
  const page = pageOf([
    { type: "features", props: { title: "Features", items: [wrong] } },
    { type: "prose", props: { title: "Text", file: "a.md" } },
  ]);
  const broken = { text: "[A link](#nowhere)\n\n".repeat(60), diagnostics: [] };
  const places = { into: [{ section: "features", path: ["props", "items"], index: 1 }] };
  const own = { ...context, texts: new Map([["a.md", broken]]) };
  // The check reports what is wrong with both items at the first.
  expect(() => planPaste(stringify([wrong]), places, page, own)).toThrow(
    "What was copied cannot stand here. It is not made for this place.",
  );
});

function without(value: unknown, [step, ...rest]: FieldPath): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.toSpliced(Number(step), 1)
      : value.with(Number(step), without(value[Number(step)], rest));
  }
  return { ...Object(value), [step]: without(child(value, step), rest) };
}
