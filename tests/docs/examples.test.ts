import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { check, loadSite } from "../../src/index.ts";
import { exampleProps } from "../../src/site/exampleProps.ts";
import { decodeCatalogue } from "../../src/site/files/translations.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { readCatalogue } from "../../src/site/translate/readCatalogue.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";

/*
 * Examples of the guides that are pages, or parts of one. Those of recipes.md, pages.md, changes.md and the guides for
 * developers have tests of their own, which do what they say.
 */

const schemas = await loadSchemas(process.cwd());
/** A site in another language, too. */
const page = smallPage.replace("site:\n", "site:\n  languages: [{ lang: de, name: Deutsch }]\n");
const root = await makeProject("docs-examples", page);
const { context } = await loadSite(root);

test("the example of a catalogue is one", async () => {
  const guide = await readFile(path.resolve("docs/languages.md"), "utf8");
  const [, entry = ""] = /^```po\n(.*?)^```/ms.exec(guide) ?? [];
  const catalogue = readCatalogue(decodeCatalogue(Buffer.from(entry)));
  expect(JSON.stringify(catalogue)).toContain("Es gibt einen kostenlosen Tarif.");
});

type Values = Record<string, unknown>;

/** A section with what an example writes, and else what the first example of its type has. */
const fill = ({ type, props, ...frame }: Values) => ({
  type,
  ...frame,
  props: { ...Object(exampleProps(schemas, String(type), "en")), ...Object(props) },
});

/** The section that has each part, by the first setting of the part. */
const holders: Record<string, (part: Values) => Values> = {
  answer: ({ answer }) => ({
    type: "faq",
    props: {
      categories: undefined,
      questions: [{ id: "cost", question: "What does it cost?", answer }],
    },
  }),
  background: (frame) => ({ type: "hero", ...frame }),
  button: (props) => ({ type: "cta", props }),
  fields: (form) => {
    const example = Object(exampleProps(schemas, "contact", "en"));
    return { type: "contact", props: { form: { ...example.form, ...form } } };
  },
  icon: (item) => ({
    type: "features",
    props: { items: [{ title: "Wheels", description: "They turn.", ...item }] },
  }),
  props: ({ props }) => ({ type: "statement", props }),
  title: (props) => ({ type: "hero", props }),
};

/** The example as a page. */
function toPage(example: unknown): Values {
  if (Array.isArray(example)) return toPage({ sections: example });
  const part = Object(example);
  const [first = ""] = Object.keys(part);
  const holder = holders[first];
  if (holder) return toPage({ sections: [holder(part)] });
  const sections = part.sections ?? [{ type: "cta" }];
  const site = { name: "Lull", title: "Lull", description: "A museum of sleep.", ...part.site };
  return { ...part, ...(!part.page && { site }), sections: sections.map(fill) };
}

const guides = [
  "README",
  "docs/forms",
  "docs/languages",
  "docs/looks",
  "docs/own-data",
  "docs/publishing",
];
const examples = await Promise.all(
  [...guides, "docs/schedules", "docs/texts"].map(async (name) => {
    const text = await readFile(path.resolve(`${name}.md`), "utf8");
    const blocks = [...text.matchAll(/^```yaml\n(.*?)^```/gms)];
    return blocks.map(({ 1: code = "", index }) => ({
      place: `${name}.md:${text.slice(0, index).split("\n").length}`,
      code,
    }));
  }),
);

/** The problems of a page beside the first one. */
async function checkBeside(text: string) {
  await mkdir(path.join(root, "pages"), { recursive: true });
  await writeFile(path.join(root, "pages/example.yaml"), text);
  const { pages } = await loadSite(root);
  const made = pages.find(({ path }) => path === "/example/");
  if (!made) throw new Error("The example is no page.");
  return made.diagnostics;
}

/** Problems of what is around the example: its files, other parts of its page and sources of data are not there. */
const around = /^(no-anchor|no-data|no-file|no-target)$/;

test.each(examples.flat())("the example at $place is right", async ({ code }) => {
  const example = parse(code);
  const written = stringify(toPage(example));
  const isBeside = Object.hasOwn(Object(example), "page");
  const diagnostics = isBeside
    ? await checkBeside(written)
    : (await check(written, context)).diagnostics;
  const told = diagnostics
    .filter(({ severity, code }) => severity === "error" && !around.test(code))
    .map(({ code, message }) => `${code}: ${message}`);
  expect(told).toEqual([]);
});
