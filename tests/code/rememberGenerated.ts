import { readFileSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { generate } from "../../src/node/project/codegen.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The generated files before any test. Tests that build write them again. */
    generated: Record<string, string>;
  }
}

/** Reads the generated files before a test can write them. */
export default async function rememberGenerated(project: TestProject): Promise<void> {
  const files = [...(await generate(process.cwd())).keys()];
  const texts = files.map((file) => [
    path.relative(process.cwd(), file),
    readFileSync(file, "utf8"),
  ]);
  project.provide("generated", Object.fromEntries(texts));
}
