import { expect, it } from "vitest";
import type { SchemaNode } from "../../schema/schemaNode.ts";
import type { EditorPage } from "../../shared/editor/endpoint.ts";
import { countLinks } from "./countLinks.ts";

const definition = (name: string): SchemaNode => ({
  $ref: `../common.schema.json#/definitions/${name}`,
});

const schemas = new Map<string, SchemaNode>([
  [
    "sections/list.schema.json",
    {
      type: "object",
      properties: {
        links: { type: "array", items: definition("href") },
        text: definition("formatted"),
        file: definition("markdownFile"),
        name: definition("text"),
      },
    },
  ],
  [
    "common.schema.json",
    {
      definitions: Object.fromEntries(
        ["href", "formatted", "markdownFile", "text"].map((name) => [name, { type: "string" }]),
      ),
    },
  ],
]);

const page = (path: string, ...sections: object[]): EditorPage => ({
  ...{ file: `pages${path.slice(0, -1)}.yaml`, path, version: "", problems: [], locked: {} },
  data: { sections: sections.map((section) => ({ type: "list", ...section })) },
});

const about = page(
  "/about/",
  { id: "team", props: { links: ["#team", "/about/#team"] } },
  {
    id: "more",
    props: { links: ["#team", "#team-2"], text: "[Us](/about/#team) and [all](#team)" },
  },
);
const pages = [
  page("/", {
    props: {
      links: ["/about/", "/about#team", "/about/?x", "/about/index.html", "#team", "/about/#more"],
      text: "Read [about us](/about/), [the team](/about/#team) or /x/about/.",
      name: "/about/",
    },
  }),
  about,
  page("/x/", { props: { links: ["/about-us/", "/about/us/", "about", "https://a.b/about/"] } }),
];

it("counts links to a page in every spelling, from other pages", () => {
  expect(countLinks({ pages, files: [], revision: 1 }, schemas, about)).toBe(7);
});

it("counts links in the Markdown files that pages name, where they are named", () => {
  const textLinks = { "us.md": ["/about/", "/about#team", "#team", "https://a.b/about/"] };
  const naming = { ...page("/y/", { props: { file: "us.md" } }), textLinks };
  const unknown = page("/z/", { props: { file: "us.md" } }, { props: { file: "constructor" } });
  const team = { id: "team", props: { links: [] } };
  const here = { ...page("/about/", team, { id: "more", props: { file: "us.md" } }), textLinks };
  const count = (pages: EditorPage[], anchor?: string) =>
    countLinks({ pages, files: [], revision: 1 }, schemas, here, anchor);
  expect(count([naming, unknown])).toBe(2);
  expect(count([naming, unknown], "team")).toBe(1);
  expect(count([here], "team")).toBe(2);
});

it("counts links to a section, from other sections", () => {
  expect(countLinks({ pages, files: [], revision: 1 }, schemas, about, "team")).toBe(5);
  expect(countLinks({ pages, files: [], revision: 1 }, schemas, about, "more")).toBe(1);
});
