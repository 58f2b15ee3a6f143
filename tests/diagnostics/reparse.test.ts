import fc from "fast-check";
import { expect, test } from "vitest";
import { isCollection, isScalar, type Node } from "yaml";
import { listNodes } from "../../src/yaml/nodes.ts";
import { type Parsed, parse } from "../../src/yaml/parse.ts";
import { followEdits } from "../../src/yaml/reparse.ts";
import { pageYaml } from "../fixtures/index.ts";
import { times } from "../random/times.ts";
import { excerpts, mutated } from "./mutations.ts";

/** The properties of a node that checks use, without its children. */
const describe = (node: Node) => ({
  kind: node.constructor.name,
  range: node.range?.slice(0, 2),
  tag: node.tag,
  ...(isScalar(node) && { ...node, range: undefined, commentBefore: undefined }),
  ...(isCollection(node) && { flow: node.flow }),
});

const describeAll = ({ contents, errors }: Parsed) => ({
  nodes: listNodes(contents).map(({ node, depth }) => ({ ...describe(node), depth })),
  errors: errors.map(({ code, pos, message }) => ({ code, pos, message })),
});

/** A page so small that many edits hit the border between two sections. */
const tiny = `sections:
  - type: hero
    text: |
      one

      two
  - type: faq
    items: [1, "two", 'three']

  # The last.
  - type: cta
    link: { href: todo }
    items:
      - one
      - two
`;

/** The page with its sections in another order, one twice or one left out, and with other text above them. */
const rearranged = (text: string): fc.Arbitrary<string> => {
  const [head = "", ...sections] = text.split(/^(?= {2}- type:)/m);
  const heads = fc.constantFrom(
    head,
    head,
    head.replace(/\n/, "\n# Above.\n"),
    `version: 1\n${head}`,
  );
  const orders = fc.oneof(
    fc.shuffledSubarray(sections, { minLength: 1 }),
    fc
      .nat(sections.length - 1)
      .map((at) => sections.toSpliced(at, 0, ...sections.slice(at, at + 1))),
    fc.nat(sections.length - 1).map((at) => sections.toSpliced(at, 1)),
  );
  return fc.tuple(heads, orders).map(([first, rest]) => first + rest.join(""));
};

/** The versions of a page while somebody edits it: changes are made, and mostly taken back. */
const history = (pages: fc.Arbitrary<string>) =>
  pages.chain((text) =>
    fc.array(fc.oneof(mutated(fc.constant(text)), fc.constant(text), rearranged(text)), {
      minLength: 2,
      maxLength: 8,
    }),
  );

const pages = [
  { pages: excerpts(pageYaml), runs: times(13), atLeast: times(13) },
  { pages: fc.constant(tiny), runs: times(125), atLeast: times(125) },
];

test.each(pages)(
  "of a page with one section edited, that section alone is parsed, and the whole comes of it",
  { tags: ["random"] },
  ({ pages, runs, atLeast }) => {
    let partly = 0;
    fc.assert(
      fc.property(history(pages), (texts) => {
        const follow = followEdits();
        let last: Parsed | undefined;
        for (const text of texts) {
          const document = follow(text);
          expect(describeAll(document)).toEqual(describeAll(parse(text)));
          if (document === last) partly += 1;
          last = document;
        }
      }),
      { seed: 42, numRuns: runs },
    );
    expect(partly).toBeGreaterThan(atLeast);
  },
);

test.each([
  ["another head and another section", tiny, (text) => `site: 1\n${text.replace("cta", "cto")}`],
  ["an end of the page", tiny, (text) => text.replace("two\n", "two more\n...\n")],
  ["a dash further in", tiny, (text) => text.replace("- type: faq\n", " - type: faq\n ")],
  ["a list in a list", "sections:\n  -\n    - one\n", (text) => text.replace("one", "two")],
  ["an open quote", tiny, (text) => text.replace("'three'", "'three")],
] satisfies [string, string, (text: string) => string][])(
  "what may reach beyond its section is parsed with the whole page: %s",
  (_, text, edit) => {
    const follow = followEdits();
    const last = follow(text);
    const edited = follow(edit(text));
    expect(edited).not.toBe(last);
    expect(describeAll(edited)).toEqual(describeAll(parse(edit(text))));
  },
);

test.each([
  ["no end of line", tiny, (text) => text.replace("two\n", "two")],
  ["no dash", tiny, (text) => text.replace("- type: faq", "  type: faq")],
  ["another entry", tiny, (text) => text.replace("items: [1", "more: 1\n  - $&")],
] satisfies [string, string, (text: string) => string][])(
  "a section that ends or starts otherwise comes out as of the whole page: %s",
  (_, text, edit) => {
    const follow = followEdits();
    follow(text);
    expect(describeAll(follow(edit(text)))).toEqual(describeAll(parse(edit(text))));
  },
);
