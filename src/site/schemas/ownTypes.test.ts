import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ownTypesDir } from "../../../tests/fixtures/index.ts";
import { makeOwnSite } from "../../../tests/project/makeOwnSite.ts";
import { rootOf } from "../../../tests/project/makeProject.ts";
import { sectionSchema, sectionTypes } from "../../schema/schemaNode.ts";
import { loadSite } from "../read/loadSite.ts";
import { loadSchemas } from "./loadSchemas.ts";
import { rulesFile } from "./sectionRules.ts";

const root = rootOf("own-schemas");
const inside = (file: string) => path.join(root, file);
const read = (file: string) => readFile(inside(file), "utf8");

beforeEach(async () => {
  await makeOwnSite("own-schemas");
});

/** The report of the site after one file has another text, or is gone. */
async function tell(file: string, text?: string): Promise<string> {
  await rm(inside(file), { force: true });
  await mkdir(path.dirname(inside(file)), { recursive: true });
  if (text !== undefined) await writeFile(inside(file), text);
  return loadSchemas(root).then(
    () => "",
    (error) => `${error}`,
  );
}

let engine: Awaited<ReturnType<typeof loadSchemas>>;

beforeAll(async () => {
  engine = await loadSchemas(process.cwd());
});

test("a site without types of its own has the engine's schemas", async () => {
  await rm(inside("sections"), { recursive: true });
  expect(await loadSchemas(root)).toEqual(engine);
});

test("a folder with a schema adds a type among the others, and one without wraps a type", async () => {
  const types = sectionTypes(await loadSchemas(root)).map(([type]) => type);
  const own = ["mood-board", "tour"];
  expect(types).toEqual([...sectionTypes(engine).map(([type]) => type), ...own].sort());
  const { pages } = await loadSite(root);
  expect(pages[0].diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("a schema that lies beside the folders of types is told where it belongs", async () => {
  const schema = await read("sections/tour/tour.schema.json");
  expect(await tell("sections/photo-wall.schema.json", schema)).toMatchInlineSnapshot(
    `"sections/photo-wall.schema.json: each type has a folder of its own. Move this schema and its component PhotoWall.tsx into sections/photo-wall/."`,
  );
});

test("a mistake in the props of an own type is told at its line, and a type that is nearly one is suggested", async () => {
  await writeFile(
    inside("page.yaml"),
    (await read("page.yaml"))
      .replace("title: The mood", "heading: The mood")
      .replace("type: tour", "type: tuor"),
  );
  const { pages } = await loadSite(root);
  const told = pages[0].diagnostics.filter(({ severity }) => severity === "error");
  expect(told.map(({ line, message, hint }) => [line, message, hint])).toMatchInlineSnapshot(`
    [
      [
        17,
        "Section 2, mood-board: there is no setting "heading" here.",
        "Is it meant to be "title", which is missing? What can stand here: title, layout or pins.",
      ],
      [
        25,
        "Section 3 has a type that does not exist: "tuor".",
        "Did you mean "tour"? Write album, announcement, carousel, code, comparison, contact, countdown, cta, embed, faq, features, footer, header, hero, logos, mood-board, pricing, prose, showcase, spotlight, statement, stats, team, testimonials or ….",
      ],
    ]
  `);
});

test("each mistake in a type of the site's own is told with its file, and what to do", async () => {
  const board = "sections/mood-board/mood-board.schema.json";
  const written = await read(board);
  const schema = JSON.parse(written);
  const told: string[] = [];
  for (const [file, text] of [
    ["sections/Mood Board/a.txt", ""],
    ["sections/carpet/notes.txt", ""],
    ["sections/stat/Stat.tsx", ""],
    ["sections/stats/stats.schema.json", "{}"],
    ["sections/stats/Stats.tsx", undefined],
    ["sections/tour/Tour.tsx", "export const Trip = () => null;"],
    [board, undefined],
    [board, '{\n  "title": "MoodBoardProps",\n}'],
    [board, "[]"],
    [board, JSON.stringify({ ...schema, examples: [] })],
    [board, JSON.stringify({ ...schema, landmarks: "aside", carpets: 2 })],
    [board, JSON.stringify({ ...schema, once: "yes", landmark: "main" })],
    [board, JSON.stringify({ ...schema, definitions: { pin: null } })],
    [board, written.replace('"minItems": 1', '"minItems": "1", "uniqueItems": 1')],
    [board, JSON.stringify({ ...schema, examples: [{ title: "No pins" }] })],
    [board, JSON.stringify({ ...schema, examples: [{ title: "A", pins: [{ imgae: 1 }] }] })],
    [board, JSON.stringify({ ...schema, examples: [{ title: 5, pins: [] }] })],
    [board, written.replace("definitions/text", "definitions/txet")],
    [board, written.replace("../common", "./common")],
    [board, written.replace('"array"', '"aray"')],
    [board, written.replace('"array"', '["aray"]')],
    [board, written.replace('"title", "pins"', '"title", "pin"')],
    [board, written.replace(/ *"required": .*\n/, "")],
    [board, written.replace(/ *"additionalProperties": .*\n/, "")],
  ] as const) {
    told.push(await tell(file, text));
    await rm(inside("sections"), { recursive: true });
    await cp(path.join(ownTypesDir, "sections"), inside("sections"), { recursive: true });
  }
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "sections/Mood Board: "Mood Board" is not a type's name. Names are small letters and digits with dashes between words, as in mood-board. Rename the folder and its files.
    sections/carpet: there is no carpet.schema.json, which describes what an author may write. npm run new makes both files of a type. A folder without a schema wraps the type of Broadside that it is named after, and there is no carpet.
    sections/stat: there is no stat.schema.json, which describes what an author may write. npm run new makes both files of a type. A folder without a schema wraps the type of Broadside that it is named after, and there is no stat. Did you mean "stats" or "cta"?
    sections/stats/stats.schema.json: stats is a section type of Broadside already. For a type of your own, rename the folder and its files; to wrap that type, delete this schema.
    sections/stats: there is no Stats.tsx, the component of the type. Write one that exports a function Stats.
    sections/tour/Tour.tsx: it has no export of the name Tour. Write: export function Tour(props: SectionProps<"tour">).
    sections/mood-board: there is no mood-board.schema.json, which describes what an author may write. npm run new makes both files of a type. A folder without a schema wraps the type of Broadside that it is named after, and there is no mood-board.
    sections/mood-board/mood-board.schema.json:3:1: this is not JSON. Look there for a missing comma, bracket or quote, or for a comma too many.
    sections/mood-board/mood-board.schema.json: a schema is a group of settings in braces.
    sections/mood-board/mood-board.schema.json: "examples" is not as it must be. Write one set of props or more: the gallery shows them, and a new section begins with the first.
    sections/mood-board/mood-board.schema.json:1:1106: "landmarks" is no keyword. Did you mean "landmark"?
    sections/mood-board/mood-board.schema.json:1:1126: "carpets" is no keyword. node_modules/broadside/docs/writing-a-section.md lists them.
    sections/mood-board/mood-board.schema.json:1:1119: "landmark" must be "aside", "header" or "footer", not "main".
    sections/mood-board/mood-board.schema.json:1:1106: "once" must be true or false, not "yes".
    sections/mood-board/mood-board.schema.json:1:1121: "pin" must be an object in braces or true or false, not null.
    sections/mood-board/mood-board.schema.json:19:7: "minItems" must be a whole number, not "1".
    sections/mood-board/mood-board.schema.json:19:24: "uniqueItems" must be true or false, not 1.
    sections/mood-board/mood-board.schema.json: example 1 is not what the schema allows. Its props: "pins" is missing.
    sections/mood-board/mood-board.schema.json: example 1 is not what the schema allows. Item 1 of pins: "image" is missing.
    sections/mood-board/mood-board.schema.json: example 1 is not what the schema allows. Title: it must be string.
    sections/mood-board/mood-board.schema.json:9:47: There is no definition "txet". Did you mean "text"?
    sections/mood-board/mood-board.schema.json:9:47: "./common.schema.json#/definitions/text" leads to no schema. A shared definition is "../common.schema.json#/definitions/text".
    sections/mood-board/mood-board.schema.json:18:7: "aray" is no type of a value. Did you mean "array"?
    sections/mood-board/mood-board.schema.json:18:16: "type" must be "array", "boolean", "integer", "null", "number", "object" or "string", not "aray".
    sections/mood-board/mood-board.schema.json:6:25: "properties" has no "pin". Did you mean "pins"?
    sections/mood-board/mood-board.schema.json:1:1: Write "required" beside "properties": the settings without which your component cannot do; [] if there are none.
    sections/mood-board/mood-board.schema.json:1:1: Write "additionalProperties": false beside "properties": without it, nobody is told of a misspelt setting."
  `);
});

test("the rules name the own types beside the engine's, which stay as they were", async () => {
  const schemas = await loadSchemas(root);
  expect(schemas.get(rulesFile)?.definitions?.type?.enum).toContain("mood-board");
  for (const [type] of sectionTypes(engine)) {
    expect(schemas.get(sectionSchema(type))).toEqual(engine.get(sectionSchema(type)));
  }
});
