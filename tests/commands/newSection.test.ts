// @module-tag rest

import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { regenerate } from "../../src/node/project/codegen.ts";
import { scaffold } from "../../src/node/scaffold/scaffold.ts";
import { islandTypes } from "../fixtures/islandTypes.ts";
import { buildIn } from "../project/build.ts";
import { makeProject } from "../project/makeProject.ts";

const run = promisify(execFile);
const guide = readFileSync("docs/writing-a-section.md", "utf8");
let root: string;

/** The text of every file in the folders that a new type may change. */
const snapshot = () =>
  ["schema", "src"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(root, folder, file))
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, readFileSync(file, "utf8")]),
  );

const schemaOf = (type: string): { examples: unknown[]; position?: string } =>
  JSON.parse(readFileSync(path.join(root, `schema/sections/${type}.schema.json`), "utf8"));
const examplesOf = (type: string) => schemaOf(type).examples;

/** The code blocks of docs/writing-a-section.md in this language. */
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(
    ([, text = ""]) => text,
  );

const text = { description: "A text.", $ref: "../common.schema.json#/definitions/text" };
const groupOf = (title: string, ...names: string[]) => ({
  title,
  description: "A group.",
  type: "object",
  required: names,
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

/** A new type's schema with two groups of texts, and with a picture and a link, which hold the same names. */
function withAlike(schema: { properties: object; examples: object[] }) {
  const definitions = "../common.schema.json#/definitions";
  const own = { credit: { src: "Ada", alt: "Byron" }, source: { label: "The", href: "archive" } };
  return {
    ...schema,
    required: ["title", "items", "credit", "source"],
    properties: {
      ...schema.properties,
      credit: groupOf("AlikeCredit", "src", "alt"),
      source: groupOf("AlikeSource", "label", "href"),
      cover: { $ref: `${definitions}/image` },
      more: { $ref: `${definitions}/link` },
    },
    examples: schema.examples.map((example) => ({ ...example, ...own })),
  };
}

/** A component that does not compile unless each value is typed by the name of its definition. */
const alike = `
import type { Picture, SectionProps } from "../../section.ts";
import { SectionHeading } from "../../ui/index.ts";

export function Alike({ frame, title, credit, source, cover, more }: SectionProps<"alike">) {
  const own: { src: string; alt: string } = credit;
  const picture: Picture | undefined = cover;
  const places: [string, string | undefined] = [source.href, more?.href];
  // @ts-expect-error A group of texts has no width.
  const width = credit.width;
  // @ts-expect-error A link may have no destination.
  const href: string = more?.href ?? picture?.width ?? more?.href;
  return (
    <>
      <SectionHeading frame={frame} title={title} />
      <p data-width={width} data-href={href}>{own.src} {own.alt} {source.label} {places}</p>
    </>
  );
}
`;

beforeAll(async () => {
  root = await makeProject("new-section", "");
  for (const folder of ["schema", "src"]) {
    rmSync(path.join(root, folder));
    cpSync(folder, path.join(root, folder), { recursive: true });
  }
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  writeFileSync(
    path.join(root, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["src/registry"] }),
  );
});

describe("npm run new", () => {
  // A name that is a global in JavaScript, and one that the component's own code uses.
  const made = {
    map: "static",
    "tip-jar": "static",
    next: "island",
    // Replaced below by the code in the guide.
    "mood-board": "static",
    tour: "island",
    // It has parts that look like a picture and a link, and are none.
    alike: "static",
  } as const;

  beforeAll(async () => {
    for (const [type, list] of Object.entries(made)) await scaffold(root, type, list);
    const [schema = ""] = blocks("json");
    const [board = ""] = blocks("tsx");
    const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
    write("schema/sections/mood-board.schema.json", schema);
    write("src/sections/mood-board/MoodBoard.tsx", board);
    const file = path.join(root, "schema/sections/alike.schema.json");
    writeFileSync(file, JSON.stringify(withAlike(JSON.parse(readFileSync(file, "utf8")))));
    write("src/sections/alike/Alike.tsx", alike);
    await regenerate(root);
  });

  it("makes the island that the guide shows", () => {
    const [, tabs = ""] = blocks("tsx");
    expect(readFileSync(path.join(root, "src/sections/tour/Tour.tsx"), "utf8")).toBe(tabs);
  });

  it("makes types that compile", async () => {
    const tsc = path.resolve("node_modules/typescript/bin/tsc");
    await run(process.execPath, [tsc, "-p", root]).catch(({ stdout }) => expect(stdout).toBe(""));
  });

  it("makes types whose examples are printed, and lists them", async () => {
    const sections = Object.keys(made).flatMap((type) =>
      examplesOf(type).map((props, n) => ({ type, id: `${type}-${n}`, props })),
    );
    // A new island may move code that it shares with these into files of their own. Their sizes must stay in
    // budget.
    const isFirst = (type: string) => schemaOf(type).position === "first";
    const others = [...islandTypes.keys()]
      .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
      .map((type) => ({ type, props: examplesOf(type).at(-1) }));
    const site = { name: "New", title: "New", description: "What has just been made." };
    writeFileSync(
      path.join(root, "page.yaml"),
      stringify({ site, sections: [...others, ...sections] }, { blockQuote: "literal" }),
    );
    const html = readFileSync(path.join(await buildIn(root), "index.html"), "utf8");
    expect(html).toContain("Ada Byron The archive");
    for (const { id, type } of sections) {
      expect(html).toContain(`id="${id}"`);
      expect(html.includes(`data-island="${type}"`)).toBe(
        made[type as keyof typeof made] === "island",
      );
    }
  });

  it.each(["hero", "map", "Pricing", "two words", "-x", "../x", "", "9lives"])(
    "refuses the name %j and changes nothing",
    async (type) => {
      const before = snapshot();
      await expect(scaffold(root, type, "static")).rejects.toThrow(/already|is not a type's name/);
      expect(snapshot()).toEqual(before);
    },
  );
});
