import path from "node:path";
import { expect, inject, it } from "vitest";
import { generate } from "../src/build/codegen.ts";

it("no generated file is older than the schemas it is made from", async () => {
  const files = await generate(process.cwd());
  for (const [file, text] of files) {
    const name = path.relative(process.cwd(), file);
    expect(inject("generated")[name], `${name} is stale: run npm start, and commit it`).toBe(text);
  }
});
