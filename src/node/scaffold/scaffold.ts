import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { writeWhole } from "../../site/write/writeAtomically.ts";
import { regenerate } from "../project/codegen.ts";
import { checkName } from "./names.ts";
import { type Kind, nameComponent, writeIsland, writeSchema, writeStatic } from "./templates.ts";

const { resolve } = createRequire(import.meta.url);

/**
 * Makes a section type that works at once: its schema, its component, and the generated files. Returns what it made and the
 * next steps. Throws before it writes anything.
 */
export async function scaffold(root: string, type: string, kind: Kind): Promise<string> {
  checkName(root, type);
  const render = kind === "static" ? writeStatic : writeIsland;
  const component = nameComponent(type, render);
  const schema = `schema/sections/${type}.schema.json`;
  const module = `src/sections/${type}/${component}.tsx`;
  const files = await Promise.all(
    [[schema, writeSchema(type, kind)] as const, [module, render(type, component)] as const].map(
      async ([file, text]) => [path.join(root, file), await format(file, text)] as const,
    ),
  );
  await mkdir(path.dirname(path.join(root, module)));
  for (const [file, text] of files) await writeWhole(file, text);
  await regenerate(root);
  return [
    `Made ${schema}`,
    `Made ${module}`,
    "",
    `Next: run npm start, and look at /gallery#${type} at every width. Change the schema, and its types`,
    "follow; change the component, and the gallery does. The parts to build with, the rules and two whole",
    "examples are in docs/writing-a-section.md. Then give page.yaml a section of this type, and run",
    `npm run test:section -- ${type}`,
  ].join("\n");
}

/** The text, formatted as the project's formatter does. */
function format(file: string, text: string): Promise<string> {
  const biome = resolve("@biomejs/biome/bin/biome");
  const args = [biome, "check", "--write", "--vcs-enabled=false", `--stdin-file-path=${file}`];
  return new Promise((done, fail) => {
    const child = execFile(process.execPath, args, (error, output) =>
      error ? fail(error) : done(output),
    );
    child.stdin?.end(text);
  });
}
