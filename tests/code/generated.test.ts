import { appendFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { generate, regenerate } from "../../src/node/project/codegen.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";

it("no generated file is older than the schemas it is made from", async () => {
  const files = await generate(process.cwd());
  for (const [file, text] of files) {
    const name = path.relative(process.cwd(), file);
    expect(inject("generated")[name], `${name} is stale: run npm start, and commit it`).toBe(text);
  }
});

it("a change of the generator alone generates anew", async () => {
  const root = await makeProject("generator", "");
  const src = await copyFolder(root, "src");
  expect(await regenerate(root)).toEqual([]);
  await appendFile(path.join(src, "node/project/renderTypes.ts"), "// Changed.\n");
  expect(await regenerate(root)).toEqual([path.join(src, "shared/schema.gen.ts")]);
});

it("what editors and systems leave beside a schema is none, and a schema that is no JSON is named", async () => {
  const root = await makeProject("swap-files", "");
  const schemaDir = await copyFolder(root, "schema");
  const texts = [...(await generate(root)).values()];
  for (const left of [".faq.schema.json.swp", "._faq.schema.json", ".DS_Store"]) {
    await writeFile(path.join(schemaDir, "sections", left), "no JSON");
  }
  expect([...(await generate(root)).values()]).toEqual(texts);
  await writeFile(path.join(schemaDir, "sections/faq.schema.json"), "{");
  await expect(loadSchemas(root)).rejects.toThrow(/sections.faq\.schema\.json is not JSON/);
});
