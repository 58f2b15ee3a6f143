import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cacheFolder } from "../cacheFolder.ts";
import { compile } from "./compileSchemas.ts";
import { loadSchemas } from "./loadSchemas.ts";

test("a keyword with a wrong value, or that nobody reads, is refused with the name of its file", async () => {
  const schemas = await loadSchemas(".");
  const tell = (file: string, mistake: object) => {
    const wrong = { ...schemas.get(file), ...mistake };
    try {
      compile(new Map(schemas).set(file, wrong));
    } catch (error) {
      return error instanceof Error && error.message;
    }
  };
  expect([
    tell("sections/carousel.schema.json", { landmark: "asid" }),
    tell("sections/hero.schema.json", { hydrates: { when: ["seen"] } }),
    tell("theme.schema.json", { one: true }),
  ]).toMatchInlineSnapshot(`
    [
      "schema/sections/carousel.schema.json: keyword "landmark" value is invalid at path "#": data must be equal to one of the allowed values",
      "schema/sections/hero.schema.json: keyword "hydrates" value is invalid at path "#": data/when/0 must be equal to one of the allowed values",
      "schema/theme.schema.json: strict mode: unknown keyword: "one"",
    ]
  `);
});

test("the compiled schemas are kept in the project's own folder", async () => {
  compile(await loadSchemas("."));
  const kept = readdirSync(path.resolve(cacheFolder)).filter((name) => /^validator-/.test(name));
  expect(kept).not.toEqual([]);
});

test("where the disk takes half of the compiled schemas, nothing is left of them", async () => {
  // Schemas that no run has compiled before.
  const script = `
    const { compile } = require("./src/site/schemas/compileSchemas.ts");
    const { loadSchemas } = require("./src/site/schemas/loadSchemas.ts");
    loadSchemas(process.cwd()).then((schemas) => {
      const own = [...schemas].map(([file, schema]) => [file, { ...schema, $comment: String(Math.random()) }]);
      console.log(Object.keys(compile(new Map(own))).length);
    });`;
  const listHalves = () =>
    readdirSync(path.resolve(cacheFolder)).filter((name) => name.includes(".cjs."));
  const before = listHalves();
  // A limit of the process ends a file in the same way as a full disk, and needs no disk of its own.
  const { stdout } = spawnSync(
    "bash",
    ["-c", 'ulimit -f 8; exec "$0" --require tsx/cjs --eval "$1"', process.execPath, script],
    { encoding: "utf8", env: { ...process.env, TSX_DISABLE_CACHE: "1" } },
  );
  expect(stdout.trim()).toBe("2");
  // Other processes may be writing theirs.
  await expect.poll(() => listHalves().filter((name) => !before.includes(name))).toEqual([]);
});
