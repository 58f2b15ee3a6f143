import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cacheFolder } from "../cacheFolder.ts";

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
