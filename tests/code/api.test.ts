import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { makeProject } from "../project/makeProject.ts";

/** The files whose exports are the public API. */
const entries = ["index.ts", "config.ts", "section.ts", "theme/index.ts", "ui/index.ts"];

/**
 * The types of a module as a declaration file, and of the modules of the project that it exports from. An entry exports
 * what it imports, too.
 */
function readTypes(folder: string, module: string, seen: Set<string>): string[] {
  const file = path.join(folder, module.replace(/\.tsx?$/, ".d.ts"));
  // What is generated from the schemas is their contract.
  if (seen.has(file) || module.endsWith(".gen.ts") || !existsSync(file)) return [];
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const words = entries.includes(module) ? "export|import" : "export";
  const named = new RegExp(`^(?:${words}) [^;]* from "(\\.[^"]+)"`, "gm");
  const inner = [...text.matchAll(named)].flatMap(([, from = ""]) =>
    readTypes(folder, path.join(path.dirname(module), from), seen),
  );
  return [`// ${module}\n${text}`, ...inner];
}

it("the types of the public API are those that are recorded", async () => {
  const root = await makeProject("api-types", "");
  const declared = path.join(root, "types");
  rmSync(declared, { recursive: true, force: true });
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  writeFileSync(
    path.join(root, "tsconfig.api.json"),
    JSON.stringify({
      compilerOptions: {
        ...compilerOptions,
        ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, removeComments: true },
        ...{ rootDir: path.resolve("src"), outDir: declared },
      },
      files: entries.map((entry) => path.resolve("src", entry)),
    }),
  );
  const { stdout, status } = spawnSync("npx", ["tsc", "-p", path.join(root, "tsconfig.api.json")], {
    encoding: "utf8",
  });
  expect(`${status} ${stdout}`).toBe("0 ");
  const seen = new Set<string>();
  const types = entries.flatMap((entry) => readTypes(declared, entry, seen)).join("\n");
  await expect(types).toMatchFileSnapshot("api.txt");
});
