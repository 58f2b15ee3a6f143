import { expect, test } from "vitest";
import { parseDocument, stringify } from "yaml";
import { resolve } from "../../src/schema/references.ts";
import { type SchemaNode, typeOfSchema } from "../../src/schema/schemaNode.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { change, fixed, read, smallPage, tell } from "./readFixture.ts";

const { schemas } = await loadFixtureContext();
const right = "      title: Think better.\n";
const proof = (lines: string) => `${right}      proof:\n        text: Join us\n${lines}`;
const errorsOf = (page: string) =>
  read(page).diagnostics.filter(({ severity }) => severity === "error");

type Path = (string | number)[];

/** The lists of groups in a value. */
function listLists(file: string, schema: SchemaNode, value: unknown, path: Path): Path[] {
  const { file: own, node } = resolve(schemas, { file, node: schema });
  const { items, properties = {} } = node;
  if (Array.isArray(value) && items) {
    const isOfGroups = resolve(schemas, { file: own, node: items }).node.properties !== undefined;
    return [...(isOfGroups ? [path] : []), ...listLists(own, items, value[0], [...path, 0])];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(properties).flatMap(([name, inner]) =>
    listLists(own, inner, Reflect.get(value, name), [...path, name]),
  );
}

const lists = [...schemas].flatMap(([file, schema]) => {
  const type = typeOfSchema(file);
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  const site = { name: "Lull", title: "Lull", description: "Quiet." };
  const found = examples.flatMap((props) =>
    listLists(file, schema, props, []).map((path) => ({
      name: `${type} ${path.join(".")}`,
      page: { site, sections: [{ type, props }] },
      path: ["sections", 0, "props", ...path],
    })),
  );
  return found.filter(({ name }, index) => found.findIndex((each) => each.name === name) === index);
});

test.each(lists)(
  "words where $name holds groups are told once, with the line to write",
  ({ page, path }) => {
    for (const flow of [false, true]) {
      const document = parseDocument(stringify(page, { lineWidth: 0 }));
      const list = document.createNode(["One thing", "Two things", "Three things"]);
      list.flow = flow;
      document.setIn(path, list);
      const text = document.toString({ lineWidth: 0 });
      const found = errorsOf(text).filter(({ code }) => code === "wrong-kind");
      expect(
        found.map(({ hint }) => hint),
        text,
      ).toEqual([expect.stringMatching(/^Write - \w+: /)]);
      expect(found[0]?.message).toMatch(/"One thing" is text\. The same in 2 more entries[.,]/);
      if (!found[0]?.fix) continue;
      // Another list may have as many entries as this one had before.
      const left = errorsOf(fixed(text)).filter(({ code }) => code !== "uneven");
      expect(left.map(({ message }) => message)).toEqual([]);
    }
  },
);

test("there are lists to try", () => {
  expect(lists.length).toBeGreaterThan(12);
});

test("one mistake in several entries is reported at the first, with the lines of the others", () => {
  const cases = [
    tell(right, proof("        avatars: [Ann, Ben, Cem]\n")),
    tell(
      right,
      proof("        avatars:\n          - Ann\n          - /ben.png\n          - 'Cem'\n"),
    ),
    tell(right, proof("        avatars:\n          - nmae: Ann\n          - nmae: Ben\n")),
    tell(
      right,
      proof(
        "        avatars:\n          - name: Ann\n            src: ''\n          - name: Ben\n            src: ''\n",
      ),
    ),
    tell(
      "        - icon: notebook\n          title: Journal\n          description: A line a day.\n        - icon: list-checks\n          title: Lists\n",
      "        - icon: notebook\n          title: Journal\n        - icon: list-checks\n          title: Lists\n",
    ),
    tell(
      "      items:\n        - icon: notebook\n          title: Journal\n          description: A line a day.\n        - icon: list-checks\n          title: Lists\n          description: Shared with friends.\n",
      "      items: [notebook, list-checks]\n",
    ),
  ];
  expect(cases.join("\n")).toMatchInlineSnapshot(`
    "      title: Think better.
          proof:
            text: Join us
            avatars: [Ann, Ben, Cem]

      27:19-22 wrong-kind Section 2, hero, proof: item 1 of avatars should be a group of settings, but "Ann" is text. The same in 2 more entries. Write - name: Ann → Write - name: Ann
          title: Think better.
          proof:
            text: Join us
            avatars:
              - Ann
              - /ben.png
              - 'Cem'

      28:13-16 wrong-kind Section 2, hero, proof: item 1 of avatars should be a group of settings, but "Ann" is text. The same in one more entry, line 30. Write - name: Ann → Write - name: Ann
      29:13-21 wrong-kind Section 2, hero, proof: item 2 of avatars should be a group of settings, but "/ben.png" is text. Write - name: … A small round portrait.
          title: Think better.
          proof:
            text: Join us
            avatars:
              - nmae: Ann
              - nmae: Ben

      28:13-17 unknown-name Section 2, hero, proof, item 1 of avatars: there is no setting "nmae" here. The same in one more entry, line 29. Did you mean "name"? What can stand here: name or src. → Write name in place of nmae.
          title: Think better.
          proof:
            text: Join us
            avatars:
              - name: Ann
                src: ''
              - name: Ben
                src: ''

      29:18-20 empty Section 2, hero, proof, item 1 of avatars: "src" is empty. The same in one more entry, line 31. Take the line out, or fill it. A picture of a person in public/, written as a path that starts with /. The square in its middle is shown, small. → Take the line out.
            - icon: notebook
              title: Journal
            - icon: list-checks
              title: Lists

      40:11-15 missing Section 4, features, item 1 of items: "description" is missing. Add a line description: … here. What the title means for the reader, in a sentence or two.
          items: [notebook, list-checks]

      39:15-23 wrong-kind Section 4, features: item 1 of items should be a group of settings, but "notebook" is text. The same in one more entry. Write - title: …, and below it, indented: description: …. A small card: a title and a sentence or two, with an icon or a picture, a price and a link."
  `);
});

test("a fix covers every one of the entries", () => {
  const names = proof(
    "        avatars:\n          - Ann\n          - 'Ben' # our first\n          - Cem\n",
  );
  expect(fixed(change(smallPage, right, names))).toBe(
    change(
      smallPage,
      right,
      proof(
        "        avatars:\n          - name: Ann\n          - name: 'Ben' # our first\n          - name: Cem\n",
      ),
    ),
  );
});
