import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { editorPath, tokenHeader } from "../../src/shared/editor/endpoint.ts";
import { pageYaml } from "../fixtures/index.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import { runBuild } from "../project/runVite.ts";

/** The files that a build of a project publishes, each with its content as bytes of a text. */
async function publish(root: string): Promise<Map<string, string>> {
  const files = readdirSync(await runBuild(root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(files.map((file) => [path.relative(root, file), readFileSync(file, "latin1")]));
}

const hashed = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    [...files].map(([file, content]) => [file, createHash("sha256").update(content).digest("hex")]),
  );

test("a site is published to the byte the same with the files of the editor and without", async () => {
  const root = await makeProject("editor-published", pageYaml);
  const src = await copyFolder(root, "src");
  const published = await publish(root);
  const ofEditor = [editorPath, tokenHeader, "react-aria"];
  const holding = [...published].filter(([, content]) =>
    ofEditor.some((words) => content.includes(words)),
  );
  expect(holding.map(([file]) => file)).toEqual([]);
  for (const part of ["editor", "entry.editor.tsx"]) {
    await rm(path.join(src, part), { recursive: true });
  }
  expect(hashed(await publish(root))).toEqual(hashed(published));
});
