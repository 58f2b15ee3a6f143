import { expect, test } from "vitest";
import { isMap, parse, parseDocument, stringify } from "yaml";
import { resolve } from "../../src/schema/references.ts";
import { type SchemaNode, sectionSchema, typeOfSchema } from "../../src/schema/schemaNode.ts";
import { splice } from "../../src/yaml/splice.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";
import { change, fixed, read, smallPage, tell } from "./readFixture.ts";

const { schemas } = await loadFixtureContext();
const types = [...schemas.keys()].flatMap((file) => typeOfSchema(file) ?? []);

type Path = (string | number)[];

/** Every empty value that a form may leave behind. */
const emptyValues: readonly unknown[] = [null, "", "  ", [], {}, [null]];

/** A page with a section of the type and these props, and targets for its links. */
function pageWith(type: string, props: unknown): object {
  const site = { name: "Lull", title: "Lull", description: "Quiet." };
  return { site, sections: [{ type, id: "here", props }] };
}

/** The optional settings below a schema, in examples that hold their parents. */
function listOptional(file: string, value: unknown, path: Path = []): [Path, SchemaNode][] {
  const node = schemas.get(file);
  return node ? below(file, node, value, path) : [];
}

function below(file: string, schema: SchemaNode, value: unknown, path: Path): [Path, SchemaNode][] {
  const { file: own, node } = resolve(schemas, { file, node: schema });
  const { items, properties = {}, required = [] } = node;
  if (Array.isArray(value) && items) {
    return value.slice(0, 1).flatMap((item) => below(own, items, item, [...path, 0]));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(properties).flatMap(([name, inner]): [Path, SchemaNode][] => [
    ...(required.includes(name) ? [] : [[[...path, name], inner] as [Path, SchemaNode]]),
    ...below(own, inner, Reflect.get(value, name), [...path, name]),
  ]);
}

/** Every optional setting of every type, once, on a page that is otherwise valid. */
const optional = types.flatMap((type) => {
  const examples = schemas.get(sectionSchema(type))?.examples;
  const seen = new Set<string>();
  return (Array.isArray(examples) ? examples : []).flatMap((props) =>
    listOptional(sectionSchema(type), props).flatMap(([path, schema]) => {
      const name = `${type} ${path.join(".")}`;
      if (seen.has(name)) return [];
      seen.add(name);
      return [
        { name, page: pageWith(type, props), path: ["sections", 0, "props", ...path], schema },
      ];
    }),
  );
});

/** The page as YAML, with a value at the path. */
function write(page: object, path: Path, value: unknown): string {
  const document = parseDocument(stringify(page, { lineWidth: 0 }));
  document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}

/** The page without the value at the path, and without the groups that are then empty. */
function without(page: object, path: Path): unknown {
  const document = parseDocument(stringify(page, { lineWidth: 0 }));
  for (let at = path; at.length > 3; at = at.slice(0, -1)) {
    document.deleteIn(at);
    const around = document.getIn(at.slice(0, -1));
    if (!isMap(around) || around.items.length > 0) break;
  }
  return parse(document.toString());
}

const takeOut = /Take (the line|its lines|it) out/;
const hasErrors = (text: string) =>
  read(text).diagnostics.some(({ severity }) => severity === "error");

test("there are settings of every kind to leave out", () => {
  expect(optional.length).toBeGreaterThan(60);
});

test.each(sample(optional, 6))(
  "$name, left empty, may be taken out",
  { tags: ["random"] },
  ({ page, path, schema }) => {
    const rest = without(page, path);
    // The last of several properties that could fill a section is not optional.
    if (hasErrors(stringify(rest, { blockQuote: "literal" }))) return;
    const hasDefault =
      Object.keys(Object(schema.default)).length > 0 ||
      typeof schema.default === "boolean" ||
      typeof schema.default === "number";
    for (const emptyValue of emptyValues) {
      const text = write(page, path, emptyValue);
      const errors = read(text).diagnostics.filter(({ severity }) => severity === "error");
      // An empty list or group may be valid.
      if (typeof emptyValue === "object" && emptyValue !== null && errors.length === 0) continue;
      const [{ code, hint, fix } = {}] = errors;
      expect([errors.length, code, hint], text).toEqual([
        1,
        "empty",
        expect.stringMatching(takeOut),
      ]);
      // The default that replaces it need not be intended.
      expect(fix === undefined, text).toBe(hasDefault);
      if (fix) expect(parse(splice(text, fix.edits)), text).toEqual(rest);
    }
  },
);

const right = "      title: Think better.\n";
const hero = (lines: string) => change(smallPage, right, right + lines);

test("the diagnostics of empty settings, and the result of their fixes", () => {
  const below = (lines: string) => tell(right, right + lines);
  const cases = [
    "      eyebrow: ''\n",
    "      button:\n        label: ''\n        href: ''\n",
    "      text: # A quiet place\n",
    "      text: ''  # not yet\n",
    "      proof:\n        text: ''\n        # four faces\n        shown: 4\n",
    "      button:\n        # label: Start\n",
    "      button:\n        label: Start\n        href: ''\n",
    "      stores:\n        -\n        - store: app-store\n          href: todo\n",
  ];
  expect(cases.map(below).join("\n\n")).toMatchInlineSnapshot(`
    "      title: Think better.
          eyebrow: ''

      25:16-18 empty Section 2, hero: "eyebrow" is empty. Take the line out, or fill it. A few words in small letters above the title. → Take the line out.

          title: Think better.
          button:
            label: ''
            href: ''

      25:7-13 empty Section 2, hero: "button" is empty. Take its lines out, or fill it. The main button. → Take its lines out.

          title: Think better.
          text: # A quiet place

      25:7-11 empty Section 2, hero: "text" is empty. What stands behind # is a comment, and not shown. Take the line out, or fill it. One or two sentences that explain the promise.

          title: Think better.
          text: ''  # not yet

      25:13-15 empty Section 2, hero: "text" is empty. What stands behind # is a comment, and not shown. Take the line out, or fill it. One or two sentences that explain the promise.

          title: Think better.
          proof:
            text: ''
            # four faces
            shown: 4

      26:15-17 empty Section 2, hero, proof: "text" is empty. The line beside the faces.

          title: Think better.
          button:
            # label: Start

      25:7-13 empty Section 2, hero: "button" is empty. Take the line out, or fill it. The main button.

          title: Think better.
          button:
            label: Start
            href: ''

      27:15-17 empty Section 2, hero, button: "href" is empty. Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning.

          title: Think better.
          stores:
            -
            - store: app-store
              href: todo

      26:10-10 empty Section 2, hero: item 1 of stores is empty. Take the entry out, or fill it. A badge that leads to an app store. → Take the entry out.
      28:17-21 placeholder Section 2, hero, item 2 of stores: the link "app-store" has no destination yet. Write its destination in place of todo."
  `);
});

test("a removal leaves every other byte, whatever is beside it", () => {
  const cases = [
    ["      # Above.\n      text: ''\n      # Below.\n", "      # Above.\n      # Below.\n"],
    [
      "      stores:\n        - ''\n        - store: app-store\n          href: todo\n",
      "      stores:\n        - store: app-store\n          href: todo\n",
    ],
    [
      "      stores: [ '', { store: app-store, href: todo }, {} ]\n",
      "      stores: [ { store: app-store, href: todo } ]\n",
    ],
    ["      text: >-\n\n\n      eyebrow: One\n", "\n\n      eyebrow: One\n"],
    [
      "      button: { label: '',\n        href: '' }\n      eyebrow: One\n",
      "      eyebrow: One\n",
    ],
  ];
  for (const [wrong = "", left = ""] of cases) {
    expect(fixed(hero(wrong))).toBe(hero(left));
    const dressed = (text: string) => text.replaceAll("\n", "\r\n");
    expect(fixed(dressed(hero(wrong)))).toBe(dressed(hero(left)));
  }
  const point = "  - type: footer\n";
  const spotlight = (lines: string) =>
    change(
      smallPage,
      point,
      `  - type: logos\n    props:\n      title: Friends\n      logos:\n        ${lines}${point}`,
    );
  expect(fixed(spotlight("- href: ''\n          name: Ann\n"))).toBe(spotlight("- name: Ann\n"));
});

test("what is needed is not taken out", () => {
  const cases = [
    tell("feedback: I sleep again.", "feedback: {}"),
    tell(
      "      items:\n        - name: Noor\n          rating: 4\n          feedback: I sleep again.",
      "      items: []",
    ),
    tell("type: hero", "type: ''"),
    tell("question: What does it cost?", "question: []"),
    tell(
      "        mp4: /videos/tour.mp4\n        poster: /images/tour-poster.png\n        description: Someone writes a line.\n",
      "        {}\n",
    ),
  ];
  expect(cases.join("\n")).toMatchInlineSnapshot(`
    "feedback: {}
      64:11-19 empty Section 6, testimonials, item 1 of items: "feedback" is empty; it should be text. What they said, in their words.
          items: []
      61:7-12 too-few Section 6, testimonials: "items" is an empty list. Put at least 1 entry below it, each starting with -. What real people said. Use this or sample, not both.
    type: ''
      21:11-13 empty Section 2: "type" is empty. Write carousel, ….
    question: []
      56:15-23 empty Section 5, faq, item 1 of categories, item 1 of questions: "question" is empty; it should be text. The question, as a visitor would ask it.
            {}

      31:7-12 missing Section 3, showcase, video: "mp4" is missing. Add a line mp4: … here. The film as an MP4 file in public/, which every browser plays.
      31:7-12 missing Section 3, showcase, video: "poster" is missing. Add a line poster: … here. The picture shown before the film plays, of the same shape as the film.
      31:7-12 missing Section 3, showcase, video: "description" is missing. Add a line description: … here. What the film shows, for people who cannot see it. Two to four sentences."
  `);
});
